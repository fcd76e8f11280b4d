import { codes } from '../../contract/facts/codes.ts';
import * as calls from '../../contract/structs/calls/factor.ts';
import { mailSend } from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { SecondFactorServices } from '../../machines/secondFactor/secondFactor.actors.ts';
import { callApi } from '../platform/api.ts';
import { makePasskey } from '../platform/passkeys.ts';
import { factorStep } from './second-step.ts';

/** The second factors of the account, and the code that proves who adds one. */
export const secondFactorServices: SecondFactorServices = {
  getFactor: (signal) => callApi(calls.getFactor, { signal, quiet: true }),
  setUpApp: (signal) => callApi(calls.setUpApp, { signal, quiet: true }),
  sendCode: (email, signal) => callApi(mailSend, { body: { email, domain: location.hostname }, signal, quiet: true }),
  confirmApp: (confirmation) => callApi(calls.confirmApp, { body: confirmation, quiet: true }),
  addPasskey: async (given) => {
    const options = await callApi(calls.passkeyOptions, { quiet: true });
    if (options.code !== codes.success || !options.data) return { ...options, data: null };
    const passkey = await makePasskey(options.data);
    return (
      passkey &&
      callApi(calls.addPasskey, { body: { ...given, passkey: passkey as Infer<typeof calls.addPasskey.body>['passkey'] }, quiet: true })
    );
  },
  proof: factorStep,
};
