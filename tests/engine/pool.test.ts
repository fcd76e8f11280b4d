import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPool, type Pool, type PoolOptions } from '../../engine/process/index.ts';
import type { Answer, Errand } from './kit/worker.child.ts';

type ErrandPool = Pool<Errand, Answer, 'began'>;

const pools: ErrandPool[] = [];
function open(options: Partial<PoolOptions> = {}): ErrandPool {
  const file = join(import.meta.dirname, 'kit/worker.child.ts');
  const pool: ErrandPool = createPool({ file, size: 1, timeout: 30_000, idle: 30_000, memory: {}, ...options });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const lives = (pid: number): boolean => existsSync(`/proc/${pid}`);
const pidOf = async (pool: ErrandPool): Promise<number> => {
  const outcome = await pool.run({ kind: 'pid' });
  if (!('answer' in outcome)) throw new Error(outcome.death.cause);
  return outcome.answer.pid;
};

describe('a pool of processes', () => {
  it('gives one task after the other to the same child, and says how far each is', async () => {
    const pool = open();
    const began: string[] = [];
    const first = await pool.run({ kind: 'pid' }, { onProgress: (progress) => began.push(progress) });
    expect(began).toEqual(['began']);
    expect(first).toEqual({ answer: { pid: await pidOf(pool) } });
  });

  it('gives nothing to a child that was told to end by a timeout, neither what waited nor what comes', async () => {
    const pool = open({ timeout: 3000 });
    const doomed = await pidOf(pool);
    const [late, waiting] = [pool.run({ kind: 'hang' }), pool.run({ kind: 'pid' })];
    expect(await late).toMatchObject({ death: { reason: 'timeout' } });
    expect(pool.children()).not.toContain(doomed);
    const outcomes = await Promise.all([waiting, pool.run({ kind: 'pid' })]);
    for (const outcome of outcomes) expect(outcome).not.toEqual({ answer: { pid: doomed } });
    expect(outcomes.every((outcome) => 'answer' in outcome)).toBe(true);
  });

  it('gives nothing to a child whose task was cancelled', async () => {
    const pool = open();
    const cancelled = await pidOf(pool);
    const leaving = new AbortController();
    const running = pool.run({ kind: 'hang' }, { signal: leaving.signal, onProgress: () => leaving.abort() });
    const waiting = pidOf(pool);
    expect(await running).toMatchObject({ death: { reason: 'cancelled' } });
    expect(await waiting).not.toBe(cancelled);
    await expect.poll(() => lives(cancelled)).toBe(false);
  });

  it('takes a cancelled task out of the queue without touching the child', async () => {
    const pool = open();
    const leaving = new AbortController();
    const [first, second, third] = [
      pool.run({ kind: 'pid' }),
      pool.run({ kind: 'pid' }, { signal: leaving.signal }),
      pool.run({ kind: 'pid' }),
    ];
    leaving.abort();
    expect(await second).toMatchObject({ death: { reason: 'cancelled' } });
    expect(await third).toEqual(await first);
  });

  it('says that a child died, and starts another', async () => {
    const pool = open();
    expect(await pool.run({ kind: 'crash' })).toMatchObject({ death: { reason: 'died' } });
    expect(lives(await pidOf(pool))).toBe(true);
  });

  it('says that a program cannot be started at all', async () => {
    const pool = open({ file: join(import.meta.dirname, 'kit/nowhere.ts') });
    expect(await pool.run({ kind: 'pid' })).toMatchObject({ death: { reason: 'died' } });
  });

  it('ends a child that holds too much memory', async () => {
    const pool = open({ memory: { resident: 300 * 1024 * 1024 } });
    expect(await pool.run({ kind: 'grow' })).toMatchObject({ death: { reason: 'memory' } });
  });

  it.runIf(process.platform === 'linux')('lets the system refuse memory to a child that cannot watch itself', async () => {
    const pool = open({ memory: { allocated: 600 * 1024 * 1024 } });
    expect(await pool.run({ kind: 'grow' })).toMatchObject({ death: { reason: 'died' } });
  });

  it('hands on nothing of the environment but PATH and what is named', async () => {
    const pool = open({ environment: { NETS: '/nets' } });
    process.env.SECRET_OF_THE_SERVER = 'key';
    const outcome = await pool.run({ kind: 'environment' });
    delete process.env.SECRET_OF_THE_SERVER;
    expect('answer' in outcome && outcome.answer.environment?.toSorted()).toEqual(['NETS', 'PATH']);
  });

  it('lets a child go that has had no work for a while', async () => {
    const pool = open({ idle: 20 });
    const pid = await pidOf(pool);
    await expect.poll(() => lives(pid)).toBe(false);
    expect(pool.children()).toEqual([]);
  });

  it('leaves no process behind when it closes, and takes no task afterwards', async () => {
    const pool = open({ size: 2 });
    const pid = await pidOf(pool);
    const [running, other, waiting] = [pool.run({ kind: 'hang' }), pool.run({ kind: 'hang' }), pool.run({ kind: 'pid' })];
    await pool.close();
    expect(lives(pid)).toBe(false);
    for (const outcome of await Promise.all([running, other, waiting])) expect(outcome).toMatchObject({ death: { reason: 'cancelled' } });
    expect(await pool.run({ kind: 'pid' })).toMatchObject({ death: { reason: 'cancelled' } });
  });
});
