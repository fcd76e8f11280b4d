import { fromPromise } from 'xstate';
import type { findFaces } from '../../contract/structs/calls/faces.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { FoundFace } from './faceSearch.types.ts';

export type FaceSearchServices = {
  /** `POST /api/faces`. */
  findFaces(name: string, signal: AbortSignal): Promise<Answer<Infer<typeof findFaces.data>>>;
};

/** Finds faces in an uploaded file; null when the server refused. */
export const faceSearchActors = (services: FaceSearchServices) => ({
  findFaces: fromPromise<readonly FoundFace[] | null, { file: string }>(async ({ input, signal }) => {
    const { code, data } = await services.findFaces(input.file, signal);
    return code === codes.success && data ? data.faces : null;
  }),
});
