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

/** Tags that a sound may have before it begins: programs write one, a few programs in a row one each. */
const mostTags = 16;

/** The container of a file, and the bytes of the tags before it. */
async function containerOf(path: string): Promise<{ sniffed: Sniffed | null; tags: number }> {
  await using file = await open(path);
  const read = async (from: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, from);
    return buffer.subarray(0, bytesRead);
  };
  const head = await read(0);
  let [tags, behind] = [0, head];
  for (let tag = 0; tag < mostTags && tagLength(behind) > 0; tag += 1) {
    tags += tagLength(behind);
    behind = await read(tags);
  }
  const sniffed = tags > 0 ? sniff(behind) : null;
  return sniffed?.kind === 'audio' ? { sniffed, tags } : { sniffed: sniff(head), tags: 0 };
}

/** Detects the container of a file from its first bytes, and those of a sound from the first ones behind its tags; null when it is not accepted. */
export const sniffFile = async (path: string): Promise<Sniffed | null> => (await containerOf(path)).sniffed;

/** Opens a video or sound as the container that `sniff` detects from its first bytes. Rejects with `refused` when it detects none. */
export async function openMedia(path: string): Promise<Demuxer> {
  const { sniffed, tags } = await containerOf(path);
  if (!sniffed?.demuxer) throw unreadable();
  // Of a tag of millions of fields the demuxer would compare each with all others, and nothing here asks for them.
  const options = { protocol_whitelist: 'file', max_streams: maxStreams, skip_initial_bytes: tags };
  return Demuxer.open(path, { format: sniffed.demuxer, options: options as never });
}

/** Opens a still image, or the first page of an animation; decoding rejects beyond `limits.imagePixels`. */
export const openImage = (path: string | Buffer, options: Pick<SharpOptions, 'failOn' | 'ignoreIcc' | 'sequentialRead'> = {}): Sharp =>
  sharp(path, { ...options, limitInputPixels: limits.imagePixels, pages: 1 });

type AnimationOptions = Pick<SharpOptions, 'failOn' | 'ignoreIcc' | 'sequentialRead'> & {
  /** Limit on the pixels of all pages together; three times `limits.imagePixels` by default. */
  maxPixels?: number;
  /** How many pages are opened; all by default. */
  pages?: number;
};

/** Opens the pages of an animation as one image, stacked vertically; decoding rejects beyond `maxPixels`. */
export const openAnimation = (
  path: string | Buffer,
  { maxPixels = animationPixels, pages = -1, ...options }: AnimationOptions = {},
): Sharp => sharp(path, { ...options, limitInputPixels: maxPixels, pages });
