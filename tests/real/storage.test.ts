/** Files in the S3 servers of others. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from '../server/kit/process.ts';
import { freePort, startOther, versionOf } from './found.ts';
import { makeOne } from './people.ts';

const [key, secret] = ['iridia', 'a secret of forty letters for this test'];
const folder = mkdtempSync(join(tmpdir(), 'iridia-s3-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const servers = [
  {
    name: 'versitygw',
    args: (port: number) => {
      // A folder of the gateway is a bucket.
      mkdirSync(join(folder, 'files/iridia'), { recursive: true });
      return ['--access', key, '--secret', secret, '--port', `127.0.0.1:${port}`, 'posix', join(folder, 'files')];
    },
  },
  { name: 'gofakes3', args: (port: number) => ['-host', `127.0.0.1:${port}`, '-backend', 'memory', '-initialbucket', 'iridia'] },
].filter(({ name }) => versionOf(name));

describe.each(servers)('$name', ({ name, args }) => {
  it('stores what is made, and sends it whole or in parts', { timeout: 120_000 }, async () => {
    const port = await freePort();
    const endpoint = `http://127.0.0.1:${port}`;
    await startOther(name, args(port), port);
    const server = await startServer({
      DATA_DIR: join(folder, name),
      HOME: folder,
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'iridia',
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: secret,
    });
    const file = await makeOne(server.url);
    const whole = await fetch(file);
    expect(whole.status).toBe(200);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.length).toBeGreaterThan(1000);
    const part = await fetch(file, { headers: { range: 'bytes=10-19' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(10, 20)]);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    await server.kill('SIGTERM');
  });
});
