import { fieldOfBatch } from '../../contract/facts/tools/batch.ts';
import type { Tool } from '../../contract/facts/tools/tool.ts';
import { batchRows } from '../../machines/app/app.batch.ts';
import { wire } from '../../machines/app/app.wired.ts';
import { batchActors } from '../../machines/batch/batch.actors.ts';
import { batchMachine } from '../../machines/batch/batch.machine.ts';
import { dependentsOf } from '../../machines/form/form.rules.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import type { Root } from './root.ts';
import { batchKey } from './batch-key.ts';
import { generationFlow, itemFlow } from './generation.ts';
import type { BatchServices } from '../../machines/batch/batch.actors.ts';
import { localStore } from '../platform/storage.ts';

/** Stores the images of a batch in this browser; null when the stored value does not parse. */
export const batchServices: BatchServices = {
  recallBatch(tool) {
    try {
      return JSON.parse(localStore.get(batchKey(tool)) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  rememberBatch: (tool, items) =>
    items.length === 0 ? localStore.remove(batchKey(tool)) : localStore.set(batchKey(tool), JSON.stringify(items)),
};

wire(batchRows);

/** The actor for a form's additional images: one generation each, created by the rows of the table. */
export const batchFlow = (root: Root, tool: Tool) => {
  const slot = fieldOfBatch(tool)!;
  return root.keep({ role: 'batch', tool: tool.slug, of: slot }, () => {
    root.makes('form', tool.slug, ({ of }) => (of === undefined ? generationFlow(root, tool) : itemFlow(root, tool, Number(of))));
    return {
      logic: batchMachine.provide({ actors: batchActors(batchServices) }),
      input: { tool: tool.slug, who: selectWho(root.session.getSnapshot()), slot, dependents: dependentsOf(tool.fields)[slot] ?? [] },
    };
  });
};

export type Batch = ReturnType<typeof batchFlow>;
