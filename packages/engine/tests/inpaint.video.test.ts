import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineJob } from '../job/job.ts';
import { createEngine, type BuiltInEngine } from '../engine.ts';
import { membrane } from '../inpaint/membrane.ts';
import { markIn } from '../inpaint/mark.ts';
import { cropOf, fillerOf, placesOf } from '../inpaint/place.ts';
import { createCutter } from '../inpaint/shots.ts';
import { encodeVideo } from '../media/encode.ts';
import type { Sound } from '../media/video.ts';
import { difference, framesOf } from './kit/video.ts';
import { pitchOf } from './kit/sound.ts';
import { readSound } from '../media/decode.ts';
import { everyCase } from './kit/depth.ts';

let folder: string;
let engine: BuiltInEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iridia-clean-'));
  engine = createEngine({ size: 1 });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

const [width, height, fps] = [320, 180, 25];
const mark = { x: 208, y: 120, width: 84, height: 36 };

type Scene = (x: number, y: number, index: number) => readonly [number, number, number];
const stripes: Scene = (x, y) => [60 + ((x >> 3) % 2) * 60, 110 + (y >> 1), 170 - (x >> 2)];
const traveling: Scene = (x, y, index) => {
  const far = x + index * 5;
  return [120 + 60 * Math.sin(far / 40), 120 + 50 * Math.cos(y / 30 + far / 60), 90 + (y >> 1)];
};

function paint(scene: Scene, index: number, marked: boolean): Buffer {
  const frame = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const inside = marked && x >= mark.x + 4 && x < mark.x + mark.width - 4 && y >= mark.y + 4 && y < mark.y + mark.height - 4;
      const color = inside ? ([250, 250, 250] as const) : scene(x, y, index);
      frame.set(color, (y * width + x) * 4);
    }
  return frame;
}

async function clip(name: string, count: number, frameAt: (index: number, marked: boolean) => Buffer, sound?: Sound) {
  const paths = { marked: join(folder, `${name}-marked.mp4`), clean: join(folder, `${name}.mp4`) };
  for (const [key, path] of Object.entries(paths)) {
    const frames = Array.from({ length: count }, (_, index) => frameAt(index, key === 'marked'));
    await encodeVideo(path, 'mp4', { width, height, fps, sound, crf: 12 }, frames);
  }
  return paths;
}

async function clean(video: string, regions: object[] = [mark]) {
  const stages: string[] = [];
  const job: EngineJob = {
    id: 'job',
    tool: 'test',
    capability: 'video.inpaint',
    inputs: { regions },
    files: { video: [video] },
    locale: 'en',
    folder: await mkdtemp(join(folder, 'job-')),
  };
  const result = await engine.run(job, { onProgress: (_, stage) => stages.push(stage), signal: new AbortController().signal });
  return { ...result, output: result.outputs[0]!, stages };
}

const area = { left: mark.x, top: mark.y, width: mark.width, height: mark.height };
const tone: Sound = {
  samples: Float32Array.from({ length: 44_100 * 2 }, (_, at) => 0.4 * Math.sin((2 * Math.PI * 330 * at) / 44_100)),
  rate: 44_100,
  channels: 1,
};

describe('a mark in a clip', () => {
  it('goes from a still ground, and neither the rest nor the sound changes', async () => {
    const paths = await clip('still', 20, (index, marked) => paint(stripes, index, marked), tone);
    const { output, stages, notes } = await clean(paths.marked);
    expect(output).toMatchObject({ type: 'video/mp4', width, height });
    expect(output.duration).toBeCloseTo(0.8, 1);
    expect(notes).toEqual({ shots: 1 });
    expect([...new Set(stages)]).toEqual(['watching', 'filling', 'filming']);
    const [before, truth, after] = [await framesOf(paths.marked), await framesOf(paths.clean), await framesOf(output.path)];
    expect(after.frames).toHaveLength(20);
    for (const at of [0, 10, 19]) {
      expect(difference(after.frames[at]!, truth.frames[at]!, width, area)).toBeLessThan(
        0.25 * difference(before.frames[at]!, truth.frames[at]!, width, area),
      );
      for (const rest of [
        { left: 0, top: 0, width, height: mark.y - 8 },
        { left: 0, top: 0, width: mark.x - 8, height },
      ])
        expect(difference(after.frames[at]!, before.frames[at]!, width, rest)).toBeLessThan(2.5);
    }
    // The ground in the hole stands as still as the ground around it.
    expect(difference(after.frames[4]!, after.frames[16]!, width, area)).toBeLessThan(2);
    expect(Math.abs(pitchOf((await readSound(output.path))!) - 330)).toBeLessThan(4);
  });

  it.skipIf(!everyCase)('goes from a ground that moves', async () => {
    const paths = await clip('moving', 30, (index, marked) => paint(traveling, index, marked));
    const { output } = await clean(paths.marked);
    const [before, truth, after] = [await framesOf(paths.marked), await framesOf(paths.clean), await framesOf(output.path)];
    for (const at of [3, 15, 27])
      expect(difference(after.frames[at]!, truth.frames[at]!, width, area)).toBeLessThan(
        0.2 * difference(before.frames[at]!, truth.frames[at]!, width, area),
      );
  });

  it.skipIf(!everyCase)('goes from grass that moves, and grass stands there, not green fog', async () => {
    const grass: Scene = (x, y, index) => {
      const blade = Math.sin(Math.trunc((x + index * 3) / 3) * 12.9898 + Math.trunc(y / 3) * 78.233) * 43_758.5453;
      const light = 30 * (blade - Math.floor(blade)) - 15;
      return [70 + light, 120 + light * 1.6, 50 + light];
    };
    const paths = await clip('grass', 14, (index, marked) => paint(grass, index, marked));
    const { output } = await clean(paths.marked);
    const [truth, after] = [await framesOf(paths.clean), await framesOf(output.path)];
    const inner = { left: mark.x + 10, top: mark.y + 8, width: mark.width - 20, height: mark.height - 16 };
    const roughness = async (frame: Buffer) => {
      const part = sharp(frame, { raw: { width, height, channels: 4 } })
        .extract(inner)
        .removeAlpha();
      const { channels } = await sharp(await part.png().toBuffer()).stats();
      return channels[1]!.stdev;
    };
    for (const at of [4, 10]) expect((await roughness(after.frames[at]!)) / (await roughness(truth.frames[at]!))).toBeGreaterThan(0.6);
  });

  it.skipIf(!everyCase)('is filled from its own shot', async () => {
    const other: Scene = (_, y) => [200, 60 + (y >> 2), 40];
    const paths = await clip('cut', 24, (index, marked) => paint(index < 12 ? stripes : other, index, marked));
    const { output, notes } = await clean(paths.marked);
    expect(notes).toEqual({ shots: 2 });
    const [truth, after] = [await framesOf(paths.clean), await framesOf(output.path)];
    for (const at of [11, 12, 23]) expect(difference(after.frames[at]!, truth.frames[at]!, width, area)).toBeLessThan(22);
  });

  it('outside the clip, or over most of it, is refused', async () => {
    const paths = await clip('small', 5, (index, marked) => paint(stripes, index, marked));
    await expect(clean(paths.marked, [{ x: 900, y: 900, width: 20, height: 20 }])).rejects.toMatchObject({
      kind: 'refused',
      reason: 'noMask',
    });
    await expect(clean(paths.marked, [{ x: 0, y: 0, width: 300, height: 170 }])).rejects.toMatchObject({
      kind: 'refused',
      reason: 'maskTooLarge',
    });
  });
});

describe('a mark across a scene that moves', () => {
  const region = { x: 40, y: 60, width: 240, height: 60 };
  /** An L and a bar; the bar goes beyond the region. */
  const isMark = (x: number, y: number) =>
    (x >= 60 && x < 72 && y >= 70 && y < 110) || (x >= 60 && x < 100 && y >= 98 && y < 110) || (x >= 230 && x < 296 && y >= 84 && y < 96);
  const faded: Scene = (x, y, index) => {
    const color = traveling(x, y, index * 6);
    return isMark(x, y) ? (color.map((value) => value * 0.3 + 175) as [number, number, number]) : color;
  };
  const inRegion = (keep: (x: number, y: number) => boolean) =>
    Array.from({ length: width * height }, (_, at) => at).filter((at) => {
      const [x, y] = [at % width, Math.trunc(at / width)];
      return x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height && keep(x, y);
    });

  it.skipIf(!everyCase)('is found in its rectangle, and only the mark is filled', async () => {
    const [place] = placesOf([region], width, height);
    const samples = (scene: Scene) => Array.from({ length: 12 }, (_, index) => cropOf(paint(scene, index, false), width, place!.box));
    const hole = markIn(samples(faded), place!.hole, place!.box)!;
    const holds = (at: number) => hole[(Math.trunc(at / width) - place!.box.top) * place!.box.width + (at % width) - place!.box.left] === 1;
    expect(inRegion(isMark).filter((at) => !holds(at))).toEqual([]);
    expect(inRegion((x, y) => !isMark(x, y)).filter(holds).length).toBeLessThan(0.5 * region.width * region.height);
    // Nothing is a mark that moves along, or where nothing moves.
    expect(markIn(samples(traveling), place!.hole, place!.box)).toBeNull();
    expect(
      markIn(
        samples((x, y) => faded(x, y, 0)),
        place!.hole,
        place!.box,
      ),
    ).toBeNull();

    const fill = await fillerOf({ ...place!, hole }, samples(faded));
    const [frame, clean] = [paint(faded, 5, false), paint((x, y) => traveling(x, y, 30), 0, false)];
    fill(frame, width);
    const off = inRegion(isMark).map((at) => Math.abs(frame[at * 4 + 1]! - clean[at * 4 + 1]!));
    expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(12);
  });
});

describe('a cut', () => {
  it('is found where everything changes at once, not where it moves or flickers a little', () => {
    const begins = createCutter({ width, height, fps });
    const seen = Array.from({ length: 30 }, (_, index) => begins(paint(index < 15 ? traveling : stripes, index, false)));
    expect(seen.flatMap((cut, index) => (cut ? [index] : []))).toEqual([0, 15]);
  });

  it('is not found early in a quick look at a detailed scene, but where the next scene begins', async () => {
    const looks = async (name: string): Promise<Buffer[]> => {
      const image = sharp(join(import.meta.dirname, `../../../tests/fixtures/${name}.jpg`))
        .resize(600, 400, { fit: 'cover' })
        .ensureAlpha();
      const { data } = await image.raw().toBuffer({ resolveWithObject: true });
      const raw = { width: 600, height: 400, channels: 4 } as const;
      return Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          sharp(data, { raw })
            .extract({ left: index * 25, top: 100, width, height })
            .raw()
            .toBuffer(),
        ),
      );
    };
    const begins = createCutter({ width, height, fps });
    const seen = [...(await looks('astronaut')), ...(await looks('coffee'))].map((frame) => begins(frame));
    expect(seen.flatMap((cut, index) => (cut ? [index] : []))).toEqual([0, 10]);
  });
});

describe('a membrane', () => {
  it('meets what is around it and runs smoothly between', () => {
    const [wide, high] = [40, 30];
    const truth = Float32Array.from({ length: wide * high }, (_, at) => (at % wide) * 3 + Math.trunc(at / wide) * 2);
    const hole = Uint8Array.from(truth, (_, at) => (at % wide > 8 && at % wide < 30 && at > wide * 6 && at < wide * 22 ? 1 : 0));
    const values = truth.map((value, at) => (hole[at] ? 0 : value));
    membrane(values, hole, wide, high, 1);
    expect(Math.max(...values.map((value, at) => Math.abs(value - truth[at]!)))).toBeLessThan(14);
  });
});
