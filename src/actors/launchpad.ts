import * as calls from '../../contract/structs/calls/packs.ts';
import { launchpadActors, type LaunchpadServices } from '../../machines/launchpad/launchpad.actors.ts';
import { launchpadMachine } from '../../machines/launchpad/launchpad.machine.ts';
import { callApi } from '../platform/api.ts';
import type { Root } from './root.ts';

const changes = { add: calls.addPack, pause: calls.pausePack, remove: calls.removePack } as const;

/** The calls of the launchpad; its page shows what was refused. */
export const launchpadServices: LaunchpadServices = {
  listPacks: (signal) => callApi(calls.listPacks, { signal, quiet: true }),
  changePack: ({ name, change }) => callApi(changes[change], { params: { name }, quiet: true }),
};

/** The actor of the packs that this site can be given. */
export const launchpadFlow = (root: Root) =>
  root.keep({ role: 'launchpad' }, () => ({ logic: launchpadMachine.provide({ actors: launchpadActors(launchpadServices) }) }));
