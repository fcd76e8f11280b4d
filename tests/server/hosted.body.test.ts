import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { isDiskFull } from '../../server/core/disk-space.ts';
import { FileUrl, jsonBody } from '../../server/hosted/body.ts';
import { formBody } from '../../server/hosted/form.ts';
import { ask } from '../../server/hosted/http.ts';
import { serviceAt } from '../../server/outbound/service.ts';
import { everyCase } from '../depth.ts';
import { openSmallDisk } from './kit/small-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-body-'));
afterAll(() => rmSync(folder, { recursive: true }));
const megabyte = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('is the JSON that files as data URLs would make, whatever their length', async () => {
  for (const length of [0, 1, 2, 3, 196_607, 196_608, 500_001]) {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 256));
    const path = join(folder, `${length}.png`);
    writeFileSync(path, bytes);
    const body = await jsonBody({ folder }, { prompt: 'a "fox"', images: [new FileUrl(path), new FileUrl(path)], last: 1 });
    const url = `data:image/png;base64,${bytes.toString('base64')}`;
    expect(JSON.parse(await body.text())).toEqual({ prompt: 'a "fox"', images: [url, url], last: 1 });
  }
});

const video = (everyCase ? 200 : 60) * megabyte;

it.skipIf(!everyCase)('sends a large video with its length, and holds little of it in memory', async () => {
  const path = join(folder, 'film.mp4');
  const file = openSync(path, 'w');
  ftruncateSync(file, video);
  writeSync(file, 'begins');
  closeSync(file);
  let received = 0;
  const seen: { length?: string; type?: string } = {};
  const server = createServer((request, response) => {
    Object.assign(seen, { length: request.headers['content-length'], type: request.headers['content-type'] });
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const body = await jsonBody({ folder }, { video_url: new FileUrl(path) });
  const signal = AbortSignal.timeout(50_000);
  await ask({ service: serviceAt(base, {}), url: `${base}/model`, method: 'POST', body, signal });
  clearInterval(watch);
  server.close();
  expect(received).toBe(body.size);
  expect(seen).toEqual({ length: String(body.size), type: 'application/json' });
  // Its Base64 is 1.3 times as large.
  expect((peak - before) / video).toBeLessThan(0.75);
  expect(readFileSync(path).subarray(0, 6).toString()).toBe('begins');
});

it('sends a video in a form with its length, and holds little of it in memory', async () => {
  const path = join(folder, 'form.mp4');
  const file = openSync(path, 'w');
  ftruncateSync(file, video);
  closeSync(file);
  let received = 0;
  let peak = 0;
  const seen: { length?: string; type?: string } = {};
  const server = createServer((request, response) => {
    Object.assign(seen, { length: request.headers['content-length'], type: request.headers['content-type'] });
    request.on('data', (chunk: Buffer) => {
      // What is only not yet collected is not held. Ten looks are enough: anyone who held the video would hold most of it at the last.
      if (Math.trunc((10 * received) / video) !== Math.trunc((10 * (received + chunk.length)) / video)) {
        collect();
        peak = Math.max(peak, process.memoryUsage().arrayBuffers);
      }
      received += chunk.length;
    });
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const body = await formBody([
    { name: 'model', value: 'm' },
    { name: 'image', path },
  ]);
  await ask({ service: serviceAt(base), url: base, method: 'POST', body, signal: AbortSignal.timeout(60_000) });
  server.close();
  expect(seen.type).toMatch(/^multipart\/form-data; boundary=iridia-/);
  expect([received, Number(seen.length)]).toEqual([body.size, body.size]);
  expect(peak).toBeGreaterThan(0);
  expect((peak - before) / video).toBeLessThan(0.25);
}, 60_000);

const disk = openSmallDisk(16);
afterAll(() => disk?.remove());

it.skipIf(!disk)('that does not fit on the disk is refused before its first byte', async () => {
  const path = join(folder, 'large.mp4');
  const file = openSync(path, 'w');
  ftruncateSync(file, 20 * megabyte);
  closeSync(file);
  const job = join(disk!.folder, 'job');
  mkdirSync(job);
  const refusal: unknown = await jsonBody({ folder: job }, { video_url: new FileUrl(path) }).catch((error: unknown) => error);
  expect(isDiskFull(refusal)).toBe(true);
  expect(readdirSync(job)).toEqual([]);
});
