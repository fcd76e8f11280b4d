/** Looks for faces in one of the asker's uploads. */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ulid } from 'ulid';
import { findFaces } from '../../contract/calls/faces.ts';
import { is, type Infer } from '../../contract/schema.ts';
import { EngineError } from '../engines/engine.ts';
import { Refusal } from '../http/refusal.ts';
import type { Who } from '../http/who.ts';
import type { Services } from '../services.ts';
import { uploadKey, withFolder } from '../uploads/keep.ts';

export type FoundFaces = Infer<typeof findFaces.data>;

/** Milliseconds, with the wait for a free process: somebody stands before the form. */
const patience = 45_000;

/** Refuses: not the asker's upload (`notFound`), one that shows nothing (`invalidInput`), nobody who looks (`noEngine`), or a look that failed (`unavailable`). */
export async function facesIn(services: Services, { account, address, locale }: Who, name: string, left: AbortSignal): Promise<FoundFaces> {
  const { db, disk, engines, limits, log, stopping } = services;
  const upload = await db.selectFrom('upload').select('type').where('account_id', '=', account).where('name', '=', name).executeTakeFirst();
  if (!upload) throw new Refusal('notFound');
  if (!/^(image|video)\//.test(upload.type)) throw new Refusal('invalidInput', { key: 'wrongFileKind', params: { field: 'name' } });
  const engine = engines.find((candidate) => candidate.offers('face.find'));
  if (!engine) throw new Refusal('noEngine');
  await limits.consume('facesByAccount', account);
  await limits.consume('facesByAddress', address);
  return withFolder(services, async (parent) => {
    const path = join(parent, name);
    await pipeline(await disk.getStream(uploadKey(name)), createWriteStream(path));
    const folder = join(parent, 'out');
    await mkdir(folder);
    const job = {
      id: ulid(),
      tool: 'faces',
      capability: 'face.find',
      inputs: { image: name },
      files: { image: [path] },
      locale,
      folder,
    } as const;
    const signal = AbortSignal.any([left, stopping.signal, AbortSignal.timeout(patience)]);
    try {
      const { notes } = await engine.run(job, { onProgress: () => undefined, signal });
      if (is(notes, findFaces.data)) return notes;
      throw new Error(`The engine ${engine.name} answered no faces`);
    } catch (error) {
      if (error instanceof EngineError && error.kind === 'refused')
        throw new Refusal('invalidInput', { key: 'uploadUnreadable', cause: error });
      if (!signal.aborted) log.error('looking for faces failed', { upload: name, engine: engine.name, error });
      // Nothing was paid for that could be returned: the sentence of a job that failed would be untrue.
      throw new Refusal('unavailable', { cause: error });
    }
  });
}
