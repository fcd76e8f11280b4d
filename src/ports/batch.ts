import { projectKey } from '../../contract/facts/product.ts';
import type { BatchServices } from '../../machines/batch/batch.actors.ts';
import { localStore } from '../platform/storage.ts';

const keyOf = (tool: string) => `${projectKey}Batch.${tool}`;

/** Whether an earlier page load stored additional pictures for a tool; checked before the flow loads. */
export const hasBatch = (tool: string): boolean => localStore.get(keyOf(tool)) !== null;

/** Stores the pictures of a batch in this browser; null when the stored value does not parse. */
export const batchServices: BatchServices = {
  recallBatch(tool) {
    try {
      return JSON.parse(localStore.get(keyOf(tool)) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  rememberBatch: (tool, items) =>
    items.length === 0 ? localStore.remove(keyOf(tool)) : localStore.set(keyOf(tool), JSON.stringify(items)),
};
