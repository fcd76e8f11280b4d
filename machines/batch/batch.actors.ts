import { fromCallback } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import { itemsOf } from './batch.rules.ts';
import type { BatchNoted, BatchRecalled, SavedItem } from './batch.types.ts';

export type BatchServices = {
  /** What an earlier life of the page kept for a tool, whatever it is. */
  recallBatch(tool: string): unknown;
  /** No items: there is nothing to keep. */
  rememberBatch(tool: string, items: SavedItem[]): void;
};

/** The memory of a batch in this browser: told once at the start, empty where nothing was kept. */
export const batchActors = (services: BatchServices) => ({
  batchMemory: fromCallback(({ input, sendBack, receive }) => {
    receive((event) => {
      const { tool, items } = event as BatchNoted;
      services.rememberBatch(tool, items);
    });
    sendBack({ type: 'batch.recalled', items: itemsOf(services.recallBatch((input as { tool: string }).tool)) } satisfies BatchRecalled);
  }) as Listener<BatchRecalled, { tool: string }>,
});
