/** A thing in the shape of another: a heart-shaped cake, a plant with flowers shaped like stars. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { lookUp } from './lexicon.ts';
import { tableOf } from '../words/table.ts';

/** The outline that a word means where its drawing has another: a gem isn't a rhombus. */
const outlines = tableOf('outline', ['large-orange-diamond', 'triangle', 'square', 'circle', 'star', 'red-heart']);

/** Whose shape a word means; undefined for what has no drawing of its own. */
export function outlineOf(word: string, locale: Locale): Drawing | undefined {
  const named = outlines(word);
  if (named) return drawingOf(named);
  const [sense] = word.length > 1 ? lookUp(word, locale) : [];
  return sense?.fit === 'itself' ? sense.drawing : undefined;
}

/** "Heart-shaped", "心形的": the shape of what follows. */
export function shapeNamed(text: string, locale: Locale): Drawing | undefined {
  const name = /^(.+)[- ]shaped$/u.exec(text)?.[1] ?? /^(.+?)(?:形|形状|形状的|形的)$/u.exec(text)?.[1];
  return name === undefined ? undefined : outlineOf(name, locale);
}

const likeness = tableOf('likeness', ['shaped', 'looks']);

/** "In the shape of": what follows is the shape of what was named before. */
export const isShapedLike = (text: string): boolean => likeness(text) === 'shaped';

/** "That looks like": what follows is whose looks the thing before has. */
export const isLookingLike = (text: string): boolean => likeness(text) === 'looks';
