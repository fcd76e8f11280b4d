/** Files in a bucket. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
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
