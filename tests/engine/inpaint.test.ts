import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dilate, thicknessOf, workplaces } from '../../engine/inpaint/hole.ts';
import { photo, pixelsOf, psnr, workshop } from './kit/task.ts';

const { make, path } = workshop();
const [width, height] = [300, 200];
const rim = 3;

/** Strokes of the given thickness, as wide as letters. */
const strokes = (colour: string, thickness: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges"><g stroke="${colour}" stroke-width="${thickness}" fill="none">
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

const inside = (pixels: Uint8Array, hole: Uint8Array): Uint8Array => pixels.filter((_, at) => hole[Math.trunc(at / 3)]);

describe('taking marks out', () => {
  it.each([
    ['letters', 9, 17],
    ['scratches', 3, 19],
  ])('makes %s vanish and leaves all else as it was', async (name, thickness, decibels) => {
    const { clean, marked: over, mask, hole } = await marked(name, thickness);
    const { picture, progress, outputs } = await make('image.inpaint', {}, { image: [over], mask: [mask] });
    expect(outputs[0]!.type).toBe('image/png');
    const before = psnr(inside((await pixelsOf(over)).data, hole), inside(clean, hole));
    const after = psnr(inside(picture.data, hole), inside(clean, hole));
    expect(before).toBeLessThan(12);
    expect(after).toBeGreaterThan(decibels);
    const worked = dilate(hole, width, height, rim);
    const touched = worked.findIndex(
      (value, at) => !value && [0, 1, 2].some((channel) => picture.data[at * 3 + channel] !== clean[at * 3 + channel]),
    );
    expect(touched).toBe(-1);
    expect(progress.some(([fraction, stage]) => stage === 'filling' && fraction > 0.2 && fraction < 0.9)).toBe(name === 'letters');
  });

  it('fills the same hole the same way', async () => {
    const { marked: over, mask } = await marked('again', 6);
    const [one, other] = [
      await make('image.inpaint', {}, { image: [over], mask: [mask] }),
      await make('image.inpaint', {}, { image: [over], mask: [mask] }),
    ];
    expect(one.picture.data.equals(other.picture.data)).toBe(true);
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
