/** Finds the style, the moods and the new color that a text asks for, by the lists of five languages in `words.<locale>.tsv`. */
import { withoutTerms } from '@iridia/draft';
import { colorsIn, fold } from '@iridia/draft/words';
import { wordsOf } from '@iridia/tables/words';
import { partNamed } from '../../../contract/facts/garments.ts';
import { locales } from '../../../contract/facts/locales.ts';
import { imageStyles } from '../../../contract/facts/tools/choices.ts';
import { phrasesOf } from '../job/phrases.ts';
import type { MoodName } from './moods/mood.ts';
import { moodsIn } from './moods/words.ts';
import type { StyleName } from './style.ts';

/**
 * `filler`: words that only introduce the style. `recolor`: words that order a change. `elsewhere`: what has a color that is not changed here,
 * such as hair.
 */
const find = wordsOf(import.meta.dirname, locales, [...imageStyles, 'filler', 'recolor', 'elsewhere']);

/** Where one wish ends and another begins. */
const clauseEnd = /[,.;:!?，。；、！？]|(?<!\p{L})(?:and|with|y|con|et|avec|и|с)(?!\p{L})|和|加/u;

/** `color`: what the clothes or the thing in the photo become, `#rrggbb`. */
export type Asked = { style: StyleName | null; moods: MoodName[]; color: string | null; understood: string[]; unknown: string[] };

/**
 * The color that folded words ask for: “the red car in blue” means the last one. Where a style or a mood is asked for too, a color counts only
 * with an order, because otherwise it describes what is there: “watercolor of a red fox”.
 */
function colorAsked(text: string, isOrdered: boolean): string | null {
  if (find('elsewhere', text).length > 0) return null;
  if (!isOrdered && find('recolor', text).length === 0) return null;
  return colorsIn(text).at(-1)?.value ?? null;
}

/** The words of a folded text that may mean something. */
const wordsIn = (text: string): string[] => text.match(/\p{Script=Han}+|[\p{L}\p{N}-]{3,}/gu) ?? [];

const blank = (text: string, found: readonly { at: number; word: string }[]): string =>
  found.reduce((rest, { at, word }) => rest.slice(0, at) + ' '.repeat(word.length) + rest.slice(at + word.length), text);

export function askedIn(prompt: string): Asked {
  const text = fold(prompt);
  const { moods, found, rest } = moodsIn(text);
  const [style = null] = imageStyles
    .flatMap((name) =>
      find(name, text)
        .slice(0, 1)
        .map(({ at }) => ({ name, at })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
  // "Teal and orange grade" is a light that nothing here makes, and paints nothing orange.
  const isFree = style === null && moods.length === 0;
  const plain = colorAsked(rest, isFree) === null ? rest : withoutTerms(prompt)(rest);
  const color = colorAsked(plain, isFree);
  // “The motorcycle blue, with a unicorn”: what stands beside the last color names what takes it.
  const colored = color === null ? '' : plain.split(clauseEnd).findLast((clause) => colorsIn(clause).length > 0)!;
  const isOfColor = (word: string) => color !== null && (partNamed(word) !== null || colored.includes(word));
  const isFiller = (word: string) => (['filler', 'recolor'] as const).some((meaning) => find(meaning, word)[0]?.word === word);
  const isOfStyle = (word: string) => style !== null && find(style, word).length > 0;
  const isKnown = (word: string) => (isOfColor(word) && !isFiller(word)) || isOfStyle(word);
  const leftOutOf = (phrase: string): string[] => {
    const folded = fold(phrase);
    const { rest: beside, found: moodWords } = moodsIn(folded);
    const styleWords = style === null ? [] : find(style, beside);
    const unstyled = blank(beside, styleWords);
    const left = wordsIn(
      blank(
        unstyled,
        (['filler', 'recolor'] as const).flatMap((meaning) => find(meaning, unstyled)),
      ),
    ).filter((word) => !isKnown(word));
    // A phrase of which nothing is understood is left out as it was written: “remove the background”.
    const isRead = moodWords.length > 0 || styleWords.length > 0 || wordsIn(folded).some(isKnown);
    return isRead || left.length === 0 ? left : [phrase];
  };
  return { style, moods, color, understood: [...wordsIn(rest).filter(isKnown), ...found], unknown: phrasesOf(prompt).flatMap(leftOutOf) };
}
