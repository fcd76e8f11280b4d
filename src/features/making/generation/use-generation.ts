import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import type { FormSnapshot } from '../../../../machines/form/form.selectors.ts';
import type { FormEmitted } from '../../../../machines/form/form.types.ts';
import type { Making } from '../../../../machines/generation/generation.selectors.ts';
import type { GenerationEmitted } from '../../../../machines/generation/generation.types.ts';
import type { UploadFacts } from '../../../../machines/upload/upload.types.ts';
import { formOf, generationFlow, retryUpload, sendToResult, type Form, type Generation } from '../../../actors/generation.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { makingStore } from '../../../actors/making.ts';
import { previewOf } from '../../../platform/files.ts';

export type { Form, Generation };
export { formOf, retryUpload, sendToResult };

/** The flow of a tool's form, job and result. */
export const useGeneration = (tool: Tool): Generation => generationFlow(useRoot(), tool);

/** Subscribes to one value of a form. */
export const useFormFact = <T>(form: Form, select: (snapshot: FormSnapshot) => T): T => useSelector(form, select);

/** Subscribes to one value of a tool's page. */
export const useFact = <T>(generation: Generation, select: (making: Making) => T): T => useSelector(makingStore(generation), select);

type Emitted = FormEmitted | GenerationEmitted;

/** Calls back on each fact of this type that a form or a generation emits. */
export function useEmitted<T extends Emitted['type']>(
  actor: Pick<AnyActorRef, 'on'>,
  type: T,
  act: (fact: Extract<Emitted, { type: T }>) => void,
): void {
  useEffect(() => {
    const listening = actor.on(type, act as never);
    return () => listening.unsubscribe();
  }, [actor, type, act]);
}

/** The URL under which the page shows an uploaded file: its own copy, or the server's. */
export const sourceOf = (upload: UploadFacts | null): string | null =>
  upload && upload.status !== 'refused' ? (previewOf(upload.file.ref) ?? upload.stored?.url ?? null) : null;
