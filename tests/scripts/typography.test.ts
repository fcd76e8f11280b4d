/** How sentences are set and worded, by the rules of `copy/VOICE.md`, in every text that a person reads. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../contract/facts/locales.ts';
import { locales } from '../../contract/facts/locales.ts';
import { textsOf } from './copy-texts.ts';

type Rule = readonly [what: string, wrong: RegExp];

const everywhere: readonly Rule[] = [
  ['three dots in place of an ellipsis', /\.\.\./],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['a straight quotation mark', /"/],
  ['two spaces', / {2}/],
  ['a space at the edge', /^\s|\s$/],
  ['a number that leaves its megabytes', /[\d}] (?:[MG]B|[MG]o|[МГ]Б)(?!\p{L})/u],
];

/** The patterns are written with \u escapes, because the spaces they distinguish look alike. */
const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    ['a space before a percent sign', /[\d}]\s%/],
    ['quotes of another language', /[«»„]/],
    ['British spelling', /\b(?:colour|favourite|grey|cancelled|labelled|licence|centre|behaviour|catalogue|e-mail)\b/i],
  ],
  fr: [
    ['no narrow no-break space before ? ! ; » %', /[^\s\u202F?!][?!;»]|[\d}]%|[ \u00A0][?!;»%]/],
    ['no narrow no-break space after «', /«(?!\u202F)/],
    ['no no-break space before a colon', /[^\s\u00A0]:(?=\s)|[ \u202F]:/],
    ['quotes of another language', /[“”„]/],
  ],
  es: [
    ['no no-break space before a percent sign', /[\d}] ?%/],
    ['quotes of another language', /[“”„]/],
    // The home page asks its question in two texts.
    ['a question without its first mark', /^(?!hoy\?)[^¿]*\?/],
    ['an exclamation without its first mark', /^[^¡]*!/],
  ],
  ru: [
    ['no no-break space before a percent sign', /[\d}] ?%/],
    ['quotes of another language', /[“”]/],
    ['a dash without a no-break space before it', / —/],
    ['a number that leaves its noun', /\d (?=\p{Script=Cyrillic})/u],
  ],
  zh: [
    ['half-width punctuation after a Chinese character', /\p{Script=Han}[,.;:?!](?!\d)/u],
    ['no space between Chinese and Latin letters or digits', /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u],
    ['quotes of another language', /[«»]/],
    ['the formal address', /您/],
  ],
};

/** Words of the inside, and words that the glossary has replaced, by language. */
const forbidden: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:engine|operator|shall|anew|mend(?:ed|s)?|press(?:ed)? (?:the|it)\b(?! image)|job|receipt of consent|Draft engine|subscription)\b/i,
  fr: /moteur|exploitant|appuyez|une pression\b|moteur d’esquisse|brouillon|récompense|^réglages|vos réglages|autocollant|politique de contenu|\bimporte[rz]\b|\btâches?\b/i,
  es: /\bmotor(?:es)?\b|operador|pulsa(?:r|ción)?\b|motor de bocetos|borrador|vídeo|caduca|denuncia|suscripci|pegatina|\bvosotros\b|\bcoche\b|ordenador|\bbonos?\b/i,
  ru: /движ(?:ок|ка|ке)|оператор|эскизный|черновой движок|наград|учётн|снимк|снимок|ролик|расписк|синтетик|вырезк|правила (?:содержания|контента)/i,
  zh: /引擎|运营者|草图引擎|草稿|账户|帐号|退回|套餐|方案|按下|生成结果/,
};

describe.each(locales)('in %s', (locale) => {
  // The symbols of a password aren't punctuation.
  const texts = textsOf(locale).map(({ key, text }) => ({ key, text: text.replace('~!@#$%^&*()_+', 'x') }));
  const breaking = (wrong: RegExp): string[] => texts.filter(({ text }) => wrong.test(text)).map(({ key, text }) => `${key}: ${text}`);

  it('has texts', () => expect(texts.length).toBeGreaterThan(1000));

  it.each([...everywhere, ...rules[locale]])('no text has %s', (_, wrong) => expect(breaking(wrong)).toEqual([]));

  it('no text has a word of the inside, or one that the glossary has replaced', () => expect(breaking(forbidden[locale])).toEqual([]));
});

it('what a page puts together stands on both sides of its language’s own colon', () => {
  const files = globSync('src/{boot,design,features,actors}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('}: ${'))).toEqual([]);
});
