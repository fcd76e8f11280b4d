import { getDraft, saveDraft } from '../../contract/structs/calls/generations.ts';
import type { DraftServices } from '../../machines/draft/draft.actors.ts';
import { callApi } from '../platform/api.ts';

/** Loads and saves this person's form of a tool on the server. */
export const draftServices: DraftServices = {
  getDraft: (tool, signal) => callApi(getDraft, { params: { tool }, signal, quiet: true }),
  saveDraft: (tool, inputs) => callApi(saveDraft, { params: { tool }, body: { inputs }, quiet: true }),
};
