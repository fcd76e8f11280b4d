import type { SnapshotFrom } from 'xstate';
import type { faceSearchMachine } from './faceSearch.machine.ts';

import type { FoundFace } from './faceSearch.types.ts';

export type FaceSearchSnapshot = SnapshotFrom<typeof faceSearchMachine>;

/** `waiting`, `searching`, `found`, `none`, `failed`. */
export const selectSearch = ({ value }: FaceSearchSnapshot): FaceSearchSnapshot['value'] => value;
/** How many faces were found; 0 before a search. */
export const selectFaceCount = ({ context }: FaceSearchSnapshot): number => context.faces.length;
/** The rectangle of the largest face; undefined before a search. */
export const selectLargest = ({ context }: FaceSearchSnapshot): FoundFace['box'] | undefined =>
  context.faces.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)[0]?.box;
