import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { DataDirInUse, lockDataDir } from '../../server/db/lock.ts';
import { copyTemplate } from './kit/databases.ts';
import { createCluster, hasPostgres, type Cluster } from './kit/postgres.ts';
import { startServer, type ServerProcess } from './kit/process.ts';
import { everyCase } from '../depth.ts';

/** Whole servers start here, one after the other, while other suites use the machine. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

describe('a data directory', () => {
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(() => {
    dataDir = copyTemplate();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('belongs to one server; a second is refused with a sentence, the lock ends with the process, and the next one remembers visitors and letters', async () => {
    const first = await startServer({ DATA_DIR: dataDir });
    const answer = await fetch(`${first.url}/api/credit/anonymous-user-credit`);
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    await fetch(`${first.url}/api/users/register-code`, {
      method: 'POST',
      body: '{"email":"still@example.com"}',
      headers: { 'content-type': 'application/json', cookie },
    });
    await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(/^Another server is already working in .+DATABASE_URL/);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    expect(await (await fetch(`${first.url}/api/health`)).json()).toMatchObject({ ok: true });
    await first.kill('SIGKILL');
    const second = await startServer({ DATA_DIR: dataDir });
    const history = await fetch(`${second.url}/api/credit/history`, { headers: { cookie } });
    expect(history.headers.getSetCookie()).toEqual([]);
    expect(((await history.json()) as { data: { items: unknown[] } }).data.items).toHaveLength(1);
    const letters = (await (await fetch(`${second.url}/dev/mailbox.json`)).json()) as { to: string }[];
    expect(letters[0]!.to).toBe('still@example.com');
    server = second;
  });

  it.skipIf(!everyCase)('is backed up while its server runs, by that server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'iridia-backup-'));
    // Another installation, whose tables are made already.
    const [archive, restored] = [join(folder, 'backup.tar.gz'), copyTemplate()];
    const run = async (command: string, env: Record<string, string>) => {
      const script = join(import.meta.dirname, `../../scripts/operate/${command}.ts`);
      const child = spawn(process.execPath, [script, archive], {
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, BACKUP_KEY: 'a long passphrase', ...env },
      });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number];
      return { code, printed };
    };
    const hello = await fetch(`${server.url}/api/credit/anonymous-user-credit`);
    expect(hello.status).toBe(200);
    expect(await run('backup', { DATA_DIR: dataDir })).toMatchObject({ code: 0, printed: expect.stringContaining('backup: ') });
    expect(await run('restore', { DATA_DIR: dataDir })).toMatchObject({ code: 1, printed: expect.stringContaining('already working') });
    expect(await run('restore', { DATA_DIR: restored })).toMatchObject({ code: 0 });
    const cookie = hello.headers.getSetCookie()[0]!.split(';')[0]!;
    const back = await startServer({ DATA_DIR: restored });
    const again = await fetch(`${back.url}/api/credit/history`, { headers: { cookie } });
    expect(again.headers.getSetCookie()).toEqual([]);
    await back.kill('SIGTERM');
    for (const made of [folder, restored]) rmSync(made, { recursive: true });
  });

  it('is backed up by nobody else, and free when its server was asked to end', async () => {
    const { port } = JSON.parse(readFileSync(join(dataDir, 'control.json'), 'utf8')) as { port: number };
    const stranger = await fetch(`http://127.0.0.1:${port}/backup`, { method: 'POST', headers: { authorization: 'Bearer x' }, body: '{}' });
    expect(stranger.status).toBe(404);
    await server.kill('SIGTERM');
    expect(server.process.exitCode).toBe(0);
    lockDataDir(dataDir).release();
    expect(existsSync(join(dataDir, 'control.json'))).toBe(false);
  });
});

describe('a configuration that cannot be worked with', () => {
  it('is refused with a sentence', async () => {
    const never = { DATA_DIR: join(tmpdir(), 'iridia-never'), PORT: 'eighty' };
    await expect(startServer(never)).rejects.toThrow(/^PORT must be a whole number/);
  });
});

describe.skipIf(!hasPostgres)('while the database is away', () => {
  let cluster: Cluster;
  let dataDir: string;
  beforeAll(() => {
    cluster = createCluster();
    dataDir = mkdtempSync(join(tmpdir(), 'iridia-away-'));
  });
  afterAll(() => {
    cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('answers 503 with 50003 and Retry-After, and goes on when it is back', async () => {
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: await cluster.createDatabase(), LOG_LEVEL: 'silent' });
    const balance = () => fetch(`${server.url}/api/credit/anonymous-user-credit`);
    expect((await balance()).status).toBe(200);
    cluster.stop();
    const away = await balance();
    expect(away.status).toBe(503);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await away.json()).toMatchObject({ code: codes.unavailable, data: null });
    // A supervisor restarts what is not alive, which would not bring the database back.
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    const ready = await fetch(`${server.url}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, database: false, storage: true, space: 'enough', mail: 'off' }]);
    expect(await (await fetch(`${server.url}/api/metrics`)).text()).toMatch(/^ready\{part="database"\} 0$/m);
    cluster.start();
    await expect.poll(async () => (await balance()).status, { timeout: 20_000 }).toBe(200);
    expect(server.process.exitCode).toBeNull();
    await server.kill('SIGTERM');
    expect(server.process.exitCode).toBe(0);
  });
});
