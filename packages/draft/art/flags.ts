/** The flags of countries: what leads to them in five languages, and their drawings (`flags.br`, written by `packages/draft/build/art.ts`). */
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import type { Drawing } from './art.ts';
import { baked } from './baked.ts';
import { tableOf } from '../words/table.ts';
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
const others = tableOf({
  us: 'usa,the usa,us,u.s,u.s.a,america,united states of america,american*,etats-unis d amerique,americain*,ee uu,eeuu,estadounidense*,америк*,американск*,美国,美利坚',
  gb: 'uk,britain,great britain,england,british,english,union jack,grande bretagne,angleterre,anglais*,britanni*,gran bretana,inglaterra,ingles,inglesa,inglesas,ingleses,великобритан*,англи*,британск*,английск*,英国',
  fr: 'french,francais*,frances,francesa,franceses,francesas,французск*,法国,法式',
  de: 'german,germans,allemand*,aleman,alemana,alemanes,alemanas,немецк*,германск*,德国,德式',
  it: 'italian*,italien*,итальянск*,意大利,意式',
  es: 'spanish,espagnol*,espanol*,испанск*,西班牙',
  pt: 'portuguese,portugais*,portugues,portuguesa,portugueses,portuguesas,португальск*,葡萄牙',
  jp: 'japanese,japonais*,japones,japonesa,japoneses,japonesas,японск*,日本,日式',
  cn: 'chinese,chinois*,chino,china,chinos,chinas,prc,китайск*,中国,中华人民共和国,中式',
  kr: 'korea,south korea,korean,south korean,coree,coree du sud,coreen*,corea,corea del sur,corean*,корея,кореи,корее,корею,кореей,южной кореи,корейск*,韩国,韩式',
  in: 'indian,indien*,india,индийск*,印度',
  br: 'brazilian*,bresilien*,brasilen*,бразильск*,巴西',
  mx: 'mexican*,mexicain*,мексиканск*,墨西哥',
  ar: 'argentinian,argentin*,аргентинск*,阿根廷',
  ca: 'canadian,canadien*,canadiens*,канадск*,加拿大',
  au: 'australian*,australien*,австралийск*,澳大利亚',
  ru: 'russian*,russe,russes,ruso,rusa,rusos,rusas,российск*,русск*,росси*,俄国,俄罗斯',
  ua: 'ukrainian*,ukrainien*,ucranian*,украинск*,乌克兰',
  pl: 'polish,polonais*,polaco,polaca,polacos,polacas,польск*,波兰',
  se: 'swedish,suedois*,sueco,sueca,suecos,suecas,шведск*,瑞典',
  no: 'norwegian*,norvegien*,noruego,noruega,noruegos,noruegas,норвежск*,挪威',
  dk: 'danish,danois*,danes,danesa,daneses,danesas,датск*,丹麦',
  fi: 'finnish,finlandais*,finlandes*,финск*,芬兰',
  nl: 'holland,the netherlands,dutch,hollande,hollandais*,neerlandais*,holanda,holandes*,голланд*,нидерландск*,荷兰',
  be: 'belgian*,belge,belges,belga,belgas,бельгийск*,比利时',
  ch: 'swiss,suisse,suisses,suizo,suiza,suizos,suizas,швейцарск*,瑞士',
  at: 'austrian,autrichien*,austriac*,австрийск*,奥地利',
  gr: 'greek,athenian*,grec,grecs,grecque,grecques,griego,griega,griegos,griegas,греческ*,希腊',
  tr: 'turkish,turc,turcs,turque,turques,turco,turca,turcos,turcas,турецк*,土耳其',
  ie: 'irish,irlandais*,irlandes*,ирландск*,爱尔兰',
  za: 'south african,sud africain*,sudafrican*,южноафриканск*,南非',
  ng: 'nigerian*,нигерийск*,尼日利亚',
  ma: 'moroccan,marocain*,marroqui*,марокканск*,摩洛哥',
  eg: 'egyptian*,egyptien*,egipci*,египетск*,埃及',
  il: 'israeli,israelien*,israeli,израильск*,以色列',
  cu: 'cuban*,cubain*,кубинск*,古巴',
  cl: 'chilean,chilien*,chilen*,чилийск*,智利',
  co: 'colombian*,colombien*,колумбийск*,哥伦比亚',
  pe: 'peruvian,peruvien*,peruan*,перуанск*,秘鲁',
  jm: 'jamaican,jamaicain*,jamaican*,ямайск*,牙买加',
  th: 'thai,thailandais*,tailandes*,тайск*,泰国,泰式',
  vn: 'vietnamese,vietnamien*,vietnamit*,вьетнамск*,越南',
  ph: 'philippine,filipino,the philippines,philippin*,filipin*,филиппинск*,菲律宾',
  cz: 'czech,czech republic,the czech republic,tcheque,tcheques,republique tcheque,checo,checa,checos,checas,republica checa,чешск*,чехи*,捷克',
  eu: 'eu,europe,european,european union,the european union,europeen*,union europeenne,ue,europeo,europea,europeos,europeas,union europea,ес,европ*,евросоюза,欧盟',
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

const withoutArticle = (name: string): string => name.replace(/^(?:the|la|le|les|l|el|los|las) /u, '');

/** The code of the country that a folded name means, in the prompt's language or in English; undefined for everything else. */
export function countryOf(name: string, locale: Locale): string | undefined {
  const bare = withoutArticle(name);
  return namesIn(locale).get(keyOf(bare, locale)) ?? namesIn('en').get(keyOf(bare, 'en')) ?? others(name) ?? others(bare);
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
