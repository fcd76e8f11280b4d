import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEngine } from '../../packages/engine/engine.ts';
import { encodeVideo } from '../../packages/engine/media/encode.ts';
import { everyCase } from '../depth.ts';
import { anyDatabase } from './kit/databases.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-media-'));
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ database: anyDatabase, parts: { engines: [createEngine({ size: 1 })] }, work: true });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<Person> {
  const person = server.person();
  await person.call('GET', '/api/credit/anonymous-user-credit');
  return person;
}

/** Milliseconds for speech on a machine that does much else. */
const longest = 150_000;

let jobs = 0;
async function made(person: Person, tool: string, inputs: Record<string, unknown>, seen?: (job: any) => Promise<void>) {
  const { data } = await person.call('POST', '/api/generations', {
    body: { tool, inputs },
    headers: { 'idempotency-key': `job-${(jobs += 1)}` },
  });
  return vi.waitFor(
    async () => {
      const { data: now } = await person.call('GET', `/api/generations/${data.id}`);
      await seen?.(now);
      expect(now.status).toBe('succeeded');
      return now;
    },
    { timeout: longest, interval: 50 },
  );
}

/** What a player asks for: the first bytes, then a piece from the middle. */
async function inPieces(person: Person, url: string) {
  const whole = Buffer.from(await (await person.raw(url)).arrayBuffer());
  const piece = await person.raw(url, { headers: { range: 'bytes=100-199' } });
  expect(piece.status).toBe(206);
  expect(piece.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
  expect(Buffer.from(await piece.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
  return { whole, type: piece.headers.get('content-type') };
}

it(
  'serves the first sentence of speech while the rest is spoken, then the whole with its length and in pieces',
  { timeout: 2 * longest },
  async () => {
    const person = await open();
    let address = '';
    const early: { of: string; status: number; bytes: Buffer }[] = [];
    const { outputs, beginning } = await made(
      person,
      'ai-text-to-audio',
      // The rest is long: a busy machine must not have spoken it before the first sentence is asked for.
      {
        text: 'The boat goes home. It is late, the lamp in the window is lit, and everyone who waits there knows the way.',
        language: 'en',
      },
      async (now) => {
        const url = now.beginning?.[0]?.url;
        if (url === undefined || early.length > 0) return;
        const answer = await person.raw(url);
        early.push({ of: now.status, status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) });
        address = url;
      },
    );
    expect(early).toMatchObject([{ of: 'running', status: 200 }]);
    expect(early[0]!.bytes.length).toBeGreaterThan(8000);
    for (const mark of ['c2pa.created', 'digitalsourcetype/algorithmicMedia']) expect(early[0]!.bytes.includes(mark)).toBe(true);
    expect(beginning).toBeUndefined();
    // The parts go once the result is reported.
    await expect.poll(async () => (await person.raw(address)).status).toBe(404);
    expect(outputs).toMatchObject([{ type: 'audio/mpeg', width: null, height: null }]);
    expect(outputs[0].duration).toBeGreaterThan(0.8);
    expect((await inPieces(person, outputs[0].url)).type).toBe('audio/mpeg');
  },
);

it.skipIf(!everyCase)('stores a clip with its size and length, plain and transparent', async () => {
  const person = await open();
  const account = decodeURIComponent(/visitor=([^;.]+)/.exec(person.cookie())![1]!);
  await server.services.db
    .transaction()
    .execute((trx) => server.services.ledger.grant(trx, { account, source: 'pack', amount: 40, expiresAt: null, key: 'clips' }));
  const [width, height] = [160, 96];
  const frames = Array.from({ length: 10 }, (_, index) => {
    const frame = Buffer.alloc(width * height * 4, 255);
    for (let at = 0; at < width * height; at += 1) {
      const inside = Math.abs((at % width) - 60 - index * 3) < 20 && Math.abs(Math.trunc(at / width) - 60) < 20;
      frame.set(inside ? [200, 40, 60] : [10, 170, 60], at * 4);
    }
    return frame;
  });
  const path = join(folder, 'screen.mp4');
  await encodeVideo(path, 'mp4', { width, height, fps: 25 }, frames);
  const sent = await person.call('POST', '/api/dash/upload', { form: formOf(readFileSync(path), 'screen.mp4') });
  const video = sent.data.item.name as string;
  const plain = await made(person, 'video-background-remover', { video, format: 'mp4', background: { colour: '#2040d0' } });
  expect(plain.outputs).toMatchObject([{ type: 'video/mp4', width, height, duration: 0.4 }]);
  expect((await inPieces(person, plain.outputs[0].url)).type).toBe('video/mp4');
  const clear = await made(person, 'video-background-remover', { video });
  expect(clear.outputs).toMatchObject([{ type: 'video/webm', width, height, duration: 0.4 }]);
  const { whole, type } = await inPieces(person, clear.outputs[0].url);
  expect(type).toBe('video/webm');
  expect(whole.includes('digitalsourcetype/compositeWithTrainedAlgorithmicMedia')).toBe(true);
});
