import { useSelector } from '@xstate/react';
import type { Tool } from '../../contract/tools/tool.ts';
import { selectItems } from '../../machines/batch/batch.selectors.ts';
import { useRoot } from '../app/flows.tsx';
import type { Batch } from '../app/flows/batch.ts';
import { itemFlow } from '../app/flows/generation.ts';
import type { Generation } from './use-generation.ts';

export type Item = { place: number; item: Generation };

/** The pictures beside the first one, each with its own form and job. */
export function useItems(batch: Batch, tool: Tool): Item[] {
  const root = useRoot();
  return useSelector(batch, selectItems).map(({ place }) => ({ place, item: itemFlow(root, tool, place) }));
}
