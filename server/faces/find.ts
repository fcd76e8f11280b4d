/** Looks for faces in one of the asker's uploads. */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../core/id.ts';
import { findFaces } from '../../contract/structs/calls/faces.ts';
import { is, type Infer } from '../../contract/structs/schema.ts';
import { EngineError, type Engine } from '@iridia/engine';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { uploadKey } from '../storage/keys.ts';
import { withFolder } from '../storage/folder.ts';

/** What looking for faces within a person's limits needs. */
export type FaceSearch = Pick<Services, 'config' | 'log' | 'disk' | 'limits' | 'engines' | 'faceMemory' | 'stopping'>;

export type FoundFaces = Infer<typeof findFaces.data>;

/** Milliseconds, with the wait for a free process: somebody stands before the form. */
const timeLimit = 45_000;

/** What was found in uploads by their names. An upload never changes, so it holds; the oldest is forgotten first. */
export type FaceMemory = Map<string, FoundFaces>;
const maxRemembered = 500;
/** A memory of nothing yet. */
export const openFaceMemory = (): FaceMemory => new Map();

/** The engine that finds faces; nothing when none does. */
export const finderOf = ({ engines }: Pick<Services, 'engines'>): Engine | undefined =>
  engines.find((candidate) => candidate.offers('face.find'));

/** Looks into an upload that is known to be the asker's, unless it was looked into before. Rejects as the engine does. */
export async function lookForFaces(
  services: Pick<Services, 'config' | 'disk' | 'faceMemory'>,
  engine: Engine,
  { locale }: Pick<Who, 'locale'>,
  name: string,
  signal: AbortSignal,
): Promise<FoundFaces> {
  const { faceMemory: memory } = services;
  const known = memory.get(name);
  if (known) return known;
  return withFolder(services, async (parent) => {
    const path = join(parent, name);
    await pipeline(await services.disk.getStream(uploadKey(name)), createWriteStream(path));
    const folder = join(parent, 'out');
    await mkdir(folder);
    const job = {
      id: newId(Date.now()),
      tool: 'faces',
      capability: 'face.find',
      inputs: { image: name },
      files: { image: [path] },
      locale,
      folder,
    } as const;
    const { notes } = await engine.run(job, { onProgress: () => undefined, signal });
    if (!is(notes, findFaces.data)) throw new Error(`The engine ${engine.name} answered no faces`);
    memory.set(name, notes);
    if (memory.size > maxRemembered) memory.delete(memory.keys().next().value!);
    return notes;
  });
}

/**
 * Refuses: not the asker's upload (`notFound`), one that shows nothing (`invalidInput`), nobody who looks (`noEngine`), or a look that
 * failed (`unavailable`).
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
    if (!signal.aborted) log.error('looking for faces failed', { upload: name, engine: engine.name, error });
    // Nothing was paid for that could be returned: the sentence of a generation that failed would be untrue.
    throw new Refusal('unavailable', { cause: error });
  }
}
