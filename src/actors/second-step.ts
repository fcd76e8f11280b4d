import { codes } from '../../contract/facts/codes.ts';
import * as calls from '../../contract/structs/calls/factor.ts';
import { proveFactor } from '../../contract/structs/calls/operator.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { SecondStepServices } from '../../machines/secondStep/secondStep.actors.ts';
import type { SecondStepInput } from '../../machines/secondStep/secondStep.types.ts';
import { recoveryCodes } from '../../machines/secondFactor/secondFactor.types.ts';
import { callApi } from '../platform/api.ts';
import { askForPasskey } from '../platform/passkeys.ts';

type Proof = Infer<typeof calls.loginSecondStep.body>;

/** Sends a proof for what the step is for; a passkey that is `alone` is sent by its own call. */
const proving = (send: (input: SecondStepInput, proof: Proof) => Promise<Answer<string | null>>): SecondStepServices => ({
  proveByCode: (subject, code) => send({ subject, alone: false }, { code }),
  proveByPasskey: async (input, signal) => {
    const request = await callApi(calls.passkeyRequest, { signal, quiet: true, token: null });
    if (request.code !== codes.success || !request.data) return { ...request, data: null };
    const passkey = await askForPasskey(request.data);
    return passkey && send(input, { passkey: passkey as NonNullable<Proof['passkey']> });
  },
});

/** Completes a sign-in, or signs in with a passkey alone. */
export const signInStep = proving(({ alone }, { code, passkey }) =>
  alone && passkey
    ? callApi(calls.loginWithPasskey, { body: { passkey }, token: null, quiet: true })
    : callApi(calls.loginSecondStep, { body: { ...(code && { code }), ...(passkey && { passkey }) }, token: null, quiet: true }),
);

/** Opens the operator's console. */
export const consoleStep = proving((_, body) => callApi(proveFactor, { body, quiet: true }));

/** Removes the authenticator app, or a passkey by its id, or renews the recovery codes. */
export const factorStep = proving(async ({ subject }, body) => {
  if (subject === 'app') return callApi(calls.removeApp, { body, quiet: true });
  if (subject !== recoveryCodes) return callApi(calls.removePasskey, { params: { id: subject ?? '' }, body, quiet: true });
  const { data, ...answer } = await callApi(calls.renewRecovery, { body, quiet: true });
  return { ...answer, data: data && data.recovery.join('\n') };
});
