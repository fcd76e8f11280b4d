import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EngineError } from '../../packages/engine/job/job.ts';
import { createEngine } from '../../packages/engine/engine.ts';
import { encodeVideo } from '../../packages/engine/media/encode.ts';
import { turnedFace } from '../../packages/engine/tests/kit/faces.ts';
import { turned } from '../../packages/engine/tests/kit/turned.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const photo = (name: string) => readFile(join(import.meta.dirname, `../fixtures/${name}.jpg`));

onOneDatabase('faces in an upload', (database) => {
  let server: TestServer;
  const engine = createEngine({ size: 1 });
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [engine] } });
  });
  afterAll(() => server.close());

  async function uploaded(person: Person, bytes: Buffer): Promise<string> {
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(bytes) });
    return data.item.name;
  }
  const find = (person: Person, name: string) => person.call('POST', '/api/faces', { body: { name } });

  it('are returned from left to right to a visitor, with how far they look aside', async () => {
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

  it.each([1, 2, 3] as const)('are where a clip shows them, held %i quarters around', async (quarters) => {
    const folder = await mkdtemp(join(tmpdir(), 'iridia-turned-'));
    try {
      // The face is in the upper left of a video that is shown 240 wide and 320 high.
      const upright = sharp(await photo('astronaut')).extract({ left: 130, top: 20, width: 240, height: 320 });
      const lying = sharp(await upright.png().toBuffer()).rotate(360 - quarters * 90);
      const { data, info } = await lying.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const frames = async function* () {
        for (let frame = 0; frame < 12; frame += 1) yield data;
      };
      const path = join(folder, 'turned.mp4');
      await encodeVideo(path, 'mp4', { width: info.width, height: info.height, fps: 12 }, frames());
      const visitor = server.person();
      const { data: reported } = await find(visitor, await uploaded(visitor, await readFile(turned(path, quarters))));
      const still = await find(visitor, await uploaded(visitor, await upright.jpeg().toBuffer()));
      expect(reported).toMatchObject({ width: 240, height: 320 });
      expect(reported.faces).toHaveLength(1);
      for (const edge of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(reported.faces[0].box[edge] - still.data.faces[0].box[edge]), edge).toBeLessThan(4);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('are looked for once, however often they are asked for at once', async () => {
    const visitor = server.person();
    const name = await uploaded(visitor, await photo('hopper'));
    const copied = vi.spyOn(server.services.disk, 'getStream');
    const answers = await Promise.all(Array.from({ length: 20 }, () => find(visitor, name)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(copied.mock.calls.filter(([key]) => key.endsWith(name))).toHaveLength(1);
    copied.mockRestore();
  });

  it('of another person’s upload are not returned', async () => {
    const name = await uploaded(server.person(), await photo('astronaut'));
    expect((await find(server.person(), name)).code).toBe(40004);
    expect((await find(server.person(), 'nothing.png')).code).toBe(40004);
    expect((await find(server.person(), '../secret')).code).toBe(10001);
  });

  it('are unavailable where no engine can search, and while the engine is broken', async () => {
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
    for (let time = 0; time < 120; time += 1) await server.services.limits.spend(['facesByAccount', account.account_id]);
    expect((await find(visitor, name)).code).toBe(10006);
  });

  describe('are looked for before a swap is charged:', () => {
    const consentTo = async (visitor: Person, tool: string): Promise<string> =>
      (await visitor.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool } })).data.id;
    const swap = async (visitor: Person, target: string, faces: readonly object[], tool = 'multiple-face-swap') =>
      visitor.call('POST', '/api/generations', {
        body: { tool, inputs: { target, faces, consent: await consentTo(visitor, tool) } },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    const history = async (visitor: Person): Promise<string[]> =>
      (await visitor.call('GET', '/api/credit/history')).data.items.map(({ kind }: { kind: string }) => kind);
    const box = { x: 10, y: 10, width: 100, height: 100 };

    it.each([
      ['a new face without a face', 'astronaut', [{ image: 'coffee' }], /photo of the new face/],
      ['one such among good ones', 'astronaut', [{ image: 'astronaut' }, { image: 'chelsea', box }], /photo of the new face/],
      ['a target without a face', 'chelsea', [{ image: 'astronaut' }], /couldn’t find a face to replace/],
      ['more new faces than faces', 'astronaut', [{ image: 'astronaut' }, { image: 'astronaut' }], /more new faces/],
    ] as const)('%s', async (_what, target, faces, sentence) => {
      const visitor = server.person();
      // The first answer brings the visitor's cookie: one upload after the other.
      const named: object[] = [];
      for (const face of faces) named.push({ ...face, image: await uploaded(visitor, await photo(face.image)) });
      const answer = await swap(visitor, await uploaded(visitor, await photo(target)), named);
      expect(answer.code).toBe(10001);
      expect(answer.msg).toMatch(sentence);
      expect(await history(visitor)).toEqual(['grant']);
      expect((await visitor.call('GET', '/api/creations')).data.items).toEqual([]);
    });

    it.each([
      [1, 100000],
      [2, 10001],
    ])('of a group with one face that looks aside, the others: %i new', async (count, code) => {
      const visitor = server.person();
      const small = await sharp(await photo('astronaut'))
        .resize(256, 256)
        .toBuffer();
      const aside = await (await turnedFace(62)).png().toBuffer();
      const group = await sharp(aside)
        .extend({ left: 256, background: '#808080' })
        .composite([{ input: small, left: 0, top: 0 }])
        .png()
        .toBuffer();
      const target = await uploaded(visitor, group);
      const image = await uploaded(visitor, await photo('astronaut'));
      // As on the page: a submit itself waits four seconds for the faces, which is not enough on a busy machine.
      for (const name of [target, image]) await find(visitor, name);
      const answer = await swap(
        visitor,
        target,
        Array.from({ length: count }, () => ({ image })),
      );
      expect(answer.code).toBe(code);
      if (code !== 100000) expect(answer.msg).toMatch(/turned too far to the side.*another face/);
    });

    it('of a group the one that is pointed at: one that looks aside is refused, and an area without a face is not', async () => {
      const visitor = server.person();
      const ahead = await sharp(await photo('astronaut'))
        .resize(256, 256)
        .toBuffer();
      const group = await sharp(await (await turnedFace(62)).png().toBuffer())
        .extend({ left: 256, bottom: 120, background: '#808080' })
        .composite([{ input: ahead, left: 0, top: 0 }])
        .png()
        .toBuffer();
      const target = await uploaded(visitor, group);
      const image = await uploaded(visitor, await photo('astronaut'));
      const { faces } = (await find(visitor, target)).data as { faces: { box: typeof box; turned: number }[] };
      const [front, aside] = faces.toSorted((a, b) => a.turned - b.turned);
      const moved = { ...aside!.box, x: aside!.box.x + 9, y: aside!.box.y + 7 };
      for (const each of [aside!.box, moved])
        for (const tool of ['ai-face-swap', 'multiple-face-swap']) {
          const answer = await swap(visitor, target, [{ image, box: each }], tool);
          expect(answer.code).toBe(10001);
          expect(answer.msg).toMatch(/turned too far to the side.*another face/);
        }
      expect(await history(visitor)).toEqual(['grant']);
      expect((await swap(visitor, target, [{ image, box: front!.box }])).code).toBe(100000);
      // The face that is pointed at is taken: nobody is left for one without a box who can be replaced.
      expect((await swap(visitor, target, [{ image, box: front!.box }, { image }])).msg).toMatch(/turned too far to the side/);
      expect((await swap(visitor, target, [{ image, box: { x: 0, y: 280, width: 90, height: 90 } }])).code).toBe(100000);
    });

    it('a face without an image, by the name of its field', async () => {
      const visitor = server.person();
      const name = await uploaded(visitor, await photo('astronaut'));
      for (const sourceless of [{}, { box }, { box, image: '' }]) {
        const answer = await swap(visitor, name, [{ image: name }, sourceless]);
        expect(answer).toMatchObject({ code: 10001, msg: expect.stringContaining('faces.1.image') });
      }
      expect((await swap(visitor, name, [])).msg).toContain('faces');
      expect(await history(visitor)).not.toContain('hold');
    });

    it('a portrait that shows nobody, for an effect that needs a face', async () => {
      const visitor = server.person();
      const tool = 'ai-halloween-video-generator';
      const image = await uploaded(visitor, await photo('chelsea'));
      const answer = await visitor.call('POST', '/api/generations', {
        body: { tool, inputs: { image, consent: await consentTo(visitor, tool) } },
        headers: { 'idempotency-key': 'one' },
      });
      expect(answer.code).toBe(10001);
      expect(answer.msg).toMatch(/couldn’t find a face/);
    });

    it('an area that the user marks needs no face, and without a mark the face that is found is taken', async () => {
      const visitor = server.person();
      const [cat, person] = [await uploaded(visitor, await photo('chelsea')), await uploaded(visitor, await photo('astronaut'))];
      expect((await swap(visitor, cat, [{ image: person, box }])).code).toBe(100000);
      expect((await swap(visitor, person, [{ image: person }])).code).toBe(100000);
      expect((await history(visitor)).filter((kind) => kind === 'hold')).toHaveLength(2);
    });
  });

  it('that nobody could look for in time cost nothing either: the engine refuses, and the credits come back', async () => {
    const blind = createTestEngine(({ capability }) => {
      throw capability === 'face.find' ? new Error('away') : new EngineError('refused', 'noFaceInSource');
    });
    const other = await openTestServer({ database, parts: { engines: [blind] }, work: true });
    try {
      const visitor = other.person();
      const name = await uploaded(visitor, await photo('coffee'));
      const tool = 'ai-face-swap';
      const { data: receipt } = await visitor.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool } });
      const { code, data } = await visitor.call('POST', '/api/generations', {
        body: { tool, inputs: { target: name, faces: [{ image: name }], consent: receipt.id } },
        headers: { 'idempotency-key': 'one' },
      });
      expect(code).toBe(100000);
      const ended = await vi.waitFor(
        async () => {
          const job = await visitor.call('GET', `/api/generations/${data.id}`);
          expect(job.data.status).toBe('failed');
          return job.data;
        },
        { timeout: 20_000, interval: 30 },
      );
      expect(ended.error.msg).toBe(
        'We couldn’t find a face in the photo of the new face. Please use one that shows the face clearly from the front.',
      );
      const lines = await visitor.call('GET', '/api/credit/history');
      expect(lines.data.items.map(({ kind }: { kind: string }) => kind)).toEqual(['release', 'grant']);
    } finally {
      await other.close();
    }
  });
});
