import type { SnapshotFrom } from 'xstate';
import { isSameBox, largestFirst, looksAside } from '../../contract/facts/faces.ts';
import type { faceSearchMachine } from './faceSearch.machine.ts';
import type { FoundFace } from './faceSearch.types.ts';

export type FaceSearchSnapshot = SnapshotFrom<typeof faceSearchMachine>;

/** `waiting`, `searching`, `found`, `none`, `failed`. */
export const selectSearch = ({ value }: FaceSearchSnapshot): FaceSearchSnapshot['value'] => value;
/** How many faces were found; 0 before a search. */
export const selectFaceCount = ({ context }: FaceSearchSnapshot): number => context.faces.length;

type Boxes = readonly FoundFace['box'][];

/** Which of several found faces is meant where only one is taken: the box may have been moved, in this visit or an earlier one. */
export function selectMeant({ context }: FaceSearchSnapshot, [box]: Boxes): 'found' | 'largest' | 'boxed' {
  const [largest] = largestFirst(context.faces);
  if (!box || !largest) return 'found';
  return isSameBox(box, largest.box) ? 'largest' : 'boxed';
}

/** The numbers of the boxes, from 1, whose faces look aside and can't be replaced. */
export const selectAside = ({ context }: FaceSearchSnapshot, boxes: Boxes): number[] =>
  boxes.flatMap((box, index) => (context.faces.some((face) => looksAside(face) && isSameBox(face.box, box)) ? [index + 1] : []));
