/**
 * Sends a video in parts (tus): it goes on where it was after the line broke, and after a reload when the same video is chosen again. Loaded
 * with the first video.
 */
import { Upload, type UrlStorage } from 'tus-js-client';
import { projectKey } from '../../contract/facts/product.ts';
import { finishUpload, upload as atOnce } from '../../contract/structs/calls/generations.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { StoredFile } from '../../machines/upload/upload.types.ts';
import { callApi, headersFor, NetworkProblem, settle, type Handling } from './api.ts';
import { askedUntilAnswered } from './asked-until-answered.ts';
import { sessionStore } from './storage.ts';
import { storedToken } from './token.ts';

/** Milliseconds before each try to go on: two minutes in sum, counted anew whenever something came through. */
const pauses = [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 30_000, 30_000];

/** What the protocol's answers state that another try can change: nothing came, another try is not over yet, the site restarts. */
const isTemporary = (status: number): boolean => status === 0 || status === 409 || status === 423 || (status >= 500 && status !== 507);

const keyOf = (fingerprint: string): string => `${projectKey}Upload.${fingerprint}`;

/** The addresses of unfinished uploads, for as long as the tab lives. */
const places: UrlStorage = {
  findAllUploads: () => Promise.resolve([]),
  findUploadsByFingerprint: (fingerprint) => {
    const urlStorageKey = keyOf(fingerprint);
    const uploadUrl = sessionStore.get(urlStorageKey);
    return Promise.resolve(
      uploadUrl === null ? [] : [{ uploadUrl, urlStorageKey, size: null, metadata: {}, creationTime: '', parallelUploadUrls: null }],
    );
  },
  removeUpload: (key) => Promise.resolve(sessionStore.remove(key)),
  addUpload: (fingerprint, { uploadUrl }) => {
    const key = keyOf(fingerprint);
    if (uploadUrl !== null) sessionStore.set(key, uploadUrl);
    return Promise.resolve(key);
  },
};

type Sending = {
  onProgress: (progress: number) => void;
  /** The line broke; another try follows. */
  onInterrupted: () => void;
  signal: AbortSignal;
  handling: Handling;
};
type Stored = Answer<{ item: StoredFile }>;

/** Sends all bytes. Resolves with the upload, or with the refusal that ended it. Rejects with `NetworkProblem`. */
function sendBytes(file: File, { onProgress, onInterrupted, signal, handling }: Sending): Promise<Upload | Stored> {
  return new Promise((resolve, reject) => {
    const token = storedToken.get();
    const upload = new Upload(file, {
      endpoint: `${location.origin}/api/dash/uploads`,
      headers: headersFor(token),
      metadata: { filename: file.name },
      urlStorage: places,
      removeFingerprintOnSuccess: true,
      retryDelays: pauses,
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
      onShouldRetry: ({ originalResponse }) => {
        const mayGoOn = isTemporary(originalResponse?.getStatus() ?? 0);
        if (mayGoOn) onInterrupted();
        return mayGoOn;
      },
      onError: (problem) => {
        const response = 'originalResponse' in problem ? problem.originalResponse : null;
        const status = response?.getStatus() ?? 0;
        try {
          if (isTemporary(status)) throw problem;
          resolve(settle(atOnce, { status, body: JSON.parse(response!.getBody()), token }, handling));
        } catch (cause) {
          reject(new NetworkProblem('The upload broke off', { cause, ...(status > 0 && { status }) }));
        }
      },
      onSuccess: () => resolve(upload),
    });
    signal.addEventListener('abort', () => {
      // What was given up, or is stored, holds no more room.
      upload.abort(true).catch(() => undefined);
      reject(new NetworkProblem('The upload was given up'));
    });
    void upload.findPreviousUploads().then(([earlier]) => {
      if (earlier) upload.resumeFromPreviousUpload(earlier);
      if (!signal.aborted) upload.start();
    });
  });
}

/** Sends a video and has it stored. Answers and rejects as an upload at once does. */
export async function sendInParts(file: File, sending: Sending): Promise<Stored> {
  const sent = await sendBytes(file, sending);
  if (!(sent instanceof Upload)) return sent;
  const { signal, handling, onInterrupted, onProgress } = sending;
  const id = sent.url!.slice(sent.url!.lastIndexOf('/') + 1);
  const finish = () => callApi(finishUpload, { params: { id }, signal, ...handling });
  return askedUntilAnswered(finish, { pauses, signal, onInterrupted, onResumed: () => onProgress(1) });
}
