import { createActor } from 'xstate';
import { cropActors } from '../../machines/crop/crop.actors.ts';
import { cropMachine } from '../../machines/crop/crop.machine.ts';
import { cropServices } from '../ports/crop.ts';
import { holding } from './files.ts';
import type { Root } from './root.ts';

/** The crop frame over a form's picture; the cropped picture replaces it in the form. */
export const cropFlow = (root: Root, tool: string, slot: string) =>
  root.keep({ role: 'crop', tool, of: slot }, () => {
    const crop = createActor(cropMachine.provide({ actors: cropActors(cropServices) }));
    return holding(crop, ({ context }) => [context.whole?.file.ref, context.cut]);
  });
