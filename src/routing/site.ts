import { useSyncExternalStore } from 'react';
import { usualCosts, type Costs } from '../../contract/facts/costs.ts';
import { credits } from '../../contract/facts/credits.ts';
import { knownFacts, onSiteFacts } from '../platform/site.ts';
import type { SiteFacts } from '../platform/site-call.ts';

/** The settings of this installation; null during prerendering and until the server has answered. */
export const useSite = (): SiteFacts | null => useSyncExternalStore(onSiteFacts, knownFacts, () => null);

/** What results cost, in credits; the usual costs until the server has answered. */
export const useSiteCosts = (): Costs => ({ ...usualCosts, ...useSite()?.costs });

/** The daily allowance, in credits: the user's own if there is one, otherwise the site's; the default until the server has answered. */
export function useDailyCredits(own: number | null = null): number {
  const site = useSite();
  return own ?? site?.dailyCredits ?? credits.daily;
}
