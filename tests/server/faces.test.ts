import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalEngine } from '../../server/engines/local/engine.ts';
import { onEachDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { formOf } from './kit/pictures.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const photo = (name: string) => readFile(join(import.meta.dirname, `../fixtures/${name}.jpg`));

onEachDatabase('faces in an upload', (database) => {
  let server: TestServer;
  const engine = createLocalEngine({ size: 1 });
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [engine] } });
  });
  afterAll(() => server.close());

  async function uploaded(person: Person, bytes: Buffer): Promise<string> {
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(bytes) });
    return data.item.name;
  }
  const find = (person: Person, name: string) => person.call('POST', '/api/faces', { body: { name } });

  it('are told from left to right to a visitor, with how far they look aside', async () => {
    const visitor = server.person();
    const astronaut = await photo('astronaut');
    const small = await sharp(astronaut).resize(300, 300).toBuffer();
    const two = await sharp(astronaut)
      .extend({ left: 300, background: '#234' })
      .composite([{ input: small, left: 0, top: 100 }])
      .jpeg({ quality: 95 })
      .toBuffer();
    const { code, data } = await find(visitor, await uploaded(visitor, two));
    expect(code).toBe(100000);
    expect(data).toMatchObject({ width: 812, height: 512 });
    const [left, right, ...others] = data.faces;
    expect(others).toEqual([]);
    expect(left.box.x).toBeLessThan(200);
    expect(Math.abs(right.box.x - 478)).toBeLessThan(6);
    expect(right.box.width).toBeGreaterThan(left.box.width);
    for (const { turned } of data.faces) expect(turned).toBeLessThan(30);
  });

  it('are those of the first frame of a GIF, and none where there is nobody', async () => {
    const visitor = server.person();
    const frame = await sharp(await photo('astronaut'))
      .extract({ left: 100, top: 0, width: 240, height: 240 })
      .png()
      .toBuffer();
    const gif = await sharp([frame, frame], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await find(visitor, await uploaded(visitor, gif))).data.faces).toHaveLength(1);
    expect((await find(visitor, await uploaded(visitor, await photo('chelsea')))).data.faces).toEqual([]);
  });

  it('of another person’s upload are not told', async () => {
    const name = await uploaded(server.person(), await photo('astronaut'));
    expect((await find(server.person(), name)).code).toBe(40004);
    expect((await find(server.person(), 'nothing.png')).code).toBe(40004);
    expect((await find(server.person(), '../secret')).code).toBe(10001);
  });

  it('are not searched where no engine can, and a broken one is said to be away', async () => {
    const broken = createTestEngine();
    const other = await openTestServer({ database, parts: { engines: [broken] } });
    try {
      const visitor = other.person();
      const name = await uploaded(visitor, await photo('astronaut'));
      expect(await find(visitor, name)).toMatchObject({ status: 503, code: 50003 });
      broken.offers = () => false;
      expect((await find(visitor, name)).code).toBe(50001);
    } finally {
      await other.close();
    }
  });

  it('may be searched so and so often', async () => {
    const visitor = server.person();
    const name = await uploaded(visitor, await photo('coffee'));
    const account = await server.services.db.selectFrom('upload').select('account_id').where('name', '=', name).executeTakeFirstOrThrow();
    for (let time = 0; time < 120; time += 1) await server.services.limits.consume('facesByAccount', account.account_id);
    expect((await find(visitor, name)).code).toBe(10006);
  });
});
