/** The light, the weather or the season of a whole photo, as words ask for them. */
import { randomFrom } from '@iridia/pixels/random';
import type { Picture } from '@iridia/pixels/picture';
import { autumn, bright, cold, dark, graded, monochrome, night, sunset, vintage, vivid, warm, type Grade } from './grade.ts';
import { fog, rain, snow } from './weather.ts';

const grades = { sunset, autumn, vivid, warm, cold, bright, dark, night, vintage, monochrome } as const satisfies Record<string, Grade>;
const weather = { snow, rain, fog } as const;

export type MoodName = keyof typeof grades | keyof typeof weather;

const isWeather = (name: MoodName): name is keyof typeof weather => name in weather;

/** Returns another picture of the same size. `share` is how much of the mood is mixed in, from 0 to 1; the same seed gives the same picture. */
export async function inMood(picture: Picture, name: MoodName, share: number, seed: number): Promise<Picture> {
  const changed = isWeather(name) ? await weather[name](picture, randomFrom(`${seed}/${name}`)) : graded(picture, grades[name]);
  if (share >= 1) return changed;
  const rgb = Buffer.alloc(picture.rgb.length);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = Math.round(picture.rgb[at]! + (changed.rgb[at]! - picture.rgb[at]!) * share);
  return { ...picture, rgb };
}
