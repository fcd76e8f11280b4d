import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPool, type Groups, type Pool, type PoolOptions } from '../process/index.ts';
import { heldData } from '../process/watch.ts';
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
/** The priority at the end of a task that takes so many milliseconds of the processor. */
const priorityOf = async (pool: ErrandPool, group: string, milliseconds: number): Promise<number> => {
  const outcome = await pool.run({ kind: 'burn', milliseconds }, { groups: [group] });
  if (!('answer' in outcome)) throw new Error(outcome.death.cause);
  return outcome.answer.priority;
};

describe('people who share a pool', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'iridia-pool-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Tasks that last until they are released, and the order in which they began. */
  function holding(pool: ErrandPool) {
    const began: string[] = [];
    const release = (name: string) => writeFileSync(join(folder, name), '');
    const hold = (name: string, groups: Groups, signal?: AbortSignal) =>
      pool.run({ kind: 'hold', until: join(folder, name) }, { groups, onProgress: () => began.push(name), ...(signal && { signal }) });
    return { began, release, hold };
  }

  it('leave a child to a newcomer, however much one account and one address ask for', async () => {
    const pool = open({ size: 3 });
    const { began, release, hold } = holding(pool);
    const names = Array.from({ length: 8 }, (_, index) => `a${index}`);
    const videos = names.map((name, index) => hold(name, ['home', index < 4 ? 'one' : 'two']));
    await expect.poll(() => began.length).toBe(2);
    expect(await pool.run({ kind: 'pid' }, { groups: ['elsewhere', 'three'] })).toHaveProperty('answer');
    expect(began.toSorted()).toEqual(['a0', 'a4']);
    for (const name of names) release(name);
    for (const video of videos) expect(await video).toHaveProperty('answer');
  });

  it('take turns: one who was served gives way to one who waits, and a stream of newcomers starves nobody', async () => {
    const pool = open({ size: 1 });
    const { began, release, hold } = holding(pool);
    const all = [hold('a0', ['home', 'a']), hold('a1', ['home', 'a']), hold('a2', ['home', 'a']), hold('b0', ['away', 'b'])];
    for (const [index, expected] of ['a0', 'b0', 'new0', 'a1'].entries()) {
      await expect.poll(() => began.length).toBe(index + 1);
      expect(began.at(-1)).toBe(expected);
      all.push(hold(`new${index}`, [`address${index}`, `new${index}`]));
      release(expected);
    }
    for (const name of ['new1', 'new2', 'new3', 'a2']) release(name);
    await Promise.all(all);
    expect(began).toHaveLength(8);
  });

  it('who ask for little do not wait behind those who ask for much', async () => {
    const pool = open({ size: 2, priority: 'fair', allowance: 200 });
    const { PRIORITY_NORMAL: normal, PRIORITY_BELOW_NORMAL: low } = constants.priority;
    // The run itself may have a priority of its own.
    expect(await priorityOf(pool, 'a', 10)).toBe(getPriority());
    expect(await priorityOf(pool, 'a', 400)).toBe(low);
    expect(await priorityOf(pool, 'a', 10)).toBe(low);
    expect(await priorityOf(pool, 'b', 10)).toBe(normal);
  });

  it('leave the last child to a newcomer once they have had much, however many addresses they have', async () => {
    const pool = open({ size: 3, priority: 'fair', allowance: 200 });
    const { began, release, hold } = holding(pool);
    const names = ['a', 'b', 'c'];
    for (const name of names) await pool.run({ kind: 'burn', milliseconds: 400 }, { groups: [name] });
    const held = names.map((name) => hold(name, [name]));
    await expect.poll(() => began.length).toBe(2);
    expect(await pool.run({ kind: 'pid' }, { groups: ['newcomer'] })).toHaveProperty('answer');
    expect(began.toSorted()).toEqual(['a', 'b']);
    for (const name of names) release(name);
    for (const one of held) expect(await one).toHaveProperty('answer');
  });

  it('get the child that is ready first, be it another than the one that was started for them', async () => {
    const gate = join(folder, 'gate');
    const pool = open({ size: 2, environment: { GATE: gate } });
    const { began, release, hold } = holding(pool);
    release('gate');
    const held = hold('a', ['home']);
    await expect.poll(() => began).toEqual(['a']);
    rmSync(gate);
    const [first] = pool.children();
    const other = pool.run({ kind: 'pid' }, { groups: ['elsewhere'] });
    expect(pool.children()).toHaveLength(2);
    release('a');
    expect(await other).toMatchObject({ answer: { pid: first } });
    // The other one has a place of its own once it is ready.
    release('gate');
    const again = hold('b', ['home']);
    expect(await pool.run({ kind: 'pid' }, { groups: ['elsewhere'] })).toHaveProperty('answer');
    release('b');
    expect([await held, await again].every((outcome) => 'answer' in outcome)).toBe(true);
  });

  it('have one child start at a time on two cores: all at once would take as long as all in turn', async () => {
    const gate = join(folder, 'gate');
    const pool = open({ size: 3, environment: { GATE: gate } });
    const all = ['a', 'b', 'c'].map((name) => pool.run({ kind: 'pid' }, { groups: [name] }));
    expect(pool.children()).toHaveLength(Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))));
    writeFileSync(gate, '');
    for (const one of all) expect(await one).toHaveProperty('answer');
  });

  it('get a child of their own where the one that starts gives way to others', async () => {
    const gate = join(folder, 'gate');
    const pool = open({ size: 3, priority: 'fair', allowance: 200, environment: { GATE: gate } });
    const { began, release, hold } = holding(pool);
    release('gate');
    const first = hold('first', ['home', 'a']);
    await expect.poll(() => began).toEqual(['first']);
    rmSync(gate);
    // The first of its network has all of its allowance, so a child that gives way starts for the second, which then gets that of the first.
    const second = hold('second', ['home', 'b']);
    release('first');
    await expect.poll(() => began).toEqual(['first', 'second']);
    const newcomer = pool.run({ kind: 'pid' }, { groups: ['elsewhere'] });
    release('gate');
    expect(await newcomer).toHaveProperty('answer');
    release('second');
    for (const one of [first, second]) expect(await one).toHaveProperty('answer');
  });

  it('learn after a minute that their child did not start, and who came later waits for another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const pool = open({ size: 2, environment: { GATE: join(folder, 'gate') } });
      const early = pool.run({ kind: 'pid' }, { groups: ['home'] });
      vi.advanceTimersByTime(59_000);
      const late = pool.run({ kind: 'pid' }, { groups: ['elsewhere'] });
      vi.advanceTimersByTime(2000);
      expect(await early).toMatchObject({ death: { reason: 'died', cause: 'the process did not start' } });
      writeFileSync(join(folder, 'gate'), '');
      expect(await late).toHaveProperty('answer');
    } finally {
      vi.useRealTimers();
    }
  });

  it('learn that the child for which they wait did not start, and leave while it starts', async () => {
    const missing = open({ file: join(folder, 'missing.ts'), size: 2 });
    const both = await Promise.all([missing.run({ kind: 'pid' }), missing.run({ kind: 'pid' })]);
    expect(both).toMatchObject([{ death: { reason: 'died' } }, { death: { reason: 'died' } }]);
    const pool = open({ environment: { GATE: join(folder, 'gate') } });
    const leaving = new AbortController();
    const left = pool.run({ kind: 'pid' }, { signal: leaving.signal });
    leaving.abort();
    expect(await left).toMatchObject({ death: { reason: 'cancelled' } });
    const [started] = pool.children();
    writeFileSync(join(folder, 'gate'), '');
    expect(await pool.run({ kind: 'pid' })).toMatchObject({ answer: { pid: started } });
  });

  it('learn that they wait for a child, and then no longer, where none is free', async () => {
    const pool = open({ size: 1 });
    const { release } = holding(pool);
    const reported: boolean[] = [];
    const first = pool.run({ kind: 'hold', until: join(folder, 'one') }, { onWaiting: (isWaiting) => reported.push(isWaiting) });
    expect(reported).toEqual([]);
    const second = pool.run({ kind: 'pid' }, { onWaiting: (isWaiting) => reported.push(isWaiting) });
    expect(reported).toEqual([true]);
    release('one');
    await Promise.all([first, second]);
    expect(reported).toEqual([true, false]);
  });

  it('free their place when they leave, while waiting and while served', async () => {
    const pool = open({ size: 1 });
    const { began, release, hold } = holding(pool);
    const [left, gone] = [new AbortController(), new AbortController()];
    const [first, second] = [hold('a', ['x', 'a'], left.signal), hold('b', ['x', 'b'], gone.signal)];
    const third = hold('c', ['x', 'c']);
    await expect.poll(() => began).toEqual(['a']);
    gone.abort();
    left.abort();
    expect([await first, await second]).toMatchObject([{ death: { reason: 'cancelled' } }, { death: { reason: 'cancelled' } }]);
    release('c');
    expect(await third).toHaveProperty('answer');
    expect(began).toEqual(['a', 'c']);
  });
});

describe('a pool of processes', () => {
  it('gives one task after the other to the same child, and reports how far each is', async () => {
    const pool = open();
    const began: string[] = [];
    const first = await pool.run({ kind: 'pid' }, { onProgress: (progress) => began.push(progress) });
    expect(began).toEqual(['began']);
    expect(first).toMatchObject({ answer: { pid: await pidOf(pool) } });
  });

  it('gives nothing to a child that a timeout has ended: neither waiting tasks nor new ones', async () => {
    const pool = open({ timeout: 1000 });
    const doomed = await pidOf(pool);
    const [late, waiting] = [pool.run({ kind: 'hang' }), pool.run({ kind: 'pid' })];
    expect(await late).toMatchObject({ death: { reason: 'timeout' } });
    expect(pool.children()).not.toContain(doomed);
    const outcomes = await Promise.all([waiting, pool.run({ kind: 'pid' })]);
    for (const outcome of outcomes) expect(outcome).not.toMatchObject({ answer: { pid: doomed } });
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

  it('reports that a child died, and starts another', async () => {
    const pool = open();
    expect(await pool.run({ kind: 'crash' })).toMatchObject({ death: { reason: 'died' } });
    expect(lives(await pidOf(pool))).toBe(true);
  });

  it('gives a task to a fresh child when one that worked before breaks, and once only', async () => {
    const pool = open();
    expect(await pool.run({ kind: 'crash-later' })).toHaveProperty('answer');
    expect(await pool.run({ kind: 'pid' })).toHaveProperty('answer');
    expect(await pool.run({ kind: 'crash' })).toMatchObject({ death: { reason: 'died' } });
  });

  it('gives a task to a fresh child when one that worked before throws, keeps no child that threw, and reports what was thrown', async () => {
    const pool = open();
    expect(await pool.run({ kind: 'throw-later' })).toHaveProperty('answer');
    const pid = await pidOf(pool);
    expect(await pool.run({ kind: 'throw' })).toMatchObject({ death: { reason: 'died', cause: expect.stringContaining('no room') } });
    expect(await pidOf(pool)).not.toBe(pid);
  });

  it('reports that a program cannot be started at all', async () => {
    const pool = open({ file: join(import.meta.dirname, 'kit/nowhere.ts') });
    expect(await pool.run({ kind: 'pid' })).toMatchObject({ death: { reason: 'died' } });
  });

  it.each(['grow', 'fill'] as const)('ends a child that holds too much memory, also one whose loop sees no event: %s', async (kind) => {
    const pool = open({ memory: { resident: 300 * 1024 * 1024 } });
    expect(await pool.run({ kind })).toMatchObject({ death: { reason: 'memory' } });
  });

  it.runIf(process.platform === 'linux')('lets the system refuse memory to a child that cannot watch itself', async () => {
    const pool = open({ memory: { allocated: 600 * 1024 * 1024 } });
    expect(await pool.run({ kind: 'grow' })).toMatchObject({ death: { reason: 'died' } });
  });

  it.runIf(process.platform === 'linux')('gives nothing more to a child that holds most of what it may', async () => {
    const pool = open();
    const bare = heldData(await pidOf(pool));
    const limited = open({ memory: { allocated: bare * 1.5 } });
    const pid = await pidOf(limited);
    expect(await limited.run({ kind: 'keep', bytes: 1e6 })).toMatchObject({ answer: { pid } });
    expect(await limited.run({ kind: 'keep', bytes: bare * 0.3 })).toMatchObject({ answer: { pid } });
    expect(await pidOf(limited)).not.toBe(pid);
  });

  it('passes on nothing of the environment but PATH, the compile cache and what is named, and sets its allocator', async () => {
    const pool = open({ environment: { NETS: '/nets' } });
    vi.stubEnv('SECRET_OF_THE_SERVER', 'key');
    vi.stubEnv('NODE_COMPILE_CACHE', join(import.meta.dirname, '../../../.cache/compiled'));
    const outcome = await pool.run({ kind: 'environment' });
    vi.unstubAllEnvs();
    const environment = 'answer' in outcome && outcome.answer.environment?.filter((name) => !name.startsWith('MALLOC_')).toSorted();
    expect(environment).toEqual(['NETS', 'NODE_COMPILE_CACHE', 'PATH']);
  });

  it('ends a child that is busy when its parent is gone, within seconds', async () => {
    const parent = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'kit/orphaned.process.ts')]);
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(printed.toString());
    expect(lives(child)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => lives(child), { timeout: 8000, interval: 100 }).toBe(false);
  });

  it('ends a busy child after its timeout, which begins when the child starts the task', async () => {
    const pool = open({ timeout: 100 });
    expect(await pool.run({ kind: 'spin' })).toMatchObject({ death: { reason: 'timeout' } });
    expect(await pool.run({ kind: 'pid' })).toHaveProperty('answer');
  });

  it('ends a busy child that took more of the processor than a task may, however long that lasted', async () => {
    const pool = open({ processor: 200 });
    expect(await pool.run({ kind: 'spin' })).toMatchObject({ death: { reason: 'timeout' } });
    expect(await pool.run({ kind: 'pid' })).toHaveProperty('answer');
  });

  it('lets a task take more once it may, and the next one as little as before', async () => {
    const pool = open({ processor: 200 });
    expect(await pool.run({ kind: 'burn', milliseconds: 600, allowed: 5000 })).toHaveProperty('answer');
    expect(await pool.run({ kind: 'burn', milliseconds: 5000, allowed: 400 })).toMatchObject({ death: { reason: 'timeout' } });
    expect(await pool.run({ kind: 'spin' })).toMatchObject({ death: { reason: 'timeout' } });
  });

  it('has a child before there is a task once it is warmed, one alone, and none after it has closed', async () => {
    const pool = open({ size: 2 });
    pool.warm();
    const [pid, ...more] = pool.children();
    pool.warm();
    expect(more).toEqual([]);
    expect(await pidOf(pool)).toBe(pid);
    pool.warm();
    expect(pool.children()).toEqual([pid]);
    await pool.close();
    pool.warm();
    expect(pool.children()).toEqual([]);
  });

  it('ends a child that has been idle for a while', async () => {
    const pool = open({ idle: 20 });
    const pid = await pidOf(pool);
    await expect.poll(() => lives(pid)).toBe(false);
    expect(pool.children()).toEqual([]);
  });

  it('leaves no process behind when it closes, and accepts no task afterward', async () => {
    const pool = open({ size: 2 });
    const pid = await pidOf(pool);
    const [running, other, waiting] = [pool.run({ kind: 'hang' }), pool.run({ kind: 'hang' }), pool.run({ kind: 'pid' })];
    await pool.close();
    expect(lives(pid)).toBe(false);
    for (const outcome of await Promise.all([running, other, waiting])) expect(outcome).toMatchObject({ death: { reason: 'cancelled' } });
    expect(await pool.run({ kind: 'pid' })).toMatchObject({ death: { reason: 'cancelled' } });
  });
});
