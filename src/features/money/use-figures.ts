import { defaultCurrency } from '../../../contract/facts/prices.ts';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { useLocale } from '../../platform/words.ts';
import { useSite } from '../../routing/site.ts';
import { useMoney } from './money.ts';

/** Formats money and numbers for the person's language; `unit` is one of the site's currency, such as `$1`. */
export function useFigures() {
  const { tag } = localeFacts[useLocale()];
  const currency = useSite()?.currency ?? defaultCurrency;
  const numbers = new Intl.NumberFormat(tag);
  const unit = new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 }).format(1);
  return { money: useMoney(), number: (value: number) => numbers.format(value), unit };
}
