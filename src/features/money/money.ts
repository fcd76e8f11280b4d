import { useSyncExternalStore } from 'react';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { useLocale } from '../../platform/words.ts';
import { knownFacts, onSiteFacts, usualFacts } from '../../platform/site.ts';

/** Says a price of the list in the person's language and the site's currency. */
export function useMoney(): (price: string) => string {
  const { currency } = useSyncExternalStore(onSiteFacts, knownFacts, usualFacts);
  const money = new Intl.NumberFormat(localeFacts[useLocale()].tag, { style: 'currency', currency });
  return (price) => money.format(Number(price));
}
