import { creationsActors } from '../../machines/creations/creations.actors.ts';
import { creationsMachine } from '../../machines/creations/creations.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { onPageLeft } from '../platform/page-left.ts';
import type { Root } from './root.ts';
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

/** The actor of the person's creations. */
export const creationsFlow = (root: Root) =>
  root.keep(
    { role: 'creations' },
    () => ({
      logic: creationsMachine.provide({ actors: creationsActors(creationsServices) }),
      input: { isOwnerKnown: selectWho(root.session.getSnapshot()) !== null },
    }),
    (creations) => onPageLeft(() => creations.send({ type: 'creations.left' })),
  );
