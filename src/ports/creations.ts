import * as calls from '../../contract/structs/calls/generations.ts';
import type { CreationsServices } from '../../machines/creations/creations.actors.ts';
import { callApi } from '../platform/api.ts';
import { onReturn } from '../platform/time.ts';
import { deleteCreation } from './delete-creation.ts';

/** Lists the person's creations by page, newest first, and deletes them. */
export const creationsServices: CreationsServices = {
  listCreations: (query, signal) => callApi(calls.listCreations, { query, signal }),
  cancelJob: (id) => callApi(calls.cancelGeneration, { params: { id }, quiet: true }),
  deleteCreation,
  onReturn,
};
