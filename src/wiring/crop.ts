import { createActor } from 'xstate';
import { cropActors } from '../../machines/crop/crop.actors.ts';
import { cropMachine } from '../../machines/crop/crop.machine.ts';
import { selectUploadIn } from '../../machines/generation/generation.selectors.ts';
import { cropServices } from '../ports/crop.ts';
import { holding } from './files.ts';
import type { Root } from './root.ts';
import type { generationFlow } from './generation.ts';

/** The crop frame over a form's picture; the cropped picture replaces it in the form. */
export const cropFlow = (root: Root, tool: string, slot: string, generation: ReturnType<typeof generationFlow>) =>
  root.keep({ role: 'crop', tool, of: slot }, () => {
    const crop = createActor(cropMachine.provide({ actors: cropActors(cropServices) }));
    let known = selectUploadIn(generation.getSnapshot(), slot)?.file.ref ?? null;
    generation.subscribe((snapshot) => {
      const ref = selectUploadIn(snapshot, slot)?.file.ref ?? null;
      if (ref === known) return;
      known = ref;
      crop.send({ type: 'picture.changed', ref });
    });
    return holding(crop, ({ context }) => [context.whole?.file.ref, context.cut]);
  });
