import { createActor } from 'xstate';
import { draftActors } from '../../machines/draft/draft.actors.ts';
import { draftMachine } from '../../machines/draft/draft.machine.ts';
import { draftServices } from '../ports/drafts.ts';
import type { Root } from './root.ts';
import type { generationFlow } from './generation.ts';
import { tellWho } from './who.ts';

/** Keeps the form of a tool as the person leaves it, and gives it back on return. */
export const draftFlow = (root: Root, tool: string, generation: ReturnType<typeof generationFlow>) =>
  root.keep(`draft:${tool}`, () => {
    const draft = createActor(draftMachine.provide({ actors: draftActors(draftServices) }), { input: { tool } });
    draft.on('draft.restored', ({ values, files }) => generation.send({ type: 'form.filled', values, files }));
    generation.on('form.changed', ({ values, files }) =>
      draft.send({
        type: 'form.changed',
        // A consent is asked anew: another person may sit here, or another be shown.
        values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'consent')),
        files,
      }),
    );
    tellWho(root, draft);
    if (typeof window !== 'undefined') window.addEventListener('pagehide', () => draft.send({ type: 'page.left' }));
    return draft;
  });
