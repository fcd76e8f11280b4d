import type { findFaces } from '../../contract/structs/calls/faces.ts';
import type { Infer } from '../../contract/structs/schema.ts';

/** A face in a file: its rectangle in pixels, and its yaw in degrees. */
export type FoundFace = Infer<typeof findFaces.data>['faces'][number];

export type FaceSearchContext = {
  /** Name of the uploaded file; null while there is none. */
  file: string | null;
  faces: readonly FoundFace[];
};

export type FaceSearchEvent = { type: 'target.given'; file: string } | { type: 'target.removed' } | { type: 'search.pressed' };

export type FaceSearchEmitted = { type: 'faces.found'; faces: readonly FoundFace[] };

export type FaceSearchTypes = { context: FaceSearchContext; events: FaceSearchEvent; emitted: FaceSearchEmitted };
