/** A thing in the shape of another: a heart-shaped cake, a plant with flowers shaped like stars. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { drawingOf, type Drawing } from './art.ts';
import { lookUp } from './lexicon.ts';
import { lightOf, type Pixels } from './surface.ts';
import { tableOf } from './table.ts';

/** The outline that a word means where its drawing has another: a gem is no rhombus. */
const outlines = tableOf({
  'large-orange-diamond': 'diamond,rhombus,losange,rombo,diamante,ромб*,菱,菱形,钻石',
  triangle: 'triangle,triangulo,треугольник*,三角',
  square: 'square,carre,cuadrado,квадрат*,方',
  circle: 'circle,ring,cercle,circulo,круг*,圆',
  star: 'star,etoile,estrella,звезд*,星,星星',
  'red-heart': 'heart,coeur,corazon,сердц*,сердеч*,心,爱心',
});

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

/** "In the shape of": what follows is the shape of what was named before. */
export const isShapedLike = (text: string): boolean =>
  /^(?:shaped like|shaped as|in the shape of|en forme de|en forme d|en forma de|con forma de|de forma de|в форме|в виде)$/.test(text);

/** "That looks like": what follows is whose looks the thing before has. */
export const isLookingLike = (text: string): boolean =>
  /^(?:that |which )?looks? like$|^looking like$|^resembl(?:es?|ing)$|^(?:qui )?ressembl(?:e|ent|ant) (?:a|au|aux)$|^(?:que )?parecen?$|^похож(?:ий|ая|ее|ие)? на$|^выгляд(?:ит|ят) как$|^(?:看起来|长得)像$/.test(
    text,
  );

/** The visible colors of a picture, on average. */
function meanOf({ data }: Pixels): readonly [number, number, number, number] {
  const sum = [0, 0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += data[at + channel]!;
    sum[3]! += lightOf(data, at);
  }
  return sum.map((value) => value / Math.max(1, count)) as [number, number, number, number];
}

/** Lays `thing` over the outline and the relief of `shape`, which has the same size and is changed in place. */
export function shapeOver(thing: Pixels, shape: Pixels): void {
  const own = meanOf(thing);
  const light = meanOf(shape)[3];
  for (let at = 0; at < shape.data.length; at += 4) {
    if (shape.data[at + 3] === 0) continue;
    const relief = Math.max(0.5, Math.min(1.3, 0.35 + (0.65 * lightOf(shape.data, at)) / Math.max(1, light)));
    const cover = thing.data[at + 3]! / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const colour = thing.data[at + channel]! * cover + own[channel]! * (1 - cover);
      shape.data[at + channel] = Math.max(0, Math.min(255, Math.round(colour * relief)));
    }
  }
}
