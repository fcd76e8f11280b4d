import { defaultCurrency } from '../../../contract/facts/prices.ts';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { useLocale } from '../../platform/words.ts';
import { useSite } from '../../routing/site.ts';

/** Formats a list price in the person's language and the site's currency. */
export function useMoney(): (price: string) => string {
  const currency = useSite()?.currency ?? defaultCurrency;
  const money = new Intl.NumberFormat(localeFacts[useLocale()].tag, { style: 'currency', currency });
  return (price) => money.format(Number(price));
}
