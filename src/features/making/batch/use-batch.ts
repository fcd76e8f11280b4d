import { useSyncExternalStore } from 'react';
import { fieldOfBatch } from '../../../../contract/facts/tools/batch.ts';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { isShown } from '../../../../machines/form/form.rules.ts';
import { selectValues } from '../../../../machines/form/form.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import type { Batch } from '../../../actors/batch.ts';
import { batchDoor, type BatchDoor } from '../../../actors/batch-door.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';

/** The batch of a form: `here` is its flow once it has images. Null while the form does not accept any. */
export type More = { door: BatchDoor; here: Batch | null; slot: string };

export function useBatch(form: Form, tool: Tool): More | null {
  const door = batchDoor(useRoot(), tool);
  const here = useSyncExternalStore(
    door.watch,
    () => door.here,
    () => null,
  );
  const slot = fieldOfBatch(tool);
  const field = tool.fields.find(({ name }) => name === slot);
  const shown = useFormFact(form, (snapshot) => field !== undefined && isShown(field, selectValues(snapshot)));
  return slot !== null && shown ? { door, here, slot } : null;
}
