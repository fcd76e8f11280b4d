import { useSelector } from '@xstate/react';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectItems } from '../../../../machines/batch/batch.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import type { Batch } from '../../../actors/batch.ts';
import { itemFlow } from '../../../actors/generation.ts';
import type { Generation } from '../generation/use-generation.ts';

export type Item = { place: number; item: Generation };

/** The images beside the first one, each with its own form and job. */
export function useItems(batch: Batch, tool: Tool): Item[] {
  const root = useRoot();
  return useSelector(batch, selectItems).map(({ place }) => ({ place, item: itemFlow(root, tool, place) }));
}
