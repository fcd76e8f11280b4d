import * as calls from '../../contract/structs/calls/generations.ts';
import type { CreationsServices } from '../../machines/creations/creations.actors.ts';
import { callApi } from '../platform/api.ts';

/** The person's creations, page by page, newest first, and their deletion. */
export const creationsServices: CreationsServices = {
  listCreations: (query, signal) => callApi(calls.listCreations, { query, signal }),
  deleteCreation: (id) => callApi(calls.deleteCreation, { params: { id } }),
};
