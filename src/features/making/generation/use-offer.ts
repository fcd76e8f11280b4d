import { useSelector } from '@xstate/react';
import type { EffectCard } from '../../../../contract/facts/tools/effects.ts';
import { costOfEffect } from '../../../../contract/facts/tools/terms.ts';
import {
  selectEffectPrices,
  selectOffered,
  selectOffers,
  selectServedEffects,
  type OfferSnapshot,
} from '../../../../machines/offer/offer.selectors.ts';
import type { Offered } from '../../../../machines/offer/offer.types.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { offerFlow } from '../../../actors/offer.ts';

function useOfferFact<T>(select: (snapshot: OfferSnapshot) => T): T {
  const offer = offerFlow(useRoot());
  return useSelector(offer, select);
}

/** A tool as the server offers it; null until the server has answered. */
export const useOffer = (slug: string): Offered | null => useOfferFact((snapshot) => selectOffered(snapshot, slug));

/** Ids of the effects that this server offers; null until it has answered. */
export const useServedEffects = (): readonly string[] | null => useOfferFact(selectServedEffects);

/** The cost of an effect in credits: the server's, or the catalog's until the server has answered. */
export function useEffectCosts(): (card: EffectCard) => number {
  const prices = useOfferFact(selectEffectPrices);
  return (card) => prices?.[card.id] ?? costOfEffect(card);
}

/** The cost of a tool in credits: the server's, or the catalog's until the server has answered. */
export function useCosts(): (tool: { slug: string; cost: number }) => number {
  const offers = useOfferFact(selectOffers);
  return ({ slug, cost }) => offers.find((offered) => offered.slug === slug)?.cost ?? cost;
}
