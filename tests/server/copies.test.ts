import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressAs } from '../../contract/facts/result-formats.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

/** Violet, and half of it see-through where the words ask for a ghost. */
const violetEngine = () => {
  const engine = createTestEngine();
  return {
    ...engine,
    run: async (...[job, run]: Parameters<typeof engine.run>) => {
      const made = await engine.run(job, run);
      const background = job.inputs.prompt === 'a ghost' ? '#7A5CF680' : '#7A5CF6';
      const path = join(job.folder, 'made.png');
      await writeFile(
        path,
        await sharp({ create: { width: 64, height: 48, channels: 4, background } })
          .png()
          .toBuffer(),
      );
      return made;
    },
  };
};

onOneDatabase('a result in another format', (database) => {
  let server: TestServer;
  let person: Person;
  let [fox, ghost] = [
    { id: '', url: '' },
    { id: '', url: '' },
  ];

  async function make(prompt: string) {
    const { data: job } = await person.call('POST', '/api/generations', {
      body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } },
      headers: { 'idempotency-key': prompt.replace(' ', '-') },
    });
    const url = await vi.waitFor(
      async () => {
        const { data } = await person.call('GET', `/api/generations/${job.id}`);
        expect(data.status).toBe('succeeded');
        return data.outputs[0].url as string;
      },
      { timeout: 20_000, interval: 50 },
    );
    return { id: job.id as string, url };
  }

  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [violetEngine()] }, work: true });
    person = server.person();
    fox = await make('a fox');
    ghost = await make('a ghost');
  });
  afterAll(() => server.close());

  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const firstPixel = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 4)];

  it.each([
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('is a real %s that names its origin, and the same for everyone who asks again', async (as, type) => {
    const [one, two] = await Promise.all([person.raw(`${fox.url}&as=${as}`), server.person().raw(`${fox.url}&as=${as}`)]);
    expect([one.status, one.headers.get('content-type')]).toEqual([200, type]);
    expect(one.headers.get('content-disposition')).toBe('inline');
    const bytes = await bytesOf(one);
    expect(bytes.equals(await bytesOf(two))).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: as, width: 64, height: 48 });
    const { data } = await server.person().call('POST', '/api/verify', { form: formOf(bytes) });
    expect(data).toMatchObject({
      made_here: true,
      tool: 'ai-sticker-maker',
      credentials: { state: 'Valid', problems: [], ingredients: ['ai-sticker-maker'] },
    });
    expect(data.credentials.actions).toEqual([
      { action: 'c2pa.opened', source: null },
      { action: 'c2pa.converted', source: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia' },
    ]);
    expect(bytes.includes('digitalsourcetype/algorithmicMedia')).toBe(true);
  });

  it('as it is already is the file itself', async () => {
    expect((await bytesOf(await person.raw(`${fox.url}&as=png`))).equals(await bytesOf(await person.raw(fox.url)))).toBe(true);
  });

  it('keeps what is transparent, and becomes JPEG on white only when that is asked', async () => {
    expect((await firstPixel(await bytesOf(await person.raw(`${ghost.url}&as=webp`))))[3]).toBe(128);
    const unasked = await person.call('GET', `${ghost.url}&as=jpeg`);
    expect([unasked.code, unasked.msg]).toEqual([10001, 'Please check this field: ground.']);
    const white = await bytesOf(await person.raw(addressAs(ghost.url, 'jpeg')));
    // #7A5CF6 half over white.
    for (const [channel, wanted] of [0xbc, 0xad, 0xfa].entries())
      expect(Math.abs((await firstPixel(white))[channel]! - wanted)).toBeLessThan(4);
    expect((await person.call('GET', `${ghost.url}&as=jpeg`)).code).toBe(10001);
  });

  it.each([['&as=tiff'], ['&as='], ['&as=webp&ground=white'], ['&as=jpeg&ground=black']])('is refused as %s', async (more) => {
    expect((await person.call('GET', fox.url + more)).code).toBe(10001);
  });

  it('is made of results alone, for anyone who has their address', async () => {
    const form = formOf(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const { data } = await person.call('POST', '/api/dash/upload', { form });
    expect((await person.call('GET', `${data.item.url}&as=webp`)).code).toBe(10001);
    expect((await person.raw(`${fox.url.replace(/s=../, 's=AA')}&as=webp`)).status).toBe(404);
  });

  it('goes when the creation is deleted', async () => {
    await person.raw(`${fox.url}&as=webp`);
    await person.call('DELETE', `/api/creations/${fox.id}`);
    for (const as of ['webp', 'jpeg']) expect((await person.raw(`${fox.url}&as=${as}`)).status).toBe(404);
    expect(await server.services.disk.exists(`results/${fox.id}/1-copy.webp`)).toBe(false);
  });
});
