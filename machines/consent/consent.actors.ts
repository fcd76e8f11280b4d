import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { ConsentAnswer, ConsentSubject, Receipt } from './consent.types.ts';

export type ConsentServices = {
  /** `POST /api/consents`. */
  createConsent(body: { subject: ConsentSubject; adult: true; tool: string }, signal: AbortSignal): Promise<Answer<Receipt>>;
};

/** Records the consent: a receipt, or the server's message of refusal. */
export const consentActors = (services: ConsentServices) => ({
  giveConsent: fromPromise<ConsentAnswer, { tool: string; subject: ConsentSubject }>(async ({ input, signal }) => {
    const { code, msg, data } = await services.createConsent({ ...input, adult: true }, signal);
    return code === codes.success && data ? { receipt: data } : { refusal: msg };
  }),
});
