/** The quotas of a day count what arrives: nothing for what was announced, and never more than the limit. */
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { codes } from '../../contract/facts/codes.ts';
import { onOneDatabase } from './kit/databases.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const { address } = limits.uploadMegabytesPerDay;
const megabyte = 1024 * 1024;
const video = Buffer.from('00000018667479706d703432', 'hex');

onOneDatabase('the quotas of a day', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server.close());
  let last = 0;
  let network = '';
  const newNetwork = (): string => (network = `192.0.2.${(last += 1)}`);

  /** Megabytes that an address may still send today. */
  const isLeft = async (megabytes: number): Promise<boolean> =>
    server.services.limits.check(['uploadMegabytesByAddress', network, megabytes]).then(
      () => true,
      () => false,
    );

  /** Announces a body, sends a part of it, and hangs up. */
  const breakOff = (announced: number, sent: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(server.url);
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          [
            'POST /api/dash/upload HTTP/1.1',
            'host: localhost',
            `x-forwarded-for: ${network}`,
            'content-type: multipart/form-data; boundary=b',
            `content-length: ${announced}`,
            '',
            '--b',
            'content-disposition: form-data; name="file"; filename="a.mp4"',
            '',
            '',
          ].join('\r\n'),
        );
        socket.write(video);
        socket.write(Buffer.alloc(sent), () => socket.destroy());
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });

  it('are not closed by requests that are announced and broken off', async () => {
    newNetwork();
    await server.services.limits.spend(['uploadMegabytesByAddress', network, address - 300]);
    await Promise.all(Array.from({ length: 12 }, () => breakOff(190 * megabyte, 100_000)));
    const left = async () => [await isLeft(300 - 12), await isLeft(300)];
    await vi.waitFor(async () => expect(await left()).toEqual([true, false]), { timeout: 10_000 });
  });

  it('give back to the one what the other refuses', async () => {
    newNetwork();
    await server.services.limits.spend(['uploadMegabytesByAddress', network, address - 1]);
    const person = server.person({ 'x-forwarded-for': network });
    await person.call('GET', '/api/credit/anonymous-user-credit');
    const form = formOf(Buffer.concat([video, Buffer.alloc(10 * megabyte)]));
    for (let index = 0; index < 3; index += 1) expect((await person.call('POST', '/api/dash/upload', { form })).status).toBe(429);
    const text = `select points from rate_limit where key like 'uploadMegabytesByVisitor%' and points > 1`;
    expect((await server.services.database.sql.query({ text })).rows).toEqual([]);
  });

  it('never pass their limit, whatever is sent side by side, and count it once', async () => {
    newNetwork();
    await server.services.limits.spend(['uploadMegabytesByAddress', network, address - 10]);
    const bytes = Buffer.concat([await image(), Buffer.alloc(3 * megabyte)]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.person({ 'x-forwarded-for': network }).call('POST', '/api/dash/upload', { form: formOf(bytes) }),
      ),
    );
    const taken = answers.filter(({ code }) => code === codes.success).length;
    expect(taken).toBeGreaterThanOrEqual(1);
    expect(taken).toBeLessThanOrEqual(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8 - taken);
    // Each image is a little more than three megabytes, and what was refused took nothing that a smaller one needs.
    expect(await isLeft(1)).toBe(true);
    const small = await server.person({ 'x-forwarded-for': network }).call('POST', '/api/dash/upload', { form: formOf(await image()) });
    expect(small.code).toBe(codes.success);
  });

  it('count what a small file becomes, and keep no more of it than they allow', async () => {
    const grown = await openTestServer({
      database,
      env: { TRUST_PROXY: '1' },
      parts: {
        examiner: {
          examine: async ({ into }) => {
            await writeFile(into, 'an image of ninety megabytes');
            return { ok: true, found: { type: 'image/png', extension: 'png', size: 90 * megabyte, width: 1, height: 1, duration: null } };
          },
          close: () => Promise.resolve(),
        },
      },
    });
    const { services } = grown;
    const network = '192.0.2.200';
    await services.limits.spend(['uploadMegabytesByAddress', network, address - 100]);
    const send = async () => grown.person({ 'x-forwarded-for': network }).call('POST', '/api/dash/upload', { form: formOf(await image()) });
    expect((await send()).code).toBe(codes.success);
    expect((await send()).status).toBe(429);
    expect(await services.db.selectFrom('upload').select('name').execute()).toHaveLength(1);
    expect(readdirSync(join(services.config.dataDir, 'files', 'uploads'))).toHaveLength(1);
    await grown.close();
  });

  it('charge a refused file for what was read of it', async () => {
    newNetwork();
    const person = server.person({ 'x-forwarded-for': network });
    const form = formOf(Buffer.concat([Buffer.from('no picture at all'), Buffer.alloc(12 * megabyte)]));
    expect((await person.call('POST', '/api/dash/upload', { form })).status).toBe(415);
    // Not all of it is read: the rest is left to the client.
    expect(await isLeft(address - 4)).toBe(false);
    expect(await isLeft(address - 7)).toBe(true);
  });
});
