import { pricesOf } from '../../contract/facts/tools/terms.ts';
import type { Tool } from '../../contract/facts/tools/tool.ts';
import { generationActors, type GenerationServices } from '../../machines/generation/generation.actors.ts';
import { dependentsOf, initialValues } from '../../machines/generation/generation.form.ts';
import { generationMachine } from '../../machines/generation/generation.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { onPageLeft } from '../platform/page-left.ts';
import type { RoleRef } from './role-ref.ts';
import type { Root } from './root.ts';
import { ageFlow } from './age.ts';
import { draftFlow } from './draft.ts';
import { offerFlow } from './offer.ts';
import { filesOf, holding } from './files.ts';
import * as calls from '../../contract/structs/calls/generations.ts';
import { projectKey } from '../../contract/facts/product.ts';
import type { SavedJob } from '../../machines/generation/generation.types.ts';
import { callApi } from '../platform/api.ts';
import { sendFile } from '../platform/files.ts';
import { localStore } from '../platform/storage.ts';
import { readEvents } from '../platform/stream.ts';
import { deleteCreation } from './delete-creation.ts';

/** Each picture of a batch is stored separately. */
const savedKey = (tool: string, place?: number) => `${projectKey}Job.${tool}${place === undefined ? '' : `.${place}`}`;

/** The press from an earlier page load; null when there is none or the stored value is not one. */
function recallJob(tool: string, place?: number): SavedJob | null {
  try {
    const saved = JSON.parse(localStore.get(savedKey(tool, place)) ?? 'null') as SavedJob | null;
    return saved && typeof saved.idempotencyKey === 'string' && saved.tool === tool ? saved : null;
  } catch {
    return null;
  }
}

/** The calls of a job, its progress stream, and the press stored in this browser (spec §7). */
export const generationServices: GenerationServices = {
  sendFile: (ref, onProgress, signal) => sendFile(ref, onProgress, signal, { quiet: true }),
  makeKey: () => crypto.randomUUID(),
  createGeneration: (body, key, signal) =>
    callApi(calls.createGeneration, { body, headers: { 'Idempotency-Key': key }, signal, resumes: true, quiet: true }),
  getGeneration: (id, signal) => callApi(calls.getGeneration, { params: { id }, signal, quiet: true }),
  cancelGeneration: (id, signal) => callApi(calls.cancelGeneration, { params: { id }, signal }),
  deleteCreation,
  async followGeneration(id, onJob, signal) {
    // A stream that is refused is lost like one that ends: the job is then read.
    await readEvents(calls.followGeneration, { params: { id }, signal, quiet: true }, onJob);
  },
  recallJob: (tool) => recallJob(tool),
  rememberJob: (saved) => localStore.set(savedKey(saved.tool), JSON.stringify(saved)),
  forgetJob: (tool) => localStore.remove(savedKey(tool)),
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

/** The same services for the batch picture with this place. */
export const generationServicesAt = (place: number): GenerationServices => ({
  ...generationServices,
  recallJob: (tool) => recallJob(tool, place),
  rememberJob: (saved) => localStore.set(savedKey(saved.tool, place), JSON.stringify(saved)),
  forgetJob: (tool) => localStore.remove(savedKey(tool, place)),
});

/** A form and the job of its last press; a press from an earlier page load is restored when the actor starts. */
const definitionOf = (root: Root, tool: Tool, services: GenerationServices) => ({
  logic: generationMachine.provide({ actors: generationActors(services) }),
  input: {
    tool: tool.slug,
    cost: tool.cost,
    prices: pricesOf(tool),
    values: initialValues(tool.fields),
    fields: tool.fields,
    dependents: dependentsOf(tool.fields),
    adult: tool.adult === true,
    who: selectWho(root.session.getSnapshot()),
  },
});

function setUp(generation: RoleRef<typeof generationMachine>): void {
  onPageLeft(() => generation.send({ type: 'page.left' }));
  holding(filesOf)(generation);
}

/** The actor of a tool's form and its job. */
export const generationFlow = (root: Root, tool: Tool) =>
  root.keep(
    { role: 'generation', tool: tool.slug },
    () => {
      draftFlow(root, tool.slug);
      ageFlow(root);
      offerFlow(root);
      return definitionOf(root, tool, generationServices);
    },
    setUp,
  );

/** The actor of one additional picture of a form, and of its job. */
export const itemFlow = (root: Root, tool: Tool, place: number) =>
  root.keep({ role: 'item', tool: tool.slug, of: String(place) }, () => definitionOf(root, tool, generationServicesAt(place)), setUp);
