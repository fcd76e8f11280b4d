/** One attempt at one generation: claim it, fetch its files, try the engines in order, store the result, end it. */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { toolBySlug, type Tool } from '../../contract/facts/tools/index.ts';
import { capabilityOf, completed, costOf } from '../../contract/facts/tools/terms.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import type { StoredOutput } from '../db/schema.ts';
import { forJobsOf } from '../core/correlation.ts';
import { isDiskFull, type Reservation } from '../core/disk-space.ts';
import { isDatabaseAway } from '../db/away.ts';
import { EngineError, type EngineJob, type EngineResult, type EngineRun } from '@iridia/engine';
import type { Groups } from '@iridia/engine/process';
import { extensionOf } from '../../contract/facts/media-types.ts';
import { times } from '../../contract/facts/times.ts';
import english from '../../copy/en/server.ts';
import type { MessageKey } from '../messages/messages.ts';
import { markOutputs, prepareToMark } from '../provenance/mark.ts';
import { digestsOf } from '../provenance/digests.ts';
import type { Services } from '../core/services.ts';
import { FileGone, fetchFile } from '../storage/fetch.ts';
import { withFolder } from '../storage/folder.ts';
import { uploadKey } from '../storage/keys.ts';
import { enginesFor } from './create.ts';
import { fail, resultOf, succeed, type Claim, type Ending } from './transitions.ts';
import { examined } from './examined.ts';
import { filesOf } from './inputs.ts';
import { createBeginning, removeParts, type Beginning } from './beginning.ts';
import { createProgress, type Progress } from './progress.ts';
import { failure, isOver, type Failure, type GenerationRow } from './generation-row.ts';

/** The services required for one attempt. */
export type Running = Ending & Pick<Services, 'config' | 'log' | 'disk' | 'engines' | 'settings' | 'signing' | 'stopping' | 'examiner'>;

/** After this many attempts, the generation is assumed to crash its workers. */
const maxAttempts = 3;

/** Starts a new attempt. Returns null if the generation has already ended. */
async function take({ db, clock }: Pick<Services, 'clock' | 'db'>, id: string): Promise<GenerationRow | null> {
  const row = await db
    .updateTable('generation')
    .set({ attempts: sql`attempts + 1`, status: 'running', stage: 'preparing', updated_at: clock(), started_at: clock(), beginning: '[]' })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Reverts an attempt that was interrupted by a server shutdown rather than by the generation itself. */
async function giveBack({ db, clock }: Pick<Services, 'clock' | 'db'>, { id, attempt }: Claim): Promise<void> {
  await db
    .updateTable('generation')
    .set({ attempts: sql`attempts - 1`, status: 'queued', stage: 'queued', progress: 0, updated_at: clock(), started_at: null })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('status', '=', 'running')
    .execute();
}

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(english, key);

function failureOf(error: unknown): Failure {
  if (isDiskFull(error)) return failure('unavailable', 'storageFull');
  if (error instanceof FileGone) return failure('invalidInput', 'inputGone');
  if (!(error instanceof EngineError)) return failure('engineFailed', 'engineFailed');
  if (error.kind === 'refused') return failure('invalidInput', isMessageKey(error.reason) ? error.reason : 'engineRefused');
  return failure('engineFailed', error.kind === 'timeout' ? 'engineTimeout' : 'engineFailed');
}

async function bringFiles(
  services: Pick<Services, 'disk'>,
  tool: Tool,
  row: GenerationRow,
  { folder, room }: { folder: string; room: Reservation },
): Promise<Record<string, string[]>> {
  await mkdir(folder, { recursive: true });
  const files = filesOf(tool, row.inputs);
  const paths: Record<string, string[]> = {};
  for (const [input, names] of Object.entries(files)) {
    paths[input] = [];
    for (const name of names) {
      const path = join(folder, name);
      await fetchFile(services, uploadKey(name), path, room);
      paths[input].push(path);
    }
  }
  const [first] = paths.image ?? paths.images ?? [];
  // A tool for one or two images accepts a single one under either name, and its engine finds it under both.
  if (first && tool.files.includes('images'))
    return { ...paths, image: [first], images: [...(paths.image ?? []), ...(paths.images ?? [])] };
  return paths;
}

/** Like `groupsOf`: the accounts of a network share the network's part. A row from before networks were noted has none. */
const groupsOfRow = ({ network, account_id: account }: GenerationRow): Groups => [network ?? account, account];

/** A short name for the figures: the kind of an engine's own error, else that the disk is full or that something unexpected happened. */
const reasonOf = (error: unknown): string => (error instanceof EngineError ? error.kind : isDiskFull(error) ? 'disk' : 'fault');

type Made = { engine: string; result: EngineResult };

/** Tries the engines in order; one that is unavailable or fails falls back to the next. The user is charged once, by the engine that made it. */
async function make(
  services: Pick<Services, 'log' | 'engines' | 'examiner' | 'measures' | 'settings'>,
  groups: Groups,
  job: EngineJob,
  run: Pick<EngineRun, 'onProgress' | 'onWaiting' | 'signal'>,
  beginning: Beginning,
): Promise<Made> {
  const { signal } = run;
  let last: unknown = new EngineError('away', 'noEngine');
  for (const engine of enginesFor(services, job.capability)) {
    signal.throwIfAborted();
    try {
      const made = await engine.run(job, { ...run, onPart: (part) => beginning.add(engine.name, part), groups });
      const result = engine.isBuiltIn ? made : await examined(services, made, { job, groups, signal });
      return { engine: engine.name, result };
    } catch (error) {
      last = error;
      if (!signal.aborted) services.measures.engineFailures.inc({ tool: job.tool, engine: engine.name, reason: reasonOf(error) });
      // Another engine would not have more room.
      if (signal.aborted || isDiskFull(error)) throw error;
      if (error instanceof EngineError && (error.kind === 'refused' || error.kind === 'cancelled')) throw error;
      beginning.restart();
      services.log.warn('an engine did not make a generation', { generation: job.id, engine: engine.name, error });
    }
  }
  throw last;
}

/** Keys depend only on the generation, so a retry overwrites what a previous attempt stored. */
async function store({ disk }: Pick<Services, 'disk'>, id: string, result: EngineResult): Promise<StoredOutput[]> {
  const stored: StoredOutput[] = [];
  for (const [index, { path, type, width, height, duration }] of result.outputs.entries()) {
    const key = `results/${id}/${index + 1}.${extensionOf(type)}`;
    await disk.copyFromFs(path, key, { contentType: type });
    stored.push({ key, type, width, height, duration });
  }
  return stored;
}

/**
 * Removes the files of a generation that ended without a result, or that was deleted, with its account or alone, while they were being
 * stored; and the parts of a sound that is whole.
 */
async function removeUnwanted({ db, disk, log }: Pick<Services, 'db' | 'disk' | 'log'>, { id, tool }: GenerationRow): Promise<void> {
  try {
    const row = await db.selectFrom('generation').select(['status', 'deleted_at']).where('id', '=', id).executeTakeFirst();
    const isWanted = row && row.deleted_at === null && row.status !== 'failed' && row.status !== 'cancelled';
    if (isWanted) {
      if (resultOf(tool) === 'audio') await removeParts({ disk }, id);
    } else await disk.deleteAll(`results/${id}`);
  } catch (error) {
    log.error('the files of an ended generation could not be removed', { generation: id, error });
  }
}

const megabyte = 1024 * 1024;
/** Space for what an engine writes, whose size is known only at its end (bytes). */
const roomFor = ({ result }: Tool): number => (result === 'video' ? 64 : 16) * megabyte;

/** Reserves what marking and storing a result write: the signed file, and the stored one. */
async function reserveToStore(room: Reservation, { outputs }: EngineResult): Promise<void> {
  room.release();
  for (const { path } of outputs) room.reserve(2 * (await stat(path)).size);
}

type Attempt = {
  row: GenerationRow;
  tool: Tool;
  claim: Claim;
  folder: string;
  room: Reservation;
  signal: AbortSignal;
  progress: Pick<Progress, 'report' | 'wait'>;
};

/** Makes, marks and stores the result of a generation. */
async function attempt(
  services: Running,
  { row, tool, claim, folder, room, signal, progress }: Attempt,
): Promise<Parameters<typeof succeed>[2]> {
  const { id } = row;
  prepareToMark(services);
  const files = await bringFiles(services, tool, row, { folder: join(folder, 'in'), room });
  const out = join(folder, 'out');
  await mkdir(out);
  const job: EngineJob = {
    id,
    tool: tool.slug,
    capability: capabilityOf(tool, row.inputs),
    inputs: completed(tool, row.inputs),
    files,
    locale: row.locale as Locale,
    folder: out,
  };
  room.reserve(roomFor(tool));
  const made = { id, account: row.account_id, tool, files };
  const beginning = createBeginning(services, {
    claim,
    room,
    mark: (by, part) => markOutputs(services, { ...made, engine: by, result: part }),
  });
  const { engine, result } = await make(
    services,
    groupsOfRow(row),
    job,
    { onProgress: progress.report, onWaiting: progress.wait, signal },
    beginning,
  ).finally(beginning.settle);
  signal.throwIfAborted();
  progress.report(0.99, 'storing');
  await reserveToStore(room, result);
  await markOutputs(services, { ...made, engine, result });
  const outputs = await store(services, id, result);
  // The price that was shown is the most anyone pays, although a later engine might charge more.
  const cost = Math.min(row.cost, costOf(tool, row.inputs, engine, services.settings.costs));
  return { outputs, digests: await digestsOf(result.outputs.map(({ path }) => path)), notes: result.notes, engine, cost };
}

/** Runs a generation until it ends. Rejects only when it should be retried: on shutdown, or when the database is unreachable. */
export async function runGeneration(services: Running, id: string, lost: AbortSignal): Promise<void> {
  const row = await take(services, id);
  if (row) await forJobsOf(row.network ?? row.account_id, () => runTaken(services, row, lost));
}

async function runTaken(services: Running, row: GenerationRow, lost: AbortSignal): Promise<void> {
  const { log, measures, stopping, feed } = services;
  const { id } = row;
  feed.publish(row);
  const claim: Claim = { id, attempt: row.attempts };
  const began = performance.now();
  const measureRun = (engine: string, outcome: 'succeeded' | 'failed'): void =>
    measures.runs.observe({ tool: row.tool, engine, outcome }, (performance.now() - began) / 1000);
  if (claim.attempt === 1) measures.waits.observe({ tool: row.tool }, (row.updated_at.getTime() - row.created_at.getTime()) / 1000);
  const tool = toolBySlug(row.tool);
  if (!tool || row.attempts > maxAttempts) {
    await fail(services, claim, failure('engineFailed', 'engineFailed'));
    await removeUnwanted(services, row);
    return;
  }

  const ended = new AbortController();
  const unfollow = feed.follow(id, (next) => {
    // A newer attempt supersedes this one; a delayed update about an older attempt does not.
    if (isOver(next) || next.attempts > claim.attempt) ended.abort();
  });
  const timeout = AbortSignal.timeout(times.jobLimit);
  const signal = AbortSignal.any([lost, ended.signal, stopping.signal, timeout]);
  const progress = createProgress(services, claim, () => ended.abort());
  try {
    const result = await withFolder(services, (folder, room) => attempt(services, { row, tool, claim, folder, room, signal, progress }), {
      kind: 'work',
      name: id,
    });
    await progress.settle();
    await succeed(services, claim, result);
    measureRun(result.engine, 'succeeded');
  } catch (error) {
    await progress.settle();
    if (ended.signal.aborted) return;
    if (stopping.signal.aborted || lost.aborted) {
      await giveBack(services, claim);
      throw error;
    }
    if (isDatabaseAway(error)) throw error;
    if (!(error instanceof EngineError && error.kind === 'refused'))
      log.error('a generation failed', { generation: id, tool: tool.slug, error });
    measureRun('none', 'failed');
    await fail(services, claim, timeout.aborted ? failure('engineFailed', 'engineTimeout') : failureOf(error));
  } finally {
    unfollow();
    await removeUnwanted(services, row);
  }
}
