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
