import { useSelector } from '@xstate/react';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import type { GenerationSnapshot } from '../../../../machines/generation/generation.selectors.ts';
import type { UploadFacts } from '../../../../machines/upload/upload.types.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { generationFlow } from '../../../actors/generation.ts';
import { previewOf } from '../../../platform/files.ts';

export type Generation = ReturnType<typeof generationFlow>;

/** The flow of a tool's form and job. */
export const useGeneration = (tool: Tool): Generation => generationFlow(useRoot(), tool);

/** Subscribes to one value of the flow. */
export const useFact = <T>(generation: Generation, select: (snapshot: GenerationSnapshot) => T): T => useSelector(generation, select);

/** The URL under which the page shows an uploaded file: its own copy, or the server's. */
export const sourceOf = (upload: UploadFacts | null): string | null =>
  upload && upload.status !== 'refused' ? (previewOf(upload.file.ref) ?? upload.stored?.url ?? null) : null;
