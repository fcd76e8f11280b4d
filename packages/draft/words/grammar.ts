/** Words that carry the sentence: fillers, numbers, and what stands between two things. */
import { listOf, namesIn, tableOf } from './table.ts';

/** Words that an image need not answer: articles, pronouns, auxiliaries, and "an image of". */
export const isFiller = listOf('filler');

const counts = namesIn('count');
/** How many of a thing a word asks for. */
export function countOf(word: string): number | undefined {
  const named = counts(word);
  if (named) return Number(named);
  const han =
    /^([一两二三四五六七八九十]|几|许多|很多|好多)(?:只|条|个|匹|头|朵|棵|杯|本|位|名|辆|艘|片|颗|座|张|把|件|双|块|根|盏|串|枝|支|顶|盘|碗|瓶|盆|架|幅|扇|栋|间|口|滴|粒)$/u.exec(
      word,
    );
  if (han)
    return ' 一二三四五六七八九十'.indexOf(han[1]!.replace('两', '二')) > 0
      ? ' 一二三四五六七八九十'.indexOf(han[1]!.replace('两', '二'))
      : 3;
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

/** States that what follows is not in the image. */
export const isNot = listOf('not');

/** States that the words before it describe the thing after it (Chinese). */
export const isOf = (word: string): boolean => /^(?:的|做的|制成的|做成的|制作的)$/.test(word);

const isBareSideWord = listOf('bare side', 'en');
/** A relation that is only a preposition says nothing that a person would look for in the image. */
export const isBareSide = (words: string, relation: Relation): boolean =>
  relation === 'with' || !/^[\x20-\x7e]+$/.test(words) || words.toLowerCase().split(' ').every(isBareSideWord);

/**
 * English words that say how something is or where, and that the dictionary, which was built from nouns, would draw as a thing: a shy cat as
 * a fan, a cozy corner as a rug and a map.
 */
export const isQuality = listOf('quality', 'en');
