/** The way to the batch of a tool, whose chart is loaded when there is one: picked now, or kept by an earlier life of the page. */
import { fieldOfBatch } from '../../contract/facts/tools/batch.ts';
import type { Tool } from '../../contract/facts/tools/tool.ts';
import { notice } from '../../machines/kit/notice.ts';
import { hasBatch } from '../ports/batch.ts';
import { keepFile, letGoUnlessHeld } from '../platform/files.ts';
import type { Root } from './root.ts';
import type { Batch } from './batch.ts';

export type BatchDoor = {
  readonly here: Batch | null;
  watch(this: void, listener: () => void): () => void;
  /** Gives more pictures to the form. */
  give(files: readonly File[]): void;
};

const doors = new WeakMap<Root, Map<string, BatchDoor>>();

/** The one door of a tool's batch; made when first asked for. */
export function batchDoor(root: Root, tool: Tool): BatchDoor {
  const known = doors.get(root) ?? new Map<string, BatchDoor>();
  doors.set(root, known);
  const door = known.get(tool.slug) ?? createDoor(root, tool);
  known.set(tool.slug, door);
  return door;
}

function createDoor(root: Root, tool: Tool): BatchDoor {
  const listeners = new Set<() => void>();
  let here: Batch | null = null;
  const open = async (): Promise<Batch> => {
    const { batchFlow } = await import('./batch.ts');
    here = batchFlow(root, tool);
    for (const listener of listeners) listener();
    return here;
  };
  const sayBroken = () => root.raise(notice('error', { key: 'networkProblem' }));
  root.afterStart(() => {
    if (fieldOfBatch(tool) !== null && hasBatch(tool.slug)) open().catch(sayBroken);
  });
  return {
    get here() {
      return here;
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    give(files) {
      const kept = files.map(keepFile);
      open()
        .then((batch) => batch.send({ type: 'pictures.given', files: kept }), sayBroken)
        .finally(() => letGoUnlessHeld(kept.map(({ ref }) => ref)));
    },
  };
}
