import { useSelector } from '@xstate/react';
import type { Tool } from '../../contract/tools/tool.ts';
import type { GenerationSnapshot } from '../../machines/generation/generation.selectors.ts';
import { useRoot } from '../app/flows.tsx';
import { generationFlow } from '../app/flows/generation.ts';

export type Generation = ReturnType<typeof generationFlow>;

/** The flow of a tool's form and job. */
export const useGeneration = (tool: Tool): Generation => generationFlow(useRoot(), tool);

/** One fact of it. */
export const useFact = <T>(generation: Generation, select: (snapshot: GenerationSnapshot) => T): T => useSelector(generation, select);
