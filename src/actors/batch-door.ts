/** Access to a tool's batch, whose chart loads only when there is a batch: picked now, or stored by an earlier page load. */
import { fieldOfBatch } from '../../contract/facts/tools/batch.ts';
import type { Tool } from '../../contract/facts/tools/tool.ts';
import { localStore } from '../platform/storage.ts';
import { keepFile, letGoUnlessHeld } from '../platform/files.ts';
import { batchKey } from './batch-key.ts';
import type { Root } from './root.ts';
import type { Batch } from './batch.ts';

export type BatchDoor = {
  readonly here: Batch | null;
  watch(this: void, listener: () => void): () => void;
  /** Adds more images to the form. */
  give(files: readonly File[]): void;
};

/** Whether an earlier page load stored additional images for a tool; checked before the flow loads. */
const hasBatch = (tool: string): boolean => localStore.get(batchKey(tool)) !== null;

const doors = new WeakMap<Root, Map<string, BatchDoor>>();

/** The single door to a tool's batch; created on first use. */
export function batchDoor(root: Root, tool: Tool): BatchDoor {
  const known = doors.get(root) ?? new Map<string, BatchDoor>();
  doors.set(root, known);
  const door = known.get(tool.slug) ?? createDoor(root, tool);
  known.set(tool.slug, door);
  return door;
}

function createDoor(root: Root, tool: Tool): BatchDoor {
  const open = async (): Promise<Batch> => (await import('./batch.ts')).batchFlow(root, tool);
  root.afterStart(() => {
    if (fieldOfBatch(tool) !== null && hasBatch(tool.slug)) open().catch(root.reportLost);
  });
  return {
    get here() {
      return root.find({ role: 'batch', tool: tool.slug, of: fieldOfBatch(tool) ?? '' }) as Batch | null;
    },
    watch(listener) {
      const { unsubscribe } = root.subscribe(listener);
      return unsubscribe;
    },
    give(files) {
      const kept = files.map(keepFile);
      open()
        .then((batch) => batch.send({ type: 'images.given', files: kept }), root.reportLost)
        .finally(() => letGoUnlessHeld(kept.map(({ ref }) => ref)));
    },
  };
}
