import type { SnapshotFrom } from 'xstate';
import type { offerMachine } from './offer.machine.ts';
import type { Offered } from './offer.types.ts';

export type OfferSnapshot = SnapshotFrom<typeof offerMachine>;

/** A tool as it is offered; null until the server has said. */
export const selectOffered = ({ context }: OfferSnapshot, slug: string): Offered | null =>
  context.tools.find((tool) => tool.slug === slug) ?? null;

export const selectIsOfferFailed = (snapshot: OfferSnapshot): boolean => snapshot.matches('failed');
