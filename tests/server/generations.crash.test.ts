import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { copyTemplate, dropDatabases, freshPostgres } from './kit/databases.ts';
import { everyCase } from '../depth.ts';
import { hasPostgres } from './kit/postgres.ts';
import { makingServer, startServer, type ServerProcess } from './kit/process.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 1);

type Job = { id: string; status: string; progress: number };

function visitor() {
  let cookie = '';
  return async (url: string, method: string, path: string, key?: string) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, ...(key && { 'idempotency-key': key, 'content-type': 'application/json' }) },
      ...(key && { body: JSON.stringify({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } }) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) cookie = set.split(';')[0]!;
    return ((await response.json()) as { data: any }).data;
  };
}

/** Kills the server in the middle of two jobs, starts it again, and waits until both have ended. Answers with the server that came after. */
async function crash(first: ServerProcess, start: () => Promise<ServerProcess>, round: number): Promise<ServerProcess> {
  const ask = visitor();
  const before: number = (await ask(first.url, 'GET', '/api/credit/anonymous-user-credit')).credit_remain;
  const made: Job[] = [];
  for (const name of ['a', 'b']) made.push(await ask(first.url, 'POST', '/api/generations', `round-${round}-${name}`));
  // Another moment in the life of the job in every round: before it starts, early, late, about to be stored.
  const moment = round / rounds;
  await vi.waitFor(
    async () => {
      const { progress, status }: Job = await ask(first.url, 'GET', `/api/generations/${made[0]!.id}`);
      expect(status === 'succeeded' || progress >= moment).toBe(true);
    },
    { timeout: 10_000, interval: 5 },
  );
  await first.kill('SIGKILL');

  const second = await start();
  try {
    for (const { id } of made) {
      await vi.waitFor(
        async () => expect(['succeeded', 'failed']).toContain((await ask(second.url, 'GET', `/api/generations/${id}`)).status),
        {
          timeout: 45_000,
          // Some wait half a minute for a worker to be given up.
          interval: 300,
        },
      );
    }
    const after = await Promise.all(made.map(({ id }) => ask(second.url, 'GET', `/api/generations/${id}`) as Promise<Job>));
    const kept = after.filter(({ status }) => status === 'succeeded').length;
    expect((await ask(second.url, 'GET', '/api/credit/anonymous-user-credit')).credit_remain).toBe(before - kept);
    const { items } = (await ask(second.url, 'GET', '/api/credit/history')) as { items: { job: string; kind: string }[] };
    for (const { id } of made) {
      const kinds = items.filter(({ job }) => job === id).map(({ kind }) => kind);
      expect(kinds).toEqual([after.find((job) => job.id === id)!.status === 'succeeded' ? 'settle' : 'release']);
    }
    const again = await ask(second.url, 'POST', '/api/generations', `round-${round}-a`);
    expect(again.id).toBe(made[0]!.id);
    return second;
  } catch (error) {
    await second.kill('SIGKILL');
    throw error;
  }
}

// At the same time: they mostly wait.
describe.concurrent('a server that is killed while it makes things', () => {
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'iridia-crash-'));
    folders.push(folder);
    return folder;
  };
  afterAll(async () => {
    await dropDatabases();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  it(
    `finishes them after the restart or gives the credits back, nothing twice (${rounds} rounds, embedded)`,
    { timeout: 60_000 * rounds },
    async () => {
      const dataDir = copyTemplate();
      folders.push(dataDir);
      const start = () => startServer({ DATA_DIR: dataDir }, makingServer);
      let server = await start();
      for (let round = 0; round < rounds; round += 1) server = await crash(server, start, round);
      await server.kill('SIGKILL');
    },
  );

  // Half a minute goes by until a worker is given up.
  it.skipIf(!hasPostgres || !everyCase)('is succeeded by another process within a minute (PostgreSQL)', { timeout: 120_000 }, async () => {
    const shared = { DATA_DIR: newFolder(), DATABASE_URL: await freshPostgres() };
    const start = () => startServer(shared, makingServer);
    await (await crash(await start(), start, rounds / 2)).kill('SIGKILL');
  });

  it.skipIf(!hasPostgres)('shows the progress of a worker to who asks another process (PostgreSQL)', { timeout: 60_000 }, async () => {
    const shared = { DATA_DIR: newFolder(), DATABASE_URL: await freshPostgres() };
    const web = await startServer({ ...shared, ROLE: 'web' }, makingServer);
    const worker = await startServer({ ...shared, ROLE: 'worker' }, makingServer);
    try {
      let cookie = '';
      const created = await fetch(`${web.url}/api/generations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'x' },
        body: JSON.stringify({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } }),
      });
      cookie = created.headers.getSetCookie()[0]!.split(';')[0]!;
      const { id } = ((await created.json()) as { data: Job }).data;
      const events = await (await fetch(`${web.url}/api/generations/${id}/events`, { headers: { cookie } })).text();
      const seen = events
        .split('\n\n')
        .filter((event) => event.startsWith('data: '))
        .map((event) => JSON.parse(event.slice(6)) as Job);
      expect(seen.filter(({ status }) => status === 'running').length).toBeGreaterThan(1);
      expect(seen.at(-1)!.status).toBe('succeeded');
    } finally {
      await Promise.all([web.kill('SIGKILL'), worker.kill('SIGKILL')]);
    }
  });
});
