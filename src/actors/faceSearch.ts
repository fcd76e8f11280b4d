import { faceSearchActors } from '../../machines/faceSearch/faceSearch.actors.ts';
import { faceSearchMachine } from '../../machines/faceSearch/faceSearch.machine.ts';
import type { Root } from './root.ts';
import { findFaces } from '../../contract/structs/calls/faces.ts';
import type { FaceSearchServices } from '../../machines/faceSearch/faceSearch.actors.ts';
import { callApi } from '../platform/api.ts';

/** Finds the faces in an uploaded file. */
export const faceSearchServices: FaceSearchServices = {
  findFaces: (name, signal) => callApi(findFaces, { body: { name }, signal }),
};

/** The search for faces in the file in a slot of a tool's form. */
export const faceSearchFlow = (root: Root, tool: string, slot: string) =>
  root.keep({ role: 'faceSearch', tool, of: slot }, () => ({
    logic: faceSearchMachine.provide({ actors: faceSearchActors(faceSearchServices) }),
  }));
