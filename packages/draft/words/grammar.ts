/** Words that carry the sentence: fillers, numbers, and what stands between two things. */
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { inPhrase, listOf, namesIn, tableOf } from './table.ts';

/** Words that an image need not answer: articles, pronouns, auxiliaries, and "an image of". */
export const isFiller = listOf('filler');

const counts = namesIn('count');
const isMeasureWord = listOf('measure word', 'zh');
const several = namesIn('measured', 'zh');

/** How many Chinese counts with a measure word: 两只, 几朵. */
function measured(number: string): number | undefined {
  const digit = ' 一二三四五六七八九十'.indexOf(number.replace('两', '二'));
  if (number.length === 1 && digit > 0) return digit;
  return several(number) === undefined ? undefined : Number(several(number));
}

/** How many of a thing a word asks for. */
export function countOf(word: string): number | undefined {
  const named = counts(word);
  if (named) return Number(named);
  if (isMeasureWord(word.slice(-1))) return measured(word.slice(0, -1));
  const grid = /^(\d)x(\d)$/.exec(word);
  if (grid) return Math.max(1, Math.min(12, Number(grid[1]) * Number(grid[2])));
  return /^\d{1,2}$/.test(word) && Number(word) > 0 ? Number(word) : undefined;
}

export const relationOf = tableOf('relation', [
  'on',
  'in',
  'under',
  'behind',
  'before',
  'beside',
  'above',
  'between',
  'near',
  'with',
  'ride',
  'hold',
  'wear',
  'play',
  'eat',
  'sit',
  'chase',
  'face',
]);

/** How a thing stands to the one named before it; `emblem`, what says its country stands small beside it, which no word says itself. */
export type Relation = NonNullable<ReturnType<typeof relationOf>> | 'emblem';

/** How someone or something is joined to what follows: by looking at it, by standing around it, by going in head first. */
export const isGaze = inPhrase(listOf('gaze'));
export const isSurrounding = inPhrase(listOf('around'));
export const isDive = inPhrase(listOf('dive'));
/** A water that has no beach with palms. */
export const isLake = inPhrase(listOf('lake'));
/** Whether somebody reads what is named. */
export const isReading = inPhrase(listOf('read'));
/** Whether there is an "and" among the words. */
export const hasAnd = inPhrase(listOf('and'));

/** States that what follows is not in the image. */
export const isNot = listOf('not');

/** States that the words before it describe the thing after it (Chinese). */
export const isOf = listOf('of', 'zh');

const isBareSideWord = listOf('bare side', 'en');
/** A relation that is only a preposition says nothing that a person would look for in the image. */
export const isBareSide = (words: string, relation: Relation): boolean =>
  relation === 'with' || !/^[\x20-\x7e]+$/.test(words) || words.toLowerCase().split(' ').every(isBareSideWord);

const qualities = Object.fromEntries(locales.map((locale) => [locale, listOf('quality', locale)])) as Record<
  Locale,
  (word: string) => boolean
>;
const adjective = /^[^ -]{2,}(?:ый|ий|ая|яя|ое|ее|ые|ого|его|ому|ему|ым|ую|юю|ых|их|ыми|ими)$/;

/**
 * Whether a word says how something is or where, while the dictionary, which was built from nouns, has the nearest thing for it: a shy cat was a
 * fan, a proud rooster a peacock. Russian adjectives without a drawing of their own (`isNamed`) are known by their endings.
 */
export const isQuality = (word: string, locale: Locale, isNamed: boolean): boolean =>
  qualities[locale](locale === 'zh' ? word.replace(/的$/u, '') : word) || (locale === 'ru' && !isNamed && adjective.test(word));
