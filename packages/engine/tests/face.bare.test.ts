/** What is taken from the photo of a new face, because it isn't the person. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bared } from '../face/bare.ts';
import { findFaces } from '../face/find.ts';
import { openingOf, maskOf } from '../face/mask.ts';
import { boundsOf, outline, points, type Mesh, type Point } from '../face/mesh.ts';
import { fillPolygons } from '../face/polygon.ts';
import type { Planes } from '../face/warp.ts';
import { readImage } from '../image/image.ts';
import type { Image } from '@iridia/pixels/image';
import { astronaut } from './kit/faces.ts';

const photo = await readImage(astronaut, 4096);
const mesh: Mesh = (await findFaces(photo))[0]!.mesh;
type Corner = [number, number];
const at = (index: number): Corner => [mesh[index]![0], mesh[index]![1]];

/** The photo with something drawn on it. */
async function drawn(svg: string): Promise<Image> {
  const { width, height } = photo;
  const whole = Buffer.from(`<svg width="${width}" height="${height}">${svg}</svg>`);
  const rgb = await sharp(photo.rgb, { raw: { width, height, channels: 3 } })
    .composite([{ input: whole }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { rgb, width, height };
}

/** The mean red, green and blue within some corners. */
function colorIn({ rgb, width, height }: Image, corners: Corner[]): number[] {
  const inside = fillPolygons([corners], width, height);
  const count = inside.reduce((sum, share) => sum + share, 0);
  return [0, 1, 2].map((channel) => inside.reduce((sum, share, index) => sum + share * rgb[index * 3 + channel]!, 0) / count);
}

const cheek = [234, 227, 123, 147, 177, 93].map(at);
const farCheek = [454, 447, 352, 376, 401, 323].map(at);

it.each([
  ['dark', '#3a2414', ([red, green, blue]: number[]) => red! + green! + blue!],
  ['blond', '#c9b06a', ([red, green, blue]: number[]) => blue! / (red! + green! + blue!)],
])('hides its cheeks under %s hair no more: there is skin, and eyes, nose and lips are as they were', async (_, color, seen) => {
  const locks = [cheek, farCheek].map(
    (corners) => `<polygon fill="${color}" stroke="${color}" stroke-width="3" points="${corners.join(' ')}"/>`,
  );
  const hairy = await drawn(locks.join(''));
  const bare = bared(hairy, mesh);
  const skin = colorIn(photo, [117, 118, 101, 36, 205, 187].map(at));
  const apart = (image: Image, corners: Corner[]) => Math.abs(seen(colorIn(image, corners)) - seen(skin));
  for (const corners of [cheek, farCheek]) expect(apart(bare, corners)).toBeLessThan(apart(hairy, corners) * 0.6);
  for (const ring of [outline.leftEye, outline.rightEye, outline.lips])
    for (const [channel, value] of colorIn(photo, ring.map(at)).entries())
      expect(Math.abs(colorIn(bare, ring.map(at))[channel]! - value)).toBeLessThan(4);
});

it('keeps its beard', async () => {
  const beard = `<polygon fill="#1a130e" points="${[132, 187, 206, 165, 2, 391, 426, 411, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58].map(at).join(' ')}"/>`;
  const bearded = await drawn(beard);
  const chin = [200, 208, 171, 152, 396, 428].map(at);
  expect(colorIn(bared(bearded, mesh), chin)[1]).toBeLessThan(colorIn(bearded, chin)[1]! + 12);
});

it('is laid over an open mouth with its own lips, which part hardly more than in its photo', () => {
  const { x, y, width, height } = boundsOf(mesh);
  const [left, top, wide, high] = [x, y, width, height].map(Math.round) as [number, number, number, number];
  const own = mesh.map(([px, py, z]): Point => [px - left, py - top, z]);
  const planes: Planes = [0, 1, 2].map(() => new Float32Array(wide * high).fill(150)) as Planes;
  const opened = own.map((point, index): Point => {
    const isLower = outline.innerLips.slice(11).some((lower) => lower === index);
    return isLower ? [point[0], own[points.upperLip]![1] + high * 0.013, point[2]] : point;
  });
  const [mx, my] = [own[points.upperLip]![0], own[points.upperLip]![1] + high * 0.006].map(Math.round) as [number, number];
  const shownAt = (opening: number) =>
    maskOf(
      { planes, covered: new Uint8Array(wide * high).fill(1) },
      planes,
      { width: wide, height: high, faceWidth: wide, mesh: own, placed: opened },
      'face',
      opening,
    ).mask[my * wide + mx];
  expect(openingOf(opened)).toBeGreaterThan(0.012);
  expect(shownAt(0.011)).toBe(1);
  expect(shownAt(0.001)).toBe(0);
});
