import { sharedFileActors } from '../../machines/sharedFile/sharedFile.actors.ts';
import { sharedFileMachine } from '../../machines/sharedFile/sharedFile.machine.ts';
import { holding } from './files.ts';
import { handOverFlow } from './handOver.ts';
import type { Root } from './root.ts';
import { keptCaches, sharedFile, sharedNameHeader } from '../../contract/facts/offline.ts';
import type { SharedFileServices } from '../../machines/sharedFile/sharedFile.actors.ts';
import { keepFile } from '../platform/files.ts';

/** Reads and deletes the file that the service worker received. Without a worker, or with storage blocked, there is none. */
export const sharedFileServices: SharedFileServices = {
  async readShared() {
    if (!(await caches.has(keptCaches.shared))) return null;
    const found = await (await caches.open(keptCaches.shared)).match(sharedFile);
    if (!found) return null;
    const name = decodeURIComponent(found.headers.get(sharedNameHeader) ?? '');
    return keepFile(new File([await found.blob()], name, { type: found.headers.get('content-type') ?? '' }));
  },
  async forgetShared() {
    await caches.delete(keptCaches.shared);
  },
};

/** The file that another app shared, which goes to a tool by the same way as a result. */
export const sharedFileFlow = (root: Root) =>
  root.keep(
    { role: 'sharedFile' },
    () => {
      handOverFlow(root);
      return { logic: sharedFileMachine.provide({ actors: sharedFileActors(sharedFileServices) }) };
    },
    holding(({ context }) => [context.file?.ref]),
  );
