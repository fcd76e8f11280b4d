import * as calls from '../../contract/structs/calls/generations.ts';
import { projectKey } from '../../contract/facts/product.ts';
import { pricesOf } from '../../contract/facts/tools/terms.ts';
import type { Tool } from '../../contract/facts/tools/tool.ts';
import { systemIdOf } from '../../machines/app/app.identity.ts';
import { makingRows } from '../../machines/app/app.making.ts';
import type { Identity } from '../../machines/app/app.roles.ts';
import { wire } from '../../machines/app/app.wired.ts';
import type { formMachine } from '../../machines/form/form.machine.ts';
import { dependentsOf, initialValues, uploadId } from '../../machines/form/form.rules.ts';
import type { SavedJob } from '../../machines/form/form.types.ts';
import { generationActors, type GenerationServices } from '../../machines/generation/generation.actors.ts';
import { generationMachine } from '../../machines/generation/generation.machine.ts';
import { resultOf } from '../../machines/generation/generation.selectors.ts';
import { required } from '../../machines/kit/required.ts';
import type { ResultEvent } from '../../machines/result/result.types.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { callApi, NetworkProblem } from '../platform/api.ts';
import { nextFrame } from '../platform/frame.ts';
import { onPageLeft, onUnload, warnOfLeaving } from '../platform/page-left.ts';
import { localStore } from '../platform/storage.ts';
import { ageFlow } from './age.ts';
import { deleteCreation } from './delete-creation.ts';
import { filesOf, holding } from './files.ts';
import { offerFlow } from './offer.ts';
import { nestedRef, type RoleRef } from './role-ref.ts';
import type { Root } from './root.ts';
import { uniqueId } from '../platform/unique.ts';

/** Each image of a batch is stored separately. */
const savedKey = (tool: string, place?: number) => `${projectKey}Job.${tool}${place === undefined ? '' : `.${place}`}`;

/** The submit from an earlier page load; null when there is none or the stored value is not one. */
function recallJob(tool: string, place?: number): SavedJob | null {
  try {
    const saved = JSON.parse(localStore.get(savedKey(tool, place)) ?? 'null') as SavedJob | null;
    return saved && typeof saved.idempotencyKey === 'string' && saved.tool === tool ? saved : null;
  } catch {
    return null;
  }
}

// What belongs to a form is created with it or after it.
wire(makingRows);

/** Rejects with `NetworkProblem`, as an upload does that breaks off: it can be tried again. */
const loadSender = () =>
  import('../platform/send-file.ts').catch((cause: unknown) => {
    throw new NetworkProblem('What sends a file did not load', { cause });
  });
const loadStream = () => import('../platform/stream.ts');

/** The calls of a job, its progress stream, and the submit stored in this browser (spec §7). */
export const generationServices: GenerationServices = {
  async sendFile(ref, onProgress, signal, onInterrupted) {
    const { sendFile } = await loadSender();
    return sendFile(ref, onProgress, signal, { quiet: true }, onInterrupted);
  },
  makeKey: uniqueId,
  onUnload,
  nextFrame,
  warnOfLeaving,
  createGeneration(body, key, signal) {
    // Comes while the submit is answered.
    loadStream().catch(() => undefined);
    return callApi(calls.createGeneration, { body, headers: { 'Idempotency-Key': key }, signal, resumes: true, quiet: true });
  },
  getGeneration: (id, signal) => callApi(calls.getGeneration, { params: { id }, signal, quiet: true }),
  cancelGeneration: (id, signal) => callApi(calls.cancelGeneration, { params: { id }, signal }),
  deleteCreation,
  async followGeneration(id, onJob, signal) {
    // A stream that is refused is lost like one that ends: the job is then read.
    const { readEvents } = await loadStream();
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

/** The same services for the batch image with this place. */
export const generationServicesAt = (place: number): GenerationServices => ({
  ...generationServices,
  recallJob: (tool) => recallJob(tool, place),
  rememberJob: (saved) => localStore.set(savedKey(saved.tool, place), JSON.stringify(saved)),
  forgetJob: (tool) => localStore.remove(savedKey(tool, place)),
});

export type Generation = RoleRef<typeof generationMachine>;
export type Form = RoleRef<typeof formMachine>;

const forms = new WeakMap<Generation, Form>();

/** The form of a tool's page, which lives as long as the page's generation. */
export const formOf = (generation: Generation): Form => required(forms.get(generation), 'form');

/** Sends an event to the result on the page. */
export const sendToResult = (generation: Generation, event: ResultEvent): void => resultOf(generation.getSnapshot())?.send(event);

/** Sends a file again whose upload failed. */
export const retryUpload = (form: Form, slot: string): void =>
  form.getSnapshot().children[uploadId(slot)]?.send({ type: 'upload.retried' });

/** A form, its job and its result; a submit from an earlier page load is restored when the actor starts. */
const definitionOf = (root: Root, tool: Tool, services: GenerationServices) => ({
  logic: generationMachine.provide({ actors: generationActors(services) }),
  input: {
    tool: {
      slug: tool.slug,
      fields: tool.fields,
      dependents: dependentsOf(tool.fields),
      prices: pricesOf(tool),
      adult: tool.adult === true,
    },
    cost: tool.cost,
    values: initialValues(tool.fields),
    who: selectWho(root.session.getSnapshot()),
  },
});

/** Creates the reference to its form, and connects both with the page. */
const setUp =
  (root: Root, identity: Identity) =>
  (generation: Generation): void => {
    const form: Form = nestedRef({
      root: () => root.actor,
      id: systemIdOf({ ...identity, role: 'form' }),
      parent: systemIdOf(identity),
      of: generation,
      child: 'form',
    });
    forms.set(generation, form);
    onPageLeft(() => generation.send({ type: 'page.left' }));
    holding(filesOf)(form);
  };

/** A tool's page, or one additional image of its form. */
const generationAt = (root: Root, identity: Identity<'generation' | 'item'>, define: () => ReturnType<typeof definitionOf>): Generation =>
  root.keep(identity, define, setUp(root, identity));

/** The actor of a tool's page: its form, its job and its result. */
export const generationFlow = (root: Root, tool: Tool): Generation =>
  generationAt(root, { role: 'generation', tool: tool.slug }, () => {
    // What is typed before its code is here reaches it late.
    root.afterStart(() => void import('./draft.ts').then(({ draftFlow }) => draftFlow(root, tool.slug)).catch(root.reportLost));
    // So that a file need not wait for it.
    if (tool.files.length > 0) root.afterStart(() => void loadSender().catch(() => undefined));
    ageFlow(root);
    offerFlow(root);
    return definitionOf(root, tool, generationServices);
  });

/** The actor of one additional image of a form, with a form, a job and a result of its own. */
export const itemFlow = (root: Root, tool: Tool, place: number): Generation =>
  generationAt(root, { role: 'item', tool: tool.slug, of: String(place) }, () => definitionOf(root, tool, generationServicesAt(place)));
