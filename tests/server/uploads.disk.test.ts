import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { limits } from '../../contract/facts/limits.ts';
import { localeFacts, locales } from '../../contract/facts/locales.ts';
import { sentence } from '../../server/messages/messages.ts';
import { copyTemplate, anyDatabase, embedded, onOneDatabase } from './kit/databases.ts';
import { register } from './kit/people.ts';
import { formOf, image } from './kit/images.ts';
import { startServer, type ServerProcess } from './kit/process.ts';
import { openTestServer, type TestServer } from './kit/server.ts';
import { openSmallDisk } from './kit/small-disk.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const boundary = 'between';
const headOf = (field: string): Buffer =>
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.mp4"\r\n\r\n`);
const video = Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(8192)]);

/** Begins an upload of a length at an address, and sends no more than the head of its file. */
const announceAt = (url: string, length: number): Promise<{ answer: Promise<string>; socket: Socket }> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      const lines = ['POST /api/dash/upload HTTP/1.1', 'host: localhost', `content-type: multipart/form-data; boundary=${boundary}`];
      socket.write(`${[...lines, `content-length: ${length}`].join('\r\n')}\r\n\r\n`);
      socket.write(Buffer.concat([headOf('file'), video]));
      const answer = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())));
      resolve({ answer, socket });
    });
    socket.on('error', reject);
  });

/** A body that is sent piece by piece, as the test specifies, without a length in its header. */
function pieces(field: string): { init: RequestInit; send: (bytes: Uint8Array) => void; end: () => void } {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  controller.enqueue(headOf(field));
  return {
    init: {
      method: 'POST',
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      duplex: 'half',
    } as RequestInit,
    send: (bytes) => controller.enqueue(bytes),
    end: () => {
      controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
      controller.close();
    },
  };
}

/** A body that comes too slowly, while the other tests of the file run: its server waits a quarter of a minute for it. */
let trickling: { answer: Promise<string>; stop: () => Promise<void> };
beforeAll(async () => {
  // Suites of the file drop the other databases as they end.
  const server = await openTestServer({ database: embedded });
  const { answer, socket } = await announceAt(server.url, 8 * 1024 * 1024);
  const trickle = setInterval(() => socket.write(Buffer.alloc(16)), 500);
  const stop = async () => {
    clearInterval(trickle);
    socket.destroy();
    await server.close();
  };
  trickling = { answer, stop };
});
afterAll(() => trickling.stop());

const disk = openSmallDisk(200);
afterAll(() => disk?.remove());

describe.skipIf(!disk)('a disk that is full to the last byte', () => {
  let server: ServerProcess;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = join(disk!.folder, 'data');
    const template = copyTemplate();
    cpSync(template, dataDir, { recursive: true });
    rmSync(template, { recursive: true });
    server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  });
  afterEach(() => disk!.free());
  afterAll(() => server.kill('SIGTERM'));

  const upload = async (bytes: Buffer, language = 'en') => {
    const response = await fetch(`${server.url}/api/dash/upload`, {
      method: 'POST',
      body: formOf(bytes),
      headers: { 'accept-language': language },
    });
    return { status: response.status, ...((await response.json()) as { code: number; msg: string; data: { item: { url: string } } }) };
  };

  const announce = (length: number) => announceAt(server.url, length);

  it('costs nothing but the upload, which is refused with a sentence in five languages, and the server goes on', async () => {
    const newcomer = await fetch(`${server.url}/api/credit/anonymous-user-credit`);
    const cookie = newcomer.headers.getSetCookie()[0]!.split(';')[0]!;
    const kept = await upload(await image());
    disk!.fill();
    for (const locale of locales)
      expect(await upload(await image('png', 900, 900), localeFacts[locale].tag)).toMatchObject({
        status: 507,
        code: codes.unavailable,
        msg: sentence(locale, 'storageFull'),
      });
    expect((await fetch(`${server.url}${kept.data.item.url}`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/credit/anonymous-user-credit`, { headers: { cookie } })).status).toBe(200);
    // Even what the database cannot write is refused with a sentence.
    const stranger = await fetch(`${server.url}/api/credit/anonymous-user-credit`);
    expect([200, 503]).toContain(stranger.status);
    await expect.poll(() => readdirSync(join(dataDir, 'incoming'))).toEqual([]);
    expect(server.process.exitCode).toBeNull();
    disk!.free();
    const again = await upload(await image());
    expect(again.status).toBe(200);
    expect(readdirSync(join(dataDir, 'files', 'uploads'))).toHaveLength(2);
  });

  it('ends an upload that was accepted before, and nothing else', async () => {
    const { init, send, end } = pieces('file');
    const answer = fetch(`${server.url}/api/dash/upload`, init);
    send(video);
    const isThere = () => readdirSync(join(dataDir, 'incoming'), { recursive: true }).length > 1;
    await expect.poll(isThere).toBe(true);
    disk!.fill();
    for (let index = 0; index < 16; index += 1) send(Buffer.alloc(1024 * 1024));
    end();
    const refused = await answer;
    expect([refused.status, ((await refused.json()) as { msg: string }).msg]).toEqual([507, sentence('en', 'storageFull')]);
    await expect.poll(() => readdirSync(join(dataDir, 'incoming'))).toEqual([]);
    expect(server.process.exitCode).toBeNull();
    disk!.free();
    expect((await upload(await image())).status).toBe(200);
  });

  it('keeps a part of itself for the database: a file that would take it is refused before its first byte', async () => {
    const { answer, socket } = await announce(120 * 1024 * 1024);
    expect(await answer).toContain('507');
    socket.destroy();
  });

  it('reserves nothing for bytes that do not come: beside as many announced videos as allowed, others upload', async () => {
    const { bavail, bsize } = await statfs(dataDir);
    // A video is on the disk twice while it is written anew, so one of these takes more than half of what is free.
    const length = Math.floor((bavail * bsize - 64 * 1024 * 1024) / 2 / 1.5);
    const idle = [];
    for (let count = 0; count < limits.atOnce.uploads.account; count += 1) idle.push(await announce(length));
    await expect.poll(() => readdirSync(join(dataDir, 'incoming'))).toHaveLength(idle.length);
    expect((await upload(await image('png', 900, 900))).status).toBe(200);
    const another = await announce(length);
    await expect.poll(() => readdirSync(join(dataDir, 'incoming'))).toHaveLength(idle.length + 1);
    for (const { socket } of [...idle, another]) socket.destroy();
    await expect.poll(() => readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  });

  it('refuses a body that is longer than its limit before it is read', async () => {
    const { answer, socket } = await announce(400 * 1024 * 1024);
    const begin = performance.now();
    expect(await answer).toContain('413');
    expect(performance.now() - begin).toBeLessThan(2000);
    socket.destroy();
  });

  it('fails a generation whose result does not fit with the name of the fault, and returns the credits', async () => {
    const newcomer = await fetch(`${server.url}/api/credit/anonymous-user-credit`);
    const headers = { cookie: newcomer.headers.getSetCookie()[0]!.split(';')[0]!, 'content-type': 'application/json' };
    const before = ((await newcomer.json()) as { data: { credit_remain: number } }).data.credit_remain;
    const filling = join(disk!.folder, 'filling');
    // Room for what visitors store in the database, and none for files.
    const { bavail, bsize } = await statfs(dataDir);
    writeFileSync(filling, Buffer.alloc(bavail * bsize - 40 * 1024 * 1024));
    const made = await fetch(`${server.url}/api/generations`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'full' },
      body: JSON.stringify({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } }),
    });
    const { id } = ((await made.json()) as { data: { id: string } }).data;
    type Seen = { data: { status: string; error: { code: number; msg: string } | null } };
    const look = async () => ((await (await fetch(`${server.url}/api/generations/${id}`, { headers })).json()) as Seen).data;
    await expect.poll(async () => (await look()).status, { timeout: 30_000 }).toBe('failed');
    expect((await look()).error).toEqual({ code: codes.unavailable, msg: sentence('en', 'storageFull') });
    const after = await fetch(`${server.url}/api/credit/anonymous-user-credit`, { headers });
    expect(((await after.json()) as { data: { credit_remain: number } }).data.credit_remain).toBe(before);
    await expect.poll(() => readdirSync(join(dataDir, 'work'))).toEqual([]);
  });

  it('refuses a file to be verified in the same way', async () => {
    disk!.fill();
    const answer = await fetch(`${server.url}/api/verify`, { method: 'POST', body: formOf(await image()) });
    expect(answer.status).toBe(507);
    disk!.free();
  });
});

onOneDatabase('the quotas of a day', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());
  const { visitor: ofVisitor, user, address } = limits.uploadMegabytesPerDay;
  const threeMegabytes = Buffer.concat([video, Buffer.alloc(3 * 1024 * 1024)]);

  it('count the bytes of a visitor, of a user and of an address, and let something smaller pass', async () => {
    const visitor = server.person();
    const { data } = await visitor.call('POST', '/api/dash/upload', { form: formOf(await image()) });
    expect(data.item.name).toBeTruthy();
    const { account_id: visitorId } = await server.services.db.selectFrom('upload').select('account_id').executeTakeFirstOrThrow();
    const person = await register(server, 'many@example.com');
    const { id: userId } = await server.services.db.selectFrom('user_account').select('id').executeTakeFirstOrThrow();
    const { limits: counters } = server.services;

    await counters.spend(['uploadMegabytesByVisitor', visitorId, ofVisitor - 3]);
    await counters.spend(['uploadMegabytesByUser', userId, user - 2]);
    for (const [who, most] of [
      [visitor, ofVisitor],
      [person, user],
    ] as const) {
      const refused = await who.call('POST', '/api/dash/upload', { form: formOf(threeMegabytes) });
      expect(refused).toMatchObject({
        status: 429,
        code: codes.tooManyAttempts,
        msg: sentence('en', 'uploadQuota', { gigabytes: most / 1024 }),
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
      expect((await who.call('POST', '/api/dash/upload', { form: formOf(await image()) })).code).toBe(codes.success);
    }

    await counters.spend(['uploadMegabytesByAddress', '127.0.0.1', address - 20]);
    for (const path of ['/api/dash/upload', '/api/dash/merge-upload-images', '/api/verify']) {
      const field = path.includes('merge') ? 'file1' : 'file';
      const form = formOf(Buffer.concat([await image(), Buffer.alloc(19 * 1024 * 1024)]), 'a.png', field);
      await server.person().call('POST', path, { form });
      expect((await server.person().call('POST', path, { form })).status, path).toBe(429);
      await counters.reset('uploadMegabytesByAddress', '127.0.0.1');
      await counters.spend(['uploadMegabytesByAddress', '127.0.0.1', address - 20]);
    }
  });

  it('count a body without a length while it comes', async () => {
    await server.services.limits.reset('uploadMegabytesByAddress', '127.0.0.1');
    await server.services.limits.spend(['uploadMegabytesByAddress', '127.0.0.1', address - 20]);
    const { init, send } = pieces('file');
    const answer = fetch(`${server.url}/api/dash/upload`, init);
    send(video);
    for (let index = 0; index < 24; index += 1) send(Buffer.alloc(1024 * 1024));
    expect((await answer).status).toBe(429);
    await server.services.limits.reset('uploadMegabytesByAddress', '127.0.0.1');
  });
});

describe('what cannot be kept', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: anyDatabase });
  });
  afterAll(() => server.close());

  it('is refused at its first bytes: a video among images to be joined', async () => {
    const { init, send } = pieces('file1');
    const answer = fetch(`${server.url}/api/dash/merge-upload-images`, init);
    send(video);
    expect(await (await answer).json()).toMatchObject({ code: codes.success, data: { item: { name: '' } } });
  });

  it('is refused when it is larger than everything that the call takes together', async () => {
    const { init, send } = pieces('other');
    const answer = fetch(`${server.url}/api/dash/merge-upload-images`, init);
    for (let index = 0; index < 8 * 20 + 2; index += 1) send(Buffer.alloc(1024 * 1024));
    expect(await (await answer).json()).toMatchObject({ data: { item: { name: '' } } });
  });
});

describe('what anyone may ask for without a cookie', () => {
  it('leaves nothing in the storage for a probe, which is made once for all who ask, and no more drafts and consents than an address needs', async () => {
    const server = await openTestServer({ database: anyDatabase });
    const put = vi.spyOn(server.services.disk, 'copyFromFs');
    const asked = Array.from({ length: 20 }, () => server.person().raw('/api/ready'));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect(put).toHaveBeenCalledOnce();
    expect([...(await server.services.disk.listAll('probes')).objects]).toEqual([]);
    await server.services.limits.spend(['draftByAddress', '127.0.0.1', 5999]);
    await server.services.limits.spend(['consentByAddress', '127.0.0.1', 299]);
    const draft = () => server.person().call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs: { prompt: 'a fox' } } });
    const consent = () => server.person().call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-sticker-maker' } });
    const statuses = async (write: typeof draft) => [(await write()).status, (await write()).status];
    expect({ draft: await statuses(draft), consent: await statuses(consent) }).toEqual({ draft: [200, 429], consent: [200, 429] });
    await server.close();
  });
});

describe('the data directory of an earlier server', () => {
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(async () => {
    const template = copyTemplate();
    dataDir = `${template}-open`;
    for (const name of ['incoming/request-1', 'work/2-3', 'files/uploads']) {
      mkdirSync(join(template, name), { recursive: true });
      writeFileSync(join(template, name, 'film'), 'bytes', { mode: 0o644 });
    }
    const mask = process.umask(0o022);
    cpSync(template, dataDir, { recursive: true });
    process.umask(mask);
    rmSync(template, { recursive: true });
    server = await startServer({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true });
  });

  it('is rid of what that one was working at', () => {
    expect([...readdirSync(join(dataDir, 'incoming')), ...readdirSync(join(dataDir, 'work'))]).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('is for its owner alone, also when an earlier version left it open', async () => {
    const answer = await fetch(`${server.url}/api/dash/upload`, { method: 'POST', body: formOf(await image()) });
    expect(answer.status).toBe(200);
    // The folder of a request goes behind its answer.
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]), { timeout: 10_000 });
    const open = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(dataDir, name))
      // The embedded database sets the modes of its files itself; its folder is closed.
      .filter((path) => !path.includes('/database/') && existsSync(path) && (statSync(path).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    for (const folder of ['', '/database', '/files']) expect(statSync(`${dataDir}${folder}`).mode & 0o777).toBe(0o700);
  });
});

it('a body that trickles is given up', async () => {
  expect(await trickling.answer).toContain(String(codes.invalidInput));
});
