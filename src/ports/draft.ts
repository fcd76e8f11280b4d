import { getDraft, saveDraft } from '../../contract/structs/calls/generations.ts';
import type { DraftServices } from '../../machines/draft/draft.actors.ts';
import { callApi } from '../platform/api.ts';

/** The form of a tool as the server keeps it for this person. */
export const draftServices: DraftServices = {
  getDraft: (tool, signal) => callApi(getDraft, { params: { tool }, signal }),
  saveDraft: (tool, inputs) => callApi(saveDraft, { params: { tool }, body: { inputs } }),
};
