/** What is behind a portrait: a place out of focus, a wall of a color, or lights of a studio. */
import sharp from 'sharp';
import { planOf } from '@iridia/draft';
import { composeScene } from '@iridia/draft/draw';
import { hex, mix } from '@iridia/pixels/color';
import { sharpOf, type Image, type Size } from '@iridia/pixels/image';
import { randomFrom } from '@iridia/pixels/random';
import { toHex } from './features.ts';

/** Walls of a studio, each with the color of its lights. */
const studios = [
  ['#f2c9b8', '#fff1e2'],
  ['#b9cfe8', '#f3f8ff'],
  ['#cfc3e6', '#fbf3ff'],
  ['#bcdccb', '#f4fff2'],
  ['#efd6a2', '#fff8e2'],
  ['#5c6a8c', '#ffd9a8'],
] as const;

/** Blur of a place behind a person, as a share of the longer side. */
const depth = 0.007;

/** Discs of light out of focus. */
function lights(color: string, { width, height }: Size, seed: number, count: number): string {
  const random = randomFrom(`${seed}/lights`);
  return Array.from({ length: count }, () => {
    const radius = (0.02 + random() * 0.06) * Math.max(width, height);
    return `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * height * 0.8).toFixed(0)}" r="${radius.toFixed(0)}" fill="${color}" fill-opacity="${(0.08 + random() * 0.2).toFixed(2)}"/>`;
  }).join('');
}

/** A wall that is lighter behind the head. */
async function wall(color: string, size: Size, discs: string): Promise<Image> {
  const { width, height } = size;
  const [light, dark] = [toHex(mix(hex(color), [255, 255, 255], 0.3)), toHex(mix(hex(color), [16, 12, 32], 0.2))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="wall" cx=".5" cy=".42" r=".8"><stop stop-color="${light}"/><stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#wall)"/>${discs}</svg>`;
  return {
    rgb: await sharp(Buffer.from(svg))
      .blur(Math.max(1, width * 0.004))
      .removeAlpha()
      .raw()
      .toBuffer(),
    ...size,
  };
}

/** `place` is what the words name, `color` that of a background; both may be missing. */
export async function backdropOf(place: string, color: string | undefined, size: Size, seed: number): Promise<Image> {
  if (color) return wall(color, size, '');
  const plan = { ...planOf(place), things: [], links: [] };
  if (plan.scene === 'studio' && plan.time === 'day') {
    const [tone, light] = studios[Math.trunc(randomFrom(`${seed}/studio`)() * studios.length)]!;
    return wall(tone, size, lights(light, size, seed, 26));
  }
  const scene = await composeScene(plan, size, seed);
  const rgb = await sharpOf(scene)
    .blur(Math.max(size.width, size.height) * depth)
    .raw()
    .toBuffer();
  return { rgb, ...size };
}
