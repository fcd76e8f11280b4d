import type { SnapshotFrom } from 'xstate';
import type { offerMachine } from './offer.machine.ts';
import type { Offered } from './offer.types.ts';

export type OfferSnapshot = SnapshotFrom<typeof offerMachine>;

/** A tool on offer; null until the server has reported. */
export const selectOffered = ({ context }: OfferSnapshot, slug: string): Offered | null =>
  context.tools.find((tool) => tool.slug === slug) ?? null;

/** Every tool that the server listed. */
export const selectOffers = ({ context }: OfferSnapshot): readonly Offered[] => context.tools;

/** Ids of the effects that can be made here now; null until the server has reported. */
export const selectServedEffects = ({ context }: OfferSnapshot): readonly string[] | null =>
  context.tools.find(({ effects }) => effects)?.effects ?? null;

/** What each effect costs here now, by its id; null until the server has reported. */
export const selectEffectPrices = ({ context }: OfferSnapshot): Readonly<Record<string, number>> | null =>
  context.tools.find(({ prices }) => prices)?.prices ?? null;

/** Whether the list failed to load. */
export const selectIsOfferFailed = (snapshot: OfferSnapshot): boolean => snapshot.hasTag('failed');
