import { createActor } from 'xstate';
import { faceSearchActors } from '../../machines/faceSearch/faceSearch.actors.ts';
import { faceSearchMachine } from '../../machines/faceSearch/faceSearch.machine.ts';
import type { FoundFace } from '../../machines/faceSearch/faceSearch.types.ts';
import { selectUploadIn, selectValue } from '../../machines/generation/generation.selectors.ts';
import { faceSearchServices } from '../ports/faceSearch.ts';
import type { Root } from './root.ts';
import type { generationFlow } from './generation.ts';

type Place = { tool: string; field: string; of: string; max: number };

const sizeOf = ({ box }: FoundFace): number => box.width * box.height;

/** Searches for faces as soon as a tool's target file is uploaded, and fills them into the form unless the person has marked some. */
export const faceSearchFlow = (root: Root, { tool, field, of, max }: Place, generation: ReturnType<typeof generationFlow>) =>
  root.keep({ role: 'faceSearch', tool }, () => {
    const search = createActor(faceSearchMachine.provide({ actors: faceSearchActors(faceSearchServices) }));
    let target: string | null = null;
    const look = () => {
      const stored = selectUploadIn(generation.getSnapshot(), of)?.stored?.name ?? null;
      if (stored === target) return;
      target = stored;
      search.send(stored === null ? { type: 'target.removed' } : { type: 'target.given', file: stored });
    };
    generation.subscribe(look);
    root.afterStart(look);
    search.on('faces.found', ({ faces }) => {
      const marked = selectValue(generation.getSnapshot(), field);
      if (Array.isArray(marked) && marked.length > 0) return;
      // With too many faces the largest are used, numbered in their original order.
      const meant = new Set(faces.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, max));
      const value = faces.filter((face) => meant.has(face)).map(({ box }) => ({ box: { ...box } }));
      generation.send({ type: 'field.changed', name: field, value });
    });
    return search;
  });
