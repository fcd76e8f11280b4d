/**
 * Numbers that are written otherwise than in digits, where they may be an age: words, hexadecimal and Roman numerals, small sums. The words are
 * in `words/numbers.<locale>.tsv` and `words/sums.<locale>.tsv`; how a language joins them is code.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import { locales, type Locale } from '../../contract/facts/locales.ts';

/** The words of one language with their numbers, as `plain` spells them. Throws a `TableError`. */
function numbersIn(locale: Locale): [word: string, number: number][] {
  const file = `numbers.${locale}.tsv`;
  const text = readFileSync(join(import.meta.dirname, 'words', file), 'utf8');
  return rowsOf(text, file, ['number', 'words']).flatMap(({ cells, fault }) => {
    if (!/^\d+$/.test(cells.number)) throw fault('number', 'not a number');
    return cells.words.split(', ').map((word): [string, number] => [word, Number(cells.number)]);
  });
}

const byWord = new Map((['en', 'fr', 'es', 'ru'] as const).flatMap(numbersIn));
const wordsOfTens = [...byWord].filter(([, value]) => value >= 20 && value % 10 === 0).map(([word]) => word);
const longestFirst = [...byWord.keys()].toSorted((a, b) => b.length - a.length).join('|');
const edge = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'gu');
const compound = edge(`(${wordsOfTens.join('|')})(?:[ -]| et | y )([\\p{L}]+)`);
const single = edge(`(?:an? )?(${longestFirst})`);

const digitsOfSigns = new Map(numbersIn('zh'));
const chinese = /([一二两三四五六七八九])?十([一二三四五六七八九])?/gu;

const spokenAsDigits = (text: string): string =>
  text
    .replace(compound, (all, tens: string, ones: string) => {
      const one = byWord.get(ones);
      return one !== undefined && one < 10 ? String(byWord.get(tens)! + one) : all;
    })
    .replace(single, (_all, word: string) => String(byWord.get(word)))
    .replace(chinese, (_all, tens?: string, ones?: string) =>
      String((tens ? digitsOfSigns.get(tens)! : 1) * 10 + (ones ? digitsOfSigns.get(ones)! : 0)),
    );

const kinds = ['half of', 'halved by', 'twice', 'times', 'plus', 'minus', 'years', 'aged', 'thousand', 'ordinals from ten'] as const;
type Kind = (typeof kinds)[number];

/** What joins numbers in one language. Throws a `TableError`. */
function sumsIn(locale: Locale): [kind: Kind, words: string][] {
  const file = `sums.${locale}.tsv`;
  const text = readFileSync(join(import.meta.dirname, 'words', file), 'utf8');
  return rowsOf(text, file, ['kind', 'words']).map(({ cells, fault }) => {
    if (!(kinds as readonly string[]).includes(cells.kind)) throw fault('kind', `no kind is called “${cells.kind}”: ${kinds.join(', ')}`);
    return [cells.kind as Kind, cells.words];
  });
}

const joining = locales.flatMap(sumsIn);
/** The words of a kind in all languages, as alternatives of a regular expression. */
const wordsFor = (of: Kind): string =>
  joining
    .filter(([kind]) => kind === of)
    .map(([, words]) => words)
    .join('|');

/** What follows an age or stands before it, so that a king or a chapter is none. */
const years = `(?=[ -]*(?:${wordsFor('years')}))`;
const aged = `(?<=(?:${wordsFor('aged')})[ :=]*)`;
const roman = '(xvii|xvi|xv|xiv|xiii|xii|xi|x|ix|viii|vii|vi|iv|v)';
const romanNumerals = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii'.split(' ');
const romans = [new RegExp(`(?<![\\p{L}\\p{N}])${roman}${years}`, 'gu'), new RegExp(`${aged}${roman}(?![\\p{L}\\p{N}])`, 'gu')];

type Sum = readonly [pattern: RegExp, result: (one: number, other: number) => number];
const number = '(\\d{1,3})';
const sums: readonly Sum[] = [
  [new RegExp(`(?:${wordsFor('half of')}) ${number}`, 'gu'), (one) => one / 2],
  [new RegExp(`${number}(?:的一半| ?[/÷] ?2(?!\\d)| (?:${wordsFor('halved by')}) 2(?!\\d))`, 'gu'), (one) => one / 2],
  [new RegExp(`(?:${wordsFor('twice')}) ${number}`, 'gu'), (one) => one * 2],
  [new RegExp(`${number} ?(?:[*×]|${wordsFor('times')}) ?${number}`, 'gu'), (one, other) => one * other],
  [new RegExp(`${number} ?(?:\\+|${wordsFor('plus')}) ?${number}`, 'gu'), (one, other) => one + other],
  [new RegExp(`${number} ?(?: - |${wordsFor('minus')}) ?${number}`, 'gu'), (one, other) => one - other],
];

const zhDigits = '零一二三四五六七八九';
/** Stems of the Russian ordinals from ten to twenty. */
const ordinals = wordsFor('ordinals from ten').split('|');
const twoThousand = new RegExp(`(?<!\\d)(?:2|две) (?:${wordsFor('thousand')}) (\\d{1,2})(?!\\d)`, 'gu');

/** Years of this century in words, once their parts are digits: two thousand fourteen, deux mille quatorze, dos mil catorce. */
const yearsInDigits = (text: string): string =>
  text
    .replace(/[零〇一二三四五六七八九]{4}(?=年)/gu, (year) =>
      [...year.replaceAll('〇', '零')].map((sign) => zhDigits.indexOf(sign)).join(''),
    )
    .replace(twoThousand, (_all, year: string) => `20${year.padStart(2, '0')}`)
    .replace(new RegExp(`две тысячи (${ordinals.join('|')})(?:ый|ого|ом)`, 'gu'), (_all, stem: string) =>
      String(2010 + ordinals.indexOf(stem)),
    )
    .replace(/(?<=born (?:in )?)20 (\d\d)(?!\d)/gu, '20$1');

/** Returns the text, as `plain` leaves it, with such numbers in digits. */
export function inDigits(text: string): string {
  let read = text.replace(/(?<![\p{L}\p{N}])0x([0-9a-f]{1,2})(?![\p{L}\p{N}])/gu, (_all, hex: string) => String(Number.parseInt(hex, 16)));
  for (const pattern of romans) read = read.replace(pattern, (_all, numeral: string) => String(romanNumerals.indexOf(numeral) + 1));
  read = yearsInDigits(spokenAsDigits(read));
  for (const [pattern, result] of sums)
    read = read.replace(pattern, (all, one: string, other: string) => {
      const value = result(Number(one), Number(other));
      return Number.isInteger(value) && value > 0 ? String(value) : all;
    });
  return read;
}
