import { createActor } from 'xstate';
import { draftActors } from '../../machines/draft/draft.actors.ts';
import { draftMachine } from '../../machines/draft/draft.machine.ts';
import { draftServices } from '../ports/draft.ts';
import { onPageLeft } from '../platform/page-left.ts';
import type { Root } from './root.ts';

/** Saves the form of a tool while the person edits it, and restores it on return. */
export const draftFlow = (root: Root, tool: string) =>
  root.keep({ role: 'draft', tool }, () => {
    const draft = createActor(draftMachine.provide({ actors: draftActors(draftServices) }), { input: { tool } });
    onPageLeft(() => draft.send({ type: 'page.left' }));
    return draft;
  });
