import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fillHoles } from '../cutout/holes.ts';
import { fixture, imageOf } from './kit/faces.ts';

const [width, height] = [160, 160];

/** A blue figure on sand; `mark` is an SVG shape upon it. */
const figure = (mark: string) =>
  imageOf(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="160" height="160" fill="#d8c8a0"/><rect x="40" y="10" width="80" height="150" fill="#34507a"/>${mark}</svg>`,
      ),
    ),
  );

/** The figure's mask with a square hole of the given side. */
function maskWith(side: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.trunc(at / width)];
    const isHole = x >= 75 && x < 75 + side && y >= 80 && y < 80 + side;
    return x >= 40 && x < 120 && y >= 10 && !isHole ? 1 : 0;
  });
}
const covered = (plane: Float32Array) => plane.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);

describe('a hole in a subject', () => {
  it('is filled where it has the color of what is around it: worn jeans', async () => {
    const image = await figure('<rect x="75" y="80" width="12" height="12" fill="#466290"/>');
    const { plane } = await fillHoles(image, { plane: maskWith(12), width, height });
    // The overlap with the whole figure, divided by the union of both.
    expect(covered(plane) / covered(maskWith(0))).toBe(1);
  });

  it('stays where the background is seen through it, where it is large, and where it is open', async () => {
    const through = await figure('<rect x="75" y="80" width="12" height="12" fill="#d8c8a0"/>');
    expect(covered((await fillHoles(through, { plane: maskWith(12), width, height })).plane)).toBe(covered(maskWith(12)));
    const plain = await figure('');
    expect(covered((await fillHoles(plain, { plane: maskWith(40), width, height })).plane)).toBe(covered(maskWith(40)));
    const open = maskWith(12).map((value, at) => (at % width === 80 && Math.trunc(at / width) > 80 ? 0 : value));
    expect(covered((await fillHoles(plain, { plane: open, width, height })).plane)).toBe(covered(open));
  });

  it('leaves the mask of a photograph without holes as it is', async () => {
    const photo = await imageOf(sharp(fixture('chelsea.jpg')).resize(width, height, { fit: 'fill' }));
    expect((await fillHoles(photo, { plane: maskWith(0), width, height })).plane).toEqual(maskWith(0));
  });
});
