/** Turns the words of a prompt into a drawing plan; words of the same meaning give the same plan in all five languages. */
import { asPrompt } from '../../../contract/facts/entered.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import { glyphOf, nameOf } from '../art/art.ts';
import { createCast } from './cast.ts';
import { conclude, follow } from './follow.ts';
import { parse } from '../items/parse.ts';
import type { Item } from '../items/item.ts';
import type { Crop } from '../words/crops.ts';
import type { Weather } from '../words/places.ts';
import type { Color, Finish } from '../words/properties.ts';
import { bareThing, type Link, type Scene, type Thing, type TimeOfDay } from './thing.ts';

export type Plan = {
  things: Thing[];
  links: Link[];
  scene: Scene;
  /** The water is a lake or a river: at its shore are grass and stones. */
  ashore?: true;
  /** The place is a field of it. */
  crop?: Crop;
  time: TimeOfDay;
  weathers: Weather[];
  finishes: Finish[];
  /** Its things stand close together. */
  close: boolean;
  /** The color of the wall behind, where the words name one. */
  wall: Color | null;
  /** Words that are seen in the image, each once. */
  understood: string[];
  /** Words whose drawing shows something near to them, with its name in the prompt's language. */
  replaced: { word: string; by: string }[];
  /** Words that are written in the image because they have no drawing. */
  written: string[];
  /** Words that the image leaves out. */
  unknown: string[];
  /** The words name nothing that could be drawn, and there aren't any letters to write them with. */
  isEmpty: boolean;
  locale: Locale;
};

const maxLetters = 28;

/** Whether every letter of a word can be drawn; signs beside them may be left out. */
const isWritable = (word: string): boolean =>
  [...word].every((letter) => !/[\p{L}\p{M}\p{N}]/u.test(letter) || glyphOf(letter) !== undefined);
const writable = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => isWritable(word) && [...word].some((letter) => glyphOf(letter) !== undefined))
    .join(' ')
    .slice(0, maxLetters);

/** "Good vibes only": a sticker of a few words that name nothing says them, and shows no drum. */
const isSlogan = (prompt: string, items: readonly Item[], things: readonly Thing[]): boolean =>
  prompt.length <= maxLetters &&
  /\s/.test(prompt) &&
  things.length > 0 &&
  things.every(({ fit, drawing }) => drawing && fit === 'near') &&
  !items.some(({ kind, words }) => /^(?:count|color|material)$/.test(kind) || /^(?:an?|the|of|with)$/i.test(words));

/**
 * `locale`: the language of the page, for words that say nothing of theirs. `placeless`: nothing is painted behind, so places and hours are drawn as things (a sticker). `styleless`: no style lies over the image
 * (a sticker, a video).
 */
export function planOf(
  entered: string,
  { locale: page = 'en', placeless = false, styleless = placeless }: { locale?: Locale; placeless?: boolean; styleless?: boolean } = {},
): Plan {
  const prompt = asPrompt(entered);
  const { items, locale } = parse(prompt, page);
  const clear = items.some((item) => item.kind === 'place' || (item.kind === 'thing' && item.senses[0]!.fit !== 'near'));
  const cast = createCast(locale, { placeless, styleless }, clear);
  items.forEach((item, at) => follow(cast, item, items[at + 1], items[at + 2]));
  const { things, links, setting, answers } = conclude(cast);

  const unseen = things.length === 0 && setting.scene === 'studio' && setting.finishes.length === 0;
  if (placeless && isSlogan(prompt.trim(), items, things)) {
    things.length = 0;
    links.length = 0;
    for (const one of answers) one.by = null;
  }
  const unanswered = answers.filter(({ by }) => by === null);
  // Nothing can be drawn: the words themselves are the image.
  if (unseen || (things.length === 0 && placeless)) {
    const isAllUnanswered = unanswered.length === answers.length;
    const text = writable(unanswered.length > 0 && !isAllUnanswered ? unanswered.map(({ words }) => words).join(' ') : prompt.trim());
    if (text !== '') things.push({ ...bareThing(null, 'itself', text), text });
    for (const answer of unanswered)
      if (text !== '' && text.includes(answer.words)) answer.by = /^[\d\s.,]+$/.test(answer.words) ? { applied: true } : { written: true };
  }

  const unique = (words: string[]): string[] => [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  const replaced = new Map<string, { word: string; by: string }>();
  for (const { words, by } of answers) {
    if (!by || !('drawing' in by)) continue;
    const name = nameOf(by.drawing.icon, locale);
    if (by.fit !== 'itself' && name !== words.toLowerCase()) replaced.set(words.toLowerCase(), { word: words, by: name });
  }
  const seen = unique(
    answers.filter(({ words, by }) => by && !('written' in by) && !replaced.has(words.toLowerCase())).map(({ words }) => words),
  );
  const known = new Set([...seen.map((word) => word.toLowerCase()), ...replaced.keys()]);
  return {
    things,
    links,
    ...setting,
    understood: seen,
    replaced: [...replaced.values()],
    written: unique(answers.filter(({ by }) => by && 'written' in by).map(({ words }) => words)),
    unknown: unique(answers.filter(({ by }) => by === null).map(({ words }) => words)).filter((word) => !known.has(word.toLowerCase())),
    isEmpty: things.length === 0 && (unseen || placeless),
    locale,
  };
}

/** The plan's content without the words that named it: the same in every language. */
export const meaningOf = ({ things, links, scene, crop, time, weathers, wall }: Plan): string =>
  [
    ...things.map(
      ({ drawing, count, colors, materials, sizes, poses, marks, hair, hat, ears, shape, text, ink, spot, formation, moods = [] }) =>
        [
          drawing?.icon ?? '',
          count,
          ...(ears ? [ears] : []),
          ...(hat ? [`hat ${hat}`] : []),
          ...moods,
          ...(spot ? [spot] : []),
          ...(formation ? [formation] : []),
          ...(shape ? [shape.icon] : []),
          ...(hair ? [hair.dye ?? '', hair.long ?? ''] : []),
          text ?? '',
          ink ?? '',
          ...colors,
          ...materials,
          ...sizes,
          ...poses,
          ...marks,
        ].join('+'),
    ),
    ...links.map(({ relation, deed, from, to }) => `${from}${deed ?? relation}${to}`),
    crop ? `${scene} of ${crop}` : scene,
    time,
    ...weathers,
    wall ?? '',
  ].join('|');
