import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { planFor } from '../../engine/enhance/task.ts';
import { photo, pixelsOf, psnr, workshop } from './kit/task.ts';

const { make, path } = workshop();

/** A part of the photo as it is, and the same at half its size. */
async function halved(name: string): Promise<{ truth: Buffer; small: string; width: number; height: number }> {
  const [width, height] = [320, 240];
  const truth = await sharp(photo('astronaut')).extract({ left: 60, top: 0, width, height }).removeAlpha().raw().toBuffer();
  const small = path(`${name}.png`);
  await sharp(truth, { raw: { width, height, channels: 3 } })
    .resize(width / 2, height / 2, { kernel: 'lanczos3' })
    .png()
    .toFile(small);
  return { truth, small, width, height };
}

describe('enlarging', () => {
  it('finds detail that resampling does not', async () => {
    const { truth, small, width, height } = await halved('detail');
    const { picture, outputs } = await make('image.enhance', { scale: 2 }, { image: [small] });
    expect(outputs[0]).toMatchObject({ type: 'image/png', width, height });
    const resampled = await sharp(small).resize(width, height, { kernel: 'lanczos3' }).raw().toBuffer();
    expect(psnr(picture.data, truth)).toBeGreaterThan(psnr(resampled, truth) + 3);
  });

  it('makes four times the size of two times twice, and tells its progress by tiles', async () => {
    const small = path('four.png');
    await sharp(photo('coffee')).resize(100, 75).png().toFile(small);
    const { picture, progress } = await make('image.enhance', { scale: 4 }, { image: [small] });
    expect([picture.width, picture.height]).toEqual([400, 300]);
    const enlarging = progress.filter(([, stage]) => stage === 'enlarging').map(([fraction]) => fraction);
    // One tile in the first round, two by one in the second.
    expect(enlarging).toHaveLength(3);
    expect(enlarging).toEqual(enlarging.toSorted((a, b) => a - b));
  });

  it('joins its tiles without a seam', async () => {
    const ramp = path('ramp.png');
    const side = 200;
    const raw = Buffer.from(Array.from({ length: side * side * 3 }, (_, at) => 40 + Math.round((Math.floor(at / 3) % side) * 0.8)));
    await sharp(raw, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toFile(ramp);
    const { picture } = await make('image.enhance', { scale: 2 }, { image: [ramp] });
    // A tile ends at 320: no step there is larger than the ramp's own.
    for (let x = 300; x < 340; x += 1) {
      const at = (200 * picture.width + x) * 3;
      expect(Math.abs(picture.data[at + 3]! - picture.data[at]!)).toBeLessThanOrEqual(3);
    }
  });

  it('keeps what is transparent, and lets no hidden colour into the edge', async () => {
    const disc = path('disc.png');
    await sharp(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="30" fill="#fff"/></svg>'),
    )
      .png()
      .toFile(disc);
    const { picture } = await make('image.enhance', { scale: 2 }, { image: [disc] });
    expect(picture.channels).toBe(4);
    for (let at = 0; at < picture.data.length; at += 4) if (picture.data[at + 3]! > 20) expect(picture.data[at]).toBeGreaterThan(235);
    expect(picture.data[3]).toBe(0);
    expect(picture.data[(80 * 160 + 80) * 4 + 3]).toBe(255);
  });

  it('writes a photo as a photo, upright', async () => {
    const turned = path('turned.jpg');
    await sharp(photo('coffee')).resize(60, 40).withMetadata({ orientation: 6 }).jpeg().toFile(turned);
    const { outputs } = await make('image.enhance', {}, { image: [turned] });
    expect(outputs[0]).toMatchObject({ type: 'image/jpeg', width: 80, height: 120 });
    expect((await pixelsOf(outputs[0]!.path)).width).toBe(80);
  });

  it('takes the photos of every phone: doubles 12 megapixels, keeps 48, and never goes over the limit', () => {
    for (const scale of [2, 4] as const) {
      expect(planFor(12_000_000, scale)).toEqual({
        times: scale,
        before: scale === 2 ? 1 : (expect.closeTo(0.51, 2) as number),
      });
      expect(planFor(48_000_000, scale)).toEqual({ times: 2, before: expect.closeTo(0.51, 2) as number });
      for (const pixels of [1, 1000, 3_000_000, 8_000_000, 12_000_000, 24_000_000, limits.imagePixels]) {
        const { times, before } = planFor(pixels, scale);
        const made = pixels * (before * times) ** 2;
        expect(made).toBeLessThanOrEqual(limits.enhancedPixels * 1.0001);
        expect(made).toBeGreaterThanOrEqual(Math.min(pixels * scale ** 2, limits.enhancedPixels) * 0.999);
      }
    }
  });
});
