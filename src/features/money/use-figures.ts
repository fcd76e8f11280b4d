import { localeFacts } from '../../../contract/facts/locales.ts';
import { useLocale } from '../../platform/words.ts';
import { useMoney } from './money.ts';

/** Formats money and numbers for the person's language. */
export function useFigures() {
  const numbers = new Intl.NumberFormat(localeFacts[useLocale()].tag);
  return { money: useMoney(), number: (value: number) => numbers.format(value) };
}
