/** Moods that also put something into the air: snow, rain, fog. */
import sharp from 'sharp';
import { mix } from '@iridia/pixels/color';
import { sharpOf, unitOf, type Image, unpacked } from '@iridia/pixels/image';
import { clamp01 } from '../../image/raster.ts';
import { graded, grayOf, plantOf, type Grade } from './grade.ts';

type Random = () => number;

async function under(image: Image, marks: string): Promise<Image> {
  const { width, height } = image;
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks}</svg>`);
  const air = await sharp(svg).png(unpacked).toBuffer();
  const rgb = await sharpOf(image)
    .composite([{ input: air }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...image, rgb };
}

/** Plants and ground under snow, in a cold light. */
const snowy: Grade = (color, _, y) => {
  const [gray] = grayOf(color);
  const light = gray / 255;
  const cover = plantOf(color) * 0.75 + clamp01((light - 0.45) * 1.2) * y * 0.5;
  const cool = mix(color, [gray * 0.92, gray, gray * 1.1], 0.5);
  return mix(cool, [150 + light * 105, 158 + light * 97, 172 + light * 83], clamp01(cover));
};

export const snow = (image: Image, random: Random): Promise<Image> => {
  const unit = unitOf(image);
  const flakes = Array.from({ length: 420 }, (_, at) => {
    // A few flakes are near and soft, the rest far and small.
    const near = at % 12 === 0;
    const radius = (near ? 4 + random() * 5 : 0.9 + random() * 2) * unit;
    return `<circle cx="${(random() * image.width).toFixed(1)}" cy="${(random() * image.height).toFixed(1)}" r="${radius.toFixed(2)}" fill-opacity="${(near ? 0.35 : 0.55 + random() * 0.4).toFixed(2)}"/>`;
  });
  return under(graded(image, snowy), `<g fill="#fff">${flakes.join('')}</g>`);
};

const wet: Grade = (color) => {
  const [gray] = grayOf(color);
  return mix(color, [gray * 0.9, gray * 0.98, gray * 1.08], 0.55).map((channel) => channel * 0.72) as unknown as ReturnType<Grade>;
};

export const rain = (image: Image, random: Random): Promise<Image> => {
  const unit = unitOf(image);
  const drops = Array.from({ length: 380 }, () => {
    const [x, y, length] = [random() * image.width * 1.1, random() * image.height, (18 + random() * 42) * unit];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * 0.22).toFixed(1)} ${length.toFixed(1)}" stroke-opacity="${(0.22 + random() * 0.4).toFixed(2)}"/>`;
  });
  return under(
    graded(image, wet),
    `<g stroke="#e4ecf6" stroke-width="${(1.6 * unit).toFixed(2)}" stroke-linecap="round">${drops.join('')}</g>`,
  );
};

/** Thicker above and behind, thinner near the ground, where one stands. */
export const fog = (image: Image): Image =>
  graded(image, (color, _, y) => mix(mix(color, grayOf(color), 0.35), [214, 219, 226], 0.74 - y * 0.42));
