import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { enlargedSize, mostEnlarged } from '../../contract/facts/enlarging.ts';
import { enlargerFor, givenTo, upscale } from '../../engine/enhance/upscale.ts';
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

  it('doubles the photos of phones, takes nothing of what they show away first, and refuses what gains nothing', async () => {
    const twelve = { width: 4000, height: 3000 };
    for (const scale of [2, 4] as const) {
      expect(enlargedSize(twelve, scale)).toEqual({ width: 8000, height: 6000 });
      expect(enlargedSize({ width: 8064, height: 6048 }, scale)).toBeNull();
      for (const pixels of [1, 1000, 3_000_000, 8_000_000, 12_000_000, 24_000_000, mostEnlarged]) {
        const side = Math.floor(Math.sqrt(pixels));
        const size = enlargedSize({ width: side, height: side }, scale)!;
        expect(size.width * size.height).toBeLessThanOrEqual(limits.enhancedPixels);
        expect(size.width / side).toBeGreaterThanOrEqual(1.25 - 1e-3);
        expect(givenTo({ width: side, height: side }, size, { factor: 2, passes: size.width > 2 * side ? 2 : 1 })[0]).toEqual({
          width: side,
          height: side,
        });
      }
    }
    const large = path('large.png');
    await sharp({ create: { width: 6400, height: 5100, channels: 3, background: '#888' } })
      .png({ compressionLevel: 1 })
      .toFile(large);
    await expect(make('image.enhance', { scale: 2 }, { image: [large] })).rejects.toMatchObject({ reason: 'imageLargeAlready' });
  });

  it('enlarges a photo that may grow less than twice from all of its pixels, not from a smaller copy', async () => {
    const { truth, width, height } = await halved('partly');
    const reduced = async (wide: number, high: number) => ({
      rgb: await sharp(truth, { raw: { width, height, channels: 3 } })
        .resize(wide, high)
        .raw()
        .toBuffer(),
      width: wide,
      height: high,
    });
    const small = await reduced(width * 0.7, height * 0.7);
    const [whole, copied] = [
      await upscale(small, { width, height }, enlargerFor(2)),
      await upscale(await reduced(width / 2, height / 2), { width, height }, enlargerFor(2)),
    ];
    expect(psnr(whole.rgb, truth)).toBeGreaterThan(psnr(copied.rgb, truth) + 2);
  });
});
