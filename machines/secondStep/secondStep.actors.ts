import { fromPromise } from 'xstate';
import type { Answer } from '../../contract/structs/envelope.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Proved, SecondStepInput } from './secondStep.types.ts';

export type SecondStepServices = {
  /** Sends a code for what `subject` names; the data is a token where it completes a sign-in. */
  proveByCode(subject: string | null, code: string): Promise<Answer<string | null>>;
  /** Asks the browser for a passkey and sends its answer; null when the browser's window was closed without one. */
  proveByPasskey(input: SecondStepInput, signal: AbortSignal): Promise<Answer<string | null> | null>;
};

const proved = ({ code, msg, data }: Answer<string | null>): Proved => (code === codes.success ? { token: data } : { refusal: msg });

/** Proves the second factor. */
export const secondStepActors = (services: SecondStepServices) => ({
  prove: fromPromise<Proved, { subject: string | null; code: string }>(async ({ input }) =>
    proved(await services.proveByCode(input.subject, input.code)),
  ),
  provePasskey: fromPromise<Proved | null, SecondStepInput>(async ({ input, signal }) => {
    const answer = await services.proveByPasskey(input, signal);
    return answer && proved(answer);
  }),
});
