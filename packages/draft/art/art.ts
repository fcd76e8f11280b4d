/** The baked drawings and the dictionary that leads to them: `art.br` and `bodies.br`, written by `packages/draft/build/art.ts`. */
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { baked } from './baked.ts';
import { bodyAt } from './bodies.ts';
import { complexioned, drawnComplexion, type Complexion } from './complexion.ts';
import type { Drawing } from './drawing.ts';
import { flagBody, flagName } from './flags.ts';
import { ownBody, ownDrawing, ownName } from './own.ts';
import { propBody, propDrawing, propName } from './props.ts';
import { suitedBody } from './suited.ts';

/** How well a drawing fits a word: the thing itself, a kind of it (a retriever is a dog), or merely near it (a kettle and a teapot). */
export type Fit = 'itself' | 'kind' | 'near';
const fits: readonly Fit[] = ['itself', 'kind', 'near'];

export type Sense = { drawing: Drawing; fit: Fit };

/** The glyph of a letter: its width and its outline, in units of which 1000 make the font's size. */
export type Glyph = [width: number, outline: string];

export type ArtFile = {
  drawings: (Drawing & { emoji: string; names: string[] })[];
  /** Where each group of bodies ends in `bodies.br`, in bytes. */
  ends: number[];
  /** Per locale: lines of `word TAB senses`, where a sense is three times the drawing's place plus its fit. */
  words: string[];
  glyphs: Record<string, Glyph>;
};

const art = baked<ArtFile>('art.br');

let places: Map<string, number> | null = null;
const placeOf = (icon: string): number | undefined => {
  places ??= new Map(art().drawings.map((drawing, at) => [drawing.icon, at]));
  return places.get(icon);
};

export const drawingOf = (icon: string): Drawing | undefined => {
  const own = ownDrawing(icon) ?? propDrawing(icon);
  if (own) return own;
  const at = placeOf(icon);
  return at === undefined ? undefined : art().drawings[at];
};

let byEmoji: Map<string, Drawing> | null = null;
const bare = (emoji: string): string => emoji.replaceAll(/\p{Emoji_Modifier}|\uFE0F/gu, '');
/** The drawing of an emoji in any skin tone. */
export function drawingOfEmoji(emoji: string): Drawing | undefined {
  byEmoji ??= new Map(
    art()
      .drawings.filter((one) => one.emoji)
      .map((one) => [bare(one.emoji), one]),
  );
  return byEmoji.get(bare(emoji));
}

/** Names by which nobody knows a drawing. */
const misnamed: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  cloud: { en: 'cloud' },
  signboard: { zh: '牌子', fr: 'panneau', es: 'letrero', ru: 'табличка' },
  cooking: { es: 'huevo frito' },
  cityscape: { en: 'city', zh: '城市', ru: 'город', es: 'ciudad' },
  helm: { en: 'knight', fr: 'chevalier' },
  'man-beard': { es: 'hombre con barba' },
  pyramid: { fr: 'pyramide', ru: 'пирамида' },
  ring: { en: 'ring' },
  glass: { zh: '玻璃杯' },
};

const plainName = (icon: string, locale: Locale): string =>
  flagName(icon, locale) ??
  ownName(icon, locale) ??
  propName(icon, locale) ??
  misnamed[icon]?.[locale] ??
  art().drawings[placeOf(icon) ?? -1]?.names[locales.indexOf(locale)] ??
  icon;

/** What a drawing shows, in a person's language; of two in one, both. */
export const nameOf = (icon: string, locale: Locale): string =>
  icon
    .split('+')
    .map((one) => plainName(one, locale))
    .join(' + ');

const dictionaries: (Map<string, string> | undefined)[] = [];
const dictionary = (language: number): Map<string, string> =>
  (dictionaries[language] ??= new Map(
    art()
      .words[language]!.split('\n')
      .map((line) => line.split('\t') as [string, string]),
  ));

/** The senses of a word or phrase in a locale, the likeliest first; the word is folded and, outside Chinese, stemmed. */
export const sensesOf = (language: number, word: string): Sense[] =>
  (dictionary(language).get(word)?.split(' ') ?? []).map((code) => {
    const number = Number.parseInt(code, 36);
    return { drawing: art().drawings[Math.trunc(number / 3)]!, fit: fits[number % 3]! };
  });

function bodyOf(icon: string): string {
  const place = placeOf(icon);
  return place === undefined ? '' : bodyAt(place, art().ends);
}

/** The drawing as an SVG of `size` pixels; people have the complexion. */
export const svgOf = (icon: string, size: number, complexion: Complexion = drawnComplexion): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="${size}" height="${size}">${flagBody(icon) ?? ownBody(icon) ?? propBody(icon) ?? suitedBody(icon, (one) => complexioned(bodyOf(one), complexion)) ?? complexioned(bodyOf(icon), complexion)}</svg>`;

/** The Chinese signs that few images write: `hanzi.br`, written by `packages/draft/build/hanzi.py`. */
const rareGlyphs = baked<Record<string, Glyph>>('hanzi.br');

export const glyphOf = (letter: string): Glyph | undefined =>
  art().glyphs[letter] ?? (/\p{Script=Han}/u.test(letter) ? rareGlyphs()[letter] : undefined);
