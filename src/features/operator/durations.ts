import { localeFacts } from '../../../contract/facts/locales.ts';
import { useLocale } from '../../platform/words.ts';

/** Returns a function that writes milliseconds in the reader's language: 1.5 sec, 4 min, 3 hr. */
export function useDurations(): (milliseconds: number) => string {
  const { tag } = localeFacts[useLocale()];
  const inUnit = (unit: 'second' | 'minute' | 'hour' | 'day', value: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
  return (milliseconds) => {
    const seconds = milliseconds / 1000;
    if (seconds < 120) return inUnit('second', seconds);
    if (seconds < 7200) return inUnit('minute', seconds / 60);
    return seconds < 172_800 ? inUnit('hour', seconds / 3600) : inUnit('day', seconds / 86_400);
  };
}
