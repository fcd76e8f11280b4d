/** Sends a chosen file to the server. Loaded once its form is here, because nobody has chosen one before. */
import { upload } from '../../contract/structs/calls/generations.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { StoredFile } from '../../machines/upload/upload.types.ts';
import { takeEarlyUpload } from '../early/input.ts';
import { addressOf, fetchFile, headersFor, NetworkProblem, settle, type Handling } from './api.ts';
import { fileOf, keepBytes, sourceOf } from './files.ts';
import { countRequest } from './network-idle.ts';
import { storedToken } from './token.ts';

/** The bytes of a file of this site; undefined for any other. */
async function fetched(ref: string, signal: AbortSignal): Promise<File | undefined> {
  const source = sourceOf(ref);
  if (!source) return undefined;
  const file = new File([await fetchFile(source.address, signal)], source.name, { type: source.type });
  keepBytes(ref, file);
  return file;
}

/** A video this large (bytes) may take long enough for the line to break. */
const inPartsFrom = 8 * 1024 * 1024;

/**
 * Uploads a stored file by XHR, which reports progress as fetch does not; its answer goes through the rule of every call. A large video goes in
 * parts: where the line breaks, `onInterrupted` is called, and it goes on by itself.
 */
export async function sendFile(
  ref: string,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
  handling: Handling = {},
  onInterrupted: () => void = () => undefined,
): Promise<Answer<{ item: StoredFile }>> {
  const file = fileOf(ref) ?? (await fetched(ref, signal));
  if (!file) throw new NetworkProblem('The file is no longer here');
  signal.throwIfAborted();
  const begun = takeEarlyUpload(file);
  if (!begun && file.size >= inPartsFrom && file.type.startsWith('video/')) {
    const { sendInParts } = await import('./send-in-parts.ts').catch((cause: unknown) => {
      throw new NetworkProblem('What sends a video did not load', { cause });
    });
    return countRequest(sendInParts(file, { onProgress, onInterrupted, signal, handling }));
  }
  const answer = new Promise<Answer<{ item: StoredFile }>>((resolve, reject) => {
    const request = begun ?? new XMLHttpRequest();
    const token = storedToken.get();
    const fail = () => reject(new NetworkProblem('The upload broke off'));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    const read = async () => {
      try {
        resolve(await settle(upload, { status: request.status, body: JSON.parse(request.responseText), token }, handling));
      } catch (problem) {
        reject(problem instanceof NetworkProblem ? problem : new NetworkProblem('The upload was not answered', { status: request.status }));
      }
    };
    request.addEventListener('load', () => void read());
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (begun) return void (begun.readyState === XMLHttpRequest.DONE && read());
    request.open(upload.method, addressOf(upload));
    for (const [name, value] of Object.entries(headersFor(token))) request.setRequestHeader(name, value);
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
  return countRequest(answer);
}
