import type { Notice } from '../kit/notice.ts';
import type { findFaces } from '../../contract/structs/calls/faces.ts';
import type { Infer } from '../../contract/structs/schema.ts';

/** A face in a file: its rectangle in pixels, and its yaw in degrees. */
export type FoundFace = Infer<typeof findFaces.data>['faces'][number];

export type FaceSearchContext = {
  /** Name of the uploaded file; null while there is none. */
  file: string | null;
  faces: readonly FoundFace[];
};

export type FaceSearchEvent =
  /** Name of the uploaded file in the form; null while there is none. */
  { type: 'target.changed'; file: string | null } | { type: 'search.clicked' };

export type FaceSearchEmitted =
  | Notice
  /** The person wants to see what a new search finds, in place of what is marked. */
  | { type: 'faces.unmarked' }
  | { type: 'faces.found'; faces: readonly FoundFace[] };

export type FaceSearchTypes = { context: FaceSearchContext; events: FaceSearchEvent; emitted: FaceSearchEmitted };
