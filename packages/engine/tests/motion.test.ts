import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineJob, EngineResult } from '../job/job.ts';
import { createEngine, type BuiltInEngine } from '../engine.ts';
import { planOf } from '@iridia/draft';
import { randomFrom } from '@iridia/pixels/random';
import { airOf, videoOf } from '../motion/from-text.ts';
import { cameraAt, coveringZoom, projection } from '../motion/camera.ts';
import { smoothFill } from '../motion/fill.ts';
import { opaque, type Layer } from '../motion/layer.ts';
import { particlesNamed, phrasesBeside } from '../motion/particle-kinds.ts';
import { blankFrame, drawLayer } from '../motion/render.ts';
import { buildScenery } from '../motion/scenery.ts';
import { motions } from '../../../contract/facts/tools/choices.ts';
import { draftNotes } from '../job/task.ts';
import { difference, framesOf, patchOf } from './kit/video.ts';
import { everyCase } from './kit/depth.ts';

let folder: string;
let engine: BuiltInEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iridia-motion-'));
  engine = createEngine({ size: 1 });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

type Reported = [fraction: number, stage: string][];

async function make(capability: EngineJob['capability'], inputs: Record<string, unknown>, files: EngineJob['files'] = {}) {
  const reported: Reported = [];
  const job: EngineJob = { id: 'job', tool: 'test', capability, inputs, files, locale: 'en', folder: await mkdtemp(join(folder, 'job-')) };
  const result: EngineResult = await engine.run(job, {
    onProgress: (...progress) => reported.push(progress),
    signal: new AbortController().signal,
  });
  return { ...result, reported, output: result.outputs[0]! };
}

describe('the camera', () => {
  it.each(motions)('%s never shows anything beyond the edge of the image', (motion) => {
    for (const shape of [9 / 16, 1, 16 / 9])
      for (const center of [
        { x: 0.5, y: 0.5 },
        { x: 0.35, y: 0.6 },
      ]) {
        const zoom = coveringZoom(motion, [1, 2.6], shape, center);
        expect(zoom).toBeLessThan(1.6);
        for (let step = 0; step <= 200; step += 1)
          for (const distance of [1, 1.7, 2.6]) {
            const { scale, right, down } = projection(cameraAt(motion, step / 200), distance);
            const edge = (share: number, side: number) => share + (side - share) * scale * zoom;
            expect(edge(center.x, 0) + right * zoom).toBeLessThanOrEqual(0.002);
            expect(edge(center.x, 1) + right * zoom).toBeGreaterThanOrEqual(0.998);
            expect(edge(center.y, 0) + (down * zoom) / shape).toBeLessThanOrEqual(0.002);
            expect(edge(center.y, 1) + (down * zoom) / shape).toBeGreaterThanOrEqual(0.998);
          }
      }
  });

  it.each(motions)('%s moves what is near more than what is far', (motion) => {
    const spread = (distance: number) => {
      const seen = Array.from({ length: 50 }, (_, step) => projection(cameraAt(motion, step / 49), distance));
      const range = (values: number[]) => Math.max(...values) - Math.min(...values);
      return range(seen.map(({ scale }) => scale)) + range(seen.map(({ right }) => right));
    };
    expect(spread(0.6)).toBeGreaterThan(spread(3));
  });
});

describe('a frame', () => {
  const still = { camera: { x: 0, y: 0, z: 0, aim: 0 }, zoom: 1, center: { x: 0.5, y: 0.5 }, seconds: 0 };
  it('shows a layer as it is when the camera rests, flat or as a ground', () => {
    const rgb = Buffer.from(Array.from({ length: 32 * 24 * 3 }, (_, at) => (at * 37) % 256));
    for (const distance of [1, 4, (row: number) => 3 - row / 24]) {
      const frame = blankFrame(32, 24);
      drawLayer({ pixels: opaque(rgb), width: 32, height: 24, left: 0, top: 0, scale: 1, distance, solid: true }, frame, still);
      expect(difference(frame.rgba, Buffer.from(opaque(rgb)), 32)).toBeLessThan(0.6);
    }
  });
  it('mixes what is half transparent', () => {
    const frame = blankFrame(8, 8);
    const pixels = new Uint8Array(8 * 8 * 4).fill(128);
    drawLayer({ pixels, width: 8, height: 8, left: 0, top: 0, scale: 1, distance: 1, solid: false }, frame, still);
    expect(frame.rgba[(4 * 8 + 4) * 4]).toBeCloseTo(128 + 127, -1);
  });
});

describe('a smooth filling', () => {
  it('continues what lies around and leaves the rest alone', () => {
    const [width, height] = [64, 48];
    const rgb = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => Math.trunc(((at / 3) % width) * 4)));
    const truth = Buffer.from(rgb);
    const hole = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.trunc(at / width)];
      return x > 20 && x < 36 && y > 10 && y < 30 ? 1 : 0;
    });
    for (let at = 0; at < hole.length; at += 1) if (hole[at]) rgb.fill(0, at * 3, at * 3 + 3);
    smoothFill(rgb, hole, width, height);
    let worst = 0;
    for (let at = 0; at < rgb.length; at += 1) {
      const off = Math.abs(rgb[at]! - truth[at]!);
      if (hole[Math.trunc(at / 3)]) worst = Math.max(worst, off);
      else expect(off).toBe(0);
    }
    expect(worst).toBeLessThan(45);
  });
});

describe('words for what floats and falls', () => {
  it.each([
    ['snow', 'a fox in the snow', 'la neige tombe', 'nieve en la calle', 'идёт снег', '下雪了'],
    ['rain', 'a rainy street, rain', 'sous la pluie', 'lluvia', 'под дождём', '雨天'],
    ['hearts', 'with love', 'avec amour', 'con amor', 'с любовью', '爱心'],
    ['leaves', 'autumn', 'en automne', 'hojas secas', 'осенью', '秋天'],
  ] as const)('%s in five languages', (kind, ...prompts) => {
    for (const prompt of prompts) expect(particlesNamed(prompt)).toBe(kind);
  });
  it('the weather of the image falls in the video, whatever word named it', () => {
    expect(airOf('a town', { weathers: ['snowfall'], scene: 'city', time: 'day' })).toBe('snow');
    expect(airOf('a fire truck in the city', { weathers: [], scene: 'city', time: 'day' })).toBe('dust');
    expect(airOf('a llama', { weathers: [], scene: 'meadow', time: 'day' })).toBe('dust');
  });
  it.each([
    'a dog in a park, bullet time, negative space',
    'deux marins, parapluie réflecteur, flare anamorphique, feuille de contact',
    'una fachada, destello anamórfico',
    'кошка, лист контактов, разноцветный дождевик',
    'a clover, gloves, a hearth, magic hour',
    'a cat with a rainbow',
    'without snow, just wind',
    'une plage sans pluie',
    'пляж без снега',
    '没有雪的街道',
  ])('none is named by other words: %s', (prompt) => expect(particlesNamed(prompt)).toBeNull());
});

describe('what a video of a photo leaves out', () => {
  it.each([
    ['she smiles and waves, snow falls, slow motion', ['she smiles and waves', 'slow motion']],
    ['ella sonríe; nieve', ['ella sonríe']],
    ['elle danse, vue par drone', ['elle danse', 'vue par drone']],
    ['идёт снег. Она машет рукой', ['Она машет рукой']],
    ['下雪了，她在微笑，慢动作', ['她在微笑', '慢动作']],
    ['snow', []],
    ['', []],
  ])('of “%s” is listed, without what floats in it', (prompt, unknown) => expect(phrasesBeside(prompt)).toEqual(unknown));
});

describe('an image in motion', () => {
  const [width, height] = [320, 176];
  /** A plain ground with a leaning blue post, and a drawn fox before it. */
  async function photo({ withSubject = true } = {}): Promise<string> {
    const fox = await sharp(join(import.meta.dirname, '../../../public/stickers/fox.webp'))
      .resize(110, 110)
      .png()
      .toBuffer();
    const post = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M262 -9L283 185" stroke="#2040d0" stroke-width="9"/></svg>`,
    );
    const path = join(folder, `photo-${withSubject}.png`);
    await sharp({ create: { width, height, channels: 3, background: '#dcd6ca' } })
      .composite([...(withSubject ? [{ input: fox, left: 105, top: 58 }] : []), { input: post }])
      .png()
      .toFile(path);
    return path;
  }

  it('keeps its shape and length, moves ground and subject apart, keeps straight lines straight, and reports every frame', async () => {
    const image = await photo();
    const { output, notes, reported } = await make('video.fromImage', { motion: 'orbit', duration: 3, seed: 7 }, { image: [image] });
    expect(output).toMatchObject({ type: 'video/mp4', width: 640, height: 352, duration: 3 });
    expect(notes).toMatchObject({ motion: 'orbit', seed: 7, depth: true });
    const clip = await framesOf(output.path);
    expect(clip).toMatchObject({ width: 640, height: 352, fps: 25 });
    expect(clip.frames).toHaveLength(75);
    const [first, last] = [clip.frames[0]!, clip.frames.at(-1)!];
    // Its upper part, which is far behind.
    const post = (frame: Buffer) => patchOf(frame.subarray(0, 640 * 100 * 4), 640, [32, 64, 208], 50);
    const fox = (frame: Buffer) => patchOf(frame, 640, [240, 130, 40], 60);
    expect(post(first).count).toBeGreaterThan(200);
    expect(post(last).count).toBeGreaterThan(200);
    const moved = Math.abs(post(first).x - post(last).x);
    expect(moved).toBeGreaterThan(25);
    expect(Math.abs(fox(first).x - fox(last).x)).toBeLessThan(moved * 0.55);
    const filmed = reported.filter(([, stage]) => stage === 'filming');
    expect(filmed.length).toBeGreaterThanOrEqual(75);
    expect(reported.map(([fraction]) => fraction)).toEqual(reported.map(([fraction]) => fraction).toSorted((one, other) => one - other));
    for (const frame of [first, clip.frames[20]!, last]) expect(bend(frame, 640)).toBeLessThan(0.8);
  });

  /** How far in pixels the middle of the blue post strays from a straight line, row by row. */
  function bend(frame: Buffer, wide: number): number {
    const points: [x: number, y: number][] = [];
    for (let y = 8; y < frame.length / 4 / wide - 8; y += 1) {
      const { x, count } = patchOf(frame.subarray(y * wide * 4, (y + 1) * wide * 4), wide, [32, 64, 208], 50);
      if (count > 4) points.push([x, y]);
    }
    expect(points.length).toBeGreaterThan(200);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
    const slope = mean(points.map(([x, y]) => (x - middleX) * (y - middleY))) / mean(points.map(([, y]) => (y - middleY) ** 2));
    return Math.sqrt(mean(points.map(([x, y]) => (x - middleX - slope * (y - middleY)) ** 2)));
  }

  it.skipIf(!everyCase)(
    'moves as a whole when nothing stands out: a straight line stays straight, and nothing is added to what the photo shows',
    async () => {
      const image = await photo({ withSubject: false });
      const { output, notes } = await make('video.fromImage', { motion: 'orbit', duration: 3, seed: 7 }, { image: [image] });
      expect(notes.depth).toBe(false);
      const { frames, width: wide } = await framesOf(output.path);
      for (const frame of [frames[0]!, frames[20]!, frames.at(-1)!]) expect(bend(frame, wide)).toBeLessThan(0.8);
      for (const frame of [frames[10]!, frames[40]!]) {
        // Left of the post there is the plain ground alone.
        const reds = frame.filter((_, at) => at % 4 === 0 && (at / 4) % wide < wide * 0.6);
        expect(reds.reduce((most, red) => Math.max(most, red), 0) - reds.reduce((least, red) => Math.min(least, red), 255)).toBeLessThan(6);
      }
    },
  );

  // Videos of words show the same in every run, by frames that cost less.
  it.skipIf(!everyCase)('is the same again with the same seed', async () => {
    const image = join(folder, 'strip.png');
    await sharp(await photo())
      .extract({ left: 40, top: 95, width: 200, height: 40 })
      .toFile(image);
    const inputs = { motion: 'drift', duration: 3, seed: 3, prompt: 'snow' };
    const [one, other] = [
      await make('video.fromImage', inputs, { image: [image] }),
      await make('video.fromImage', inputs, { image: [image] }),
    ];
    expect(one.notes).toMatchObject({ particles: 'snow' });
    const [first, second] = [await framesOf(one.output.path), await framesOf(other.output.path)];
    expect(difference(first.frames[40]!, second.frames[40]!, first.width)).toBe(0);
  });

  it.skipIf(!everyCase)('ends its process when it is cancelled', async () => {
    const ended = new AbortController();
    const job: EngineJob = {
      id: 'c',
      tool: 'test',
      capability: 'video.fromImage',
      inputs: { duration: 10 },
      files: { image: [await photo()] },
      locale: 'en',
      folder: await mkdtemp(join(folder, 'job-')),
    };
    const run = engine.run(job, { onProgress: (_, stage) => stage === 'filming' && ended.abort(), signal: ended.signal });
    await expect(run).rejects.toMatchObject({ kind: 'cancelled' });
    expect(engine.children()).toEqual([]);
  });
});

describe('a video from words', () => {
  const size = { width: 160, height: 90 };
  let videos = 0;
  const video = async (prompt: string, seed: number, motion?: (typeof motions)[number], seconds = 0.24) => {
    const path = join(folder, `film-${(videos += 1)}.mp4`);
    const reported: Reported = [];
    const made = await videoOf({ prompt, plan: planOf(prompt), size, seconds, seed, motion }, path, (...progress) =>
      reported.push(progress),
    );
    return { ...made, reported, clip: await framesOf(path) };
  };

  it.skipIf(!everyCase)('is the same in every language that means the same, and another with another seed', async () => {
    const english = await video('a fox in the desert at sunset', 4);
    const spanish = await video('un zorro en el desierto al atardecer', 4);
    const other = await video('a fox in the desert at sunset', 5);
    expect(english.clip.frames).toHaveLength(6);
    expect(english.motion).toBe(spanish.motion);
    expect(difference(english.clip.frames[4]!, spanish.clip.frames[4]!, size.width)).toBe(0);
    expect(difference(english.clip.frames[4]!, other.clip.frames[4]!, size.width)).toBeGreaterThan(2);
    expect(english.reported.filter(([, stage]) => stage === 'filming')).toHaveLength(6);
  });

  it('is the same when its motion is named that was drawn for it, and another with another motion', async () => {
    const drawn = await video('a fox', 3);
    const [named, other] = [
      await video('a fox', 3, drawn.motion),
      await video(
        'a fox',
        3,
        motions.find((one) => one !== drawn.motion),
      ),
    ];
    expect(difference(drawn.clip.frames[4]!, named.clip.frames[4]!, size.width)).toBe(0);
    expect(difference(drawn.clip.frames[4]!, other.clip.frames[4]!, size.width)).toBeGreaterThan(0);
  });

  // One of each kind: without a ground, below the water, beside it, between houses, on a ground with ridges, and indoors.
  const places = ['space', 'underwater', 'beach', 'city', 'mountain', 'party'];
  it.each(everyCase ? [...places, 'sea', 'snow', 'forest', 'desert', 'meadow'] : places)(
    'moves through %s and leaves no hole',
    async (place) => {
      const { clip } = await video(`a cat ${place}`, 2, 'dolly');
      const [first, last] = [clip.frames[0]!, clip.frames.at(-1)!];
      expect(difference(first, last, size.width)).toBeGreaterThan(1.5);
      // A hole would show the frame's blank white.
      if (place === 'snow') return;
      for (const frame of [first, last]) expect(patchOf(frame, size.width, [255, 255, 255], 2).count).toBeLessThan(175);
    },
  );

  it('has the light, the sky, the wall and the tone that the words name, like a still image', async () => {
    const look = async (prompt: string) => {
      const plan = planOf(prompt, { styleless: true });
      expect(plan.unknown).toEqual([]);
      const frame = blankFrame(160, 90);
      const { behind, before } = await buildScenery(plan, frame, randomFrom('look'));
      const view = { camera: { x: 0, y: 0, z: 0, aim: 0 }, zoom: 1, center: { x: 0.5, y: 0.5 }, seconds: 0 };
      for (const layer of [...behind, ...before]) drawLayer(layer, frame, view);
      const mean = (top: number, bottom: number) =>
        [0, 1, 2].map((channel) => {
          let sum = 0;
          for (let at = top * 160; at < bottom * 160; at += 1) sum += frame.rgba[at * 4 + channel]!;
          return sum / (160 * (bottom - top));
        }) as [red: number, green: number, blue: number];
      return { sky: mean(0, 20), whole: mean(0, 90) };
    };
    expect((await look('a candle in a dark room')).whole[0]).toBeLessThan((await look('a candle in a room')).whole[0] * 0.8);
    const [sunny, rainy] = [(await look('a fox in a meadow')).sky, (await look('a fox in a meadow in the rain')).sky];
    expect(sunny[2] - sunny[0]).toBeGreaterThan(60);
    expect(rainy[2] - rainy[0]).toBeLessThan((sunny[2] - sunny[0]) / 2);
    const blue = (await look('a red car on a blue background')).sky;
    expect(blue[2] - blue[0]).toBeGreaterThan(60);
    const gray = (await look('an old man in black and white')).whole;
    expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(3);
  });

  it('lets light fall on each part that is in its way, and the nearest part takes nothing of what is behind it', async () => {
    const size = { width: 320, height: 240 };
    const [day, night] = await Promise.all(
      ['a fox in a forest', 'a fox in a forest at night'].map((prompt) => buildScenery(planOf(prompt), size, randomFrom('leaves'))),
    );
    const covered = ({ pixels }: Layer) => pixels.filter((_, at) => at % 4 === 3 && pixels[at]! > 0).length;
    expect(covered(day!.behind.at(-1)!)).toBe(covered(night!.behind.at(-1)!));
  });

  it('ripples on the water while the camera rests', async () => {
    const size = { width: 320, height: 180 };
    const { behind } = await buildScenery(planOf('a boat on the sea'), size, randomFrom('waves'));
    const [now, later] = [0, 0.7].map((seconds) => {
      const frame = blankFrame(size.width, size.height);
      const view = { camera: { x: 0, y: 0, z: 0, aim: 0 }, zoom: 1, center: { x: 0.5, y: 0.5 }, seconds };
      for (const layer of behind) drawLayer(layer, frame, view);
      return frame.rgba;
    }) as [Buffer, Buffer];
    expect(difference(now, later, size.width, { left: 0, top: 150, width: size.width, height: 30 })).toBeGreaterThan(0.2);
    expect(difference(now, later, size.width, { left: 0, top: 0, width: size.width, height: 60 })).toBe(0);
  });

  it('shows the words themselves when there is no drawing for them, and the notes mention it', async () => {
    const written = { understood: [], written: ['zzqx', 'vlorp'], unknown: [] };
    expect(draftNotes(planOf('zzqx vlorp'), 1)).toMatchObject(written);
    // The video in its size and length.
    if (everyCase) expect((await make('video.fromText', { prompt: 'zzqx vlorp', duration: 3 })).notes).toMatchObject(written);
  });

  it('puts a sailing boat on the sea at its hour', () => {
    expect(planOf('a sailing boat on the sea at sunset')).toMatchObject({
      scene: 'sea',
      time: 'sunset',
      things: [{ drawing: { icon: 'sailboat' } }],
    });
  });
});
