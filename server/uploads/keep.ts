/** Turns a received file into a sanitized one in the storage. */
import { stat } from 'node:fs/promises';
import { newId } from '../core/id.ts';
import { limits } from '../../contract/facts/limits.ts';
import { Refusal } from '../core/refusal.ts';
import type { MessageKey } from '../messages/messages.ts';
import { uploadKey } from '../storage/keys.ts';
import type { Services } from '../core/services.ts';
import { generationOf } from '../provenance/made.ts';
import { headerDimensions } from '../media/dimensions.ts';
import type { Examiner, ExamineTask, Examination } from '../media/examine.ts';
import type { Received } from './receive.ts';

export type Kept = Examination & { name: string; size: number };

const refusal = (key: MessageKey, cause?: unknown): Refusal =>
  new Refusal('invalidInput', {
    key,
    params: { megapixels: limits.imagePixels / 1_000_000, seconds: limits.videoSeconds, minutes: limits.audioSeconds / 60 },
    cause,
  });

/** Rejects a picture whose header declares more pixels than a decoder should process. */
async function checkHeader({ path, found }: Received): Promise<void> {
  if (found.kind !== 'image' && found.kind !== 'gif') return;
  const size = await headerDimensions(path, found.type);
  if (!size) throw refusal('uploadUnreadable', 'the header has no size');
  if (size.width * size.height > limits.imagePixels) throw refusal('uploadTooManyPixels');
}

async function examined(examiner: Examiner, task: ExamineTask, { log }: Pick<Services, 'log'>): Promise<Examination> {
  const verdict = await examiner.examine(task);
  if (verdict.ok) return verdict.found;
  log.info('an upload was refused', { reason: verdict.reason, cause: verdict.cause });
  throw refusal(verdict.reason, verdict.cause);
}

async function store(services: Pick<Services, 'clock' | 'db' | 'disk'>, account: string, path: string, clean: Examination): Promise<Kept> {
  const { db, disk, clock } = services;
  const { size } = await stat(path);
  const name = `${newId(Date.now())}.${clean.extension}`;
  await disk.moveFromFs(path, uploadKey(name), { contentType: clean.type });
  await db
    .insertInto('upload')
    .values({ name, account_id: account, type: clean.type, width: clean.width, height: clean.height, size, created_at: clock() })
    .execute();
  return { ...clean, name, size };
}

/** Examines one file, re-encodes it and stores it for `account`. Throws a `Refusal` with a message about what is wrong with the file. */
export async function keepFile(
  services: Pick<Services, 'log' | 'clock' | 'db' | 'disk'>,
  examiner: Examiner,
  account: string,
  file: Received,
): Promise<Kept> {
  await checkHeader(file);
  const { kind, type } = file.found;
  const into = `${file.path}-clean`;
  const clean = await examined(examiner, { kind, path: file.path, into, type }, services);
  const kept = await store(services, account, into, clean);
  // Removing a result also removes its copies that were uploaded again.
  const source = await generationOf(services, file.path);
  if (source !== null) await services.db.updateTable('upload').set({ copy_of: source }).where('name', '=', kept.name).execute();
  return kept;
}

/** Stores several pictures as one, side by side in the given order. */
export async function keepJoined(
  services: Pick<Services, 'log' | 'clock' | 'db' | 'disk'>,
  examiner: Examiner,
  account: string,
  files: readonly Received[],
): Promise<Kept> {
  for (const file of files) {
    if (file.found.kind !== 'image' && file.found.kind !== 'gif') throw refusal('uploadNotTaken');
    await checkHeader(file);
  }
  const into = `${files[0]!.path}-joined`;
  const clean = await examined(
    examiner,
    { kind: 'join', path: '', paths: files.map(({ path }) => path), into, type: 'image/png' },
    services,
  );
  return store(services, account, into, clean);
}
