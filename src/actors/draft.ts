import { draftActors } from '../../machines/draft/draft.actors.ts';
import { draftMachine } from '../../machines/draft/draft.machine.ts';
import { onPageLeft } from '../platform/page-left.ts';
import type { Root } from './root.ts';
import { getDraft, saveDraft } from '../../contract/structs/calls/generations.ts';
import type { DraftServices } from '../../machines/draft/draft.actors.ts';
import { callApi } from '../platform/api.ts';

/** Loads and saves this person's form of a tool on the server. */
export const draftServices: DraftServices = {
  getDraft: (tool, signal) => callApi(getDraft, { params: { tool }, signal, quiet: true }),
  saveDraft: (tool, inputs) => callApi(saveDraft, { params: { tool }, body: { inputs }, quiet: true }),
};

/** Saves the form of a tool while the person edits it, and restores it on return. */
export const draftFlow = (root: Root, tool: string) =>
  root.keep(
    { role: 'draft', tool },
    () => ({ logic: draftMachine.provide({ actors: draftActors(draftServices) }), input: { tool } }),
    (draft) => onPageLeft(() => draft.send({ type: 'page.left' })),
  );
