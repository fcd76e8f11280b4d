import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Receipt, Receipts, Revoked } from './consents.types.ts';

export type ConsentsServices = {
  /** `GET /api/consents`. */
  listConsents(signal: AbortSignal): Promise<Answer<{ items: readonly Receipt[] }>>;
  /** `DELETE /api/consents/{id}`. */
  revokeConsent(id: string): Promise<Answer<null>>;
};

/** Lists and revokes consents. */
export const consentsActors = (services: ConsentsServices) => ({
  listConsents: fromPromise<Receipts>(async ({ signal }) => (await services.listConsents(signal)).data?.items ?? null),
  revokeConsent: fromPromise<Revoked, { id: string }>(async ({ input }) => {
    const { code, msg } = await services.revokeConsent(input.id);
    // A receipt that no longer exists is no longer a consent.
    return code === codes.success || code === codes.notFound ? null : { text: msg };
  }),
});
