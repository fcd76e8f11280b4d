/** A large video goes on where it was after the line broke. */
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import making from '../../copy/en/pages/making.ts';
import { everyPage } from '../depth.ts';
import { test } from './kit/server.ts';

const deep = everyPage ? test : test.skip;
const megabyte = 1024 * 1024;

/** A video with a box at its end that players skip: as large as one of a minute. */
function large(): Buffer {
  const video = readFileSync(join(import.meta.dirname, '../../public/samples/figure.mp4'));
  const box = Buffer.alloc(12 * megabyte);
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  return Buffer.concat([video, box]);
}

/** A line to a port that breaks once, when so many bytes of one connection went through, and is gone until it is mended. */
async function openLine(port: number, bytes: number) {
  let [isBroken, hasBroken] = [false, false];
  const line = createServer((near) => {
    if (isBroken) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    let passed = 0;
    near.on('data', (chunk) => {
      passed += chunk.length;
      far.write(chunk);
      if (passed < bytes || hasBroken) return;
      isBroken = hasBroken = true;
      near.destroy();
      far.end();
    });
    far.on('data', (chunk) => near.write(chunk));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  return { port: (line.address() as AddressInfo).port, mend: () => (isBroken = false), close: () => line.close() };
}

deep('the line breaks while a video is sent, the page states it, and the video goes on where it was', async ({ page, server }) => {
  const line = await openLine(Number(new URL(server.address).port), 6 * megabyte);
  await page.goto(`http://127.0.0.1:${line.port}/video-background-remover`);
  await expect(page.getByTestId('credits')).toContainText(/\d/);
  const began: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') began.push(Number(request.headers()['upload-offset']));
  });
  const form = page.locator('main form');
  await form.locator('input[type=file]').first().setInputFiles({ name: 'large.mp4', mimeType: 'video/mp4', buffer: large() });
  await expect(form).toContainText(making.upload.interrupted, { timeout: 20_000 });
  line.mend();
  await expect(form).toContainText(making.upload.stored, { timeout: 60_000 });
  expect(began[0]).toBe(0);
  expect(began.at(-1)).toBeGreaterThan(megabyte);
  line.close();
});
