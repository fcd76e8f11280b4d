/** Opens an uploaded image upright and in sRGB, whatever it came as. Runs only in the child process of `examine.child.ts`. */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { firstFrameOf, missingOf, openAnimation, openImage, refuse } from '@iridia/engine/media';
import { limits } from '../../contract/facts/limits.ts';
import { isCameraRaw } from './camera-raw.ts';
import { withNumberedColors } from './color-numbers.ts';
import type { ColorNumbers } from './icc-profile.ts';
import { headerDimensions } from './dimensions.ts';
import { framesIn, withClearGround } from './gif-ground.ts';
import { heifColorsOf, holdsImage } from './heif-boxes.ts';
import { openHeic } from './heic.ts';
import { withTone } from './gray-tone.ts';
import { spread } from './levels.ts';
import { hasTooManyPieces } from './pieces.ts';
import { numbersInPng, withStatedColors } from './png-colors.ts';
import { withFirstFrame } from './png-first-frame.ts';
import { withUnstatedAlpha } from './webp-clear.ts';

/** Where an AVIF or HEIF file names its brand. */
const brandAt = 8;
const endOfImage = Buffer.from([0xff, 0xd9]);
/** What decoders leave where the data ends: middle gray in a JPEG, nothing elsewhere. */
const [unfilledJpeg, unfilled] = [128, 0];

/** Types of samples with a known black and white. A TIFF may also hold measurements (floats, 32-bit integers), which have neither. */
const depths: ReadonlySet<string> = new Set(['uchar', 'ushort', 'short']);

type Source = { source: string | Buffer; /** How many frames of an animation count; all by default. */ pages?: number };

const rewritten: ReadonlySet<string> = new Set(['image/avif', 'image/gif', 'image/png', 'image/webp']);

/**
 * What the decoder reads differently from browsers is stated in other words: the brand of an animated AVIF, the first frame and the colors of a PNG, what
 * is clear in a GIF and a WebP.
 */
async function sourceOf(path: string, type: string): Promise<Source> {
  if (!rewritten.has(type)) return { source: path };
  const bytes = await readFile(path);
  if (type === 'image/webp') return { source: (await withUnstatedAlpha(bytes)) ?? path };
  if (type === 'image/gif') return withClearGround(bytes) ?? { source: path };
  if (type === 'image/png') {
    const first = await withFirstFrame(bytes);
    return { source: withStatedColors(first ?? bytes) ?? first ?? path };
  }
  if (bytes.toString('latin1', brandAt, brandAt + 4) !== 'avis') return { source: path };
  bytes.write('avif', brandAt, 'latin1');
  return { source: bytes };
}

/**
 * The image of four inks without a profile, as browsers show it: each ink takes its share of white away. By the profile that the decoder takes
 * instead, everything is paler.
 */
async function withoutProfile(source: Sharp): Promise<Sharp> {
  const { data, info } = await source.pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const inks: number = info.channels;
  const channels = inks === 5 ? 4 : 3;
  // In place: what is written is never ahead of what is read.
  for (let from = 0, to = 0; from < data.length; from += inks, to += channels) {
    const light = 255 - data[from + 3]!;
    for (let ink = 0; ink < 3; ink += 1) data[to + ink] = Math.round(((255 - data[from + ink]!) * light) / 255);
    if (channels === 4) data[to + 3] = data[from + 4]!;
  }
  const pixels = data.subarray(0, width * height * channels);
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: limits.imagePixels });
}

async function upright(source: Sharp, type: string): Promise<Sharp> {
  const { format, space, hasProfile, depth, icc } = await source.metadata();
  if (depth !== undefined && !depths.has(depth)) refuse('uploadTooHeavy');
  if (format !== (type === 'image/avif' ? 'heif' : type.slice('image/'.length))) refuse('uploadUnreadable');
  const turned = type === 'image/gif' ? source : source.autoOrient();
  if (space === 'cmyk' && !hasProfile) return await withoutProfile(turned);
  // Of 16-bit grays the decoder leaves the profile out, of 8-bit ones it does not.
  if (space === 'grey16' && icc)
    return (await withTone(turned, icc)) ?? openImage(await turned.keepIccProfile().toColourspace('b-w').png().toBuffer());
  // An image of 16 bits with a profile is read as Display P3; this makes sRGB of it.
  return space === 'rgb16' && hasProfile ? turned.withIccProfile('srgb') : turned;
}

type Opened = Parameters<typeof openImage>[1];

const opened = ({ source, pages }: Source, type: string, options: Opened): Sharp =>
  type === 'image/gif' ? openAnimation(source, { ...options, pages }) : openImage(source, options);

/** The share of rows at the end that the data does not reach. */
async function missingRows(source: Sharp, fill: number): Promise<number> {
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  const blank = Buffer.alloc(row, fill);
  let end = info.height;
  while (end > 0 && data.subarray((end - 1) * row, end * row).equals(blank)) end -= 1;
  return 1 - end / info.height;
}

/** Uses what is there of an image whose end is missing. Rejects with `refused` (`uploadCutOff`) when too much is missing. */
async function withCutImage<T extends object>(
  path: string,
  type: string,
  use: (image: Sharp) => Promise<T>,
): Promise<T & { missing?: number }> {
  const isJpeg = type === 'image/jpeg';
  const { source } = await sourceOf(path, type);
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const ended = isJpeg ? Buffer.concat([bytes, endOfImage]) : bytes;
  // Without its end marker a JPEG can still be whole.
  if (isJpeg) {
    const whole = await upright(openImage(ended, { failOn: 'warning' }), type)
      .then(use)
      .catch(() => null);
    if (whole) return whole;
  }
  const open = (options = {}): Sharp => opened({ source: ended }, type, { failOn: 'none', ...options });
  // A profile would make another gray of it.
  const missing = await missingRows(open({ ignoreIcc: true }), isJpeg ? unfilledJpeg : unfilled).catch(() => 1);
  if (missing > limits.missingOfImage) refuse('uploadCutOff');
  return { ...(await use(await upright(open(), type))), missing };
}

/** The numbers by which an image states its colors, where it has no profile. */
async function numbersIn(path: string, type: string): Promise<ColorNumbers | null> {
  if (type === 'image/png') return numbersInPng(path);
  const stated = type === 'image/avif' ? await heifColorsOf(path) : null;
  return stated && !stated.profile ? stated.numbers : null;
}

/**
 * Refuses an image whose header states no size, or more pixels than a decoder should process, before one opens it. Returns its pixels, those of all
 * frames of a GIF, which may not have more of them than programs write either.
 */
async function checkHeader(path: string, type: string): Promise<number> {
  const { width, height } = (await headerDimensions(path, type)) ?? refuse('uploadUnreadable');
  const pixels = width * height;
  if (pixels > limits.imagePixels) refuse('uploadTooManyPixels');
  if (type !== 'image/gif') return pixels;
  const { length } = framesIn(await readFile(path)).frames;
  return length > limits.imagePages ? refuse('uploadTooHeavy') : pixels * length;
}

/**
 * Gives an image to `use`: the first one of an animation, except of a GIF. `onHeader` is called with the pixels that it states. `missing` is set where the end of the file is missing: the share
 * of the rows that are not there, 0 when only details are not. Rejects as the decoder does, or with `refused`.
 */
export async function withImage<T extends object>(
  path: string,
  type: string,
  use: (image: Sharp) => Promise<T>,
  onHeader: (pixels: number) => void,
): Promise<T & { missing?: number }> {
  const orCut = async (error: unknown): Promise<never> => {
    if ((await missingOf(path)) !== null) refuse('uploadCutOff');
    throw error;
  };
  if (await hasTooManyPieces(path, type)) refuse('uploadTooHeavy');
  if (type === 'image/tiff' && (await isCameraRaw(path))) refuse('uploadUnsupported');
  onHeader(await checkHeader(path, type).catch(orCut));
  if (type === 'image/heic') return await openHeic(path).catch(orCut).then(use);
  if (type === 'image/avif' && !(await holdsImage(path))) return await firstFrameOf(path).catch(orCut).then(openImage).then(use);
  try {
    const stored = await upright(opened(await sourceOf(path, type), type, { failOn: 'error', sequentialRead: true }), type);
    const numbers = await numbersIn(path, type);
    const image = type === 'image/avif' ? await spread(stored, path) : stored;
    return await use(numbers ? await withNumberedColors(image, numbers) : image);
  } catch (error) {
    // Cut off or not, a JPEG of more than eight bits is not read.
    if ((await missingOf(path)) === null || (error instanceof Error && /unsupported jpeg/i.test(error.message))) throw error;
    // A TIFF without its directory shows nothing.
    return type === 'image/tiff' ? refuse('uploadCutOff') : await withCutImage(path, type, use);
  }
}
