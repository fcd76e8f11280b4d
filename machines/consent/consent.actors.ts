import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { ConsentAnswer, ConsentRecalled, ConsentSubject, Receipt } from './consent.types.ts';

export type ConsentServices = {
  /** `POST /api/consents`. */
  createConsent(body: { subject: ConsentSubject; adult: true; tool: string }, signal: AbortSignal): Promise<Answer<Receipt>>;
  /** `GET /api/consents`, newest first. */
  listConsents(signal: AbortSignal): Promise<Answer<{ items: Receipt[] }>>;
};

/** Records the consent: a receipt, or the server's message of refusal; and finds the one that holds already. */
export const consentActors = (services: ConsentServices) => ({
  giveConsent: fromPromise<ConsentAnswer, { tool: string; subject: ConsentSubject }>(async ({ input, signal }) => {
    const { code, msg, data } = await services.createConsent({ ...input, adult: true }, signal);
    return code === codes.success && data ? { receipt: data } : { refusal: msg };
  }),
  recallConsent: fromPromise<ConsentRecalled, { tool: string }>(async ({ input, signal }) => {
    const { data } = await services.listConsents(signal);
    return data?.items.find(({ tool, revokedAt }) => tool === input.tool && revokedAt === null) ?? null;
  }),
});
