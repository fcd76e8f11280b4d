/**
 * How long a job of the built-in engine may take, by capability: about twenty times the median on two cores, and never less than what its
 * largest file takes (`limits`). Milliseconds. A job that a pack of weights serves has the time of the slowest, because its model decides.
 */
import type { Capability } from './tools/index.ts';

const minute = 60_000;

/** The longest of all, and what a job served by a pack has. */
export const longestDeadline = 25 * minute;

export const deadlines: Readonly<Partial<Record<Capability, number>>> = {
  sticker: 3 * minute,
  'image.fromText': 3 * minute,
  'image.fromImage': 4 * minute,
  'image.garment': 4 * minute,
  'image.cutout': 3 * minute,
  'image.inpaint': 6 * minute,
  'image.enhance': 15 * minute,
  'face.image': 4 * minute,
  'audio.fromText': 4 * minute,
  'audio.clone': 6 * minute,
};

/** Returns how long a job may take. Videos and GIFs have the time of the longest. */
export const deadlineOf = (capability: Capability, isServedByPack: boolean): number =>
  isServedByPack ? longestDeadline : (deadlines[capability] ?? longestDeadline);
