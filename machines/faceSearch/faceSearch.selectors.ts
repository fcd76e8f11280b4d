import type { SnapshotFrom } from 'xstate';
import type { faceSearchMachine } from './faceSearch.machine.ts';

export type FaceSearchSnapshot = SnapshotFrom<typeof faceSearchMachine>;

/** `waiting`, `searching`, `found`, `none`, `failed`. */
export const selectSearch = ({ value }: FaceSearchSnapshot): FaceSearchSnapshot['value'] => value;
/** How many faces were found; 0 before a search. */
export const selectFaceCount = ({ context }: FaceSearchSnapshot): number => context.faces.length;
