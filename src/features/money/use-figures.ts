import { localeFacts } from '../../../contract/facts/locales.ts';
import { useLocale } from '../../platform/words.ts';
import { useMoney } from './money.ts';

/** Amounts of money and numbers, written as in the person's language. */
export function useFigures() {
  const numbers = new Intl.NumberFormat(localeFacts[useLocale()].tag);
  return { money: useMoney(), number: (value: number) => numbers.format(value) };
}
