/**
 * How long a job of the built-in engine may take, by capability: about twenty times its median, and never less than what a busy machine needs
 * for its largest file (`limits`). A job that a pack of weights serves has the time of the slowest, because its model decides.
 */
import { limits } from './limits.ts';
import type { Capability } from './tools/index.ts';

const minute = 60_000;

/** Milliseconds: the longest of all, and what a job served by a pack has. */
export const longestDeadline = 25 * minute;
/** Milliseconds: the shortest, because a child may have to start and load its nets while every core has other work. */
const shortestDeadline = 2 * minute;
/** A deadline is this many times the median, or this many times what the largest file takes: the queue of a busy machine runs three jobs at once. */
const [timesMedian, timesLargest] = [20, 6];

/** Milliseconds of what has no measured end: marks take a second on an ordinary image, and longer than two minutes on half of the largest one. */
export const unmeasured = { 'image.inpaint': 6 * minute } as const;

/** Seconds of a core in a warm process. `median`: of an ordinary input (`npm run bench:engines`). */
type Measured = {
  readonly median: number;
  /** Of the largest image that is taken, where it is more than three medians. */
  readonly largest?: number;
  /** Its files may last a minute, so none has a shorter time than the longest. */
  readonly isAsLongAsItsFile?: true;
};

/** What each capability took beside other work, which seconds of a core hardly count. */
export const measured: Readonly<
  Record<Exclude<Capability, 'chat' | keyof typeof unmeasured | `${string}.find` | `effect.${string}`>, Measured>
> &
  Readonly<Record<'effect.halloween' | 'effect.hug' | 'effect.kiss', Measured>> = {
  sticker: { median: 0.4, largest: 2.3 },
  'image.fromText': { median: 0.5 },
  'image.cutout': { median: 1, largest: 2.9 },
  // Five seconds for a megapixel of the result.
  'image.enhance': { median: 1.1, largest: (5.1 * limits.enhancedPixels) / 1e6 },
  'image.fromImage': { median: 0.4, largest: 2 },
  'image.garment': { median: 1.6 },
  'face.image': { median: 0.2, largest: 10.1 },
  'face.gif': { median: 0.7, isAsLongAsItsFile: true },
  'face.video': { median: 0.8, isAsLongAsItsFile: true },
  'video.cutout': { median: 2.1, isAsLongAsItsFile: true },
  'video.inpaint': { median: 0.7, isAsLongAsItsFile: true },
  'video.fromText': { median: 7.1 },
  'video.fromImage': { median: 2.5 },
  'audio.fromText': { median: 3.7 },
  'audio.clone': { median: 16.5 },
  'effect.halloween': { median: 2.7 },
  'effect.hug': { median: 8.2 },
  'effect.kiss': { median: 8.7 },
};

/**
 * What the examination of a file may take of the processor, in milliseconds. `opening`: until something of a video or a sound is decoded, and until the
 * header of an image is read: five to twenty times what files of programs take. Then for each second of a sound, three times what an MP3 takes: one of
 * ten minutes has a minute, and takes eighteen seconds; and for each megapixel that an image states and each megabyte that it has, twice what noise
 * takes in the slowest kinds (AVIF, GIF). A table of millions of entries takes it and yields nothing.
 */
export const examinationTimes = { opening: 2000, soundSecond: 100, megapixel: 800, megabyte: 800 } as const;

/** Returns how many milliseconds a job may take. A capability that has not been measured has the time of the longest. */
export function deadlineOf(capability: Capability, isServedByPack: boolean): number {
  if (!isServedByPack && capability in unmeasured) return unmeasured[capability as keyof typeof unmeasured];
  const found = (measured as Readonly<Partial<Record<Capability, Measured>>>)[capability];
  if (isServedByPack || !found || found.isAsLongAsItsFile) return longestDeadline;
  const wanted = 1000 * Math.max(timesMedian * found.median, timesLargest * (found.largest ?? 0));
  return Math.min(longestDeadline, Math.max(shortestDeadline, wanted));
}
