/** A real disk of 160 MB, filled by every kind of write in turn: it is refused before the database suffers, and the sweep frees it. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spaceIn } from '../../server/core/disk-space.ts';
import { openDatabase } from '../../server/db/open.ts';
import { createLog } from '../../server/core/log.ts';
import { sweepAll } from '../../server/retention/work.ts';
import { everyCase } from '../depth.ts';
import type { TestDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { formOf, image } from './kit/images.ts';
import { register } from './kit/people.ts';
import { createCluster, hasPostgres, type Cluster } from './kit/postgres.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const megabyte = 1024 * 1024;
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const silent = createLog('silent');
const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') };
const card = { name: 'Ada Lovelace', number: '4242 4242 4242 4242', expiry: '08 / 31', csc: '123' };
let at = 0;
const words = (length: number): string => Array.from({ length }, () => Math.random().toString(36)[2]).join('');

/** Every kind of write, as large as it may be, and whose part of the disk it may not take. */
const writes: Record<string, { keeping: 'uploads' | 'visitors'; write: (person: Person) => Promise<{ status: number }> }> = {
  uploads: {
    keeping: 'uploads',
    write: async (person) => person.call('POST', '/api/dash/upload', { form: formOf(await image('png', 900, 900)) }),
  },
  'saved forms': {
    keeping: 'visitors',
    write: (person) => person.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs: { prompt: words(15_000) } } }),
  },
  consents: {
    keeping: 'visitors',
    write: (person) => person.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-sticker-maker' } }),
  },
  messages: {
    keeping: 'visitors',
    write: (person) => person.call('POST', '/api/contact', { body: { email: 'a@example.com', message: words(4000) } }),
  },
  reports: {
    keeping: 'visitors',
    write: (person) => person.call('POST', '/api/reports', { body: { url: `https://example.com/${words(1500)}`, reason: 'me' } }),
  },
  'letters with codes': {
    keeping: 'visitors',
    write: (person) => person.call('POST', '/api/users/register-code', { body: { email: `${words(12)}@example.com` } }),
  },
  notifications: {
    keeping: 'visitors',
    write: (person) => person.call('POST', '/api/push/subscribe', { body: { endpoint: `https://push.example.com/${words(900)}`, keys } }),
  },
  'inputs of creations': {
    keeping: 'visitors',
    write: (person) =>
      person.call('POST', '/api/generations', {
        body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: `a fox ${words(12)}` } },
      }),
  },
};

const disk = mkdtempSync('/tmp/iridia-160-');
const usual = process.env.TMPDIR;

describe.skipIf(!everyCase || !isRoot).each(['embedded', ...(hasPostgres ? ['postgres'] : [])] as const)(
  'a disk of 160 MB (%s)',
  (kind) => {
    let server: TestServer;
    let cluster: Cluster | null = null;
    let user: Person;
    const filler = join(disk, 'filler');
    const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize;
    /** Leaves this many bytes free. */
    const leave = (bytes: number) => {
      rmSync(filler, { force: true });
      const size = free() - bytes;
      if (size > 0) writeFileSync(filler, Buffer.alloc(size));
    };

    beforeAll(async () => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=1777', 'tmpfs', disk]);
      chmodSync(disk, 0o1777);
      // Everything that a server of the tests makes for itself lies there: files, and the cluster or the embedded database.
      process.env.TMPDIR = disk;
      cluster = kind === 'postgres' ? createCluster(['-c', 'max_wal_size=32MB', '-c', 'min_wal_size=32MB']) : null;
      const dataDir = mkdtempSync(join(disk, 'embedded-'));
      const database: TestDatabase = {
        kind: kind as TestDatabase['kind'],
        open: () => openDatabase({ databaseUrl: null, dataDir }, silent),
        url: () => cluster?.createDatabase() ?? Promise.resolve(null),
        drop: () => Promise.resolve(),
      };
      server = await openTestServer({ database, parts: { engines: [createTestEngine()] }, env: { TRUST_PROXY: '1' } });
      user = await register(server, 'pays@example.com');
    }, 120_000);
    afterAll(async () => {
      await server.close();
      cluster?.remove();
      if (usual === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = usual;
      execFileSync('umount', [disk]);
    });

    it.each(Object.entries(writes))(
      'refuses %s while the database still has room, and users go on',
      { timeout: 120_000 },
      async (_name, { keeping, write }) => {
        const kept = spaceIn(disk).kept[keeping];
        leave(kept + 4 * megabyte);
        const newcomer = () => {
          at += 1;
          return server.person({ 'x-forwarded-for': `198.${18 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}` });
        };
        let count = 0;
        let refused = 0;
        while (refused < 8 && count < 6000) {
          const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await write(newcomer())).status));
          // Limits by number may come first; nothing may break.
          expect(statuses.filter((status) => status >= 500 && status !== 507)).toEqual([]);
          refused = statuses.filter((status) => status === 507).length;
          count += statuses.length - refused;
          // What is small fills nothing in reasonable time: the disk is filled beside it.
          if (count > 200 && refused === 0) leave(free() - megabyte);
        }
        process.stdout.write(`${kind}, ${_name}: ${count} accepted, ${(free() / megabyte).toFixed(0)} MB left\n`);
        expect(refused).toBe(8);
        expect(free()).toBeGreaterThan(spaceIn(disk).kept.users);
        // Users store what they pay for, and everybody still reads.
        expect((await user.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs: { prompt: 'a fox' } } })).status).toBe(200);
        const { data: checkout } = await user.call('GET', '/api/pay/checkout-session?price=19.99');
        await fetch(checkout.checkout_url, { method: 'POST', body: new URLSearchParams(card) });
        expect((await user.call('GET', `/api/pay/transaction-detail/${checkout.txn_id}`)).data.status).toBe(1);
        expect((await newcomer().raw('/api/health')).status).toBe(200);
        rmSync(filler, { force: true });
        expect((await write(newcomer())).status).not.toBe(507);
      },
    );

    it('is freed by the sweep', async () => {
      const before = await server.services.db
        .selectFrom('draft')
        .select((of) => of.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      const used = spaceIn(disk).free;
      server.clock.advance(400 * 24 * 3_600_000);
      await sweepAll(server.services);
      const after = await server.services.db
        .selectFrom('draft')
        .select((of) => of.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      process.stdout.write(
        `${kind}: ${before.count} saved forms before the sweep, ${after.count} after it; ${((spaceIn(disk).free - used) / megabyte).toFixed(0)} MB came free\n`,
      );
      expect(Number(after.count)).toBeLessThan(Number(before.count) / 100 + 2);
      expect(spaceIn(disk).free).toBeGreaterThan(used);
    });
  },
);

afterAll(() => rmSync(disk, { recursive: true, force: true }));
