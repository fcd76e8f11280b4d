/** Detects faces in one of the caller's uploads. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../core/id.ts';
import { findFaces } from '../../contract/structs/calls/faces.ts';
import { is, type Infer } from '../../contract/structs/schema.ts';
import { EngineError, type Engine } from '@iridia/engine';
import { Refusal } from '../core/refusal.ts';
import { groupsOf, type Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { FileGone, fetchFile } from '../storage/fetch.ts';
import { uploadKey } from '../storage/keys.ts';
import { withFolder } from '../storage/folder.ts';

/** The services required to detect faces within a caller's rate limits. */
export type FaceSearch = Pick<Services, 'secrets' | 'config' | 'log' | 'disk' | 'limits' | 'engines' | 'faceMemory' | 'stopping'>;

export type FoundFaces = Infer<typeof findFaces.data>;

/** Milliseconds, including the wait for a free process; short because the user waits at the form. */
const timeLimit = 45_000;

/** Detected faces by upload name. Uploads are immutable, so entries never expire; the oldest is evicted first. */
export type FaceMemory = Map<string, FoundFaces>;
const maxRemembered = 500;
/** Creates an empty cache. */
export const openFaceMemory = (): FaceMemory => new Map();

/** Returns the engine that detects faces; undefined if none does. */
export const finderOf = ({ engines }: Pick<Services, 'engines'>): Engine | undefined =>
  engines.find((candidate) => candidate.offers('face.find'));

/** Detects the faces in an upload that is known to belong to the caller, or returns the cached result. Rejects with the engine's error. */
export async function lookForFaces(
  services: Pick<Services, 'config' | 'disk' | 'faceMemory' | 'secrets'>,
  engine: Engine,
  who: Pick<Who, 'locale' | 'account' | 'address'>,
  name: string,
  signal: AbortSignal,
): Promise<FoundFaces> {
  const { faceMemory: memory } = services;
  const known = memory.get(name);
  if (known) return known;
  return withFolder(services, async (parent, room) => {
    const path = join(parent, name);
    await fetchFile(services, uploadKey(name), path, room);
    const folder = join(parent, 'out');
    await mkdir(folder);
    const job = {
      id: newId(Date.now()),
      tool: 'faces',
      capability: 'face.find',
      inputs: { image: name },
      files: { image: [path] },
      locale: who.locale,
      folder,
    } as const;
    const { notes } = await engine.run(job, { onProgress: () => undefined, signal, groups: groupsOf(services, who) });
    if (!is(notes, findFaces.data)) throw new Error(`The engine ${engine.name} answered no faces`);
    memory.set(name, notes);
    if (memory.size > maxRemembered) memory.delete(memory.keys().next().value!);
    return notes;
  });
}

/**
 * Returns the faces in an upload of the caller. Throws a `Refusal`: `notFound` for a file that is not the caller's or not in the storage, `invalidInput` for one
 * that is not visual, `noEngine`, or `unavailable` if the detection failed.
 */
export async function facesIn(services: FaceSearch & Pick<Services, 'db'>, who: Who, name: string, left: AbortSignal): Promise<FoundFaces> {
  const { db, limits, log, stopping } = services;
  const { account, address } = who;
  const upload = await db.selectFrom('upload').select('type').where('account_id', '=', account).where('name', '=', name).executeTakeFirst();
  if (!upload) throw new Refusal('notFound');
  if (!/^(image|video)\//.test(upload.type)) throw new Refusal('invalidInput', { key: 'wrongFileKind', params: { field: 'name' } });
  const engine = finderOf(services);
  if (!engine) throw new Refusal('noEngine');
  await limits.consume('facesByAccount', account);
  await limits.consume('facesByAddress', address);
  const signal = AbortSignal.any([left, stopping.signal, AbortSignal.timeout(timeLimit)]);
  try {
    return await lookForFaces(services, engine, who, name, signal);
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'refused')
      throw new Refusal('invalidInput', { key: 'uploadUnreadable', cause: error });
    if (error instanceof FileGone) throw new Refusal('notFound', { key: 'uploadGone', cause: error });
    if (!signal.aborted) log.error('looking for faces failed', { upload: name, engine: engine.name, error });
    // Nothing was charged, so the message of a failed generation, which mentions returned credits, would be wrong.
    throw new Refusal('unavailable', { cause: error });
  }
}
