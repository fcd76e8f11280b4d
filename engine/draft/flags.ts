/** The flags of countries: what leads to them in five languages, and their drawings (`flags.br`, written by `scripts/art.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { localeFacts, type Locale } from '../../contract/facts/locales.ts';
import type { Drawing } from './art.ts';
import { tableOf } from './table.ts';
import { fold } from './words.ts';

let file: Record<string, string> | null = null;
const flags = (): Record<string, string> =>
  (file ??= JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, 'flags.br'))).toString('utf8')) as Record<
    string,
    string
  >);

const prefix = 'country-';

/** The flag of a country on a pole, in a square of 32; undefined for other drawings. `icon`: as in `flagOf`. */
export function flagBody(icon: string): string | undefined {
  const body = icon.startsWith(prefix) ? flags()[icon.slice(prefix.length)] : undefined;
  if (body === undefined) return undefined;
  return `<svg x="3.4" y="3" width="27.6" height="18.4" viewBox="0 0 513 342" preserveAspectRatio="none">${body}</svg><path d="M3.4 3H31V21.4H3.4Z" fill="none" stroke="#000" stroke-opacity=".18" stroke-width=".4"/><rect x="1.6" y="1.6" width="1.8" height="29.4" rx=".9" fill="#b98a5e"/>`;
}

/** The flag of a country as a drawing, by its ISO 3166-1 code in lower case. */
const flagOf = (code: string): Drawing => ({ icon: prefix + code, group: 9, subgroup: 'country-flag', box: [1.6, 1.6, 31, 31], eye: 10 });

/** What a flag is called, in a person's language; undefined for other drawings. */
export const flagName = (icon: string, locale: Locale): string | undefined =>
  icon.startsWith(prefix) ? countryName(icon.slice(prefix.length), locale) : undefined;

const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(localeFacts[locale].tag, { type: 'region' }).of(code.toUpperCase())!;

/** Names that `Intl` lacks, and what comes from a country: the American flag. */
const others = tableOf({
  us: 'usa,the usa,us,u.s,u.s.a,america,united states of america,american,etats-unis d amerique,usa,americain,ee uu,eeuu,estadounidense,америк*,американск*,美国,美利坚',
  gb: 'uk,britain,great britain,england,british,english,union jack,grande bretagne,angleterre,anglais,britannique,gran bretana,inglaterra,ingles,inglesa,britanica,великобритан*,англи*,британск*,английск*,英国',
  fr: 'french,francais,francesa,французск*,法国',
  de: 'german,allemand,alemana,немецк*,германск*,德国',
  it: 'italian,italien,italiana,итальянск*,意大利',
  es: 'spanish,espagnol,espanola,испанск*,西班牙',
  pt: 'portuguese,portugais,portuguesa,португальск*',
  jp: 'japanese,japonais,japonesa,японск*,日本',
  cn: 'chinese,chinois,china,prc,китайск*,中国,中华人民共和国',
  kr: 'korea,south korea,korean,south korean,coree,coree du sud,coreen,corea,corea del sur,coreana,коре*,южной кореи,корейск*,韩国',
  in: 'indian,indien,india,индийск*,印度',
  br: 'brazilian,bresilien,brasilena,бразильск*,巴西',
  mx: 'mexican,mexicain,mexicana,мексиканск*,墨西哥',
  ar: 'argentinian,argentine,argentin,argentina,аргентинск*,阿根廷',
  ca: 'canadian,canadien,canadiense,канадск*,加拿大',
  au: 'australian,australien,australiana,австралийск*,澳大利亚',
  ru: 'russian,russe,rusa,российск*,русск*,росси*,俄国,俄罗斯',
  ua: 'ukrainian,ukrainien,ucraniana,украинск*,乌克兰',
  pl: 'polish,polonais,polaca,польск*,波兰',
  se: 'swedish,suedois,sueca,шведск*,瑞典',
  no: 'norwegian,norvegien,noruega,норвежск*',
  dk: 'danish,danois,danesa,датск*',
  fi: 'finnish,finlandais,finlandesa,финск*',
  nl: 'holland,the netherlands,dutch,hollande,neerlandais,holanda,holandesa,голланд*,нидерландск*,荷兰',
  be: 'belgian,belge,belga,бельгийск*',
  ch: 'swiss,suisse,suiza,швейцарск*,瑞士',
  at: 'austrian,autrichien,austriaca,австрийск*',
  gr: 'greek,grec,griega,греческ*,希腊',
  tr: 'turkish,turc,turca,турецк*,土耳其',
  ie: 'irish,irlandais,irlandesa,ирландск*',
  za: 'south african,sud africain,sudafricana',
  ng: 'nigerian,nigerian',
  ma: 'moroccan,marocain,marroqui,марокканск*',
  eg: 'egyptian,egyptien,egipcia,египетск*',
  il: 'israeli,israelien,israeli,израильск*',
  cu: 'cuban,cubain,cubana,кубинск*',
  cl: 'chilean,chilien,chilena,чилийск*',
  co: 'colombian,colombien,colombiana,колумбийск*',
  pe: 'peruvian,peruvien,peruana,перуанск*',
  jm: 'jamaican,jamaicain,jamaicana',
  th: 'thai,thailandais,tailandesa,泰国',
  vn: 'vietnamese,vietnamien,vietnamita,越南',
  ph: 'philippine,filipino,the philippines,philippin,filipina',
  cz: 'czech,czech republic,the czech republic,tcheque,republique tcheque,checa,republica checa,чешск*,чехи*',
  eu: 'eu,europe,european,european union,the european union,europeen,union europeenne,ue,europea,union europea,ес,европ*,евросоюза,欧盟',
});

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
function namesIn(locale: Locale): Map<string, string> {
  const known = names.get(locale) ?? new Map(Object.keys(flags()).map((code) => [keyOf(countryName(code, locale), locale), code]));
  names.set(locale, known);
  return known;
}

/** The code of the country that a folded name means, in the prompt's language or in English; undefined for everything else. */
export function countryOf(name: string, locale: Locale): string | undefined {
  const bare = name.replace(/^(?:the|la|le|les|l|el|los|las) /u, '');
  return namesIn(locale).get(keyOf(bare, locale)) ?? namesIn('en').get(keyOf(bare, 'en')) ?? others(name) ?? others(bare);
}

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
