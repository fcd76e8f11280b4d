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
import { digestsOf, generationOf } from '../provenance/digests.ts';
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

/** What is known of a file: the generation whose result it is, byte for byte, and whether it is one of our samples. */
type Origin = { source: string | null; isOurs: boolean };

async function originOf(services: Keeping, { path, digest }: Received): Promise<Origin> {
  const sha256 = digest ?? (await digestsOf([path]))[0]!;
  return { source: await generationOf(services, sha256), isOurs: isSample(sha256) };
}

async function store(
  { db, disk, clock }: Keeping,
  who: Who,
  path: string,
  clean: Examination,
  { source, isOurs }: Origin = { source: null, isOurs: false },
): Promise<Omit<Kept, 'sample'>> {
  const name = `${newId(Date.now())}.${clean.extension}`;
  const { type, size, width, height, still = null } = clean;
  let isKept = false;
  try {
    await disk.moveFromFs(path, uploadKey(name), { contentType: type });
    // Removing a result also removes its copies that were uploaded again.
    isKept = await insertUpload(db, who, { name, type, width, height, size, still, copyOf: source, sample: isOurs, at: clock() });
  } finally {
    // A file without a row belongs to nobody who could delete it.
    if (!isKept) await disk.delete(uploadKey(name));
  }
  if (!isKept) throw new Refusal('signInNeeded', { key: 'sessionEnded' });
  return { ...clean, name };
}

/** Examines one file, re-encodes it and stores it for its sender. Throws a `Refusal` with a message about what is wrong with the file. */
export async function keepFile(services: Keeping, who: Who, file: Received, signal: AbortSignal): Promise<Kept> {
  const { kind, type } = file.found;
  const into = `${file.path}-clean`;
  const task = { kind, path: file.path, into, type };
  const [clean, origin] = await Promise.all([
    examined(services, task, { groups: groupsOf(services, who), signal }),
    originOf(services, file),
  ]);
  // Only its streams show whether a container is a sound, for which less is enough.
  if (kind === 'media' && clean.width === null && file.size > limits.audioBytes)
    throw new Refusal('invalidInput', {
      key: 'uploadTooLargeAudio',
      params: { limit: sizeIn(localeFacts[who.locale].tag, limits.audioBytes) },
    });
  return { ...(await store(services, who, into, clean, origin)), sample: origin.isOurs };
}

/** Stores several images as one, side by side in the given order. */
export async function keepJoined(
  services: Keeping,
  who: Who,
  files: readonly Received[],
  signal: AbortSignal,
): Promise<Omit<Kept, 'sample'>> {
  const into = `${files[0]!.path}-joined`;
  const paths = files.map(({ path }) => path);
  const task: ExamineTask = { kind: 'join', path: '', paths, into, type: 'image/png' };
  return store(services, who, into, await examined(services, task, { groups: groupsOf(services, who), signal }));
}
