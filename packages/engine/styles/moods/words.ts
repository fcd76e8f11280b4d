/**
 * Finds the moods that a folded text asks for, by the lists of five languages in `words.<locale>.tsv`. An adjective that is as often used of
 * one thing (“dark hair”) counts only where it describes the light, the colors or the image.
 */
import { wordsOf } from '@iridia/tables/words';
import { locales } from '../../../../contract/facts/locales.ts';
import type { MoodName } from './mood.ts';

/** In the order in which they are applied. */
const moodNames = [
  'night',
  'sunset',
  'snow',
  'rain',
  'fog',
  'autumn',
  'vintage',
  'monochrome',
  'warm',
  'cold',
  'bright',
  'dark',
  'vivid',
] as const satisfies readonly MoodName[];

/** `without`: what takes a mood away in place of asking for it, “remove the fog”. Nothing that we do here removes one. */
const find = wordsOf(import.meta.dirname, locales, [...moodNames, 'without']);

const isDenied = (before: string): boolean => find('without', before).some(({ at, word }) => at + word.length === before.length);

/** The moods that a folded text names, in the order in which they are applied, the words that name them, and what is left of the text. */
export function moodsIn(text: string): { moods: MoodName[]; found: string[]; rest: string } {
  const moods: MoodName[] = [];
  const found: string[] = [];
  let rest = text;
  for (const name of moodNames) {
    const words = find(name, text)
      .filter(({ at }) => !isDenied(text.slice(0, at).trimEnd()))
      .map(({ word }) => word);
    if (words.length === 0) continue;
    moods.push(name);
    found.push(...words);
    for (const word of words) rest = rest.replace(word, ' ');
  }
  return { moods, found: [...new Set(found)], rest };
}
