/** Every byte of an image, video or sound comes in one way, and stays only while somebody owns it. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import type { EngineOutput } from '../../packages/engine/job/job.ts';
import { createExaminer } from '../../server/media/examine.ts';
import { onOneDatabase, anyDatabase } from './kit/databases.ts';
import { createTestEngine, gate, type TestEngine } from './kit/engine.ts';
import { goodPassword, register } from './kit/people.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const slow = fileURLToPath(new URL('./kit/slow-examine.child.ts', import.meta.url));
const video = readFileSync(fileURLToPath(new URL('../../public/samples/figure-marked.mp4', import.meta.url)));

const make = (person: Person, key: string) =>
  person.call('POST', '/api/generations', {
    body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
    headers: { 'idempotency-key': key },
  });
const until = (person: Person, id: string, status: string) =>
  vi.waitFor(
    async () => {
      const { data } = await person.call('GET', `/api/generations/${id}`);
      expect(data.status).toBe(status);
      return data;
    },
    { timeout: 20_000, interval: 30 },
  );

onOneDatabase('what ends after its owner left', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({
      database,
      parts: { engines: [createTestEngine()], examiner: createExaminer(slow) },
      work: true,
    });
  });
  afterAll(() => server.close());
  const pathOf = (...parts: string[]) => join(server.services.config.dataDir, ...parts);
  const leave = (person: Person) => person.call('DELETE', '/api/users/me', { body: { password: goodPassword } });

  it('leaves no upload', async () => {
    const person = await register(server, 'leaves@example.com');
    writeFileSync(pathOf('hold'), '');
    const upload = person.raw('/api/dash/upload', { method: 'POST', body: formOf(video) });
    await expect.poll(() => existsSync(pathOf('incoming'))).toBe(true);
    expect((await leave(person)).code).toBe(codes.success);
    rmSync(pathOf('hold'));
    const refused = await upload;
    expect([refused.status, ((await refused.json()) as { code: number }).code]).toEqual([401, codes.signInNeeded]);
    expect(await server.services.db.selectFrom('upload').select('name').execute()).toEqual([]);
    const { objects } = await server.services.disk.listAll('', { recursive: true });
    expect([...objects].filter(({ isFile }) => isFile)).toEqual([]);
  });

  it.each([
    ['a creation that was deleted', (person: Person, id: string) => person.call('DELETE', `/api/creations/${id}`)],
    ['an account that was deleted', (person: Person) => leave(person)],
  ])('leaves no result of %s', async (_name, remove) => {
    const person = await register(server, `${_name.length}${_name.split(' ')[1]}@example.com`);
    const [reached, released] = [gate(), gate()];
    const { disk } = server.services;
    const copy = disk.copyFromFs.bind(disk);
    disk.copyFromFs = async (...given) => {
      reached.open();
      await released.opened;
      return copy(...given);
    };
    const { data } = await make(person, 'late');
    await reached.opened;
    expect((await remove(person, data.id)).code).toBe(codes.success);
    released.open();
    disk.copyFromFs = copy;
    // The worker is done with it when its folder is gone.
    await expect.poll(() => readdirSync(pathOf('work')), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => existsSync(pathOf('files', 'results', data.id))).toBe(false);
  });
});

describe('the result of an engine outside', () => {
  let server: TestServer;
  let engine: TestEngine;
  let outputs: (folder: string) => Promise<EngineOutput[]>;
  beforeAll(async () => {
    engine = createTestEngine();
    const run = engine.run.bind(engine);
    engine.run = async (job, given) => ({ ...(await run(job, given)), outputs: await outputs(job.folder) });
    server = await openTestServer({ database: anyDatabase, parts: { engines: [engine] }, work: true, env: { LOG_LEVEL: 'silent' } });
  });
  afterAll(() => server.close());

  const made = (name: string, bytes: Buffer) => async (folder: string) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return [{ path, type: 'image/png', width: 1, height: 1, duration: null }];
  };
  const balance = async (person: Person) => (await person.call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain;

  it('is decoded and written again: what hides behind its pixels and in its words is gone', async () => {
    // An image of one color would show nothing.
    const square = { create: { width: 20, height: 20, channels: 3, background: 'white' } } as const;
    const hidden = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
      .composite([{ input: square, left: 10, top: 10 }])
      .withExif({ IFD0: { Copyright: 'hidden words' } })
      .png()
      .toBuffer();
    outputs = made('a.png', Buffer.concat([hidden, Buffer.from('<script>alert(1)</script>')]));
    const person = server.person();
    const { data } = await make(person, 'hidden');
    const done = await until(person, data.id, 'succeeded');
    expect(done.outputs).toMatchObject([{ type: 'image/png', width: 80, height: 60 }]);
    const bytes = Buffer.from(await (await person.raw(done.outputs[0].url)).arrayBuffer());
    expect(bytes.includes('<script>')).toBe(false);
    expect(bytes.includes('hidden words')).toBe(false);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['half a picture', null],
  ])('is not taken when it is %s: the credits come back', async (name, bytes) => {
    outputs = made('a.png', bytes ?? (await image('png', 300, 300)).subarray(0, 200));
    const person = server.person();
    const before = await balance(person);
    const { data } = await make(person, name.replaceAll(' ', '-'));
    await until(person, data.id, 'failed');
    expect(await balance(person)).toBe(before);
    expect(existsSync(join(server.services.config.dataDir, 'files', 'results', data.id))).toBe(false);
  });

  it('is not handed out when it cannot be signed', async () => {
    outputs = made('a.png', await image());
    const { pool } = server.services.signing;
    const run = pool.run.bind(pool);
    pool.run = async (task, options) =>
      task.kind === 'sign' ? { death: { reason: 'died', cause: 'a test ended it' } } : run(task, options);
    const person = server.person();
    const before = await balance(person);
    const { data } = await make(person, 'unsigned');
    await until(person, data.id, 'failed');
    pool.run = run;
    expect(await balance(person)).toBe(before);
    expect(existsSync(join(server.services.config.dataDir, 'files', 'results', data.id))).toBe(false);
  });
});
