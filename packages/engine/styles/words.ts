/** Finds the style and the moods that a text asks for, by the lists of five languages in `words.<locale>.tsv`. */
import { fold } from '@iridia/draft/words';
import { wordsOf } from '@iridia/tables/words';
import { locales } from '../../../contract/facts/locales.ts';
import { imageStyles } from '../../../contract/facts/tools/choices.ts';
import type { MoodName } from './moods/mood.ts';
import { moodsIn } from './moods/words.ts';
import type { StyleName } from './style.ts';

/** `filler`: words that only introduce the style. */
const find = wordsOf(import.meta.dirname, locales, [...imageStyles, 'filler']);

export type Asked = { style: StyleName | null; moods: MoodName[]; understood: string[]; unknown: string[] };

export function askedIn(prompt: string): Asked {
  const text = fold(prompt);
  const { moods, found, rest } = moodsIn(text);
  let [style, first]: [StyleName | null, number] = [null, Infinity];
  for (const name of imageStyles) {
    const at = find(name, text)[0]?.at ?? Infinity;
    if (at < first) [style, first] = [name, at];
  }
  const words = rest.match(/\p{Script=Han}+|[\p{L}\p{N}-]{3,}/gu) ?? [];
  const isKnown = (word: string) => style !== null && find(style, word).length > 0;
  const isFiller = (word: string) => find('filler', word)[0]?.word === word;
  return {
    style,
    moods,
    understood: [...words.filter(isKnown), ...found],
    unknown: words.filter((word) => !isKnown(word) && !isFiller(word)),
  };
}
