/** Builds the patterns of the word lists. All of them read text as `readingsOf` returns it. */
import type { Readings } from './readings.ts';

export type Pattern = {
  /** With boundaries around words where the language has them. */
  readonly bounded: RegExp;
  /** Without boundaries, for words that were written letter by letter; null where that would match by accident. */
  readonly loose: RegExp | null;
};

/** Words with boundaries. `\w` stands for Latin letters only. */
export const words = (...list: string[]): Pattern => {
  const long = list.filter((word) => /^\p{L}{4}/u.test(word)).map((word) => word.replace(/(?<!\[[^\]]*) (?![?*+{])/g, ' ?'));
  return {
    bounded: new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
    loose: long.length > 0 ? new RegExp(`(?:${long.join('|')})`, 'u') : null,
  };
};

/** Chinese words, which have no boundaries. */
export const signs = (...list: string[]): Pattern => ({ bounded: new RegExp(list.join('|'), 'gu'), loose: null });

/** Whether any of the patterns is found in any reading. */
export const either =
  (...patterns: Pattern[]) =>
  ({ texts, runs }: Readings): boolean =>
    patterns.some(
      ({ bounded, loose }) =>
        texts.some((text) => text.search(bounded) >= 0) || (loose !== null && runs.some((run) => run.length > 7 && loose.test(run))),
    );

/** Returns where the patterns are found in one text. */
export const placesOf = (text: string, ...patterns: Pattern[]): { from: number; to: number }[] =>
  patterns.flatMap(({ bounded }) => [...text.matchAll(bounded)].map(({ index, 0: found }) => ({ from: index, to: index + found.length })));
