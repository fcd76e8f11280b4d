/** Writes out what a synthesizer would spell, skip, or take for the end of a sentence: addresses, dates, money, units, abbreviations. */
import { localeFacts, type Locale } from '../../contract/facts/locales.ts';

/** How each language says the marks of an address. */
const marks: Readonly<Record<Locale, Readonly<Record<'.' | '/' | '@', string>>>> = {
  en: { '.': 'dot', '/': 'slash', '@': 'at' },
  zh: { '.': '点', '/': '斜杠', '@': '艾特' },
  fr: { '.': 'point', '/': 'slash', '@': 'arobase' },
  es: { '.': 'punto', '/': 'barra', '@': 'arroba' },
  ru: { '.': 'точка', '/': 'слэш', '@': 'собака' },
};

/** Abbreviations with a period, which is no end of a sentence. */
const abbreviations: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    'Dr.': 'Doctor',
    'Mr.': 'Mister',
    'Mrs.': 'Missus',
    'Ms.': 'Miz',
    'Prof.': 'Professor',
    'e.g.': 'for example',
    'i.e.': 'that is',
    'etc.': 'et cetera',
    'vs.': 'versus',
    'a.m.': 'a m',
    'p.m.': 'p m',
  },
  zh: {},
  fr: { 'M.': 'monsieur', 'Dr.': 'docteur', 'Mme.': 'madame', 'p. ex.': 'par exemple', 'etc.': 'et cetera', 'av.': 'avenue' },
  es: {
    'Sr.': 'señor',
    'Sra.': 'señora',
    'Dr.': 'doctor',
    'Dra.': 'doctora',
    'Ud.': 'usted',
    'Uds.': 'ustedes',
    'Av.': 'avenida',
    'p. ej.': 'por ejemplo',
    'a. m.': 'a eme',
    'p. m.': 'pe eme',
    'etc.': 'etcétera',
  },
  ru: {
    'т. е.': 'то есть',
    'т. д.': 'так далее',
    'т. п.': 'тому подобное',
    'см.': 'смотри',
    'ул.': 'улица',
    'руб.': 'рублей',
    'др.': 'другие',
  },
};

/** The currency of a symbol. The dollar is missing: it has one name for several, and the synthesizers read it. */
const currencies: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₽': 'RUB', '¥': 'JPY', '￥': 'CNY' };

const units: Readonly<Record<string, string>> = {
  kg: 'kilogram',
  кг: 'kilogram',
  km: 'kilometer',
  км: 'kilometer',
  cm: 'centimeter',
  см: 'centimeter',
  mm: 'millimeter',
  мм: 'millimeter',
  '°C': 'celsius',
  '%': 'percent',
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s?');

/** The value of digits with group and decimal marks: the last mark is the decimal one if one or two digits follow it. */
function valueOf(digits: string): number {
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/u.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/\D/gu, '')}.${decimals}`);
}

/** Digits in groups, with or without decimals. */
const amount = String.raw`\d{1,3}(?:[.,\u0020\u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const symbols = `[${Object.keys(currencies).join('')}]`;
const moneyBefore = new RegExp(String.raw`(${symbols})\s?(${amount})(?!\d)`, 'gu');
const moneyAfter = new RegExp(String.raw`(?<!\d)(${amount})\s?(${symbols})`, 'gu');
const measures = new RegExp(String.raw`(?<!\d)(${amount})\s?(${Object.keys(units).join('|')})(?!\p{L})`, 'gu');

/** An address with its path; a query after it isn't read. */
const webAddress =
  /(?:https?:\/\/)?(?<![\p{Lu}\p{Ll}\p{N}.@])((?:[\p{Ll}\p{N}-]{2,}\.)+\p{Ll}{2,})((?:\/[\p{L}\p{N}_-]+)*)\/?(?:\?[\w=&%.-]*[\w=])?/gu;
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
    .replaceAll(/(?<![\d./])(\d{1,2})([./])(\d{1,2})\2(\d{4})(?![\d/])/gu, (whole, one, _, other, year) =>
      language === 'en' && whole.includes('/') ? said(whole, year, one, other) : said(whole, year, other, one),
    );
}

/** The text as it is to be said. */
export function spoken(text: string, language: Locale): string {
  const { tag } = localeFacts[language];
  const mark = (address: string) =>
    address.replaceAll(/[./@]/gu, (one) => ` ${marks[language][one as '.' | '/' | '@']} `).replaceAll(/\s+/gu, ' ');
  const counted = (digits: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { ...options, useGrouping: false, minimumFractionDigits: 0 }).format(valueOf(digits));
  const money = (digits: string, symbol: string) =>
    counted(digits, {
      style: 'currency',
      currency: symbol === '¥' && language === 'zh' ? 'CNY' : currencies[symbol]!,
      currencyDisplay: 'name',
    });
  let said = text
    .replaceAll(mailAddress, (whole) => mark(whole))
    .replaceAll(webAddress, (_, host: string, path: string) => mark(host + path));
  for (const [short, long] of Object.entries(abbreviations[language]))
    said = said.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}.])${escaped(short)}(?=[\s,;)]|$)`, 'gu'), long);
  return dated(said, language)
    .replaceAll(moneyBefore, (_, symbol: string, digits: string) => money(digits, symbol))
    .replaceAll(moneyAfter, (_, digits: string, symbol: string) => money(digits, symbol))
    .replaceAll(measures, (_, digits: string, unit: string) =>
      counted(digits, { style: 'unit', unit: units[unit]!, unitDisplay: 'long', maximumFractionDigits: 2 }),
    );
}
