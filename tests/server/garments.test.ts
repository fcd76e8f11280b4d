import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../packages/engine/engine.ts';
import english from '../../copy/en/server.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const photo = (name: string) => readFile(join(import.meta.dirname, `../fixtures/${name}.jpg`));

onOneDatabase('the garment in an upload', (database) => {
  let server: TestServer;
  let fake: TestServer;
  const looked = createTestEngine();
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createEngine({ size: 1 })] } });
    fake = await openTestServer({ database, parts: { engines: [looked] } });
    // The engine of the test answers like the built-in one.
    const { run } = looked;
    looked.run = async (job, how) => ({ ...(await run(job, how)), notes: { share: 0.25 } });
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });

  async function uploaded(person: Person, name: string): Promise<string> {
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(await photo(name)) });
    return data.item.name;
  }
  const find = (person: Person, name: string, prompt?: string) => person.call('POST', '/api/garments', { body: { name, prompt } });

  it('is proposed to a visitor as a mask of the photo’s shape', async () => {
    const visitor = server.person();
    const { code, data } = await find(visitor, await uploaded(visitor, 'astronaut'), 'a blue jacket');
    expect(code).toBe(100000);
    expect(data.share).toBeGreaterThan(0.15);
    expect(data.share).toBeLessThan(0.35);
    const png = Buffer.from(data.mask.slice('data:image/png;base64,'.length), 'base64');
    const { data: light, info } = await sharp(png).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([512, 512]);
    // Sleeve, and face.
    expect([light[300 * 512 + 100], light[110 * 512 + 225]]).toEqual([255, 0]);
  });

  it('is reported missing where nobody wears one', async () => {
    const visitor = server.person();
    expect(await find(visitor, await uploaded(visitor, 'chelsea'))).toMatchObject({ code: 100000, data: { mask: null, share: 0 } });
  });

  it('is searched once for each part of the body, whatever else the words describe', async () => {
    const visitor = fake.person();
    const name = await uploaded(visitor, 'astronaut');
    looked.jobs.length = 0;
    for (const prompt of ['a red shirt', 'shirt, blue', 'green trousers', undefined])
      expect((await find(visitor, name, prompt)).data).toMatchObject({ share: 0.25, mask: expect.stringMatching(/^data:image\/png/) });
    expect(looked.jobs.map(({ capability, inputs }) => [capability, inputs.prompt])).toEqual([
      ['garment.find', 'a red shirt'],
      ['garment.find', 'green trousers'],
      ['garment.find', ''],
    ]);
  });

  it('of another person’s upload is not returned, even when it is cached', async () => {
    const owner = fake.person();
    const name = await uploaded(owner, 'astronaut');
    expect((await find(owner, name)).code).toBe(100000);
    expect((await find(fake.person(), name)).code).toBe(40004);
    expect((await find(fake.person(), 'nothing.png')).code).toBe(40004);
    expect((await find(fake.person(), '../secret')).code).toBe(10001);
    expect((await find(owner, name, 'x'.repeat(5000))).code).toBe(10001);
  });

  it('in a file that is gone is not found', async () => {
    const visitor = fake.person();
    const name = await uploaded(visitor, 'coffee');
    await fake.services.disk.delete(`uploads/${name}`);
    expect(await find(visitor, name)).toMatchObject({ status: 404, msg: english.uploadGone });
  });

  it('is unavailable where no engine can search, and while the engine is broken', async () => {
    const broken = createTestEngine(() => {
      throw new Error('broken');
    });
    const other = await openTestServer({ database, parts: { engines: [broken] } });
    try {
      const visitor = other.person();
      const name = await uploaded(visitor, 'astronaut');
      expect(await find(visitor, name)).toMatchObject({ status: 503, code: 50003 });
      broken.offers = () => false;
      expect((await find(visitor, name)).code).toBe(50001);
    } finally {
      await other.close();
    }
  });

  it('may be looked for so and so often', async () => {
    const visitor = fake.person();
    const name = await uploaded(visitor, 'coffee');
    const account = await fake.services.db.selectFrom('upload').select('account_id').where('name', '=', name).executeTakeFirstOrThrow();
    for (let time = 0; time < 60; time += 1) await fake.services.limits.spend(['garmentsByAccount', account.account_id]);
    expect((await find(visitor, name)).code).toBe(10006);
  });
});
