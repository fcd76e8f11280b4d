import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '@iridia/pixels/random';
import { dilate, thicknessOf, workplaces } from '../inpaint/hole.ts';
import { photo, pixelsOf, psnr, workshop } from './kit/task.ts';
import { everyCase } from './kit/depth.ts';

const { make, path } = workshop();
const [width, height] = [300, 200];
const rim = 3;

/** Strokes of the given thickness, as wide as letters. */
const strokes = (color: string, thickness: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges"><g stroke="${color}" stroke-width="${thickness}" fill="none">
      <path d="M60 150V110H90V150M60 130H90M110 110V150H140M160 150V110H190V130H160M210 110H240V150H210Z"/></g></svg>`,
  );

type Marked = { clean: Buffer; marked: string; mask: string; hole: Uint8Array };

/** A photo with marks over it, the mask of the marks, and the photo as it was. */
async function marked(name: string, thickness: number): Promise<Marked> {
  const clean = await sharp(photo('coffee')).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  const over = path(`${name}.png`);
  await sharp(clean, { raw: { width, height, channels: 3 } })
    .composite([{ input: strokes('#fff', thickness) }])
    .removeAlpha()
    .png()
    .toFile(over);
  const mask = path(`${name}-mask.png`);
  await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: strokes('#fff', thickness) }])
    .removeAlpha()
    .png()
    .toFile(mask);
  const { data } = await pixelsOf(mask);
  return { clean, marked: over, mask, hole: Uint8Array.from({ length: width * height }, (_, at) => (data[at * 3]! > 127 ? 1 : 0)) };
}

/** The letters, taken out once for anyone who looks at them. */
let withoutLetters: ReturnType<typeof takeOutLetters> | null = null;
async function takeOutLetters() {
  const letters = await marked('letters', 9);
  return { ...letters, made: await make('image.inpaint', {}, { image: [letters.marked], mask: [letters.mask] }) };
}

const inside = (pixels: Uint8Array, hole: Uint8Array): Uint8Array => pixels.filter((_, at) => hole[Math.trunc(at / 3)]);

describe('taking marks out', () => {
  it.each([
    ['letters', 17],
    ['scratches', 19],
  ])('makes %s vanish and leaves all else as it was', async (name, decibels) => {
    const scratched = async () => {
      const scratches = await marked('scratches', 3);
      return { ...scratches, made: await make('image.inpaint', {}, { image: [scratches.marked], mask: [scratches.mask] }) };
    };
    const { clean, marked: over, hole, made } = await (name === 'letters' ? (withoutLetters ??= takeOutLetters()) : scratched());
    const { image, progress, outputs } = made;
    expect(outputs[0]!.type).toBe('image/png');
    const before = psnr(inside((await pixelsOf(over)).data, hole), inside(clean, hole));
    const after = psnr(inside(image.data, hole), inside(clean, hole));
    expect(before).toBeLessThan(12);
    expect(after).toBeGreaterThan(decibels);
    const worked = dilate(hole, width, height, rim);
    const touched = worked.findIndex(
      (value, at) => !value && [0, 1, 2].some((channel) => image.data[at * 3 + channel] !== clean[at * 3 + channel]),
    );
    expect(touched).toBe(-1);
    expect(progress.some(([fraction, stage]) => stage === 'filling' && fraction > 0.2 && fraction < 0.9)).toBe(name === 'letters');
  });

  it('continues what is beside a large hole, and leaves no blur there', async () => {
    const [across, down, middle] = [240, 180, 90];
    const random = randomFrom('crowd');
    // A crowd above a lawn, and a hole over a third of both sides.
    const crowd = Buffer.alloc(across * down * 3);
    const spots = Array.from({ length: 700 }, () => [random() * across, random() * middle, random() * 255] as const);
    for (let at = 0; at < across * down; at += 1) {
      const [x, y] = [at % across, Math.trunc(at / across)];
      const spot = y < middle ? spots.findLast(([left, top]) => Math.hypot(left - x, top - y) < 5) : undefined;
      crowd.set(y < middle ? [spot?.[2] ?? 60, spot?.[2] ?? 60, 80] : [60, 140 + random() * 12, 40], at * 3);
    }
    const hole = { left: 80, top: 50, width: 80, height: 80 };
    const object = { create: { width: hole.width, height: hole.height, channels: 3, background: '#fff' } } as const;
    const empty = { create: { width: across, height: down, channels: 3, background: '#000' } } as const;
    const over = [{ input: await sharp(object).png().toBuffer(), left: hole.left, top: hole.top }];
    await sharp(crowd, { raw: { width: across, height: down, channels: 3 } })
      .composite(over)
      .png()
      .toFile(path('crowd.png'));
    await sharp(empty).composite(over).png().toFile(path('crowd-mask.png'));
    const { image } = await make('image.inpaint', {}, { image: [path('crowd.png')], mask: [path('crowd-mask.png')] });
    const rough = (data: Uint8Array, left: number) => {
      let sum = 0;
      for (let y = hole.top + 5; y < middle - 8; y += 1)
        for (let x = left; x < left + 60; x += 1) sum += Math.abs(data[(y * across + x) * 3]! - data[(y * across + x + 1) * 3]!);
      return sum;
    };
    expect(rough(image.data, hole.left + 10) / rough(crowd, 10)).toBeGreaterThan(0.5);
    for (const [x, y] of [
      [100, 105],
      [120, 115],
      [140, 120],
    ] as const)
      expect(image.data[(y * across + x) * 3 + 1]! - image.data[(y * across + x) * 3]!).toBeGreaterThan(50);
  });

  it.skipIf(!everyCase)('fills the same hole the same way', async () => {
    const { marked: over, mask, made } = await (withoutLetters ??= takeOutLetters());
    const again = await make('image.inpaint', {}, { image: [over], mask: [mask] });
    expect(again.image.data.equals(made.image.data)).toBe(true);
  });

  it('refuses a mask in which nothing, or nearly everything, is marked', async () => {
    const flat = (background: string) => sharp({ create: { width, height, channels: 4, background } }).png();
    await flat('#000').toFile(path('nothing.png'));
    await flat('#fff').toFile(path('everything.png'));
    const image = [photo('coffee')];
    await expect(make('image.inpaint', {}, { image, mask: [path('nothing.png')] })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'noMask',
    });
    await expect(make('image.inpaint', {}, { image, mask: [path('everything.png')] })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'maskTooLarge',
    });
  });
});

describe('a hole', () => {
  it('is as thick as the largest square in it', () => {
    const hole = new Uint8Array(100);
    for (const at of [11, 12, 13, 21, 22, 23, 31, 32, 33, 34, 35, 36]) hole[at] = 1;
    expect(thicknessOf(hole, 10)).toBe(3);
  });

  it('is worked on in parts, those near each other as one', () => {
    const hole = new Uint8Array(400 * 10);
    for (const at of [5, 25, 300]) hole[at] = 1;
    expect(workplaces(hole, 400, 10, 20)).toEqual([
      { left: 0, top: 0, width: 46, height: 10 },
      { left: 280, top: 0, width: 41, height: 10 },
    ]);
  });
});
