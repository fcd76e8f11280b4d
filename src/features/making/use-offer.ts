import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectOffered, selectOffers, selectServedEffects, type OfferSnapshot } from '../../../machines/offer/offer.selectors.ts';
import type { Offered } from '../../../machines/offer/offer.types.ts';
import { useRoot } from '../../wiring/hooks.tsx';
import { offerFlow } from '../../wiring/offer.ts';

function useOfferFact<T>(select: (snapshot: OfferSnapshot) => T): T {
  const offer = offerFlow(useRoot());
  useEffect(() => offer.send({ type: 'offer.wanted' }), [offer]);
  return useSelector(offer, select);
}

/** A tool as the server offers it; null until it has said. */
export const useOffer = (slug: string): Offered | null => useOfferFact((snapshot) => selectOffered(snapshot, slug));

/** Ids of the effect cards that can be made here now; null until the server has said. */
export const useServedEffects = (): readonly string[] | null => useOfferFact(selectServedEffects);

/** What a tool costs here now: as the server says, before that as the catalogue does. */
export function useCosts(): (tool: { slug: string; cost: number }) => number {
  const offers = useOfferFact(selectOffers);
  return ({ slug, cost }) => offers.find((offered) => offered.slug === slug)?.cost ?? cost;
}
