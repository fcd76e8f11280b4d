import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFaces } from '../face/find.ts';
import { cutRgb, putRgb, rgbOf } from '../media/frame.ts';
import { faceWidth, type Mesh, type Point } from '../face/mesh.ts';
import { openPainter } from '../face/painter.ts';
import { createSteady } from '../face/steady.ts';
import { createTracker } from '../face/track.ts';
import { openVideo } from '../media/decode.ts';
import { encodeVideo } from '../media/encode.ts';
import { astronaut, fixture, imageOf, stranger } from './kit/faces.ts';
import { loudness } from './kit/sound.ts';
import { workshop } from './kit/task.ts';
import { everyCase } from './kit/depth.ts';

const { path, make } = workshop();
const side = 240;
const delays = [80, 120, 200, 80, 80, 100];

/** The camera pans over the photo; its face moves to the left by eight pixels a frame. */
const panned = (frame: number) => sharp(astronaut).extract({ left: 60 + frame * 8, top: 10 + frame * 2, width: side, height: side });

let green: string;
let gif: string;
beforeAll(async () => {
  green = path('green.png');
  await stranger().png().toFile(green);
  gif = path('pan.gif');
  const frames = await Promise.all(delays.map((_, frame) => panned(frame).png().toBuffer()));
  await sharp(frames, { join: { animated: true } })
    .gif({ delay: delays, loop: 3 })
    .toFile(gif);
});

const faces = [{ image: 'green' }];
const framesOf = async (file: string): Promise<Buffer[]> => {
  const data = await sharp(file, { pages: -1 }).removeAlpha().raw().toBuffer();
  const size = side * side * 3;
  return Array.from({ length: data.length / size }, (_, at) => data.subarray(at * size, (at + 1) * size));
};

/** The mean difference of a square part of two images. */
function difference(one: Buffer, other: Buffer, left: number, top: number, size: number): number {
  let sum = 0;
  for (let y = top; y < top + size; y += 1)
    for (let x = left * 3; x < (left + size) * 3; x += 1) sum += Math.abs(one[y * side * 3 + x]! - other[y * side * 3 + x]!);
  return sum / (size * size * 3);
}

describe('a face in a GIF', () => {
  it('is swapped in every frame, where it is then; times and repeats stay', async () => {
    const { outputs, path: made, notes, progress } = await make('face.gif', { target: 'gif', faces }, { target: [gif], faces: [green] });
    expect(outputs).toMatchObject([{ type: 'image/gif', width: side, height: side, duration: 0.66 }]);
    expect(notes).toEqual({ faces: 1, rectangles: 0, frames: 6, framesChanged: 6 });
    expect(await sharp(made, { pages: -1 }).metadata()).toMatchObject({ pages: 6, delay: delays, loop: 3 });
    const [before, after] = [await framesOf(gif), await framesOf(made)];
    for (const [frame, one] of before.entries()) {
      const [left, top] = [150 - frame * 8, 90 - frame * 2];
      expect(difference(one, after[frame]!, left, top, 40), `frame ${frame}: the face`).toBeGreaterThan(4);
      expect(difference(one, after[frame]!, 0, 190, 50), `frame ${frame}: away from it`).toBeLessThan(4);
    }
    const swapping = progress.filter(([, stage]) => stage === 'swapping').map(([fraction]) => fraction);
    expect(swapping).toHaveLength(6);
    expect(swapping).toEqual(swapping.toSorted((a, b) => a - b));
  });

  it.skipIf(!everyCase)('may be put into a rectangle that stays where it is', async () => {
    const cup = path('cup.gif');
    const frame = sharp(fixture('coffee.jpg')).resize(side, side);
    await sharp([await frame.clone().png().toBuffer(), await frame.clone().negate().png().toBuffer()], { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toFile(cup);
    const box = { x: 60, y: 40, width: 110, height: 130 };
    const { notes } = await make('face.gif', { target: 'cup', faces: [{ box, image: 'green' }] }, { target: [cup], faces: [green] });
    expect(notes).toEqual({ faces: 0, rectangles: 1, frames: 2, framesChanged: 2 });
    await expect(make('face.gif', { target: 'cup', faces }, { target: [cup], faces: [green] })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'noFaceInTarget',
    });
  });
});

describe('a face in a video', () => {
  it('is swapped frame by frame; size, rate, length and sound stay', async () => {
    const clip = path('pan.mp4');
    const fps = 12;
    const count = 8;
    const frames = async function* () {
      for (let frame = 0; frame < count; frame += 1) yield panned(frame).ensureAlpha().raw().toBuffer();
    };
    const tone = Float32Array.from({ length: 44_100 }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / 44_100));
    await encodeVideo(clip, 'mp4', { width: side, height: side, fps, sound: { samples: tone, rate: 44_100, channels: 1 } }, frames());
    const job = { target: [clip], faces: [green] };
    const box = { x: 118, y: 59, width: 95, height: 108 };
    const { outputs, path: made, notes } = await make('face.video', { target: 'clip', faces: [{ box, image: 'green' }] }, job);
    expect(outputs).toMatchObject([{ type: 'video/mp4', width: side, height: side }]);
    expect(outputs[0]!.duration).toBeCloseTo(count / fps, 2);
    expect(notes).toMatchObject({ faces: 1, frames: count, framesChanged: count });
    const video = await openVideo(made, { longest: side, fps });
    expect(loudness((await video.sound())!)).toBeGreaterThan(0.2);
    let frame = 0;
    for await (const bytes of video.frames()) {
      const { data } = await panned(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(difference(data, rgbOf(bytes), 150 - frame * 8, 90 - frame * 2, 40), `frame ${frame}`).toBeGreaterThan(4);
      frame += 1;
    }
    expect(frame).toBe(count);
  });
});

describe('a track', () => {
  const blank = () => imageOf(sharp({ create: { width: side, height: side, channels: 3, background: '#777' } }));

  it('loses a face that is gone and takes it up again when it comes back near by', async () => {
    const first = await imageOf(panned(0));
    const [face] = await findFaces(first);
    const track = createTracker([face!.mesh], 0.04);
    expect((await track(first))[0]).toMatchObject({ opacity: 1 });
    for (let frame = 0; frame < 3; frame += 1) expect((await track(await blank()))[0]).toEqual({ mesh: null, opacity: 0 });
    const back: boolean[] = [];
    for (let frame = 0; frame < 4; frame += 1) back.push((await track(await imageOf(panned(3))))[0]!.mesh !== null);
    expect(back.at(-1)).toBe(true);
  });
});

describe('a steady mesh', () => {
  const still: Mesh = Array.from({ length: 468 }, (_, index): Point => [(index % 23) * 4, Math.trunc(index / 23) * 4, 0]);
  const shaken = (by: number): Mesh => still.map(([x, y, z]): Point => [x + by, y, z]);

  it('does not tremble, and follows at once when the face moves', () => {
    const steady = createSteady();
    let most = 0;
    for (let frame = 0; frame < 40; frame += 1) {
      const [[x]] = steady(shaken(frame % 2 === 0 ? 0.5 : -0.5), 0.04) as [Point];
      if (frame > 5) most = Math.max(most, Math.abs(x));
    }
    expect(most, 'half a pixel of trembling').toBeLessThan(0.3);
    let late = 0;
    for (let frame = 1; frame <= 20; frame += 1) {
      const [[x]] = steady(shaken(frame * 6), 0.04) as [Point];
      late = frame * 6 - x;
    }
    expect(late / faceWidth(still), 'a quick move').toBeLessThan(0.12);
  });
});

it('a part of a frame is cut out and put back where it was, and what is seen through it stays', () => {
  const [wide, high] = [5, 4];
  const frame = Buffer.from(Array.from({ length: wide * high * 4 }, (_, at) => at));
  const part = { left: 1, top: 2, width: 3, height: 2 };
  const cut = cutRgb(frame, wide, part);
  expect([...cut.subarray(0, 6)], 'the first pixels of its first row').toEqual([44, 45, 46, 48, 49, 50]);
  expect([...cut.subarray(9, 12)], 'its second row').toEqual([64, 65, 66]);
  const changed = Buffer.from(frame);
  putRgb(changed, wide, part, cut.fill(0));
  for (const [at, value] of frame.entries()) {
    const [x, y] = [(at >> 2) % wide, Math.trunc((at >> 2) / wide)];
    expect(changed[at], `${x}, ${y}, ${at % 4}`).toBe(x >= 1 && x < 4 && y >= 2 && at % 4 < 3 ? 0 : value);
  }
});

it('a thread that cannot paint fails what was asked of it and what is asked then, instead of leaving it open', async () => {
  const painter = openPainter([null as never]);
  const image = () => ({ width: 1, height: 1, rgb: Buffer.allocUnsafeSlow(3) });
  await expect(painter.paint(image(), [])).rejects.toThrow(TypeError);
  await expect(painter.paint(image(), [])).rejects.toThrow(TypeError);
  await painter.close();
});
