import { createActor } from 'xstate';
import { draftActors } from '../../machines/draft/draft.actors.ts';
import { draftMachine } from '../../machines/draft/draft.machine.ts';
import { draftServices } from '../ports/draft.ts';
import type { Root } from './root.ts';

/** Keeps the form of a tool as the person leaves it, and gives it back on return. */
export const draftFlow = (root: Root, tool: string) =>
  root.keep({ role: 'draft', tool }, () => {
    const draft = createActor(draftMachine.provide({ actors: draftActors(draftServices) }), { input: { tool } });
    if (typeof window !== 'undefined') window.addEventListener('pagehide', () => draft.send({ type: 'page.left' }));
    return draft;
  });
