/**
 * Opens a file from a person or an external engine: that file alone, in one forced container, with no playlist, network access, or second
 * file. Every decoder of the product gets its input from here.
 */
import { open } from 'node:fs/promises';
import { Demuxer } from 'node-av/api';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import './quiet.ts';
import { limits } from '../../../contract/facts/limits.ts';
import { EngineError } from '../job/job.ts';
import { sniff, sniffLength, tagLength, type Sniffed } from './sniff.ts';

const maxStreams = 16;
/** Limit on the pixels of all frames of an animation together. */
const animationPixels = limits.imagePixels * 3;

/** The error for a file that cannot be read; the person can choose another one. */
export const unreadable = (cause?: unknown): EngineError => new EngineError('refused', 'uploadUnreadable', { cause });

/** Throws a `refused` error; `reason` names the message for the person. */
export const refuse = (reason: string): never => {
  throw new EngineError('refused', reason);
};

/** Detects the container of a file from its first bytes, and those of a sound from the first ones behind its tag; null when it is not accepted. */
export async function sniffFile(path: string): Promise<Sniffed | null> {
  const file = await open(path);
  const read = async (from: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, from);
    return buffer.subarray(0, bytesRead);
  };
  try {
    const head = await read(0);
    const tag = tagLength(head);
    const behind = tag > 0 ? sniff(await read(tag)) : null;
    return behind?.kind === 'audio' ? behind : sniff(head);
  } finally {
    await file.close();
  }
}

async function demuxerOf(path: string): Promise<string> {
  const { demuxer } = (await sniffFile(path)) ?? {};
  if (!demuxer) throw unreadable();
  return demuxer;
}

/** Opens a video or sound as the container that `sniff` detects from its first bytes. Rejects with `refused` when it detects none. */
export const openMedia = async (path: string): Promise<Demuxer> =>
  Demuxer.open(path, { format: await demuxerOf(path), options: { protocol_whitelist: 'file', max_streams: maxStreams } as never });

/** Opens a still image, or the first page of an animation; decoding rejects beyond `limits.imagePixels`. */
export const openImage = (path: string | Buffer, options: Pick<SharpOptions, 'failOn' | 'ignoreIcc' | 'sequentialRead'> = {}): Sharp =>
  sharp(path, { ...options, limitInputPixels: limits.imagePixels, pages: 1 });

type AnimationOptions = Pick<SharpOptions, 'failOn' | 'ignoreIcc' | 'sequentialRead'> & {
  /** Limit on the pixels of all pages together; three times `limits.imagePixels` by default. */
  maxPixels?: number;
};

/** Opens all pages of an animation as one image, stacked vertically; decoding rejects beyond `maxPixels`. */
export const openAnimation = (path: string | Buffer, { maxPixels = animationPixels, ...options }: AnimationOptions = {}): Sharp =>
  sharp(path, { ...options, limitInputPixels: maxPixels, pages: -1 });
