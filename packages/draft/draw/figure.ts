/** Draws one thing: its drawing in its colors, material, and condition, with the words on it. */
import sharp, { type Sharp } from 'sharp';
import { asleep } from './asleep.ts';
import { drain } from './afloat.ts';
import { grown, isGrown } from './grown.ts';
import { svgOf } from '../art/art.ts';
import { drawnComplexion, type Complexion } from '../art/complexion.ts';
import type { Drawing } from '../art/drawing.ts';
import { paintEars } from './ears.ts';
import { paintHat } from './hats.ts';
import { isBoard, isFrontal, isGray, isHead, isLively, isPerson } from '../art/kinds.ts';
import { colorValue } from '../words/colors.ts';
import { lettersSvg } from '../art/letters.ts';
import type { Thing } from '../plan/thing.ts';
import { isReclining, reclined } from '../arrange/reclining.ts';
import { shapeOver } from './shaped.ts';
import { dye, lightOf, materialise, recolor, type Foreign, type Pixels } from './surface.ts';
import { unpacked } from '@iridia/pixels/image';

/** SVG drawings have 72 dots per inch; a higher density would only be scaled down again. */
const density = 72;

/** Renders a drawing of `size` pixels as PNG. */
export const drawn = (icon: string, size: number, complexion?: Complexion): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(icon, size, complexion)), { density })
    .resize(size, size)
    .png(unpacked)
    .toBuffer();

/** The visible part of a drawing at `width` × `height` pixels, as raw RGBA. */
async function cropped({ icon, box }: Drawing, width: number, height: number, complexion?: Complexion) {
  const [left, top, right, bottom] = box;
  const scale = Math.max(width / (right - left), height / (bottom - top));
  const side = Math.max(8, Math.ceil(32 * scale));
  const at = (value: number) => Math.min(side - 1, Math.max(0, Math.floor((value / 32) * side)));
  const image = await sharp(Buffer.from(svgOf(icon, side, complexion)), { density })
    .resize(side, side)
    .ensureAlpha()
    .png(unpacked)
    .toBuffer();
  return sharp(image)
    .extract({
      left: at(left),
      top: at(top),
      width: Math.max(1, Math.min(side - at(left), at(right) - at(left) + 1)),
      height: Math.max(1, Math.min(side - at(top), at(bottom) - at(top) + 1)),
    })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const pixelsOf = ({ data, info: { width, height } }: { data: Buffer; info: { width: number; height: number } }) => ({
  data,
  width,
  height,
});

/** Where words go on a drawing, as shares of its visible box. */
const fields: Readonly<Record<string, readonly [left: number, top: number, width: number, height: number]>> = {
  signboard: [0.07, 0.1, 0.86, 0.38],
  blackboard: [0.1, 0.14, 0.8, 0.66],
  placard: [0.1, 0.06, 0.8, 0.5],
  't-shirt': [0.3, 0.32, 0.4, 0.3],
  mug: [0.1, 0.35, 0.55, 0.4],
};
const usualField = [0.18, 0.26, 0.64, 0.44] as const;
/** Where a number goes on what isn't a board: a vehicle, a runner. */
const plate = [0.31, 0.56, 0.4, 0.2] as const;
const lightInk = new Set([
  'blackboard',
  't-shirt',
  'mug',
  'cape',
  'laptop',
  'television',
  'mobile-phone',
  'desktop-computer',
  'closed-book',
  'rug',
  'wall',
  'square',
  'circle',
  'cube',
  'pond',
  'balloon',
  'skyscraper',
]);

/** `colored`: the words name its color, which age leaves to be seen. */
function aged(data: Buffer, colored: boolean): void {
  const share = colored ? 0.25 : 0.62;
  for (let at = 0; at < data.length; at += 4) {
    const gray = lightOf(data, at);
    const dull = [gray * 0.96 + 12, gray * 0.82 + 6, gray * 0.6];
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.min(255, data[at + channel]! * (1 - share) + dull[channel]! * share);
  }
}

/** Window panes are light blue, and boats come with their water. */
const foreignTo = ({ subgroup }: Drawing): Foreign | null =>
  subgroup === 'transport-water' ? [178, 235] : /^(transport-(ground|air)|place-building)$/.test(subgroup) ? [178, 210] : null;

/** Hides skin and hair while `paint` colors the clothes: they are what another complexion changes. */
async function paintAround(pixels: Pixels, drawing: Drawing, complexion: Complexion, paint: () => void): Promise<void> {
  const { data, width, height } = pixels;
  const other = await cropped(drawing, width, height, complexion === 'dark' ? drawnComplexion : 'dark');
  const hidden: [at: number, alpha: number][] = [];
  for (let at = 0; at < data.length; at += 4) {
    const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(data[at + channel]! - other.data[at + channel]!)));
    if (apart <= leastApart) continue;
    hidden.push([at, data[at + 3]!]);
    data[at + 3] = 0;
  }
  paint();
  for (const [at, alpha] of hidden) data[at + 3] = alpha;
}
/** How far skin is from skin of another complexion, from 0 to 255. */
const leastApart = 20;

/** Cuts the right half away along a pale edge. */
function halve({ data, width }: Pixels): void {
  const [cut, edge] = [Math.round(width * 0.52), Math.max(2, Math.round(width * 0.03))];
  for (let at = 0; at < data.length; at += 4) {
    const x = (at / 4) % width;
    if (x >= cut) data[at + 3] = 0;
    else if (x >= cut - edge)
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = Math.round(data[at + channel]! * 0.3 + 175);
  }
}

/** Leaves the upper half of a vessel as clear glass, with the level seen. */
function empty({ data, width, height }: Pixels): void {
  const [level, line] = [Math.round(height * 0.5), Math.max(1, Math.round(height * 0.012))];
  for (let at = 0; at < data.length; at += 4) {
    const y = Math.trunc(at / 4 / width);
    if (y < level - line) {
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = Math.round(data[at + channel]! * 0.3 + 165);
      data[at + 3] = Math.round(data[at + 3]! * 0.5);
    } else if (y < level) for (let channel = 0; channel < 3; channel += 1) data[at + channel] = Math.round(data[at + channel]! * 0.6);
  }
}

function condition(data: Buffer, { poses, colors }: Thing): void {
  if (poses.includes('aged')) aged(data, colors.length > 0);
  for (let at = 0; at < data.length; at += 4) {
    if (poses.includes('dark')) [data[at], data[at + 1], data[at + 2]] = [18, 18, 26];
    if (poses.includes('faded')) data[at + 3] = Math.round(data[at + 3]! * 0.5);
    if (poses.includes('glowing'))
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = Math.min(255, data[at + channel]! * 1.12 + 22);
  }
}

const plateOf = ({ width, height }: { width: number; height: number }): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${height * 0.18}" fill="#fdfdf8" stroke="#2b1d12" stroke-width="${Math.max(1, height * 0.05)}"/></svg>`,
  );

/** A drawing as seen obliquely: narrower, and its far side higher. */
async function turnedAside(front: Sharp, { width, height }: { width: number; height: number }): Promise<Sharp> {
  const slanted = await sharp(await front.png(unpacked).toBuffer())
    .affine([0.8, 0, -0.16, 0.94], { background: '#0000' })
    .png(unpacked)
    .toBuffer();
  return sharp(
    await sharp(slanted).resize(width, height, { fit: 'contain', position: 'bottom', background: '#0000' }).png(unpacked).toBuffer(),
  );
}

/** Where the whites of the eyes are in every head with hair, as shares of the sides of its visible box. */
const isEye = (u: number, v: number): boolean => Math.abs(u - 0.5) < 0.28 && Math.abs(v - 0.55) < 0.075;

/** `afloat`: it lies in painted water, and needs none of its own; `rooted`: it stands in a painted place, among trees that are painted. */
export type Circumstances = { afloat?: boolean; rooted?: boolean };

const letterInks = ['#d6336c', '#1c7ed6', '#2b8a3e', '#e8590c', '#7048e8'];

/** An image of a thing that fills `width` × `height` pixels; `drawing` may be another view of it. PNG with alpha. */
export async function figureOf(
  thing: Thing,
  drawing: Drawing | null,
  width: number,
  height: number,
  { afloat = false, rooted = false }: Circumstances = {},
): Promise<Buffer> {
  const size = { width: Math.max(2, Math.round(width)), height: Math.max(2, Math.round(height)) };
  if (!drawing) {
    const fill = thing.colors[0] ? colorValue(thing.colors[0]) : letterInks[(thing.text ?? '').length % letterInks.length]!;
    return sharp(Buffer.from(lettersSvg(thing.text ?? thing.words, { ...size, fill, edge: '#ffffff' })))
      .resize(size.width, size.height, { fit: 'fill' })
      .png(unpacked)
      .toBuffer();
  }
  const seen = isReclining(thing, drawing) ? reclined(drawing) : drawing;
  const looks = rooted && isGrown(drawing) ? grown(drawing, size) : await cropped(seen, size.width, size.height, thing.complexion);
  const outline = thing.shape && drawing === thing.drawing ? await cropped(thing.shape, size.width, size.height) : null;
  if (outline) shapeOver(pixelsOf(looks), pixelsOf(outline));
  const { data, info } = outline ?? looks;
  const pixels = { data, width: info.width, height: info.height };
  if (afloat) drain(pixels, drawing);
  if (thing.hair?.dye && drawing === thing.drawing) dye(pixels, thing.hair.dye, isEye);
  for (const material of thing.materials) materialise(pixels, material);
  const paint = () => {
    if (thing.colors.length > 0) recolor(pixels, thing.colors, foreignTo(drawing), isGray(drawing));
    if (thing.hat && drawing === thing.drawing) paintHat(pixels, drawing, thing.hat);
  };
  if (!isPerson(drawing) || thing.shape) paint();
  // The color of a head is that of the clothes below it.
  else if (!isHead(drawing) && (thing.colors.length > 0 || thing.hat))
    await paintAround(pixels, seen, thing.complexion ?? drawnComplexion, paint);
  if (thing.ears && drawing === thing.drawing) paintEars(pixels, drawing, thing.ears);
  condition(data, thing);
  if (thing.poses.includes('halved')) halve(pixels);
  if (thing.poses.includes('halffull')) empty(pixels);
  const sleeps = thing.marks.includes('zzz') && isLively(drawing) && isFrontal(drawing);
  const front = sleeps
    ? sharp(await asleep(pixels, drawing, isPerson(drawing) ? pixelsOf(await cropped(seen, info.width, info.height)) : pixels))
    : sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const image = thing.poses.includes('oblique') ? await turnedAside(front, size) : front;
  if (thing.text === undefined) return image.png(unpacked).toBuffer();
  const onPlate = !isBoard(drawing);
  const [left, top, wide, high] = onPlate ? plate : (fields[drawing.icon] ?? usualField);
  const field = { width: Math.max(4, Math.round(size.width * wide)), height: Math.max(4, Math.round(size.height * high)) };
  const light = lightInk.has(drawing.icon) && !/white|yellow|beige/.test(thing.colors.join());
  const words = Buffer.from(lettersSvg(thing.text, { ...field, fill: thing.ink ? colorValue(thing.ink) : light ? '#ffffff' : '#2b1d12' }));
  const place = { left: Math.round(size.width * left), top: Math.round(size.height * top) };
  return image
    .composite([...(onPlate ? [{ input: plateOf(field), ...place }] : []), { input: words, ...place }])
    .png(unpacked)
    .toBuffer();
}
