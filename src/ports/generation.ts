import * as calls from '../../contract/structs/calls/generations.ts';
import { projectKey } from '../../contract/facts/product.ts';
import type { GenerationServices } from '../../machines/generation/generation.actors.ts';
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
