/** Writes out what a synthesizer would spell, skip, or take for the end of a sentence: addresses, dates, money, units, abbreviations. */
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import { millionsSpoken } from './millions.ts';
import { agreed } from './agreement.ts';
import { unshouted } from './capitals.ts';
import { englishOrdinal, monthsOf, ordinalsSpoken } from './ordinals.ts';
import { priceSpoken } from './prices.ts';
import { formOf, spokenIn, spokenOf } from './spoken-words.ts';
import { telephonesSpoken } from './telephones.ts';
import { unitsIn } from './units.ts';

/** The currency of a symbol. */
const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₽': 'RUB', '¥': 'JPY', '￥': 'CNY' };

/** Currencies that a code names; with a symbol before the amount, the code decides. */
const codes = 'USD|EUR|GBP|RUB|JPY|CNY|MXN|ARS|COP|CLP|PEN|BRL|CAD|AUD|CHF';

/** How each language says a time of day. */
const hours: Readonly<Record<Locale, (hour: number, minute: number) => string>> = {
  en: (hour, minute) => `${hour}${minute === 0 ? " o'clock" : minute < 10 ? ` oh ${minute}` : ` ${minute}`}`,
  zh: (hour, minute) => `${hour === 2 ? '两' : hour}点${minute === 0 ? '整' : `${minute < 10 ? '零' : ''}${minute}分`}`,
  fr: (hour, minute) => `${hour === 1 ? 'une heure' : `${hour} heures`}${minute === 0 ? '' : ` ${minute}`}`,
  es: (hour, minute) => `${hour === 1 ? 'una' : hour}${minute === 0 ? '' : ` y ${minute}`}`,
  ru: (hour, minute) => {
    const say = (count: number, unit: string) =>
      new Intl.NumberFormat('ru', { style: 'unit', unit, unitDisplay: 'long' }).format(count).replaceAll(/[\u00A0\u202F]/gu, ' ');
    return `${say(hour, 'hour')}${minute === 0 ? '' : ` ${say(minute, 'minute')}`}`;
  },
};

function timed(text: string, language: Locale): string {
  const until = spokenOf(language, 'range', ':') ?? spokenOf(language, 'range', '-')!;
  const said = (whole: string, hour: string, minute: string) =>
    Number(hour) < 24 && Number(minute || 0) < 60 ? hours[language](Number(hour), Number(minute || 0)) : whole;
  // Before noon and after it, an English hour is said alone: “2 p m”, but “2 o'clock”.
  const ranged = text.replaceAll(/(?<=\d:\d{2}|\dh)\s?[-–—~～]\s?(?=\d{1,2}(?::\d{2}|h))/gu, language === 'zh' ? until : ` ${until} `);
  const plain = (language === 'en' ? ranged.replaceAll(/(?<![\d:.,])(\d{1,2}):00(?=\s?[ap] m(?!\p{L}))/gu, '$1') : ranged).replaceAll(
    /(?<![\d:.,])(\d{1,2}):(\d{2})(?![\d:])(?:\s?h(?!\p{L}))?/gu,
    (whole, hour, minute) => said(whole, hour, minute),
  );
  return language === 'fr'
    ? plain.replaceAll(/(?<![\d,.])(\d{1,2})\s?h\s?(\d{2})?(?![\p{L}\d])/gu, (whole, hour, minute) => said(whole, hour, minute))
    : plain;
}

/** Signs, ranges and fractions. */
function signed(text: string, language: Locale): string {
  const isSpaced = language !== 'zh';
  const [minus, square] = [spokenOf(language, 'minus', '-'), spokenOf(language, 'square meters', 'm²')];
  const [range, number] = [spokenOf(language, 'range', '-'), spokenOf(language, 'mark', '#')];
  const plain = text
    .replaceAll(/(?<![\p{L}\d])[#№]\s?(?=\d)/gu, (sign) => (isSpaced ? `${number} ` : sign))
    // “12-18”, but not the code K9-12 or “64-bit”.
    .replaceAll(
      /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,:/-])(\d{1,4})\s?[-–—]\s?(?=\d{1,4}(?![\d\p{Script=Latin}-]|[.,:]\d))/gu,
      (whole, from: string) => (range === undefined ? whole : isSpaced ? `${from} ${range} ` : `${from}${range}`),
    )
    .replaceAll(/(?<=\d)\s?(?:m²|м²|㎡)/gu, isSpaced ? ` ${square}` : square!)
    .replaceAll(/(?<![\p{Script=Latin}\p{Script=Cyrillic}\d)-])[-−](?=\d)/gu, isSpaced ? `${minus} ` : minus!)
    .replaceAll(/(?<![\d/])(\d\/\d)(?![\d/])/gu, (whole) => spokenOf(language, 'fraction', whole) ?? whole);
  if (isSpaced) return plain;
  const ratios = plain.replaceAll(/(?<![\d:])(\d{1,2}):(\d)(?![\d:])/gu, '$1比$2');
  return (
    ratios
      .replaceAll(/(?<![\d/])(\d+)\/(\d+)(?![\d/])/gu, '$2分之$1')
      .replaceAll(/(?<=\d)\s?[~～–—]\s?(?=\d)/gu, '到')
      .replaceAll(/(\d+(?:\.\d+)?)%/gu, '百分之$1')
      .replaceAll(/[№#]\s?(\d+)/gu, '$1号')
      // A version has more than one point.
      .replaceAll(/\d+(?:\.\d+){2,}/gu, (version) => version.replaceAll('.', '点'))
  );
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s?');

/** The value of digits with group and decimal marks: the last mark is the decimal one if one or two digits follow it. */
function valueOf(digits: string): number {
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/u.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/\D/gu, '')}.${decimals}`);
}

/** The value of a measure: where the comma is the decimal mark, three digits may follow it, as in “42,195 km”. */
const measureOf = (digits: string, language: Locale): number =>
  language !== 'en' && language !== 'zh' && /^\d+,\d{3}$/u.test(digits) ? Number(digits.replace(',', '.')) : valueOf(digits);

/** Digits in groups, with or without decimals. */
const amount = String.raw`\d{1,3}(?:[.,\u0020\u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const symbols = `[${Object.keys(currencies).join('')}]`;
const moneyBefore = new RegExp(String.raw`(${symbols})\s?(${amount})(?!\d)`, 'gu');
const moneyNamed = new RegExp(String.raw`(?<![\d.,])${symbols}?\s?(${amount})\s?(${codes})(?!\p{L})`, 'gu');
const moneyTwice = new RegExp(
  String.raw`${symbols}\s?(?=(?:${amount})\s(?:pesos?|d[oó]lar(?:e?s)?|dollars?|euros?|bucks|soles|reales|pounds?|yuan|рубл|доллар|евро))`,
  'giu',
);
const moneyAfter = new RegExp(String.raw`(?<!\d)(${amount})\s?(${symbols})`, 'gu');
const measuresOf = (symbolsOfUnits: Iterable<string>): RegExp =>
  new RegExp(String.raw`(?<!\d)(${amount})\s?(${[...symbolsOfUnits].join('|')})(?![\p{Script=Latin}\p{Script=Cyrillic}²])`, 'gu');

/** An address with its path; a query after it isn't read. */
const webAddress =
  /(?:https?:\/\/)?(?<![\p{Lu}\p{Ll}\p{N}.@])((?:[\p{Ll}\p{N}-]{2,}\.)+\p{Ll}{2,})((?:\/[\p{L}\p{N}_-]+)*)\/?(?:\?[\w=&%.-]*[\w=])?(?:#[\w-]+)?/gu;
const mailAddress = /([\w.+-]+)@((?:[\w-]+\.)+\p{L}{2,})/gu;

function inWords(date: Date, language: Locale): string {
  const { tag } = localeFacts[language];
  const text = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
  return language === 'ru' ? text.replace(/\sг\.$/u, ' года') : text;
}

function dated(text: string, language: Locale): string {
  const said = (whole: string, year: string, month: string, day: string) => {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? inWords(date, language) : whole;
  };
  return text
    .replaceAll(/(?<![\d.-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/gu, (whole, year, month, day) => said(whole, year, month, day))
    .replaceAll(/(?<![\d/])(\d{4})\/(\d{1,2})\/(\d{1,2})(?![\d/])/gu, (whole, year, month, day) => said(whole, year, month, day))
    .replaceAll(/(?<![\d./])(\d{1,2})([./])(\d{1,2})\2(\d{4})(?![\d/])/gu, (whole, one, _, other, year) =>
      language === 'en' && whole.includes('/') ? said(whole, year, one, other) : said(whole, year, other, one),
    );
}

const dayOfMonth = new RegExp(String.raw`(?<=(?:${monthsOf('en')})\s)(\d{1,2})(?![\d:.]|\s?%|st|nd|rd|th)`, 'gu');

/** English: days of months, and millions of dollars. */
const englishMessage = (text: string): string =>
  text
    .replaceAll(/\$\s?(\d+(?:\.\d+)?)\s?(thousand|million|billion|trillion)(?!\p{L})/gu, '$1 $2 dollars')
    .replaceAll(dayOfMonth, (day: string) => englishOrdinal(Number(day)));

/** What must be read before the abbreviations: groups of digits as one number, and in Russian years, rubles, and millions. */
function prepared(text: string, language: Locale): string {
  if (language === 'en') return text.replaceAll(/(?<!\p{L})No\.(?=\s?\d)/gu, 'number');
  if (language === 'fr')
    return text.replaceAll(/(?<![\d.,])\d{1,3}(?:[\u0020\u00A0\u202F]\d{3})+(?![-\d\s]*\d)/gu, (whole) => whole.replaceAll(/\s/gu, ''));
  if (language !== 'ru') return text;
  return text
    .replaceAll(/(?<=(?<!\p{L})(?:на|по)\s)ул\./giu, 'улице')
    .replaceAll(/(?<=(?<!\p{L})на\s)(?:пр|просп)\./giu, 'проспекте')
    .replaceAll(/(?<=(?<!\p{L})на\s)пл\./giu, 'площади')
    .replaceAll(/(?<=(?<!\p{L})в\s)г\.(?=\s\p{Lu})/gu, 'городе')
    .replaceAll(/(?<=(?<!\p{L})в\s[IVX]{1,5}\s)в\.(?!\p{L})/gu, 'веке')
    .replaceAll(/(?<=(?<!\p{L})[IVX]{1,5}\s)в\.(?!\p{L})/gu, 'век')
    .replaceAll(/(?<=(?:\d|тыс\.|млн|млрд))\s?руб\.?(?!\p{L})/gu, ' ₽')
    .replaceAll(/(?<![\d.,+])\d{1,3}(?:[\u0020\u00A0\u202F]\d{3})+(?![-\d]|\s\d)/gu, (whole) => whole.replaceAll(/\s/gu, ''))
    .replaceAll(/(?<!\p{L})([Вв]о?)\s(1[1-9]\d{2}|20\d{2})\s?г\./gu, '$1 $2 году')
    .replaceAll(/(?<!\d)(1[1-9]\d{2}|20\d{2})\s?г\./gu, '$1 года')
    .replaceAll(/(?<!\d)(\d+(?:,\d+)?)\s?(тыс\.|млн|млрд)(?!\p{L})/gu, (_, digits: string, word: string) => {
      const count = Number(digits.replace(',', '.'));
      return `${digits} ${formOf(spokenOf(language, 'counted', word)!, count, language)}`;
    });
}

/** The longer ones first: “av. J.-C.” begins as the avenue does. */
const abbreviationsIn = (language: Locale) =>
  [...spokenIn(language, 'abbreviation')].toSorted(([one], [other]) => other.length - one.length);

/** Saints stand before a name, and streets after one. */
const saintly = (text: string): string =>
  text
    .replaceAll(/(?<=\p{Lu}\p{Ll}+\s|\dth\s|\dst\s|\dnd\s|\drd\s)St\.?(?=[\s,;)]|$)/gu, 'Street')
    .replaceAll(/(?<!\p{L})St\.?\s(?=\p{Lu}\p{Ll})/gu, 'Saint ');

/** The text as it is to be said. */
export function spoken(text: string, language: Locale): string {
  const { tag } = localeFacts[language];
  const units = unitsIn(language);
  const mark = (address: string) =>
    address
      .replaceAll(/[./@]/gu, (one) => ` ${spokenOf(language, 'mark', one)} `)
      // Digits of a Chinese address are read one by one.
      .replaceAll(/\d/gu, (digit) => (language === 'zh' ? `${digit} ` : digit))
      .replaceAll(/\s+/gu, ' ');
  const counted = (digits: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { ...options, useGrouping: false, minimumFractionDigits: 0 }).format(measureOf(digits, language));
  const priced = (digits: string, currency: string) => priceSpoken(valueOf(digits), currency, language);
  const money = (_: string, digits: string, symbol: string) =>
    priced(digits, symbol === '¥' && language === 'zh' ? 'CNY' : currencies[symbol]!);
  // Beside hours, m means minutes.
  const clear = text.replaceAll(/(?<=\d\s?h\s?\d{1,2})\s?m(?!\p{L})/gu, ' min');
  // “$350 pesos” names its money twice.
  const once = clear.replaceAll(moneyTwice, '');
  const quiet = telephonesSpoken(unshouted(once, language), language);
  let said = prepared(language === 'en' ? saintly(quiet) : quiet, language)
    .replaceAll(mailAddress, (whole) => mark(whole))
    .replaceAll(webAddress, (_, host: string, path: string) => mark(host + path));
  for (const [short, long] of abbreviationsIn(language))
    said = said.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}.])${escaped(short)}(?=[\s,;)–-]|$)`, 'gu'), long);
  const dates = dated(said, language);
  const measured = timed(millionsSpoken(language === 'en' ? englishMessage(dates) : dates, language, currencies), language)
    .replaceAll(moneyNamed, (_, digits: string, code: string) => priced(digits, code))
    .replaceAll(moneyBefore, (whole, symbol: string, digits: string) => money(whole, digits, symbol))
    .replaceAll(moneyAfter, money)
    .replaceAll(measuresOf(units.keys()), (_, digits: string, unit: string) =>
      counted(digits, { style: 'unit', unit: units.get(unit)!, unitDisplay: 'long', maximumFractionDigits: 3 }),
    );
  return agreed(signed(ordinalsSpoken(measured, language), language), language);
}
