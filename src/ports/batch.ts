import { projectKey } from '../../contract/facts/product.ts';
import type { BatchServices } from '../../machines/batch/batch.actors.ts';
import { localStore } from '../platform/storage.ts';

const keyOf = (tool: string) => `${projectKey}Batch.${tool}`;

/** Whether an earlier life of the page kept more pictures for a tool: asked before the flow is loaded. */
export const hasBatch = (tool: string): boolean => localStore.get(keyOf(tool)) !== null;

/** The pictures of a batch, kept in this browser; null when what is kept does not parse. */
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
