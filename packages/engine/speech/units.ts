/** The symbols of measures, and the units that `Intl` knows them by. */
import type { Locale } from '../../../contract/facts/locales.ts';

const everywhere: Readonly<Record<string, string>> = {
  kg: 'kilogram',
  кг: 'kilogram',
  km: 'kilometer',
  км: 'kilometer',
  cm: 'centimeter',
  см: 'centimeter',
  mm: 'millimeter',
  мм: 'millimeter',
  'km/h': 'kilometer-per-hour',
  'км/ч': 'kilometer-per-hour',
  g: 'gram',
  г: 'gram',
  ml: 'milliliter',
  мл: 'milliliter',
  L: 'liter',
  л: 'liter',
  m: 'meter',
  м: 'meter',
  h: 'hour',
  сек: 'second',
  sec: 'second',
  KB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
  МБ: 'megabyte',
  ГБ: 'gigabyte',
  '°F': 'fahrenheit',
  '℉': 'fahrenheit',
  min: 'minute',
  мин: 'minute',
  ч: 'hour',
  '°C': 'celsius',
  '℃': 'celsius',
  '%': 'percent',
};
/** Symbols that are words of other languages: “2 mi casa”, “2 Go players”. */
const own: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { lb: 'pound', lbs: 'pound', oz: 'ounce', ft: 'foot', mi: 'mile', mph: 'mile-per-hour' },
  fr: { Mo: 'megabyte', Go: 'gigabyte' },
};

/** The unit of each symbol, the longer ones first: of km/h, km is just the beginning. */
export const unitsIn = (language: Locale): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...everywhere, ...own[language] }).toSorted(([one], [other]) => other.length - one.length));
