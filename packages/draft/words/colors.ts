/** Color names in five languages: `colors.<locale>.tsv`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import { fold } from './forms.ts';

/** The value of each color; a shade precedes the color whose name it contains. */
const values = {
  emerald: '#12805c',
  olive: '#6f7337',
  mint: '#a3dcc2',
  lime: '#a6cf38',
  khaki: '#a59c74',
  coral: '#f0735e',
  peach: '#f5b999',
  mustard: '#cf9f2c',
  fuchsia: '#cf2f8f',
  indigo: '#413f90',
  ivory: '#f1ead8',
  charcoal: '#3d4146',
  copper: '#b16c42',
  navy: '#1d2f5f',
  sky: '#6fb7e6',
  turquoise: '#22a7a0',
  violet: '#7a3fb0',
  pink: '#ee7fae',
  orange: '#ec7b23',
  burgundy: '#7b1e33',
  red: '#cf2a2e',
  gold: '#d2a53a',
  yellow: '#f2cf3a',
  green: '#3a8f4a',
  blue: '#2b59c3',
  brown: '#7a4a2b',
  beige: '#d9c4a0',
  silver: '#b9c0c8',
  grey: '#808489',
  black: '#1b1b1f',
  white: '#f4f4f2',
} as const;
type ColorName = keyof typeof values;

const isColor = (name: string): name is ColorName => Object.hasOwn(values, name);

/** Reads the names of one language. Throws a `TableError`. */
export function colorWordsIn(text: string, file: string): { color: ColorName; words: string }[] {
  return rowsOf(text, file, ['color', 'words']).map(({ cells: { color, words }, fault }) => {
    if (!isColor(color)) throw fault('color', `“${color}” is not a color: ${Object.keys(values).join(', ')}`);
    try {
      void new RegExp(words);
    } catch (error) {
      throw fault('words', (error as Error).message);
    }
    return { color, words };
  });
}

const named = (['en', 'fr', 'es', 'ru', 'zh'] as const).flatMap((locale) => {
  const file = `colors.${locale}.tsv`;
  return colorWordsIn(readFileSync(join(import.meta.dirname, file), 'utf8'), file);
});
const colors = Object.entries(values).map(([name, value]) => {
  const words = named.filter(({ color }) => color === name).map((row) => row.words);
  return { name, value, words: new RegExp(words.join('|')) };
});

export type NamedColor = { name: string; value: string };

/** The colors that a text names, in order of appearance. */
export function colorsIn(text: string): NamedColor[] {
  let rest = fold(text);
  const found: (NamedColor & { at: number })[] = [];
  for (const { name, value, words } of colors) {
    const hit = words.exec(rest);
    if (!hit) continue;
    found.push({ name, value, at: hit.index });
    rest = rest.slice(0, hit.index) + ' '.repeat(hit[0].length) + rest.slice(hit.index + hit[0].length);
  }
  return found.sort((one, other) => one.at - other.at).map(({ name, value }) => ({ name, value }));
}

/** The value of a color by its name; a middle gray where the name is not ours. */
export const colorValue = (name: string): string => (isColor(name) ? values[name] : '#808489');
