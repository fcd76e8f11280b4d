/** Finds the style, the moods and the new color that a text asks for, by the lists of five languages in `words.<locale>.tsv`. */
import { colorsIn, fold } from '@iridia/draft/words';
import { wordsOf } from '@iridia/tables/words';
import { partNamed } from '../../../contract/facts/garments.ts';
import { locales } from '../../../contract/facts/locales.ts';
import { imageStyles } from '../../../contract/facts/tools/choices.ts';
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

export function askedIn(prompt: string): Asked {
  const text = fold(prompt);
  const { moods, found, rest } = moodsIn(text);
  let [style, first]: [StyleName | null, number] = [null, Infinity];
  for (const name of imageStyles) {
    const at = find(name, text)[0]?.at ?? Infinity;
    if (at < first) [style, first] = [name, at];
  }
  const words = rest.match(/\p{Script=Han}+|[\p{L}\p{N}-]{3,}/gu) ?? [];
  const color = colorAsked(rest, style === null && moods.length === 0);
  // “The motorcycle blue, with a unicorn”: what stands beside the last color names what takes it.
  const colored = color === null ? null : rest.split(clauseEnd).findLast((clause) => colorsIn(clause).length > 0);
  const isOfColor = (word: string) => color !== null && (partNamed(word) !== null || (colored ?? '').includes(word));
  const isFiller = (word: string) => (['filler', 'recolor'] as const).some((meaning) => find(meaning, word)[0]?.word === word);
  const isKnown = (word: string) => (isOfColor(word) && !isFiller(word)) || (style !== null && find(style, word).length > 0);
  return {
    style,
    moods,
    color,
    understood: [...words.filter(isKnown), ...found],
    unknown: words.filter((word) => !isKnown(word) && !isFiller(word)),
  };
}
