import { useSyncExternalStore } from 'react';
import { credits } from '../../contract/facts/credits.ts';
import { knownFacts, onSiteFacts, type SiteFacts } from '../platform/site.ts';

/** What this installation is set to; null while a page is prerendered and until the server has said. */
export const useSite = (): SiteFacts | null => useSyncExternalStore(onSiteFacts, knownFacts, () => null);

/** The daily allowance, in credits: the person's own where there is one, that of the site, or until the server has said the usual one. */
export function useDailyCredits(own: number | null = null): number {
  const site = useSite();
  return own ?? site?.dailyCredits ?? credits.daily;
}
