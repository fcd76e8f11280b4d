import type { SnapshotFrom } from 'xstate';
import { largestFirst } from '../../contract/facts/faces.ts';
import type { faceSearchMachine } from './faceSearch.machine.ts';
import type { FoundFace } from './faceSearch.types.ts';

export type FaceSearchSnapshot = SnapshotFrom<typeof faceSearchMachine>;

/** `waiting`, `searching`, `found`, `none`, `failed`. */
export const selectSearch = ({ value }: FaceSearchSnapshot): FaceSearchSnapshot['value'] => value;
/** How many faces were found; 0 before a search. */
export const selectFaceCount = ({ context }: FaceSearchSnapshot): number => context.faces.length;
/** The rectangle of the largest face; undefined before a search. */
export const selectLargest = ({ context }: FaceSearchSnapshot): FoundFace['box'] | undefined => largestFirst(context.faces)[0]?.box;
