/**
 * A rolling restart as docs/operating.md describes it: two web and two worker processes on PostgreSQL behind Caddy with `deploy/Caddyfile`, each
 * stopped and started again while people send requests and jobs wait.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { createCluster, hasPostgres, type Cluster } from '../server/kit/postgres.ts';
import { startServer, type ServerProcess } from '../server/kit/process.ts';
import { versionOf } from './found.ts';

const caddy = versionOf('caddy', 'version');
const people = 4;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Somebody without an account. */
function visitor(site: string) {
  let cookie = '';
  return async (path: string, body?: object): Promise<{ status: number; code: number; data: any }> => {
    const response = await fetch(site + path, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) cookie = set.split(';')[0]!;
    return { status: response.status, ...((await response.json()) as { code: number; data: any }) };
  };
}

describe.skipIf(!caddy || !hasPostgres)('a rolling restart', () => {
  let cluster: Cluster;
  let folder = '';
  let site = '';
  let front: ChildProcess;
  const processes: { start: () => Promise<ServerProcess>; now: ServerProcess }[] = [];

  beforeAll(async () => {
    cluster = createCluster();
    folder = mkdtempSync(join(tmpdir(), 'iridia-rolling-'));
    const shared = {
      DATABASE_URL: await cluster.createDatabase(),
      DATA_DIR: join(folder, 'data'),
      TRUST_PROXY: '1',
      SECRET_KEY: 'a key for this test alone',
    };
    const [own, ...ports] = [await freePort(), await freePort(), await freePort()];
    const roles = [...ports.map((port) => ({ ROLE: 'web', PORT: String(port) })), { ROLE: 'worker' }, { ROLE: 'worker' }];
    for (const role of roles) {
      const start = () => startServer({ ...shared, ...role, HOME: folder, PROBES_PORT: '0' });
      processes.push({ start, now: await start() });
    }
    site = `http://127.0.0.1:${own}`;
    const upstreams = ports.map((port) => `127.0.0.1:${port}`).join(' ');
    const config = join(import.meta.dirname, '../../deploy/Caddyfile');
    front = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
      env: { PATH: process.env.PATH, HOME: folder, SITE: site, UPSTREAMS: upstreams },
      stdio: 'ignore',
    });
    await vi.waitFor(async () => expect((await fetch(`${site}/api/ready`)).ok).toBe(true), { timeout: 20_000, interval: 200 });
  }, 180_000);
  afterAll(async () => {
    front?.kill();
    for (const { now } of processes) await now.kill('SIGKILL').catch(() => undefined);
    cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('fails no request, and every job is made', { timeout: 400_000 }, async () => {
    const over = new AbortController();
    const failed: unknown[] = [];
    let answered = 0;
    const jobs: { ask: ReturnType<typeof visitor>; id: string }[] = [];
    const visit = async (): Promise<void> => {
      const ask = visitor(site);
      for (let round = 0; !over.signal.aborted; round += 1) {
        try {
          const answer = await (round % 20 === 1 && round < 100
            ? ask('/api/generations', { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } })
            : ask('/api/credit/anonymous-user-credit'));
          if (answer.code !== codes.success) failed.push(answer);
          else if (answer.data.id) jobs.push({ ask, id: answer.data.id });
          answered += 1;
        } catch (error) {
          failed.push(error);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const visits = Array.from({ length: people }, visit);
    // Once for the new version, and once more back to the old one: here both are the same code.
    for (let pass = 0; pass < 2; pass += 1)
      for (const each of processes) {
        await each.now.kill('SIGTERM');
        expect(each.now.process.exitCode).toBe(0);
        each.now = await each.start();
        // As an operator does: the next one, once the proxy has seen this one ready.
        await new Promise((resolve) => setTimeout(resolve, 3000));
      }
    over.abort();
    await Promise.all(visits);
    console.log(`${answered} requests and ${jobs.length} jobs over eight restarts: ${failed.length} failed`);
    expect(failed).toEqual([]);
    for (const { ask, id } of jobs)
      await expect
        .poll(async () => (await ask(`/api/generations/${id}`)).data.status, { timeout: 120_000, interval: 500 })
        .toBe('succeeded');
  });
});
