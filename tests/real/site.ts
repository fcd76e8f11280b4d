/** A whole site as docs/operating.md describes it: two web and two worker processes on PostgreSQL, behind a proxy. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createCluster } from '../server/kit/postgres.ts';
import { startServer, type ServerProcess } from '../server/kit/process.ts';
import { freePort } from './found.ts';

/** A proxy that sends what it receives at a port to the web processes at others. */
export type Proxy = { name: string; start: (options: { folder: string; port: number; upstreams: number[] }) => ChildProcess };

/** Starts the site with the code whose `server/main.ts` is `entry`; without it, with the code of this folder. */
export async function startSite(proxy: Proxy, entry?: string) {
  const cluster = createCluster();
  const folder = mkdtempSync(join(tmpdir(), 'iridia-site-'));
  const [port, ...upstreams] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const shared = {
    DATABASE_URL: await cluster.createDatabase(),
    DATA_DIR: join(folder, 'data'),
    HOME: folder,
    TRUST_PROXY: '1',
    SECRET_KEY: 'a key for this test alone',
    PROBES_PORT: '0',
  };
  const roles = [...upstreams.map((each) => ({ ROLE: 'web', PORT: String(each) })), { ROLE: 'worker' }, { ROLE: 'worker' }];
  const processes: ServerProcess[] = [];
  for (const role of roles) processes.push(await startServer({ ...shared, ...role }, entry));
  const front = proxy.start({ folder, port, upstreams });
  await vi.waitFor(async () => expect((await fetch(`${url}/api/ready`)).ok).toBe(true), { timeout: 20_000, interval: 200 });
  return {
    url,
    /** Stops each process and starts it again with the code of `next` or of this folder, one after the other: the next one once this one is ready. */
    restart: async (next?: string): Promise<void> => {
      for (const [at, role] of roles.entries()) {
        await processes[at]!.kill('SIGTERM');
        expect(processes[at]!.process.exitCode).toBe(0);
        processes[at] = await startServer({ ...shared, ...role }, next);
        const { url: own } = processes[at];
        await vi.waitFor(async () => expect((await fetch(`${own}/api/ready`)).ok).toBe(true), { timeout: 20_000, interval: 100 });
        // Until the proxy has asked it too.
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    },
    close: async (): Promise<void> => {
      front.kill();
      for (const each of processes) await each.kill('SIGKILL');
      cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
