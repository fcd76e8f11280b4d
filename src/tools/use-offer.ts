import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectOffered } from '../../machines/offer/offer.selectors.ts';
import type { Offered } from '../../machines/offer/offer.types.ts';
import { useRoot } from '../app/flows.tsx';
import { offerFlow } from '../app/flows/tools.ts';

/** A tool as the server offers it now; null until it has said. */
export function useOffer(slug: string): Offered | null {
  const offer = offerFlow(useRoot());
  useEffect(() => offer.send({ type: 'offer.wanted' }), [offer]);
  return useSelector(offer, (snapshot) => selectOffered(snapshot, slug));
}
