import { fromCallback } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import { itemsOf } from './batch.rules.ts';
import type { BatchNoted, BatchRecalled, SavedItem } from './batch.types.ts';

export type BatchServices = {
  /** What an earlier page load stored for a tool, not yet validated. */
  recallBatch(tool: string): unknown;
  /** An empty list clears the stored batch. */
  rememberBatch(tool: string, items: SavedItem[]): void;
};

/** The stored batch of this browser: reported once at the start, empty when nothing was stored. */
export const batchActors = (services: BatchServices) => ({
  batchMemory: fromCallback(({ input, sendBack, receive }) => {
    receive((event) => {
      const { tool, items } = event as BatchNoted;
      services.rememberBatch(tool, items);
    });
    sendBack({ type: 'batch.recalled', items: itemsOf(services.recallBatch((input as { tool: string }).tool)) } satisfies BatchRecalled);
  }) as Listener<BatchRecalled, { tool: string }>,
});
