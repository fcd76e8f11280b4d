/**
 * Decodes untrusted files, only in the process of `examine.child.ts`: pictures are decoded and re-encoded, clips and audio are read with a fixed demuxer and
 * rewritten to a plain container. The process has no secrets and no connections; if a malicious file crashes it,
 * only that file fails.
 */
import sharp, { type OutputInfo } from 'sharp';
import { EngineError } from '@iridia/engine';
import { openAnimation, openPicture, refuse, rewriteFilm, rewriteSound } from '@iridia/engine/media';
import type { Examination, ExamineTask, Verdict } from './examine.ts';
import { isDiskFull } from '../core/disk-space.ts';
import type { MessageKey } from '../messages/messages.ts';
import { openHeic } from './heic.ts';
import { pngFrames } from './png-frames.ts';
import { limits } from '../../contract/facts/limits.ts';

sharp.cache(false);
sharp.concurrency(1);

/** What a picture is stored as, by what it came as: types that not every browser shows become one that all do. */
const storedAs: Readonly<Record<string, 'png' | 'jpeg' | 'webp' | 'gif'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'png',
  'image/tiff': 'png',
};

async function heic({ path, into }: ExamineTask): Promise<Examination> {
  const photo = await openHeic(path);
  const { width, height } = await photo.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toFile(into);
  return { type: 'image/jpeg', extension: 'jpg', width, height, duration: null, frames: 1 };
}

async function picture(task: ExamineTask): Promise<Examination> {
  const { path, into, type } = task;
  if (type === 'image/heic') return heic(task);
  const isGif = type === 'image/gif';
  const source = (isGif ? openAnimation : openPicture)(path, { failOn: 'error', sequentialRead: true });
  const format = storedAs[type] ?? refuse('uploadUnreadable');
  const { format: found, pages, space, hasProfile } = await source.metadata();
  if (found !== (type === 'image/avif' ? 'heif' : type.slice('image/'.length))) refuse('uploadUnreadable');
  const upright = isGif ? source : source.autoOrient();
  // Of more than 8 bits, sharp makes Display P3 of any profile, and sRGB of that only for a file that has it.
  const turned = space === 'rgb16' && hasProfile ? upright.withIccProfile('srgb') : upright;
  const written = {
    png: () => turned.toColourspace('srgb').png({ compressionLevel: 6 }),
    jpeg: () => turned.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }),
    webp: () => turned.webp({ quality: 93, effort: 2 }),
    gif: () => turned.gif({ effort: 2 }),
  }[format]();
  const { width, height, pageHeight } = (await written.toFile(into)) as OutputInfo & { pageHeight?: number };
  return {
    type: `image/${format}`,
    extension: format === 'jpeg' ? 'jpg' : format,
    width,
    height: pageHeight ?? (isGif && pages ? Math.round(height / pages) : height),
    duration: null,
    frames: format === 'png' && found === 'png' ? await pngFrames(path) : (pages ?? 1),
  };
}

async function film({ path, into }: ExamineTask): Promise<Examination> {
  return { type: 'video/mp4', extension: 'mp4', ...(await rewriteFilm(path, into)) };
}

async function sound({ path, into }: ExamineTask): Promise<Examination> {
  return { type: 'audio/mpeg', extension: 'mp3', width: null, height: null, duration: await rewriteSound(path, into) };
}

/** Joins pictures side by side, scaled to the height of the shortest one. */
async function join({ paths, into }: ExamineTask): Promise<Examination> {
  const sizes = await Promise.all((paths ?? []).map(async (path) => openPicture(path).metadata()));
  const height = Math.min(2048, ...sizes.map((size) => size.height));
  const scaled = await Promise.all(
    (paths ?? []).map((path) => openPicture(path).resize({ height }).png().toBuffer({ resolveWithObject: true })),
  );
  const width = scaled.reduce((sum, { info }) => sum + info.width, 0);
  if (width * height > limits.imagePixels) refuse('uploadTooManyPixels');
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

const ways = { image: picture, gif: picture, video: film, audio: sound, join };

/** Examines one file and writes a clean one; every failure is a `Verdict`. */
export async function examine(task: ExamineTask): Promise<Verdict> {
  try {
    return { ok: true, found: await ways[task.kind](task) };
  } catch (error) {
    if (error instanceof EngineError)
      // Every reason from the engine's media code is also a message key.
      return { ok: false, reason: error.reason as MessageKey, cause: String(error.cause ?? error) };
    const cause = error instanceof Error ? error.message : String(error);
    if (isDiskFull(error)) return { ok: false, reason: 'storageFull', cause };
    return { ok: false, reason: /pixel limit/i.test(cause) ? 'uploadTooManyPixels' : 'uploadUnreadable', cause };
  }
}
