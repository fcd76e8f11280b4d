import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../contract/facts/limits.ts';
import { enlargedSize, mostEnlarged } from '../../../contract/facts/enlarging.ts';
import { restorerShare } from '../enhance/faces.ts';
import { enlargerFor, givenTo, upscale, workFor } from '../enhance/upscale.ts';
import { usePacks } from '../packs/index.ts';
import { tinyPacks } from './kit/packs.ts';
import { imageOf } from './kit/faces.ts';
import { photo, pixelsOf, psnr, workshop } from './kit/task.ts';
import { everyCase } from './kit/depth.ts';

const { make, path } = workshop();

const [width, height] = [320, 240];
const raw = { raw: { width, height, channels: 3 } } as const;

/** A part of a photo as it is, and the same at half its size: as PNG, or as JPEG with what its compression leaves. */
async function halved(name: 'astronaut' | 'coffee', quality?: number): Promise<{ truth: Buffer; small: string }> {
  const [left, top] = name === 'astronaut' ? [60, 0] : [150, 60];
  const truth = await sharp(photo(name)).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const half = sharp(truth, raw).resize(width / 2, height / 2, { kernel: 'lanczos3' });
  const small = path(`${name}.${quality ? 'jpg' : 'png'}`);
  await (quality ? half.jpeg({ quality }) : half.png()).toFile(small);
  return { truth, small };
}

const cubic = (distance: number): number => {
  const x = Math.abs(distance);
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0;
};

/** Doubles rows of `count` values, `step` apart, with their middles where those of the image are; sharp's are a quarter of a pixel aside. */
function doubledRows(values: Float32Array, count: number, step: number): Float32Array {
  const doubled = new Float32Array(values.length * 2);
  for (let row = 0; row < values.length / (count * step); row += 1)
    for (let at = 0; at < count * 2; at += 1) {
      const place = (at + 0.5) / 2 - 0.5;
      for (let tap = Math.floor(place) - 1; tap < Math.floor(place) + 3; tap += 1) {
        const from = Math.min(count - 1, Math.max(0, tap));
        for (let one = 0; one < step; one += 1)
          doubled[(row * count * 2 + at) * step + one]! += cubic(place - tap) * values[(row * count + from) * step + one]!;
      }
    }
  return doubled;
}

/** The image doubled by cubic resampling. */
async function resampled(small: string): Promise<Buffer> {
  const values = Float32Array.from(await sharp(small).removeAlpha().raw().toBuffer());
  const wide = doubledRows(values, width / 2, 3);
  return Buffer.from(Uint8ClampedArray.from(doubledRows(wide, height / 2, width * 3)));
}

/** How steep the steepest two percent of an image are, from 0 to about 360. */
function steepness(rgb: Buffer): number {
  const steps: number[] = [];
  for (let at = width * 3; at < rgb.length; at += 3) steps.push(Math.hypot(rgb[at]! - rgb[at - 3]!, rgb[at]! - rgb[at - width * 3]!));
  const steepest = steps.toSorted((one, other) => other - one).slice(0, steps.length / 50);
  return steepest.reduce((sum, step) => sum + step, 0) / steepest.length;
}

describe('enlarging', () => {
  it.each(everyCase ? (['astronaut', 'coffee'] as const) : (['coffee'] as const))(
    'draws edges nearly as steep as they were, which resampling does not: %s',
    async (name) => {
      const { truth, small } = await halved(name);
      const { image, outputs } = await make('image.enhance', { scale: 2 }, { image: [small] });
      expect(outputs[0]).toMatchObject({ type: 'image/png', width, height });
      const plain = await resampled(small);
      // In a face fewer edges are drawn anew.
      expect(steepness(image.data)).toBeGreaterThan((name === 'astronaut' ? 1.25 : 1.35) * steepness(plain));
      expect(steepness(image.data)).toBeLessThan(1.1 * steepness(truth));
      // It remains the image: no farther from it than what resampling makes.
      expect(psnr(image.data, truth)).toBeGreaterThan(psnr(plain, truth) - 0.5);
    },
  );

  it('removes compression artifacts, and comes nearer to the original than resampling', async () => {
    const { truth, small } = await halved('coffee', 60);
    const { image } = await make('image.enhance', { scale: 2 }, { image: [small] });
    expect(psnr(image.data, truth)).toBeGreaterThan(psnr(await resampled(small), truth) + 0.6);
  });

  it.skipIf(!everyCase)('makes four times the size from two times twice, and reports its progress by tiles', async () => {
    const small = path('four.png');
    await sharp(photo('coffee')).resize(100, 75).png().toFile(small);
    const { image, progress } = await make('image.enhance', { scale: 4 }, { image: [small] });
    expect([image.width, image.height]).toEqual([400, 300]);
    const enlarging = progress.filter(([, stage]) => stage === 'enlarging').map(([fraction]) => fraction);
    // One tile in the first round, two by one in the second, and one of the net that draws edges.
    expect(enlarging).toHaveLength(4);
    expect(enlarging).toEqual(enlarging.toSorted((a, b) => a - b));
  });

  it('joins its tiles without a seam', async () => {
    const ramp = path('ramp.png');
    const [wide, high] = [200, 40];
    const raw = Buffer.from(Array.from({ length: wide * high * 3 }, (_, at) => 40 + Math.round((Math.floor(at / 3) % wide) * 0.8)));
    await sharp(raw, { raw: { width: wide, height: high, channels: 3 } })
      .png()
      .toFile(ramp);
    const { image } = await make('image.enhance', { scale: 2 }, { image: [ramp] });
    // A cell ends at 200: no step is larger than the ramp's own.
    for (let x = 20; x < 380; x += 1) {
      const at = (high * image.width + x) * 3;
      expect(Math.abs(image.data[at + 3]! - image.data[at]!)).toBeLessThanOrEqual(3);
    }
  });

  it('takes a long thin image no more work than its pixels need, and keeps its gradient', async () => {
    const bundled = enlargerFor(2, 1);
    const work = (wide: number, high: number) => workFor({ width: wide, height: high }, { width: 2 * wide, height: 2 * high }, bundled);
    for (const [long, short] of [
      [2000, 1],
      [20_000, 2],
      [16_000, 12],
    ] as const) {
      // Beside a square of as many pixels, a line has its margins.
      const pixels = long * (short + 16);
      expect(work(long, short)).toBeLessThanOrEqual(1.4 * work(Math.sqrt(pixels), Math.sqrt(pixels)) + 4);
      expect(work(short, long)).toBe(work(long, short));
    }
    const line = path('line.png');
    const wide = 900;
    await sharp(Buffer.from(Array.from({ length: wide * 3 }, (_, at) => 40 + Math.round(Math.floor(at / 3) * 0.2))), {
      raw: { width: wide, height: 1, channels: 3 },
    })
      .png()
      .toFile(line);
    const { image } = await make('image.enhance', { scale: 2 }, { image: [line] });
    expect([image.width, image.height]).toEqual([2 * wide, 2]);
    for (let x = 0; x < 2 * wide; x += 7) expect(Math.abs(image.data[x * 3]! - (40 + x * 0.1))).toBeLessThan(4);
  });

  it('keeps what is transparent, and lets no hidden color into the edge', async () => {
    const disc = path('disc.png');
    await sharp(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="30" fill="#fff"/></svg>'),
    )
      .png()
      .toFile(disc);
    const { image } = await make('image.enhance', { scale: 2 }, { image: [disc] });
    expect(image.channels).toBe(4);
    for (let at = 0; at < image.data.length; at += 4) if (image.data[at + 3]! > 20) expect(image.data[at]).toBeGreaterThan(235);
    expect(image.data[3]).toBe(0);
    expect(image.data[(80 * 160 + 80) * 4 + 3]).toBe(255);
  });

  it('writes a photo as a photo, upright', async () => {
    const turned = path('turned.jpg');
    await sharp(photo('coffee')).resize(60, 40).withMetadata({ orientation: 6 }).jpeg().toFile(turned);
    // What writes it is the same for every net.
    tinyPacks.enlarge(path('packs'));
    usePacks(path('packs'));
    const { outputs } = await make('image.enhance', {}, { image: [turned] }).finally(() => usePacks(null));
    expect(outputs[0]).toMatchObject({ type: 'image/jpeg', width: 80, height: 120 });
    expect((await pixelsOf(outputs[0]!.path)).width).toBe(80);
  });

  it('doubles the photos of phones, takes nothing of what they show away first, and refuses what gains nothing', async () => {
    const twelve = { width: 4000, height: 3000 };
    for (const scale of [2, 4] as const) {
      expect(enlargedSize(twelve, scale)).toEqual({ width: 8000, height: 6000 });
      expect(enlargedSize({ width: 8064, height: 6048 }, scale)).toBeNull();
      for (const pixels of [1, 1000, 3_000_000, 8_000_000, 12_000_000, 20_000_000, mostEnlarged]) {
        const side = Math.floor(Math.sqrt(pixels));
        const size = enlargedSize({ width: side, height: side }, scale)!;
        expect(size.width * size.height).toBeLessThanOrEqual(limits.enhancedPixels);
        expect(size.width / side).toBeGreaterThanOrEqual(1.5 - 1e-3);
        expect(givenTo({ width: side, height: side }, size, { factor: 2, passes: size.width > 2 * side ? 2 : 1 })[0]).toEqual({
          width: side,
          height: side,
        });
      }
    }
    const large = path('large.png');
    await sharp({ create: { width: 5712, height: 4284, channels: 3, background: '#888' } })
      .png({ compressionLevel: 1 })
      .toFile(large);
    await expect(make('image.enhance', { scale: 2 }, { image: [large] })).rejects.toMatchObject({ reason: 'imageLargeAlready' });
  });

  it.skipIf(!everyCase)('enlarges a photo that may grow less than twice from all of its pixels, not from a smaller copy', async () => {
    // Both fit into one tile.
    const size = { width: 220, height: 220 };
    const truth = await sharp(photo('astronaut'))
      .extract({ left: 110, top: 10, ...size })
      .removeAlpha()
      .raw()
      .toBuffer();
    const reduced = async (share: number) => {
      const [wide, high] = [size.width * share, size.height * share];
      const rgb = await sharp(truth, { raw: { ...size, channels: 3 } })
        .resize(wide, high)
        .raw()
        .toBuffer();
      return { rgb, width: wide, height: high };
    };
    const [whole, copied] = [
      await upscale(await reduced(0.7), size, enlargerFor(2, size.width * size.height)),
      await upscale(await reduced(0.5), size, enlargerFor(2, size.width * size.height)),
    ];
    expect(psnr(whole.rgb, truth)).toBeGreaterThan(psnr(copied.rgb, truth) + 2);
  });
});

it('draws fewer edges anew in a face than around it, so that skin stays skin', async () => {
  const share = await restorerShare(await imageOf(sharp(photo('astronaut')).resize(256, 256)));
  const [face, corner] = [share[60 * 256 + 112]!, share[250 * 256 + 4]!];
  expect([face < 0.2, corner]).toEqual([true, 0.5]);
});
