import { useSyncExternalStore } from 'react';
import { credits } from '../../contract/facts/credits.ts';
import { knownFacts, onSiteFacts } from '../platform/site.ts';
import type { SiteFacts } from '../platform/site-call.ts';

/** The settings of this installation; null during prerendering and until the server has answered. */
export const useSite = (): SiteFacts | null => useSyncExternalStore(onSiteFacts, knownFacts, () => null);

/** The daily allowance, in credits: the user's own if there is one, otherwise the site's; the default until the server has answered. */
export function useDailyCredits(own: number | null = null): number {
  const site = useSite();
  return own ?? site?.dailyCredits ?? credits.daily;
}
