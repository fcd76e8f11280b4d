import { packsWith, plansWith, type OfferChanges, type Pack, type Plan } from '../../../contract/facts/prices.ts';
import { useSite } from '../../routing/site.ts';

/** The packs and plans as they are offered here; those of the list until the server has answered. */
export function useOffers(): { packs: readonly Pack[]; plans: readonly Plan[] } {
  const changes = useSite()?.offers as OfferChanges | undefined;
  return { packs: packsWith(changes), plans: plansWith(changes) };
}
