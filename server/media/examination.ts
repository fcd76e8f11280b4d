/**
 * Decodes untrusted files, only in the process of `examine.child.ts`: images are decoded and re-encoded, clips and audio are read with a fixed demuxer and
 * rewritten to a plain container. The process has no secrets and no connections; if a malicious file crashes it,
 * only that file fails.
 */
import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { EngineError } from '@iridia/engine';
import {
  missingOf,
  readFile,
  type Reading,
  refuse,
  rewriteVideo,
  rewriteSound,
  showsSomething,
  changesSomething,
  sniffFile,
  stillOf,
} from '@iridia/engine/media';
import { extensionOf } from '../../contract/facts/media-types.ts';
import { examinationTimes } from '../../contract/facts/deadlines.ts';
import type { Examination, ExamineTask, Verdict } from './examine.ts';
import { isDiskFull } from '../core/disk-space.ts';
import type { MessageKey } from '../messages/messages.ts';
import { avifFrames } from './avif-frames.ts';
import { withImage } from './image.ts';
import { pngFrames } from './png-frames.ts';
import { isLossless } from './webp-loss.ts';
import { limits } from '../../contract/facts/limits.ts';

sharp.cache(false);
sharp.concurrency(1);

/** What an image is stored as, by what it came as: types that not every browser shows become one that all do, and a photo that can be seen through a PNG. */
const storedAs: Readonly<Record<string, 'png' | 'jpeg' | 'webp' | 'gif'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'png',
  'image/tiff': 'png',
  'image/heic': 'jpeg',
};

/** Lets the examination take this many milliseconds of the processor in all. */
type Allow = (milliseconds: number) => void;

/** What an image of that many pixels may take, whose bytes are gone through once. */
const shareOf = (pixels: number, bytes: number): number =>
  (pixels / 1e6) * examinationTimes.megapixel + (bytes / 1e6) * examinationTimes.megabyte;

async function image({ path, into, type, shows }: ExamineTask, allow: Allow): Promise<Read> {
  const stored = storedAs[type] ?? refuse('uploadUnreadable');
  const { size } = await stat(path);
  // What an engine outside made is looked at once more, and was asked for by the server.
  const onHeader = (pixels: number): void => allow(shows ? Infinity : examinationTimes.opening + shareOf(pixels, size));
  // A WebP without loss is mostly a drawing, whose edges a photo's way blurs; a PNG is written in a tenth of the time of another.
  const usual = stored === 'webp' && (await isLossless(path)) ? 'png' : stored;
  const {
    missing,
    format,
    frames: pages,
  } = await withImage(
    path,
    type,
    async (upright) => {
      const format = usual === 'jpeg' && (await upright.metadata()).hasAlpha ? 'png' : usual;
      const written = {
        png: () => upright.toColourspace('srgb').png({ compressionLevel: 6 }),
        // Tables of its own take the whole image in memory, which the decoder of HEIC fills already.
        jpeg: () => upright.jpeg({ quality: 93, chromaSubsampling: '4:4:4', optimizeCoding: type !== 'image/heic' }),
        webp: () => upright.webp({ quality: 93, effort: 2 }),
        gif: () => upright.gif({ effort: 2 }),
      }[format]();
      const { pages = 1 } = await upright.metadata();
      const { pages: shown = 1 } = await written.toFile(into);
      return { frames: format === 'gif' ? shown : pages, format };
    },
    onHeader,
  );
  const received = { 'image/png': pngFrames, 'image/avif': avifFrames }[type];
  const frames = (await received?.(path)) ?? pages;
  // An animation whose end is missing decodes without a complaint, as far as it goes.
  const isCut = missing === undefined && (type === 'image/gif' || frames > 1) && (await missingOf(path)) !== null;
  return {
    type: `image/${format}`,
    extension: format === 'jpeg' ? 'jpg' : format,
    ...sizeOf(await readFile(into)),
    duration: null,
    frames,
    ...((missing !== undefined || isCut) && { missing: missing ?? 0 }),
  };
}

/** What is known of a clean file before it is measured. */
type Read = Omit<Examination, 'size'>;

const sizeOf = ({ width, height }: Reading) => ({ width, height });

/** A video or a sound, as its streams have it. What yields nothing gets no more of the processor than `examinationTimes.opening`. */
async function media({ path, into }: ExamineTask, allow: Allow): Promise<Read> {
  const cut = await missingOf(path);
  try {
    const { kind } = await readFile(path);
    const { missing, ...found } = await (kind === 'video' ? video(path, into, allow) : sound(path, into, allow));
    const share = Math.max(missing, cut ?? 0);
    if (share > limits.missingOfRecording) refuse('uploadCutOff');
    return { ...found, ...((cut !== null || share > 0) && { missing: share }) };
  } catch (error) {
    if (cut !== null && error instanceof EngineError && error.reason === 'uploadUnreadable') refuse('uploadCutOff');
    throw error;
  }
}

type Found = Read & { missing: number };

async function video(path: string, into: string, allow: Allow): Promise<Found> {
  const { type, width, height, duration, missing } = await rewriteVideo(path, into, () => allow(Infinity));
  const still = `data:image/webp;base64,${(await stillOf(into)).toString('base64')}`;
  return { type, extension: extensionOf(type), width, height, duration, still, missing };
}

async function sound(path: string, into: string, allow: Allow): Promise<Found> {
  let decoded = 0;
  const written = await rewriteSound(path, into, (seconds) => {
    if (Math.floor(seconds) === decoded) return;
    decoded = Math.floor(seconds);
    allow(examinationTimes.opening + decoded * examinationTimes.soundSecond);
  });
  return { type: 'audio/mpeg', extension: 'mp3', width: null, height: null, ...written };
}

/** A joined image is as high as the lowest of them, up to this height in pixels, but no less than a quarter of the highest: beside a dot, all would be dots. */
const highestJoin = 2048;
const leastShare = 0.25;

/** Joins images side by side, scaled to one height. */
async function join({ paths = [], into }: ExamineTask, allow: Allow): Promise<Read> {
  let allowed = examinationTimes.opening as number;
  // Each is opened twice.
  const open = <T extends object>(path: string, use: (upright: Sharp) => Promise<T>): Promise<T> =>
    withType(path, use, (share) => allow((allowed += share)));
  const sizes = await Promise.all(
    paths.map((path) => open(path, (upright) => upright.metadata().then(({ autoOrient }) => ({ ...autoOrient })))),
  );
  const all = sizes.map((one) => one.height);
  const height = Math.min(highestJoin, Math.max(Math.min(...all), Math.round(Math.max(...all) * leastShare)));
  // Before anything is scaled: a low one beside a high one may become a hundred times as large.
  const wide = sizes.reduce((sum, one) => sum + Math.max(1, Math.round((one.width * height) / one.height)), 0);
  if (wide * height > limits.imagePixels) refuse('uploadTooManyPixels');
  const scaled = await Promise.all(
    paths.map((path) =>
      open(path, (upright) => upright.resize({ height }).toColourspace('srgb').png().toBuffer({ resolveWithObject: true })),
    ),
  );
  const width = scaled.reduce((sum, { info }) => sum + info.width, 0);
  let left = 0;
  const layers = scaled.map(({ data, info }) => {
    const layer = { input: data, left, top: 0 };
    left += info.width;
    return layer;
  });
  await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(layers)
    .png()
    .toFile(into);
  return { type: 'image/png', extension: 'png', width, height, duration: null };
}

async function withType<T extends object>(
  path: string,
  use: (upright: Sharp) => Promise<T>,
  onShare: (milliseconds: number) => void,
): Promise<T> {
  const { type } = (await sniffFile(path)) ?? refuse('uploadUnreadable');
  const { size } = await stat(path);
  return withImage(path, type, use, (pixels) => onShare(shareOf(pixels, size)));
}

/** What decoders state of files that are whole, and beyond what they do. */
const causes: readonly [words: RegExp, reason: MessageKey][] = [
  [/pixel limit/i, 'uploadTooManyPixels'],
  [
    /unsupported|not (?:supported|configured|implemented)|can ?not handle|bad labq|samples out of range|no codec|not currently/i,
    'uploadUnsupported',
  ],
];

const ways = { image: image, gif: image, media, audio: media, join };

/** Examines one file and writes a clean one; every failure is a `Verdict`. `allow` receives what more of the processor a video or a sound may take. */
export async function examine(task: ExamineTask, allow: Allow = () => undefined): Promise<Verdict> {
  try {
    const found = await ways[task.kind](task, allow);
    if (task.shows && !(await showsSomething(task.into, task.shows))) refuse('nothingShown');
    // The file as the engine handed it over: writing it anew moves colors by more than rounding.
    if (task.differsFrom && found.type.startsWith('image/') && !(await changesSomething(task.differsFrom, task.path)))
      refuse('nothingChanged');
    return { ok: true, found: { ...found, size: (await stat(task.into)).size } };
  } catch (error) {
    if (error instanceof EngineError)
      // Every reason from the engine's media code is also a message key.
      return { ok: false, reason: error.reason as MessageKey, cause: String(error.cause ?? error) };
    const cause = error instanceof Error ? error.message : String(error);
    if (isDiskFull(error)) return { ok: false, reason: 'storageFull', cause };
    const [, reason = 'uploadUnreadable'] = causes.find(([words]) => words.test(cause)) ?? [];
    return { ok: false, reason, cause };
  }
}
