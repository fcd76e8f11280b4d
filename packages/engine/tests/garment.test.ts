import { mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jointCount, joints, type JointName, type Pose } from '../body/joints.ts';
import { dye } from '../garment/dye.ts';
import { isOnBothHalves } from '../garment/halves.ts';
import { clothFromWords } from '../garment/pattern.ts';
import { hex } from '@iridia/pixels/color';
import { findGarment } from '../garment/find.task.ts';
import { proposeGarment } from '../garment/propose.ts';
import { gather } from '../garment/tones.ts';
import { clothIn } from '../garment/words.ts';
import { readImage } from '../image/image.ts';
import type { EngineJob } from '../job/job.ts';
import { photo, pixelsOf, type Pixels, workshop } from './kit/task.ts';
import { everyCase } from './kit/depth.ts';

const { make, path } = workshop();

const at = ({ data, width, channels }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
];

describe('changing a garment', () => {
  it('dyes the suit that it proposes, and neither the face nor the ground', async () => {
    const before = await pixelsOf(photo('astronaut'));
    const { image, notes, progress } = await make('image.garment', { prompt: 'a blue dress' }, { image: [photo('astronaut')] });
    // The suit was orange.
    for (const [x, y] of [
      [97, 290],
      [178, 315],
      [97, 436],
    ] as const) {
      const [red, , blue] = at(image, x, y);
      expect(at(before, x, y)[0]).toBeGreaterThan(at(before, x, y)[2]! + 60);
      expect(blue).toBeGreaterThan(red! + 30);
    }
    // Face, flag, sky, helmet.
    for (const [x, y] of [
      [225, 110],
      [30, 60],
      [300, 40],
      [400, 420],
    ] as const)
      expect(at(image, x, y)).toEqual(at(before, x, y));
    expect(notes).toEqual({ draft: true, recolored: true, proposed: true, understood: ['blue', 'dress'], unknown: [] });
    expect(progress.map(([, stage]) => stage)).toEqual(expect.arrayContaining(['reading', 'cutting', 'dyeing', 'encoding']));
  });

  it('dyes what is brushed with the cloth of an image', async () => {
    const [width, height] = [512, 512];
    await sharp({ create: { width, height, channels: 3, background: '#000' } })
      .composite([{ input: { create: { width: 80, height: 60, channels: 3, background: '#fff' } }, left: 60, top: 300 }])
      .png()
      .toFile(path('brushed.png'));
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1fae54' } })
      .png()
      .toFile(path('cloth.png'));
    const files = { image: [photo('astronaut')], mask: [path('brushed.png')], garment: [path('cloth.png')] };
    const inputs = { garment: 'cloth.png', mask: 'brushed.png', prompt: 'a red striped shirt' };
    const { image, notes } = await make('image.garment', inputs, files);
    const [red, green] = at(image, 100, 330);
    expect(green).toBeGreaterThan(red! + 40);
    expect(at(image, 300, 350)).toEqual(at(await pixelsOf(photo('astronaut')), 300, 350));
    // The cloth is not that of the words, and no note claims it.
    expect(notes).toMatchObject({ recolored: true, proposed: false, understood: ['shirt'], unknown: ['red', 'striped'] });
  });

  it.skipIf(!everyCase).each(['rice-field', 'meadow', 'balcony', 'figure'])('finds what %s, a sample of the site, wears', async (name) => {
    const image = join(import.meta.dirname, `../../../public/samples/${name}.jpg`);
    const { notes } = await make('image.garment', { prompt: 'red' }, { image: [image] });
    expect(notes).toMatchObject({ recolored: true, proposed: true });
  });

  it('leaves a beard and the nape, which are as dark as the jacket', async () => {
    const image = join(import.meta.dirname, '../../../public/samples/meadow.jpg');
    const { path } = await make('image.garment', { prompt: 'red' }, { image: [image] });
    const [before, after] = await Promise.all([pixelsOf(image), pixelsOf(path)]);
    const [red, green] = at(after, 330, 330);
    expect(red).toBeGreaterThan(green! + 60);
    for (const [x, y] of [
      [220, 196],
      [284, 176],
    ] as const)
      expect(Math.max(...at(after, x, y).map((value, channel) => Math.abs(value - at(before, x, y)[channel]!)))).toBeLessThan(12);
  });

  it('refuses an image without a person, and words without a color or pattern', async () => {
    await expect(make('image.garment', { prompt: 'red' }, { image: [photo('coffee')] })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'noGarment',
    });
    await expect(make('image.garment', { prompt: 'an elegant dress' }, { image: [photo('astronaut')] })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'noGarmentWords',
    });
  });
});

describe('a garment that a form shows before it is changed', () => {
  const find = async (name: 'astronaut' | 'coffee', prompt: string) => {
    const folder = await mkdtemp(path('found-'));
    const job: EngineJob = {
      id: 'one',
      tool: 'garments',
      capability: 'garment.find',
      inputs: { prompt },
      files: { image: [photo(name)] },
      locale: 'en',
      folder,
    };
    return findGarment(job, () => undefined);
  };

  it.skipIf(!everyCase)('is a small mask, and what it marks is what is dyed', async () => {
    const { outputs, notes } = await find('astronaut', 'a blue jacket');
    const [mask] = outputs;
    expect((await stat(mask!.path)).size).toBeLessThan(60_000);
    expect(notes.share).toBeCloseTo(0.23, 1);
    const shown = await pixelsOf(mask!.path);
    expect([shown.width, shown.height]).toEqual([512, 512]);
    const before = await pixelsOf(photo('astronaut'));
    const made = await make(
      'image.garment',
      { prompt: 'a blue jacket', mask: 'mask.png' },
      { image: [photo('astronaut')], mask: [mask!.path] },
    );
    expect(made.notes).toMatchObject({ proposed: false });
    const around = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
    for (let y = 4; y < 508; y += 8)
      for (let x = 4; x < 508; x += 8) {
        const near = around.flatMap((dy) => around.map((dx) => shown.data[((y + dy) * 512 + x + dx) * shown.channels]!));
        if (Math.max(...near) === 0) expect(at(made.image, x, y)).toEqual(at(before, x, y));
        if (Math.min(...near) === 255) expect(at(made.image, x, y)).not.toEqual(at(before, x, y));
      }
  });

  it.each([
    ['coffee', 'red'],
    // The photo ends above the legs.
    ['astronaut', 'red trousers'],
  ] as const)('is not there in “%s” for “%s”', async (name, prompt) => {
    expect(await find(name, prompt)).toEqual({ outputs: [], notes: { share: 0 } });
  });
});

describe('the proposed garment', () => {
  it('is the garment alone: no hair, no skin, no neighbor, no thing in front of it', async () => {
    const image = await readImage(photo('astronaut'), 1024);
    const alpha = (await proposeGarment(image))!;
    const share = (left: number, top: number, right: number, bottom: number) => {
      let sum = 0;
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += alpha[y * image.width + x]!;
      return sum / ((right - left) * (bottom - top));
    };
    // Sleeves and chest are whole.
    expect(share(80, 270, 120, 350)).toBeGreaterThan(0.95);
    expect(share(60, 350, 120, 400)).toBeGreaterThan(0.9);
    // Hair, face, helmet, rocket.
    expect(share(160, 15, 290, 60)).toBe(0);
    expect(share(190, 80, 260, 170)).toBe(0);
    expect(share(350, 370, 430, 460)).toBeLessThan(0.02);
    expect(share(380, 40, 460, 200)).toBe(0);
  });
});

describe('an arm before the trunk', () => {
  const [width, height] = [100, 120];
  /** Somebody upright, seen from the front. */
  const spots: Partial<Record<JointName, readonly [number, number]>> = {
    leftShoulder: [40, 20],
    rightShoulder: [60, 20],
    leftHip: [42, 70],
    rightHip: [58, 70],
  };
  const found = new Map(Object.entries(spots).map(([name, spot]) => [joints[name as JointName] as number, spot]));
  const pose: Pose = {
    confidence: 1,
    joints: Array.from({ length: jointCount }, (_, index) => {
      const [x, y] = found.get(index) ?? [0, 0];
      const seen = found.has(index) ? 1 : 0;
      return { x, y, seen, present: seen };
    }),
  };
  const marked = (isIn: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: width * height }, (_, index) => (isIn(index % width, Math.trunc(index / width)) ? 1 : 0));
  const onArm = (x: number, y: number) => x > 34 && x < 46 && y > 30 && y < 90;
  const onSides = (x: number, y: number) => Math.abs(x - 50) > 4 && Math.abs(x - 50) < 14 && y > 20 && y < 70;
  const size = { width, height };

  it('that has not the tone of the face isn’t a garment; an open jacket is one', () => {
    expect(isOnBothHalves(marked(onArm), size, pose)).toBe(false);
    expect(isOnBothHalves(marked(onSides), size, pose)).toBe(true);
  });

  it('may be all that a close-up shows of a garment', () => {
    const near = { ...pose, joints: pose.joints.map((joint) => ({ ...joint, x: joint.x * 3, y: joint.y * 3 })) };
    expect(isOnBothHalves(marked(onArm), size, near)).toBe(true);
  });
});

describe('two garments, one over the other', () => {
  /** A jacket over a shirt, ribbons on it, and a hat. */
  const places = {
    jacket: [
      [120, 420],
      [420, 400],
      [260, 560],
    ],
    shirt: [[318, 354]],
    hat: [[260, 120]],
    face: [[256, 250]],
    ground: [[480, 150]],
  } as const;
  it.each([
    ['a red jacket', 'jacket'],
    ['рубашка зелёная', 'shirt'],
  ] as const)('“%s” dyes the %s alone', async (prompt, meant) => {
    const before = await pixelsOf(photo('hopper'));
    const { image } = await make('image.garment', { prompt }, { image: [photo('hopper')] });
    for (const [name, spots] of Object.entries(places))
      for (const [x, y] of spots) {
        if (name === meant) expect(at(image, x, y), name).not.toEqual(at(before, x, y));
        else expect(at(image, x, y), name).toEqual(at(before, x, y));
      }
  });
});

describe('a second proposal', () => {
  it.skipIf(!everyCase)('is the first one: what was shown is what is found', async () => {
    const image = await readImage(photo('astronaut'), 400);
    expect(await proposeGarment(image)).toEqual(await proposeGarment(image));
  });
});

describe('dye', () => {
  it('keeps folds where they are: what was darker stays darker, what was lighter lighter', () => {
    const width = 64;
    const rgb = Buffer.alloc(width * width * 3);
    for (let index = 0; index < width * width; index += 1) {
      const fold = 0.7 + 0.3 * Math.sin((index % width) / 4);
      rgb.set([230 * fold, 110 * fold, 40 * fold], index * 3);
    }
    const { rgb: dyed } = dye({ rgb, width, height: width }, { alpha: new Float32Array(width * width).fill(1), front: rgb }, () => [
      30, 80, 200,
    ]);
    const along = (pixels: Buffer, channel: number) => Array.from({ length: width }, (_, x) => pixels[(30 * width + x) * 3 + channel]!);
    const [before, after] = [along(rgb, 0), along(dyed, 2)];
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [a, b] = [mean(before), mean(after)];
    const spread = (values: number[], middle: number) => Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
    const together = before.reduce((sum, value, x) => sum + (value - a) * (after[x]! - b), 0) / (spread(before, a) * spread(after, b));
    expect(together).toBeGreaterThan(0.95);
    expect(b).toBeGreaterThan(mean(along(dyed, 0)) + 60);
  });
});

describe('words for cloth', () => {
  it.each([
    ['navy and white stripes', 'stripes', ['navy', 'white']],
    ['蓝色条纹', 'stripes', ['blue']],
    ['rayures bleues', 'stripes', ['blue']],
    ['lunares rojos', 'dots', ['red']],
    ['красная клетка', 'checks', ['red']],
    ['цветочки', 'flowers', []],
    ['vaqueros', 'denim', []],
    ['迷彩', 'camouflage', []],
    ['a brown leather jacket', 'leather', ['brown']],
    ['une veste en cuir noir', 'leather', ['black']],
    ['una chaqueta de cuero', 'leather', []],
    ['кожаная куртка', 'leather', []],
    ['黑色皮夹克', 'leather', ['black']],
    ['a green wool sweater', 'knit', ['green']],
    ['un vestido', null, []],
    ['an emerald green dress', null, ['emerald']],
    ['une robe couleur moutarde', null, ['mustard']],
    ['un traje gris antracita', null, ['charcoal']],
    ['рубашка цвета хаки', null, ['khaki']],
    ['玫红裙子', null, ['fuchsia']],
  ])('are found in “%s”', (prompt, pattern, colors) => {
    const wish = clothIn(prompt);
    expect(wish.pattern).toBe(pattern);
    expect(wish.colors.map(({ name }) => name)).toEqual(colors);
  });

  it.each([
    ['a red and blue dress', ['red', 'dress'], ['blue']],
    ['red dots, white and blue', ['red', 'dots', 'white'], ['blue']],
    ['a light blue shirt', ['light', 'blue', 'shirt'], []],
    ['une robe couleur menthe', ['robe', 'menthe'], []],
  ])('are claimed of “%s” as far as they are woven', (prompt, understood, unknown) => {
    expect(clothIn(prompt)).toMatchObject({ understood, unknown });
  });

  it.each(['a dark green suit', 'un costume vert foncé', 'un traje verde oscuro', 'тёмно-зелёный костюм', '深绿色西装'])(
    'make the color darker in “%s”',
    (prompt) => {
      const { colors, unknown } = clothIn(prompt);
      expect(unknown).toEqual([]);
      const light = (value: string) => hex(value).reduce((sum, channel) => sum + channel, 0);
      expect(light(colors[0]!.value)).toBeLessThan(0.6 * light(clothIn('green').colors[0]!.value));
    },
  );

  it('weave checks of one color with black', async () => {
    const cloth = await clothFromWords(clothIn('red tartan'), 100);
    const lights = Array.from({ length: 45 }, (_, x) => cloth(x, 10, 0).reduce((sum, value) => sum + value, 0));
    expect(Math.min(...lights)).toBeLessThan(180);
  });

  it('make a print of the first color with the second on it', async () => {
    const cloth = await clothFromWords(clothIn('red dots white'), 100);
    const seen = new Set<string>();
    for (let x = 0; x < 36; x += 1)
      for (let y = 0; y < 36; y += 1)
        seen.add(
          cloth(x + 0.5, y + 0.5, 0)
            .map((value) => (value > 150 ? 1 : 0))
            .join(''),
        );
    expect(seen).toEqual(new Set(['100', '111']));
  });
});

describe('the colors of a chest', () => {
  it('are gathered with their shares', () => {
    const orange = Array.from({ length: 70 }, (_, index) => [120 + (index % 9), -40, 50] as const);
    const black = Array.from({ length: 30 }, (_, index) => [10 + (index % 5), 0, 0] as const);
    const shares = gather([...orange, ...black], 2).map(({ share }) => share);
    expect(shares.toSorted((a, b) => b - a)).toEqual([0.7, 0.3]);
  });
});
