/**
 * Keeps the bytes of chosen files under a name, so that charts hold plain facts and no live objects. They stay for as long as anybody who
 * was given the name holds it (`holdFiles`).
 */
import { upload } from '../../contract/structs/calls/generations.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { FileFacts, StoredFile } from '../../machines/upload/upload.types.ts';
import { addressOf, decode, headersFor, NetworkProblem } from './api.ts';

const kept = new Map<string, File>();
/** Files of our own site, by where they lie: their bytes are fetched when they are sent. */
const addresses = new Map<string, FileFacts & { address: string }>();
const previews = new Map<string, string>();

/** Each says which names it holds now. */
const holders = new Set<() => readonly string[]>();
/** Names that somebody has held since they were given: what nobody has taken yet is on its way. */
const held = new Set<string>();
let isSweepDue = false;

function letGo(ref: string): void {
  kept.delete(ref);
  addresses.delete(ref);
  const preview = previews.get(ref);
  if (preview !== undefined) URL.revokeObjectURL(preview);
  previews.delete(ref);
}

function sweep(): void {
  isSweepDue = false;
  const now = new Set([...holders].flatMap((refs) => refs()));
  for (const ref of held) {
    if (now.has(ref)) continue;
    held.delete(ref);
    letGo(ref);
  }
}

/** What is given on from one holder to the next in the same turn is never without one. */
function sweepSoon(): void {
  if (isSweepDue) return;
  isSweepDue = true;
  queueMicrotask(sweep);
}

/**
 * Adds somebody who holds files. `refs` says which, whenever it is asked; the answered function is called when that may have changed. Bytes
 * and previews that nobody holds any more are let go.
 */
export function holdFiles(refs: () => readonly string[]): () => void {
  const note = () => {
    for (const ref of refs()) held.add(ref);
    sweepSoon();
  };
  holders.add(refs);
  note();
  return note;
}

/** Lets go, at the end of this turn, of those that nobody has taken: they were given, and there was no room for them. */
export function letGoUnlessHeld(refs: readonly string[]): void {
  for (const ref of refs) held.add(ref);
  sweepSoon();
}

/** Keeps a file and tells what a chart may know of it. */
export function keepFile(file: File): FileFacts {
  const ref = crypto.randomUUID();
  kept.set(ref, file);
  return { ref, name: file.name, type: file.type, size: file.size };
}

/** Keeps a file of our own site, such as a sample or a result, by its address. `size` is bytes. */
export function keepAddress(address: string, { name, type, size }: Pick<FileFacts, 'name' | 'type' | 'size'>): FileFacts {
  const facts = { ref: crypto.randomUUID(), name, type, size };
  addresses.set(facts.ref, { ...facts, address });
  return facts;
}

/** The bytes of a file that lies on our own site; undefined for another. */
async function fetched(ref: string, signal: AbortSignal): Promise<File | undefined> {
  const facts = addresses.get(ref);
  if (!facts) return undefined;
  const response = await fetch(facts.address, { signal });
  if (!response.ok) throw new NetworkProblem(`A file of the site was not there: ${response.status}`);
  const file = new File([await response.blob()], facts.name, { type: facts.type });
  // It may have been let go meanwhile.
  if (addresses.has(ref)) kept.set(ref, file);
  return file;
}

/** The bytes of a kept file; undefined when they were let go, or are on the server only. */
export const fileOf = (ref: string): File | undefined => kept.get(ref);

/** An address under which the page can show a kept file; null when the bytes are on the server only. */
export function previewOf(ref: string): string | null {
  const file = kept.get(ref);
  if (!file) return addresses.get(ref)?.address ?? null;
  const address = previews.get(ref) ?? URL.createObjectURL(file);
  previews.set(ref, address);
  return address;
}

/** Sends a kept file with progress, which fetch cannot tell of what it sends. */
export async function sendFile(
  ref: string,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<Answer<{ item: StoredFile }>> {
  const file = kept.get(ref) ?? (await fetched(ref, signal));
  if (!file) throw new NetworkProblem('The file is no longer here');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NetworkProblem('The upload broke off'));
    request.open(upload.method, addressOf(upload));
    for (const [name, value] of Object.entries(headersFor())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      try {
        resolve(decode(upload, JSON.parse(request.responseText)));
      } catch (problem) {
        reject(problem instanceof NetworkProblem ? problem : new NetworkProblem('The upload was not answered'));
      }
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}
