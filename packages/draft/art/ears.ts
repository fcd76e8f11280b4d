/** Ears that have a color of their own, in the drawings of animals that have theirs apart from the head. */
import { asWritten, listOf } from '../words/table.ts';
import type { Drawing } from './drawing.ts';

type Zone = readonly [left: number, top: number, right: number, bottom: number];

/** Where the ears are in the square of 32; those of a rabbit begin where they leave its head. */
export const earZones: Readonly<Record<string, readonly Zone[]>> = {
  cat: [[6.4, 3.4, 10.4, 7.4]],
  rabbit: [
    [12.6, 1, 19, 5.9],
    [17.6, 5.4, 23, 11],
  ],
  dog: [[9.2, 5.4, 13.7, 10.8]],
};

export const isEars = asWritten(listOf('ears'));
export const hasPaintableEars = (drawing: Drawing | null): boolean => drawing !== null && drawing.icon in earZones;
