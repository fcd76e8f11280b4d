import { expect, it } from 'vitest';
import { dye } from '../garment/dye.ts';
import { hemOf } from '../garment/hem.ts';

const [width, height] = [240, 80];
const [red, gray, blue] = [
  [200, 30, 40],
  [120, 120, 120],
  [20, 60, 200],
] as const;
/** How much of a pixel is cloth: it ends softly at the 120th column. */
const share = (x: number) => Math.max(0, Math.min(1, (122 - x) / 4));
const rgb = Buffer.alloc(width * height * 3);
for (let at = 0; at < width * height; at += 1)
  for (let channel = 0; channel < 3; channel += 1)
    rgb[at * 3 + channel] = Math.round(red[channel]! * share(at % width) + gray[channel]! * (1 - share(at % width)));
const image = { rgb, width, height };
/** A mask that ends too early by some pixels. */
const foundTo = (end: number) => Float32Array.from({ length: width * height }, (_, at) => (at % width < end ? 1 : 0));

it.each([120, 122])('leaves no rim of the old color where a garment ends, found up to the column %i', (end) => {
  const { rgb: dyed } = dye(image, hemOf(image, foundTo(end)), () => blue);
  for (let x = 100; x < 140; x += 1) {
    const at = (40 * width + x) * 3;
    const expected = [0, 1, 2].map((channel) => blue[channel]! * share(x) + gray[channel]! * (1 - share(x)));
    // Red would stand out; a flat cloth is a little lighter or darker by the light of the scene.
    expect(dyed[at]! - expected[0]!, `column ${x}`).toBeLessThan(12);
    expect(dyed[at + 2]! - dyed[at]!).toBeGreaterThan((blue[2] - blue[0]) * share(x) * 0.6 - 6);
  }
});

it('changes nothing away from the outline of what was found', () => {
  const { alpha } = hemOf(image, foundTo(120));
  expect(alpha[40 * width + 60]).toBe(1);
  expect(alpha[40 * width + 180]).toBe(0);
});

it('is whole where the cloth lies in another light than nearby, before dark hair', () => {
  const [cloth, hair] = [
    [250, 248, 244],
    [44, 32, 26],
  ] as const;
  const lit = (x: number) => 1 - 0.3 * Math.max(0, Math.min(1, (x - 104) / 14));
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at * 3 + channel] = at % width < 120 ? Math.round(cloth[channel]! * lit(at % width)) : hair[channel]!;
  const { alpha } = hemOf({ rgb: pixels, width, height }, foundTo(120));
  for (let x = 110; x < 120; x += 1) expect(alpha[40 * width + x], `column ${x}`).toBeGreaterThan(0.97);
  for (let x = 120; x < 130; x += 1) expect(alpha[40 * width + x], `column ${x}`).toBeLessThan(0.03);
});
