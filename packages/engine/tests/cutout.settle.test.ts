import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutOut } from '../cutout/cutout.ts';
import { grab } from '../cutout/grab.ts';
import { settle } from '../cutout/settle.ts';
import { connectedParts } from '../image/connected.ts';
import { imageOf } from './kit/faces.ts';
import { photo } from './kit/task.ts';
import { everyCase } from './kit/depth.ts';

const [width, height] = [160, 160];
/** A blue figure in the middle of sand. */
const figure = () =>
  imageOf(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="160" height="160" fill="#d8c8a0"/><rect x="40" y="10" width="80" height="150" fill="#34507a"/></svg>`,
      ),
    ),
  );

/** What the net states in each place, as a mask. */
const maskOf = (answer: (x: number, y: number) => number) => ({
  plane: Float32Array.from({ length: width * height }, (_, at) => answer(at % width, Math.trunc(at / width))),
  width,
  height,
});
const isFigure = (x: number, y: number) => x >= 40 && x < 120 && y >= 10;

/** A cat, cut out once for both who look at it. */
let cut: ReturnType<typeof cutOut> | null = null;
const catCutOut = () => (cut ??= cutOut(photo('chelsea'), { longest: 640, onProgress: () => undefined }));

describe('what the net is in doubt about', () => {
  it.skipIf(!everyCase)('is decided by its colors where it is wide: trousers are kept, and a wall is not', async () => {
    const mask = maskOf((x, y) => {
      if (isFigure(x, y)) return y < 90 ? 1 : 0.4;
      return x >= 130 && y < 60 ? 0.4 : 0;
    });
    const { plane } = await settle(await figure(), mask);
    expect(plane[130 * width + 80]).toBeGreaterThan(0.95);
    expect(plane[30 * width + 145]).toBeLessThan(0.05);
  });

  it('stays soft where it is narrow: an edge, a strand of hair', async () => {
    const mask = maskOf((x, y) => {
      if (isFigure(x, y)) return 1;
      return Math.abs(x - 120) < 4 ? 0.5 : 0;
    });
    expect(await settle(await figure(), mask)).toBe(mask);
  });

  it('is decided the same way each time, so that a result can be made again', async () => {
    const cat = await imageOf(sharp(photo('chelsea')).resize(320, 120));
    const center = { x: cat.width / 2, y: cat.height / 2 };
    // Certain in the middle and at the corners, and in doubt between them.
    const answer = (at: number) => 1.1 - (1.1 * Math.hypot((at % cat.width) - center.x, Math.trunc(at / cat.width) - center.y)) / center.x;
    const mask = { ...cat, plane: Float32Array.from({ length: cat.width * cat.height }, (_, at) => answer(at)) };
    const [once, again] = [await grab(cat, mask), await grab(cat, mask)];
    expect(again.plane).toEqual(once.plane);
  });

  it('hangs together: a blanket that the net for people takes for somebody is none of a cat', async () => {
    const { alpha, width: wide } = await catCutOut();
    const { sizes } = connectedParts(alpha, wide);
    expect(sizes.filter((size) => size > 20)).toHaveLength(1);
  });

  it('leaves no ghost of a cat', async () => {
    const { alpha } = await catCutOut();
    const [soft, kept] = [alpha.filter((value) => value > 0.15 && value < 0.85), alpha.filter((value) => value > 0.5)];
    expect(soft.length / kept.length).toBeLessThan(0.055);
  });
});
