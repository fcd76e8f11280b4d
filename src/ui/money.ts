import { useSyncExternalStore } from 'react';
import { localeFacts } from '../../contract/locales.ts';
import { useLocale } from '../i18n/words.ts';
import { knownFacts, onSiteFacts, usualFacts } from '../services/site.ts';

/** Says a price of the list in the person's language and the site's currency. */
export function useMoney(): (price: string) => string {
  const { currency } = useSyncExternalStore(onSiteFacts, knownFacts, usualFacts);
  const money = new Intl.NumberFormat(localeFacts[useLocale()].tag, { style: 'currency', currency });
  return (price) => money.format(Number(price));
}
