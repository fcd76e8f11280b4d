import { createActor } from 'xstate';
import { fieldOfBatch } from '../../contract/facts/tools/batch.ts';
import type { Tool } from '../../contract/facts/tools/tool.ts';
import { batchActors } from '../../machines/batch/batch.actors.ts';
import { batchMachine } from '../../machines/batch/batch.machine.ts';
import type { BatchItem } from '../../machines/batch/batch.types.ts';
import { withoutDependents } from '../../machines/generation/generation.form.ts';
import {
  selectIsWorking,
  selectJob,
  selectPhase,
  selectUploadIn,
  type GenerationSnapshot,
} from '../../machines/generation/generation.selectors.ts';
import type { FormValues } from '../../machines/generation/generation.types.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import type { StoredFile } from '../../machines/upload/upload.types.ts';
import { batchServices } from '../ports/batch.ts';
import type { Root } from './root.ts';
import { generationFlow, itemFlow } from './generation.ts';

type Generation = ReturnType<typeof itemFlow>;

const progressOf = (snapshot: GenerationSnapshot): BatchItem['progress'] => {
  if (selectIsWorking(snapshot)) return 'working';
  return selectPhase(snapshot) === 'done' ? 'ended' : 'none';
};

/** The form's values apart from its picture and whatever depends on it: shared by all items. */
function sharedOf(form: Generation, slot: string): { values: FormValues; files: Record<string, StoredFile> } {
  const { values, uploads } = withoutDependents(form.getSnapshot().context, slot);
  return {
    values,
    files: Object.fromEntries(Object.entries(uploads).flatMap(([name, { stored }]) => (stored && name !== slot ? [[name, stored]] : []))),
  };
}

/** The actor for a form's additional pictures: one generation each, which takes the form's values when Generate is pressed. */
export const batchFlow = (root: Root, tool: Tool) =>
  root.keep({ role: 'batch', tool: tool.slug }, () => {
    const slot = fieldOfBatch(tool)!;
    const form = generationFlow(root, tool);
    const batch = createActor(batchMachine.provide({ actors: batchActors(batchServices) }), {
      input: { tool: tool.slug, who: selectWho(root.session.getSnapshot()) },
    });

    const watched = new Map<number, Generation>();
    const itemAt = (place: number): Generation => {
      const known = watched.get(place);
      if (known) return known;
      const item = itemFlow(root, tool, place);
      watched.set(place, item);
      let told: { progress: BatchItem['progress']; stored: StoredFile | null } = { progress: 'none', stored: null };
      const tell = (snapshot: GenerationSnapshot) => {
        const now = { progress: progressOf(snapshot), stored: selectUploadIn(snapshot, slot)?.stored ?? null };
        const before = told;
        told = now;
        if (now.stored !== before.stored) batch.send({ type: 'picture.stored', place, stored: now.stored });
        if (now.progress !== before.progress) batch.send({ type: 'item.changed', place, progress: now.progress });
      };
      item.subscribe(tell);
      tell(item.getSnapshot());
      return item;
    };

    batch.on('items.added', ({ items }) => {
      for (const { place, file } of items) itemAt(place).send({ type: 'file.given', slot, kind: 'picture', file });
    });
    batch.on('items.recalled', ({ items }) => {
      for (const { place, stored } of items) itemAt(place).send({ type: 'form.filled', values: {}, files: { [slot]: stored } });
    });
    // Changes made while the form is validated belong to the next press; its files may finish uploading until then.
    let pressed: FormValues | null = null;
    batch.subscribe((snapshot) => {
      if (!snapshot.matches('judging')) pressed = null;
      else pressed ??= sharedOf(form, slot).values;
    });
    batch.on('items.started', ({ places }) => {
      const shared = { ...sharedOf(form, slot), ...(pressed && { values: pressed }) };
      for (const place of places) {
        itemAt(place).send({ type: 'form.filled', ...shared });
        itemAt(place).send({ type: 'generate.pressed' });
      }
    });
    batch.on('items.dropped', ({ places }) => {
      for (const place of places) {
        itemAt(place).send({ type: 'result.dismissed' });
        itemAt(place).send({ type: 'file.removed', slot });
      }
    });

    // The table reports a valid form; an invalid one is detected here when its press returns to the draft.
    let picture = selectUploadIn(form.getSnapshot(), slot)?.file.ref ?? null;
    form.subscribe((snapshot) => {
      const phase = selectPhase(snapshot);
      if (phase === 'form' || phase === 'refused') batch.send({ type: 'form.judged', accepted: false });
      const ref = selectUploadIn(snapshot, slot)?.file.ref ?? null;
      // A picture restored by a draft does not count as a different one.
      const isOther = ref !== picture && ref !== null && selectJob(snapshot) !== null;
      picture = ref;
      if (isOther) batch.send({ type: 'first.changed' });
    });
    return batch;
  });

export type Batch = ReturnType<typeof batchFlow>;
