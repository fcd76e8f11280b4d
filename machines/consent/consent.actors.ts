import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { ConsentAnswer, ConsentSubject, Receipt } from './consent.types.ts';

export type ConsentServices = {
  /** `POST /api/consents`. */
  createConsent(body: { subject: ConsentSubject; adult: true; tool: string }, signal: AbortSignal): Promise<Answer<Receipt>>;
};

/** Gives the consent: a receipt, or the refusal in the words of the server. */
export const consentActors = (services: ConsentServices) => ({
  giveConsent: fromPromise<ConsentAnswer, { tool: string; subject: ConsentSubject }>(async ({ input, signal }) => {
    const { code, msg, data } = await services.createConsent({ ...input, adult: true }, signal);
    return code === codes.success && data ? { receipt: data } : { refusal: msg };
  }),
});
