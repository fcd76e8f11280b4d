/** The flags of countries: what leads to them in five languages, and their drawings (`flags.br`, written by `packages/draft/build/art.ts`). */
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import type { Drawing } from './drawing.ts';
import { baked } from './baked.ts';
import { namesIn } from '../words/table.ts';
import { fold } from '../words/forms.ts';

const flags = baked<Record<string, string>>('flags.br');

const prefix = 'country-';

/** The flag of a country on a pole, in a square of 32; undefined for other drawings. `icon`: as in `flagOf`. */
export function flagBody(icon: string): string | undefined {
  const body = icon.startsWith(prefix) ? flags()[icon.slice(prefix.length)] : undefined;
  if (body === undefined) return undefined;
  return `<svg x="3.4" y="3" width="27.6" height="18.4" viewBox="0 0 513 342" preserveAspectRatio="none">${body}</svg><path d="M3.4 3H31V21.4H3.4Z" fill="none" stroke="#000" stroke-opacity=".18" stroke-width=".4"/><rect x="1.6" y="1.6" width="1.8" height="29.4" rx=".9" fill="#b98a5e"/>`;
}

/** The flag of a country as a drawing, by its ISO 3166-1 code in lower case. */
export const flagOf = (code: string): Drawing => ({
  icon: prefix + code,
  group: 9,
  subgroup: 'country-flag',
  box: [1.6, 1.6, 31, 31],
  eye: 10,
});

/** How Unicode names the flag of a country, by language. */
const flagNames: Readonly<Record<Locale, (country: string) => string>> = {
  en: (country) => `flag: ${country}`,
  fr: (country) => `drapeau : ${country}`,
  es: (country) => `bandera: ${country}`,
  ru: (country) => `флаг: ${country}`,
  zh: (country) => `旗: ${country}`,
};

/** What a flag is called, in a person's language; undefined for other drawings. */
export const flagName = (icon: string, locale: Locale): string | undefined =>
  icon.startsWith(prefix) ? flagNames[locale](countryName(icon.slice(prefix.length), locale)) : undefined;

const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(localeFacts[locale].tag, { type: 'region' }).of(code.toUpperCase())!;

/** Names that `Intl` lacks, and what comes from a country: the American flag. */
const others = namesIn('country');

/** Russian names decline: the endings of each word are left away. */
const undeclined = (name: string): string =>
  name
    .split(/[ -]/u)
    .map((word) =>
      word.length > 3 ? word.replace(/(?:ами|ией|ого|ому|ые|ых|ий|ый|ая|ой|ую|ия|ии|ию|ие|ья|ьи|а|ы|и|у|е|я|ю|ь|й)$/u, '') : word,
    )
    .join(' ');
const keyOf = (name: string, locale: Locale): string => (locale === 'ru' ? undeclined(fold(name)) : fold(name).replaceAll('-', ' '));

const names = new Map<Locale, Map<string, string>>();
function countriesIn(locale: Locale): Map<string, string> {
  const known = names.get(locale) ?? new Map(Object.keys(flags()).map((code) => [keyOf(countryName(code, locale), locale), code]));
  names.set(locale, known);
  return known;
}

const withoutArticle = (name: string): string => name.replace(/^(?:the|la|le|les|l|el|los|las) /u, '');

/** The code of the country that a folded name means, in the prompt's language or in English; undefined for everything else. */
export function countryOf(name: string, locale: Locale): string | undefined {
  const bare = withoutArticle(name);
  return countriesIn(locale).get(keyOf(bare, locale)) ?? countriesIn('en').get(keyOf(bare, 'en')) ?? others(name) ?? others(bare);
}

/** Words of everyday things that a country shares: in small letters they mean it only after "of", "in", or "from". */
const everyday = /^(china|polish)$/;

/** In small letters these are pronouns or verbs: in Spanish, "usa" uses. */
const abbreviations = /^(?:u\.?s\.?a?|uk|eu|ue|prc)$/;

/** Whether a word that `countryOf` knows means the country as it is written: the names of most are also other words in small letters. */
export function isMeantAsCountry(name: string, raw: string, isPlaced: boolean): boolean {
  const bare = withoutArticle(name);
  if (abbreviations.test(bare)) return isPlaced || !/[a-z]{2}$/.test(raw);
  return /(?:^| )[\p{Lu}\p{Script=Han}]/u.test(raw) || (others(bare) !== undefined && (isPlaced || !everyday.test(bare)));
}

/** How each language builds “the flag of a country”: grammar, which is code. */
const flagWords: readonly RegExp[] = [
  /^(?:national )?flags? of (.+)$/u,
  /^(.+?)(?: national)? flags?$/u,
  /^drapeaux? (?:national )?(?:de la|de l|des|du|de|d) (.+)$/u,
  /^drapeaux? (.+)$/u,
  /^banderas? (?:nacional )?(?:de la|de los|de las|del|de) (.+)$/u,
  /^banderas? (.+)$/u,
  /^флаг(?:а|ом|у|и|е|ами)? (.+)$/u,
  /^(.+) флаг(?:а|ом|у|и|е)?$/u,
  /^(.+?)的?(?:国旗|旗帜|旗子|旗)$/u,
];

/** The flag that a folded phrase or an emoji names; undefined where it names none. */
export function flagNamed(text: string, locale: Locale): Drawing | undefined {
  const letters = /^[\u{1F1E6}-\u{1F1FF}]{2}$/u.test(text)
    ? [...text].map((one) => String.fromCodePoint(one.codePointAt(0)! - 0x1f1e6 + 97)).join('')
    : null;
  if (letters !== null) return letters in flags() ? flagOf(letters) : undefined;
  if (!/flag|drapeau|bandera|флаг|旗/u.test(text)) return undefined;
  for (const rule of flagWords) {
    const name = rule.exec(text)?.[1];
    const code = name && countryOf(name, locale);
    if (code && code in flags()) return flagOf(code);
  }
  return undefined;
}
