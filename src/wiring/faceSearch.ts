import { createActor } from 'xstate';
import { faceSearchActors } from '../../machines/faceSearch/faceSearch.actors.ts';
import { faceSearchMachine } from '../../machines/faceSearch/faceSearch.machine.ts';
import { faceSearchServices } from '../ports/faceSearch.ts';
import type { Root } from './root.ts';

/** The search for faces in the file in a slot of a tool's form. */
export const faceSearchFlow = (root: Root, tool: string, slot: string) =>
  root.keep({ role: 'faceSearch', tool, of: slot }, () =>
    createActor(faceSearchMachine.provide({ actors: faceSearchActors(faceSearchServices) })),
  );
