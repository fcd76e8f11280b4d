import { findFaces } from '../../contract/structs/calls/faces.ts';
import type { FaceSearchServices } from '../../machines/faceSearch/faceSearch.actors.ts';
import { callApi } from '../platform/api.ts';

/** Finds the faces in an uploaded file. */
export const faceSearchServices: FaceSearchServices = {
  findFaces: (name, signal) => callApi(findFaces, { body: { name }, signal }),
};
