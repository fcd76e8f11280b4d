/** Turns a received file into a sanitized one in the storage. */
import { newId } from '../core/id.ts';
import { sizeIn } from '../../contract/facts/file-size.ts';
import { limits } from '../../contract/facts/limits.ts';
import { localeFacts } from '../../contract/facts/locales.ts';
import { storageFull } from '../core/disk-space.ts';
import { Refusal } from '../core/refusal.ts';
import { groupsOf, type Who } from '../core/who.ts';
import type { MessageKey } from '../messages/messages.ts';
import { uploadKey } from '../storage/keys.ts';
import type { Services } from '../core/services.ts';
import { digestOf } from '../provenance/digests.ts';
import type { ExamineTask, Examination, ForWhom } from '../media/examine.ts';
import type { Received } from './receive.ts';
import { insertUpload } from './rows.ts';
import { isSample } from './samples.ts';

type Keeping = Pick<Services, 'log' | 'clock' | 'db' | 'disk' | 'examiner' | 'secrets'>;

export type Kept = Examination & { name: string; sample: boolean };

const refusal = (key: MessageKey, cause?: unknown): Refusal => new Refusal('invalidInput', { key, cause });

async function examined({ examiner, log }: Keeping, task: ExamineTask, forWhom: ForWhom): Promise<Examination> {
  const verdict = await examiner.examine(task, forWhom);
  if (verdict.ok) return verdict.found;
  log.info('an upload was refused', { reason: verdict.reason, cause: verdict.cause });
  throw verdict.reason === 'storageFull' ? storageFull(verdict.cause) : refusal(verdict.reason, verdict.cause);
}

async function store(
  { db, disk, clock }: Keeping,
  who: Who,
  path: string,
  clean: Examination,
  /** The SHA-256 of the file as it came; null for one that was made of several. */
  digest: string | null,
): Promise<Kept> {
  const name = `${newId(Date.now())}.${clean.extension}`;
  const { type, size, width, height, still = null } = clean;
  const sample = digest !== null && isSample(digest);
  let isKept = false;
  try {
    await disk.moveFromFs(path, uploadKey(name), { contentType: type });
    isKept = await insertUpload(db, who, { name, type, width, height, size, still, digest, sample, at: clock() });
  } finally {
    // A file without a row belongs to nobody who could delete it.
    if (!isKept) await disk.delete(uploadKey(name));
  }
  if (!isKept) throw new Refusal('signInNeeded', { key: 'sessionEnded' });
  return { ...clean, name, sample };
}

/** Examines one file, re-encodes it and stores it for its sender. Throws a `Refusal` with a message about what is wrong with the file. */
export async function keepFile(services: Keeping, who: Who, file: Received, signal: AbortSignal): Promise<Kept> {
  const { kind, type } = file.found;
  const into = `${file.path}-clean`;
  const task = { kind, path: file.path, into, type };
  const clean = await examined(services, task, { groups: groupsOf(services, who), signal });
  // After its turn: many that wait would be read at once.
  const digest = file.digest ?? (await digestOf(file.path));
  // Only its streams show whether a container is a sound, for which less is enough.
  if (kind === 'media' && clean.width === null && file.size > limits.audioBytes)
    throw new Refusal('invalidInput', {
      key: 'uploadTooLargeAudio',
      params: { limit: sizeIn(localeFacts[who.locale].tag, limits.audioBytes) },
    });
  return store(services, who, into, clean, digest);
}

/** Stores several images as one, side by side in the given order. */
export async function keepJoined(services: Keeping, who: Who, files: readonly Received[], signal: AbortSignal): Promise<Kept> {
  const into = `${files[0]!.path}-joined`;
  const paths = files.map(({ path }) => path);
  const task: ExamineTask = { kind: 'join', path: '', paths, into, type: 'image/png' };
  return store(services, who, into, await examined(services, task, { groups: groupsOf(services, who), signal }), null);
}
