import type { SnapshotFrom } from 'xstate';
import type { offerMachine } from './offer.machine.ts';
import type { Offered } from './offer.types.ts';

export type OfferSnapshot = SnapshotFrom<typeof offerMachine>;

/** A tool as it is offered; null until the server has said. */
export const selectOffered = ({ context }: OfferSnapshot, slug: string): Offered | null =>
  context.tools.find((tool) => tool.slug === slug) ?? null;

/** Every tool that the server has told of. */
export const selectOffers = ({ context }: OfferSnapshot): readonly Offered[] => context.tools;

/** Ids of the effect cards that can be made here now; null until the server has said. */
export const selectServedEffects = ({ context }: OfferSnapshot): readonly string[] | null =>
  context.tools.find(({ effects }) => effects)?.effects ?? null;

/** Whether it is unknown what is served. */
export const selectIsOfferFailed = (snapshot: OfferSnapshot): boolean => snapshot.matches('failed');
