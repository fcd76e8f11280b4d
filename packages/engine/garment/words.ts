/** Finds the color and pattern that a text names, by the lists of five languages in `words.<locale>.tsv`. */
import { type GarmentPart, partNamed, withoutGarments } from '../../../contract/facts/garments.ts';
import { locales } from '../../../contract/facts/locales.ts';
import { colorsIn, type NamedColor, fold } from '@iridia/draft/words';
import { hex } from '@iridia/pixels/color';
import { wordsOf } from '@iridia/tables/words';
import type { Layer } from './place.ts';

const patternNames = ['stripes', 'dots', 'checks', 'flowers', 'denim', 'leather', 'knit', 'camouflage'] as const;

/** What a word makes of the color, and how far toward black or white it goes. */
const shades = { dark: { toward: 0, share: 0.5 }, pale: { toward: 255, share: 0.5 } } as const;
const shadeNames = ['dark', 'pale'] as const satisfies (keyof typeof shades)[];

/** `joining`: words that only join others; `inner`: garments that are worn under others. */
const find = wordsOf(import.meta.dirname, locales, [...patternNames, ...shadeNames, 'joining', 'inner']);

function shaded(color: NamedColor, name: keyof typeof shades): NamedColor {
  const { toward, share } = shades[name];
  const channels = hex(color.value).map((value) => Math.round(value + (toward - value) * share));
  return { ...color, value: `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}` };
}

export type PatternName = (typeof patternNames)[number];
export type Wish = { pattern: PatternName | null; colors: NamedColor[]; understood: string[]; unknown: string[] };

/** Which garment is meant changes what is dyed, not the cloth. */
const isGarment = (word: string): boolean =>
  /\p{Script=Han}/u.test(word) ? withoutGarments(word).replaceAll(/[衣色的]/gu, '') === '' : partNamed(word) !== null;

/** `isGiven`: the cloth comes from an image, so the words only name the garment. */
export function clothIn(prompt: string, { isGiven = false } = {}): Wish {
  const text = fold(prompt);
  const named = patternNames.find((name) => find(name, text).length > 0) ?? null;
  const [first, ...others] = colorsIn(prompt);
  const shade = (first && shadeNames.find((name) => find(name, text).length > 0)) ?? null;
  const words = text.match(/\p{Script=Han}+|[\p{L}-]+/gu) ?? [];
  // A print has a ground and a figure, a plain cloth has one color.
  const unused = new Set([first, ...others].slice(named ? 2 : 1).map((color) => color?.name));
  const isOfCloth = (word: string) =>
    colorsIn(word).some(({ name }) => !unused.has(name)) ||
    (named !== null && find(named, word).length > 0) ||
    (shade !== null && find(shade, word).length > 0);
  const isKnown = (word: string) => isGarment(word) || (!isGiven && isOfCloth(word));
  const isJoining = (word: string) => find('joining', word)[0]?.word === word;
  return {
    pattern: named,
    colors: first ? [shade ? shaded(first, shade) : first, ...others] : [],
    understood: words.filter(isKnown),
    unknown: words.filter((word) => !isKnown(word) && !isJoining(word)),
  };
}

/** The garment on the chest unless a `part` is named, and of two that are worn there the `outer` one. */
export type Meant = { part: GarmentPart | null; layer: Layer };

/** Which of the wearer's garments a text means. */
export const garmentIn = (prompt: string): Meant => ({
  part: partNamed(prompt),
  layer: find('inner', fold(prompt)).length > 0 ? 'inner' : 'outer',
});
