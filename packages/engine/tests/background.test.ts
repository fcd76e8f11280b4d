import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { groundFor } from '../background/ground.ts';
import { placeOn } from '../background/place.ts';
import { usePacks } from '../packs/index.ts';
import { tinyPacks } from './kit/packs.ts';
import { photo, type Pixels, workshop } from './kit/task.ts';

const { make, path } = workshop();
const side = 320;

/** A drawn fox on a plain ground, standing clear of all edges. */
beforeAll(async () => {
  const fox = await sharp(join(import.meta.dirname, '../../../public/stickers/fox.webp'))
    .resize(180, 180)
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 3, background: '#e8e4dc' } })
    .composite([{ input: fox, left: 70, top: 70 }])
    .png()
    .toFile(path('fox.png'));
});

const pixel = ({ data, width, channels }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
];
const change = (background: object, files: Record<string, string[]> = {}) =>
  make('image.cutout', { background, seed: 4 }, { image: [path('fox.png')], ...files });

/** Where the ground alone counts, the subject is cut out by the tiny net of a pack. */
async function changeQuickly(background: object, files: Record<string, string[]> = {}) {
  tinyPacks.cutout(path('packs'));
  usePacks(path('packs'));
  try {
    return await change(background, files);
  } finally {
    usePacks(null);
  }
}

/** The ground alone, without the cut-out before it. */
const painted = (prompt: string) =>
  groundFor(
    {
      id: 'ground',
      tool: 'test',
      capability: 'image.cutout',
      inputs: { background: { prompt }, seed: 4 },
      files: {},
      locale: 'en',
      folder: '',
    },
    { width: 160, height: 160 },
  );

describe('a new background', () => {
  it('is a color all around the subject', async () => {
    const { image, outputs, progress } = await change({ colour: '#2266cc' });
    expect(outputs[0]).toMatchObject({ type: 'image/png', width: side, height: side });
    expect(image.channels).toBe(3);
    for (const [x, y] of [
      [5, 5],
      [315, 5],
      [5, 315],
      [315, 315],
      [160, 20],
    ] as const)
      expect(pixel(image, x, y)).toEqual([0x22, 0x66, 0xcc]);
    const [red, green, blue] = pixel(image, 160, 120);
    expect([red! > blue!, green! > 0]).toEqual([true, true]);
    const fractions = progress.map(([fraction]) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(progress.map(([, stage]) => stage)).toEqual(expect.arrayContaining(['cutting', 'painting', 'composing', 'encoding']));
  });

  it('is an image that covers everything', async () => {
    const { image } = await changeQuickly({ image: 'coffee.jpg' }, { background: [photo('coffee')] });
    const cover = await sharp(photo('coffee')).resize(side, side, { fit: 'cover', position: 'attention' }).removeAlpha().raw().toBuffer();
    for (const at of [10, 100, 300])
      for (const channel of [0, 1, 2])
        expect(Math.abs(pixel(image, at, 8)[channel]! - cover[(8 * side + at) * 3 + channel]!)).toBeLessThan(12);
  });

  it('is a painted place the same in two languages', async () => {
    const [english, russian] = [await painted('a meadow'), await painted('луг')];
    expect(english.rgb.equals(russian.rgb)).toBe(true);
    const { image, notes } = await changeQuickly({ prompt: 'a meadow' });
    expect(pixel(image, 5, 5)).not.toEqual([0xe8, 0xe4, 0xdc]);
    expect(notes).toEqual({ draft: true, understood: ['meadow'], unknown: [], seed: 4 });
  });

  it('never fails for lack of a drawing: it shows the words themselves, and the notes mention it', async () => {
    const { notes } = await painted('quixotic flumoxity');
    expect(notes).toMatchObject({ understood: [], written: ['quixotic', 'flumoxity'], unknown: [] });
  });
});

describe('the shadow on the ground', () => {
  const size = { width: 100, height: 100 };
  /** A block that stands on the row `bottom`, on a gray ground. */
  async function stood(bottom: number, floor: boolean): Promise<Buffer> {
    const alpha = Float32Array.from({ length: 10_000 }, (_, at) =>
      at % 100 >= 30 && at % 100 < 70 && at / 100 >= 20 && at / 100 <= bottom ? 1 : 0,
    );
    const rgba = Buffer.alloc(40_000, 200);
    for (let at = 0; at < alpha.length; at += 1) rgba[at * 4 + 3] = alpha[at]! * 255;
    return placeOn({ rgba, alpha, ...size }, { rgb: Buffer.alloc(30_000, 128), ...size, light: null, floor, notes: {} });
  }
  const at = (rgb: Buffer, x: number, y: number) => rgb[(y * 100 + x) * 3]!;

  it('lies under a standing figure', async () => {
    const rgb = await stood(70, true);
    expect(at(rgb, 50, 73)).toBeLessThan(112);
    expect([at(rgb, 5, 73), at(rgb, 50, 10), at(rgb, 50, 50)]).toEqual([128, 128, 200]);
  });

  it('is darkest where the figure touches the ground: below each leg, and not between them', async () => {
    const isLeg = (x: number) => (x >= 30 && x < 36) || (x >= 64 && x < 70);
    const alpha = Float32Array.from({ length: 10_000 }, (_, place) => {
      const [x, y] = [place % 100, Math.floor(place / 100)];
      return x >= 30 && x < 70 && y >= 20 && (y < 50 || (isLeg(x) && y <= 70)) ? 1 : 0;
    });
    const rgba = Buffer.alloc(40_000, 200);
    for (let place = 0; place < alpha.length; place += 1) rgba[place * 4 + 3] = alpha[place]! * 255;
    const rgb = await placeOn({ rgba, alpha, ...size }, { rgb: Buffer.alloc(30_000, 128), ...size, light: null, floor: true, notes: {} });
    expect(at(rgb, 33, 71)).toBeLessThan(at(rgb, 50, 71) - 8);
    expect(at(rgb, 67, 71)).toBeLessThan(at(rgb, 50, 71) - 8);
  });

  it('is missing on a plain color, and under a figure that the edge cuts off', async () => {
    expect(at(await stood(70, false), 50, 73)).toBe(128);
    expect(at(await stood(99, true), 20, 97)).toBe(128);
  });
});
