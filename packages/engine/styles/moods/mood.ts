/** The light, the weather or the season of a whole photo, as words ask for them. */
import { randomFrom } from '@iridia/pixels/random';
import type { Image } from '@iridia/pixels/image';
import { autumn, bright, cold, dark, graded, monochrome, night, sunset, vintage, vivid, warm, type Grade } from './grade.ts';
import { fog, rain, snow } from './weather.ts';

const grades = { sunset, autumn, vivid, warm, cold, bright, dark, night, vintage, monochrome } as const satisfies Record<string, Grade>;
const weather = { snow, rain, fog } as const;

export type MoodName = keyof typeof grades | keyof typeof weather;

const isWeather = (name: MoodName): name is keyof typeof weather => name in weather;

/** Returns another image of the same size. `share` is how much of the mood is mixed in, from 0 to 1; the same seed gives the same image. */
export async function inMood(image: Image, name: MoodName, share: number, seed: number): Promise<Image> {
  const changed = isWeather(name) ? await weather[name](image, randomFrom(`${seed}/${name}`)) : graded(image, grades[name]);
  if (share >= 1) return changed;
  const rgb = Buffer.alloc(image.rgb.length);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = Math.round(image.rgb[at]! + (changed.rgb[at]! - image.rgb[at]!) * share);
  return { ...image, rgb };
}
