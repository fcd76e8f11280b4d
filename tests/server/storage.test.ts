/** Files in a folder and in a bucket. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDisk } from '../../server/storage/disk.ts';

it('sends a file to S3 as it is and with its size, without which many servers refuse it', async () => {
  let sent: IncomingHttpHeaders = {};
  const bucket = createServer((request, response) => {
    sent = request.headers;
    request.resume().once('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const s3 = { endpoint, region: 'local', bucket: 'iridia', accessKeyId: 'key', secretAccessKey: 'secret' };
  const disk = await openDisk({ s3, dataDir: '' });
  await disk.copyFromFs(import.meta.filename, 'results/1.txt', { contentType: 'text/plain' });
  expect([sent['content-length'], sent['content-encoding']]).toEqual([String(statSync(import.meta.filename).size), undefined]);
  bucket.closeAllConnections();
  bucket.close();
});

async function openFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'iridia-storage-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const source = join(dataDir, 'film.mp4');
  writeFileSync(source, 'a film');
  return { disk: await openDisk({ s3: null, dataDir }), source, pathOf: (key: string) => join(dataDir, 'files', key) };
}

it('moves a file into its folder without writing it again, and makes the folder where it is missing', async () => {
  const { disk, source, pathOf } = await openFolder();
  const { ino } = statSync(source);
  await disk.moveFromFs(source, 'uploads/1.mp4');
  expect(statSync(pathOf('uploads/1.mp4')).ino).toBe(ino);
  expect(statSync(source, { throwIfNoEntry: false })).toBeUndefined();
});

it('copies a file into its folder, of which the first is independent', async () => {
  const { disk, source, pathOf } = await openFolder();
  await disk.copyFromFs(source, 'results/1.mp4');
  writeFileSync(source, 'another');
  expect(readFileSync(pathOf('results/1.mp4'), 'utf8')).toBe('a film');
});

it('states that a file is missing', async () => {
  const { disk, pathOf } = await openFolder();
  await expect(disk.moveFromFs('/nowhere/film.mp4', 'uploads/1.mp4')).rejects.toThrow('ENOENT');
  expect(statSync(pathOf('uploads/1.mp4'), { throwIfNoEntry: false })).toBeUndefined();
});
