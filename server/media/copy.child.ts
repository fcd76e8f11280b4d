/** The process that converts an image to another format: the output of external engines is decoded only here. */
import sharp, { type Sharp } from 'sharp';
import { limits } from '../../contract/facts/limits.ts';
import type { ResultFormat } from '../../contract/facts/result-formats.ts';
import { serveTasks } from '@iridia/engine/process';
import type { CopyAnswer, CopyTask } from './copy.ts';

sharp.cache(false);
sharp.concurrency(1);

const quality = 93;

async function isTransparent(path: string): Promise<boolean> {
  const { hasAlpha } = await sharp(path).metadata();
  return hasAlpha && !(await sharp(path).stats()).isOpaque;
}

async function write({ path, into, format, onWhite }: CopyTask): Promise<CopyAnswer> {
  if (format === 'jpeg' && !onWhite && (await isTransparent(path))) return { ok: false, reason: 'transparent', cause: 'no ground' };
  const image = sharp(path, { limitInputPixels: limits.imagePixels });
  const ways: Partial<Record<ResultFormat, () => Sharp>> = {
    png: () => image.png({ compressionLevel: 6 }),
    jpeg: () => image.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }),
    webp: () => image.webp({ quality, effort: 2 }),
  };
  await ways[format]!().toFile(into);
  return { ok: true };
}

serveTasks<CopyTask, CopyAnswer>((task) =>
  write(task).catch((error: unknown): CopyAnswer => ({ ok: false, reason: 'unreadable', cause: String(error) })),
);
