import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { onEachDatabase, onOneDatabase } from './kit/databases.ts';
import { goodPassword, register } from './kit/people.ts';
import { openTestServer, type TestServer } from './kit/server.ts';
import { openSmallDisk } from './kit/small-disk.ts';
import { openDisk } from '../../server/storage/disk.ts';

const small = openSmallDisk(16);
afterAll(() => small?.remove());

onEachDatabase('a backup', (database) => {
  /** The one that is backed up. */
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

  it.skipIf(!small)('that does not fit is put back not at all, and whole when there is room', async () => {
    const target = await openTestServer({ database });
    const path = join(folder, 'large.tar.gz');
    await register(first, 'large@example.com');
    const large = ['a', 'b', 'c'].map((name) => `results/${name}/1.png`);
    for (const name of large) await first.services.disk.put(name, Buffer.alloc(6_000_000, name));
    const made = await backup(first.services, path);
    const dataDir = mkdtempSync(join(small!.folder, 'restored-'));
    const disk = await openDisk({ s3: null, dataDir });
    const { db } = target.services;
    const before = await contentOf(target);
    await expect(restore({ db, disk }, path)).rejects.toThrow(/no room for what is in the backup/);
    expect(await contentOf(target)).toEqual(before);
    expect(readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
    expect(await restore(target.services, path)).toEqual(made);
    for (const name of large) await first.services.disk.delete(name);
    await target.close();
  });

  it('of a server that goes on writing carries what was there, encrypted, and opens with its key alone', async () => {
    const back = await openTestServer({ database });
    const person = await register(first, 'busy@example.com');
    const { disk, db } = first.services;
    const bytes = Buffer.alloc(100_000, 'abcdefg');
    const count = 20;
    for (let index = 0; index < count; index += 1) {
      await disk.put(`results/kept-${index}/1.png`, bytes);
      await disk.put(`results/passing-${index}/1.png`, bytes);
    }

    const done = new AbortController();
    let written = 0;
    // Files grow, go and come, and rows are written, until the archive is there.
    const writing = (async () => {
      while (!done.signal.aborted) {
        await disk.deleteAll(`results/passing-${written % count}`);
        await disk.put(`results/growing-${written % count}/1.png`, Buffer.concat([bytes, Buffer.alloc(written % 1000)]));
        await disk.put(`results/new-${written}/1.png`, bytes);
        await person.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs: { prompt: `${written}` } } });
        written += 1;
      }
    })();
    const [path, key] = [join(folder, 'busy.backup'), 'a key of the operator'];
    const made = await backup({ db, disk, key }, path);
    done.abort();
    await writing;
    expect(written).toBeGreaterThan(0);
    expect(made.files).toBeGreaterThanOrEqual(count);

    const sealed = readFileSync(path);
    expect(sealed.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
    const changed = Buffer.from(sealed);
    changed[sealed.length - 30] = changed[sealed.length - 30]! ^ 1;
    const store = { db: back.services.db, disk: back.services.disk };
    for (const [file, given, reason] of [
      [sealed, null, /BACKUP_KEY/],
      [sealed, 'another key of nobody', /not the key/],
      [changed, key, /changed/],
      [sealed.subarray(0, sealed.length - 40), key, /breaks off/],
    ] as const) {
      writeFileSync(join(folder, 'wrong.backup'), file);
      await expect(restore({ ...store, key: given }, join(folder, 'wrong.backup')), String(reason)).rejects.toThrow(reason);
      expect(await store.db.selectFrom('user_account').select('id').execute()).toEqual([]);
    }
    expect(await restore({ ...store, key }, path)).toEqual({ ...made, missing: 0 });
    const same = back.person();
    same.token = person.token;
    expect((await same.call('GET', '/api/credit/details')).code).toBe(codes.success);
    for (let index = 0; index < count; index += 1)
      expect((await store.disk.getBytes(`results/kept-${index}/1.png`)).length).toBeGreaterThanOrEqual(bytes.length);
    await back.close();
  });
});

onOneDatabase('an archive that isn’t a backup', (database) => {
  /** Nothing is put into it, whatever is tried. */
  let empty: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'iridia-archive-'));
    empty = await openTestServer({ database });
  });
  afterAll(async () => {
    await empty.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused with a name that leads elsewhere', async () => {
    const path = join(folder, 'hostile.tar.gz');
    for (const name of ['files/../../up', 'files/..', 'files//etc/passwd', 'files/a\\..\\b', 'files/C:/x', '/etc/passwd', 'files/']) {
      const archive = pack();
      archive.entry({ name: 'manifest.json' }, JSON.stringify({ format: 1, migrations: [] }));
      archive.entry({ name }, 'bytes');
      archive.finalize();
      await pipeline(archive, createGzip(), createWriteStream(path));
      await expect(restore(empty.services, path), name).rejects.toThrow(/does not belong|no plain file/);
      expect(await empty.services.db.selectFrom('secret').select('name').execute()).toHaveLength(1);
    }
  });

  it('without a manifest, or cut short after it was packed, changes nothing', async () => {
    const path = join(folder, 'empty.tar.gz');
    for (const bytes of [gzipSync(''), gzipSync(Buffer.alloc(1024)), gzipSync(Buffer.alloc(4096, 'x')).subarray(0, 20)]) {
      writeFileSync(path, bytes);
      await expect(restore(empty.services, path)).rejects.toThrow();
      expect(await empty.services.db.selectFrom('secret').select('name').execute()).toHaveLength(1);
    }
  });

  it('with a manifest or a row that is none is refused in a sentence, and changes nothing', async () => {
    const path = join(folder, 'odd.tar.gz');
    const good = JSON.stringify({ format: 1, migrations: [] });
    const odd: [manifest: string, rows: string, printed: RegExp][] = [
      ['{"migrations":5}', '', /without its list of migrations/],
      ['{"migrations":[5]}', '', /without its list of migrations/],
      ['[', '', /a manifest that is no JSON/],
      [' '.repeat(2 * 1024 * 1024), '', /a manifest that is too long/],
      [good, 'nonsense\n', /account has a row that is no JSON/],
      [good, '5\n', /account has a row that is no JSON/],
      [good, '{"id":"v_1"}', /account breaks off/],
      [good, `{"id":"${'a'.repeat(40 * 1024 * 1024)}`, /account has a row that is too long/],
    ];
    for (const [manifest, rows, printed] of odd) {
      const archive = pack();
      archive.entry({ name: 'manifest.json' }, manifest);
      archive.entry({ name: 'tables/account.jsonl' }, rows);
      archive.finalize();
      await pipeline(archive, createGzip(), createWriteStream(path));
      await expect(restore(empty.services, path), String(printed)).rejects.toThrow(printed);
      expect(await empty.services.db.selectFrom('secret').select('name').execute()).toHaveLength(1);
    }
  });

  it('that is cut short or is none changes nothing', async () => {
    const path = join(folder, 'nonsense');
    writeFileSync(path, 'nonsense');
    await expect(restore(empty.services, path)).rejects.toThrow();
    expect(await empty.services.db.selectFrom('user_account').select('id').execute()).toEqual([]);
    expect(await empty.services.db.selectFrom('secret').select('name').execute()).toHaveLength(1);
  });
});
