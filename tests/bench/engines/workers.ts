/** Who does the work of a row, each in a fresh process, with what the work has used. */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EngineJob, EngineResult } from '../../../packages/engine/job/job.ts';
import { createEngine } from '../../../packages/engine/engine.ts';
import type { TaskName } from '../../../packages/engine/tasks.ts';
import type { PeerAnswer, PeerOrder } from './peer.ts';
import { coreSeconds, peakMemory } from '../../server/kit/usage.ts';

/** `core`: seconds of a core for one piece of work in a process that is warm; `start`: the first piece with the process's start. */
export type Used = { start: number; core: number; wall: number; memory: number };

const shared = { onProgress: () => undefined, signal: new AbortController().signal };

async function measured(pid: () => number, pieces: readonly (() => Promise<void>)[]): Promise<Used> {
  // The first piece is done twice: once to warm up.
  await pieces[0]!();
  const start = coreSeconds(pid());
  const began = performance.now();
  for (const piece of pieces) await piece();
  const wall = (performance.now() - began) / 1000 / pieces.length;
  return { start, core: (coreSeconds(pid()) - start) / pieces.length, wall, memory: peakMemory(pid()) };
}

export type Wish = { inputs?: EngineJob['inputs']; files?: EngineJob['files']; tool?: string };

/** Runs the built-in engine, with the packs of a folder if there is one. */
export async function ours(
  folder: string,
  capability: TaskName,
  wishes: readonly Wish[],
  packs: string | null = null,
): Promise<{ used: Used; results: EngineResult[] }> {
  const engine = createEngine({ size: 1, packs, device: 'cpu' });
  const results: EngineResult[] = [];
  try {
    const pieces = wishes.map(({ inputs = {}, files = {}, tool = 'bench' }, index) => async () => {
      const into = join(folder, `${capability}-${index}-${results.length}`);
      await mkdir(into, { recursive: true });
      const job: EngineJob = { id: String(index), tool, capability, inputs: { seed: 11, ...inputs }, files, locale: 'en', folder: into };
      results[index] = await engine.run(job, shared);
    });
    return { used: await measured(() => engine.children().at(-1)!, pieces), results };
  } finally {
    await engine.close();
  }
}

/** Runs the alternative tool. Throws its output when it fails. */
export async function peer(orders: readonly PeerOrder[], cwd = process.cwd()): Promise<Used> {
  const child = fork(join(import.meta.dirname, 'peer.ts'), { cwd, execArgv: ['--disable-warning=ExperimentalWarning'] });
  try {
    const pieces = orders.map((order) => async () => {
      child.send(order);
      const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [{ error: 'its process ended' }])])) as [
        PeerAnswer,
      ];
      if (answer.error) throw new Error(answer.error);
    });
    return await measured(() => child.pid!, pieces);
  } finally {
    if (child.connected) child.disconnect();
    child.kill();
  }
}

/** A package of npm in a folder of its own, on our versions of the native parts. Throws what npm printed. */
export async function installed(folder: string, name: string, version: string, overrides: Record<string, string>): Promise<string> {
  const into = join(folder, 'modules');
  await mkdir(into);
  await writeFile(join(into, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: version }, overrides }));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], {
    cwd: into,
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
  });
  return into;
}
