/** A quick look of the engine at one of the caller's uploads, for which a form waits. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Capability } from '../../contract/facts/tools/index.ts';
import { EngineError, type Engine, type EngineJob, type EngineResult } from '@iridia/engine';
import { newId } from '../core/id.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { groupsOf, type Who } from '../core/who.ts';
import type { LimitName } from '../http/limits.ts';
import { FileGone, fetchFile } from '../storage/fetch.ts';
import { withFolder } from '../storage/folder.ts';
import { uploadKey } from '../storage/keys.ts';
import type { Memory } from './memory.ts';

/** Who waits for a look, and when nobody does any longer. */
type EngineWatch = { signal: AbortSignal; groups?: readonly string[] };

/** The services required to look at an upload within the caller's rate limits. */
export type Looking = Pick<Services, 'secrets' | 'config' | 'log' | 'disk' | 'limits' | 'engines' | 'stopping'>;

/** What is looked for. `key` distinguishes it from others of the same kind in the memory; `read` returns what the engine found, null when it answered something else. */
export type Look<Found> = {
  capability: Capability;
  inputs?: Readonly<Record<string, unknown>>;
  key: string;
  memory: Memory<Found>;
  limits: { account: LimitName; address: LimitName };
  /** Media types that are looked at. */
  types: RegExp;
  read: (result: EngineResult) => Promise<Found | null> | Found | null;
};

/** Milliseconds, including the wait for a free process; short because the person waits at the form. */
const timeLimit = 45_000;

/** Returns the engine that offers a capability; undefined if none does. */
export const engineFor = ({ engines }: Pick<Services, 'engines'>, capability: Capability): Engine | undefined =>
  engines.find((candidate) => candidate.offers(capability));

/** Copies a stored file into a folder of its own and resolves to what `read` makes of the engine's answer. Rejects with the engine's error, or `FileGone`. */
export async function lookAtFile<Found>(
  services: Pick<Services, 'config' | 'disk'>,
  engine: Engine,
  { key, name }: { key: string; name: string },
  { signal, groups, ...asked }: Pick<EngineJob, 'capability' | 'locale'> & Partial<Pick<EngineJob, 'inputs'>> & EngineWatch,
  read: (result: EngineResult) => Promise<Found> | Found,
): Promise<Found> {
  return withFolder(services, async (parent, room) => {
    const path = join(parent, name);
    await fetchFile(services, key, path, room, signal);
    const folder = join(parent, 'out');
    await mkdir(folder);
    const job: EngineJob = {
      id: newId(Date.now()),
      tool: asked.capability,
      ...asked,
      inputs: { ...asked.inputs, image: name },
      files: { image: [path] },
      folder,
    };
    return read(await engine.run(job, { onProgress: () => undefined, signal, ...(groups && { groups }) }));
  });
}

/**
 * Looks at an upload that is known to belong to the caller, or returns the remembered result. Who asks while somebody waits for the same look waits for
 * that one, because each copies the file. Rejects with the engine's error.
 */
export async function look<Found>(
  services: Pick<Services, 'config' | 'disk' | 'secrets'>,
  engine: Engine,
  who: Pick<Who, 'locale' | 'account' | 'address'>,
  name: string,
  { capability, inputs, key, memory, read }: Omit<Look<Found>, 'limits' | 'types'>,
  signal: AbortSignal,
): Promise<Found> {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const asked = { capability, inputs: inputs ?? {}, locale: who.locale, groups: groupsOf(services, who) };
  return memory.looks.wait(key, signal, async (ended) => {
    const found = await lookAtFile(services, engine, { key: uploadKey(name), name }, { ...asked, signal: ended }, read);
    if (found === null) throw new Error(`The engine ${engine.name} gave no answer to ${capability}`);
    memory.set(key, found);
    return found;
  });
}

/**
 * Looks at an upload of the caller. Throws a `Refusal`: `notFound` for a file that is not the caller's or not in the storage, `invalidInput` for one
 * of another kind, `noEngine`, or `unavailable` if the look failed.
 */
export async function lookForCaller<Found>(
  services: Looking & Pick<Services, 'db'>,
  who: Who,
  name: string,
  wanted: Look<Found>,
  left: AbortSignal,
): Promise<Found> {
  const { db, limits, log, stopping } = services;
  const { account, address } = who;
  const upload = await db.selectFrom('upload').select('type').where('account_id', '=', account).where('name', '=', name).executeTakeFirst();
  if (!upload) throw new Refusal('notFound');
  if (!wanted.types.test(upload.type)) throw new Refusal('invalidInput', { key: 'wrongFileKind', params: { field: 'name' } });
  const engine = engineFor(services, wanted.capability);
  if (!engine) throw new Refusal('noEngine');
  await limits.spend([wanted.limits.account, account], [wanted.limits.address, address]);
  const signal = AbortSignal.any([left, stopping.signal, AbortSignal.timeout(timeLimit)]);
  try {
    return await look(services, engine, who, name, wanted, signal);
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'refused')
      throw new Refusal('invalidInput', { key: 'uploadUnreadable', cause: error });
    if (error instanceof FileGone) throw new Refusal('notFound', { key: 'uploadGone', cause: error });
    if (!signal.aborted) log.error('a look at an upload failed', { upload: name, looked: wanted.capability, engine: engine.name, error });
    // Nothing was charged, so the message of a failed generation, which mentions returned credits, would be wrong.
    throw new Refusal('unavailable');
  }
}
