import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backup, restore } from '../../server/backup/backup.ts';
import { tablesInOrder } from '../../server/backup/tables.ts';
import { codes } from '../../contract/facts/codes.ts';
import { onEachDatabase } from './kit/databases.ts';
import { goodPassword, register } from './kit/people.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

onEachDatabase('a backup', (database) => {
  let first: TestServer;
  let second: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'iridia-backup-'));
    first = await openTestServer({ database });
    second = await openTestServer({ database });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const contentOf = async ({ services: { db } }: TestServer) => {
    const content: Record<string, unknown> = {};
    for (const table of await tablesInOrder(db))
      content[table] = (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows;
    return content;
  };

  it('carries database and files into an empty installation, and into no other', async () => {
    const person = await register(first, 'kept@example.com');
    await person.call('GET', '/api/credit/checkin', { headers: { 'time-zone': 'Asia/Shanghai' } });
    const bytes = Buffer.alloc(3_000_000, 'abcdefg');
    await first.services.disk.put('results/x/1.png', bytes);
    await first.services.disk.put('uploads/empty.txt', '');

    const path = join(folder, 'backup.tar.gz');
    const made = await backup(first.services, path);
    expect(made.files).toBe(2);
    expect(await restore(second.services, path)).toEqual(made);
    expect(await contentOf(second)).toEqual(await contentOf(first));
    expect(Buffer.from(await second.services.disk.getBytes('results/x/1.png')).equals(bytes)).toBe(true);
    expect(await second.services.disk.get('uploads/empty.txt')).toBe('');

    const same = second.person();
    same.token = person.token;
    expect((await same.call('GET', '/api/credit/details')).data.credit_remain).toBe(38);
    expect((await same.call('POST', '/api/users/login', { body: { email: 'kept@example.com', password: goodPassword } })).code).toBe(
      codes.success,
    );
    await register(second, 'later@example.com');
    await expect(restore(second.services, path)).rejects.toThrow(/already has accounts/);
  });

  it('is refused with a name that leads elsewhere', async () => {
    const hostile = await openTestServer({ database });
    const path = join(folder, 'hostile.tar.gz');
    for (const name of ['files/../../up', 'files/..', 'files//etc/passwd', 'files/a\\..\\b', 'files/C:/x', '/etc/passwd', 'files/']) {
      const archive = pack();
      archive.entry({ name: 'manifest.json' }, JSON.stringify({ format: 1, migrations: [] }));
      archive.entry({ name }, 'bytes');
      archive.finalize();
      await pipeline(archive, createGzip(), createWriteStream(path));
      await expect(restore(hostile.services, path), name).rejects.toThrow(/does not belong|no plain file/);
      expect(await hostile.services.db.selectFrom('secret').select('name').execute()).toHaveLength(1);
    }
    await hostile.close();
  });

  it('without a manifest, or cut short after it was packed, changes nothing', async () => {
    const other = await openTestServer({ database });
    const path = join(folder, 'empty.tar.gz');
    for (const bytes of [gzipSync(''), gzipSync(Buffer.alloc(1024)), gzipSync(Buffer.alloc(4096, 'x')).subarray(0, 20)]) {
      writeFileSync(path, bytes);
      await expect(restore(other.services, path)).rejects.toThrow();
      expect(await other.services.db.selectFrom('secret').select('name').execute()).toHaveLength(1);
    }
    await other.close();
  });

  it('that is cut short or is none changes nothing', async () => {
    const third = await openTestServer({ database });
    const path = join(folder, 'nonsense');
    writeFileSync(path, 'nonsense');
    await expect(restore(third.services, path)).rejects.toThrow();
    expect(await third.services.db.selectFrom('user_account').select('id').execute()).toEqual([]);
    expect(await third.services.db.selectFrom('secret').select('name').execute()).toHaveLength(1);
    await third.close();
  });
});
