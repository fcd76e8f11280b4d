import type { SnapshotFrom } from 'xstate';
import { facesMarked, isSameBox, largestFirst, looksAside } from '../../contract/facts/faces.ts';
import type { faceSearchMachine } from './faceSearch.machine.ts';
import type { FoundFace } from './faceSearch.types.ts';

export type FaceSearchSnapshot = SnapshotFrom<typeof faceSearchMachine>;

/** `waiting`, `searching`, `found`, `none`, `failed`. */
export const selectSearch = ({ value }: FaceSearchSnapshot): FaceSearchSnapshot['value'] => value;
/** The rectangles of the found faces, from left to right; empty before a search. */
export const selectFaces = ({ context }: FaceSearchSnapshot): readonly FoundFace[] => context.faces;
/** How many faces were found; 0 before a search. */
export const selectFaceCount = ({ context }: FaceSearchSnapshot): number => context.faces.length;

type Boxes = readonly FoundFace['box'][];

/** The numbers of the boxes, from 1, whose faces look aside and can't be replaced. */
export function selectAside({ context: { faces } }: FaceSearchSnapshot, boxes: Boxes): number[] {
  return facesMarked(boxes, faces).flatMap((face, index) => (face !== null && looksAside(faces[face]!) ? [index + 1] : []));
}

/** Which of several found faces is meant where only one is taken: the box may have been moved, in this visit or an earlier one. */
export function selectMeant(snapshot: FaceSearchSnapshot, [box]: Boxes): 'found' | 'largest' | 'boxed' {
  const [largest] = largestFirst(snapshot.context.faces);
  if (!box || !largest || selectAside(snapshot, [box]).length > 0) return 'found';
  return isSameBox(box, largest.box) ? 'largest' : 'boxed';
}
