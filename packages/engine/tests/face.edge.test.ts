/** What is seen at the edge of a swapped face: no step of light, no half of a beard, no strand of the other's hair. */
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { ground } from '../face/beard.ts';
import { browsOf } from '../face/brows.ts';
import { findFaces } from '../face/find.ts';
import { faceWidth, moved, outline, type Mesh } from '../face/mesh.ts';
import { fillPolygons } from '../face/polygon.ts';
import { sampled } from '../face/sampled.ts';
import { fitFace, putOn } from '../face/swap.ts';
import type { Image } from '@iridia/pixels/image';
import { matchSeam } from '../face/seam.ts';
import { holdSkin } from '../face/bounds.ts';
import { matchGrain } from '../face/grain.ts';
import { learnSkin, skinAt, spreadSkin } from '../face/skin.ts';
import type { Planes } from '../face/warp.ts';
import { readImage } from '../image/image.ts';
import { astronaut, fixture } from './kit/faces.ts';
import { workshop } from './kit/task.ts';

const { path, make } = workshop();
const hopper = fixture('hopper.jpg');

let files = 0;
async function keep(image: Sharp): Promise<string> {
  const file = path(`${(files += 1)}.png`);
  await image.png().toFile(file);
  return file;
}

const swap = async (target: string, face: string): Promise<string> =>
  (await make('face.image', { target: 'target', faces: [{ image: 'face' }] }, { target: [target], faces: [face] })).path;

const meshOf = async (file: string): Promise<Mesh> => (await findFaces(await readImage(file, 4096)))[0]!.mesh;

const cornersOf = (mesh: Mesh, ring: readonly number[]) => ring.map((index) => [mesh[index]![0], mesh[index]![1]] as [number, number]);

async function withPolygon(file: string, corners: readonly (readonly number[])[], color: string): Promise<string> {
  const { width, height } = await readImage(file, 4096);
  const svg = `<svg width="${width}" height="${height}"><polygon fill="${color}" points="${corners.join(' ')}"/></svg>`;
  return keep(sharp(file).composite([{ input: Buffer.from(svg) }]));
}

/** The mean green of what is within some corners. */
async function lightIn(file: string, corners: [number, number][]): Promise<number> {
  const { rgb, width, height } = await readImage(file, 4096);
  const inside = fillPolygons([corners], width, height);
  const [sum, count] = inside.reduce(([light, all], share, at) => [light + share * rgb[at * 3 + 1]!, all + share], [0, 0]);
  return sum / count;
}

const side = 96;
const plane = (value: number) => new Float32Array(side * side).fill(value);
const nowhere: Mesh = Array.from({ length: 468 }, () => [-9, -9, 0] as const);
const window = { width: side, height: side, faceWidth: 80, mesh: nowhere, placed: nowhere };
const everywhere = () => new Uint8Array(side * side).fill(1);
const middle = 48 * side + 48;

describe('the skin of the inner face', () => {
  it('has the light of the skin that it ends in, and its middle that between its edges', () => {
    const column = (at: number) => at % side;
    const edge = plane(0).map((_, at) => (column(at) === 16 || column(at) === 80 ? 1 : 0));
    const target = plane(0).map((_, at) => (column(at) < 48 ? 120 : 180));
    const planes: Planes = [plane(150), plane(150), plane(150)];
    const bare = { edge, inside: plane(0), own: plane(1) };
    matchSeam({ planes, covered: everywhere() }, [target, target, target], bare, sampled(window, 1), false);
    expect(Math.abs(planes[1][48 * side + 16]! - 120)).toBeLessThan(4);
    expect(Math.abs(planes[1][48 * side + 80]! - 180)).toBeLessThan(4);
    expect(Math.abs(planes[1][middle]! - 147)).toBeLessThan(8);
  });

  it('keeps no color of the light in its own photo', () => {
    const [target, planes] = [0, 1].map(() => [plane(200), plane(150), plane(120)] as Planes) as [Planes, Planes];
    planes[2][middle] = 200;
    holdSkin({ planes, covered: everywhere() }, target, plane(1), sampled(window, 1), false);
    expect(planes[2][middle]! / planes[0][middle]!).toBeLessThan(0.66);
    expect([0, 1, 2].map((channel) => Math.round(planes[channel]![middle + 20]!))).toEqual([200, 150, 120]);
  });

  it('has the grain of the photo, and not its wrinkles', () => {
    const rough = plane(0).map((_, at) => 150 + ((at * 7919) % 13) - 6);
    const wrinkled = rough.map((value, at) => (at % side === 70 ? value - 60 : value));
    const planes: Planes = [plane(150), plane(150), plane(150)];
    matchGrain({ planes, covered: everywhere() }, [wrinkled, wrinkled, wrinkled], plane(1), window, sampled(window, 1));
    const spread = (from: number) => {
      const row = planes[1].subarray(48 * side + from, 48 * side + from + 30);
      return Math.max(...row) - Math.min(...row);
    };
    expect(spread(20)).toBeGreaterThan(6);
    expect(spread(20)).toBeLessThan(16);
    expect(spread(55)).toBeLessThan(16);
  });
});

const [beardless, other] = [await meshOf(hopper), await meshOf(astronaut)];
const upperLip = [165, 92, 186, 216] as const;

it('brings nothing that lies beside the inner face: no hair, no shade and no colored light of its own photo', async () => {
  const beside = [
    [127, 34, 227, 234],
    [356, 264, 447, 454],
    [147, 213, 215, 177],
    [376, 433, 435, 401],
  ];
  const [target, bare] = await Promise.all([hopper, astronaut].map((file) => readImage(file, 4096)));
  const stains = beside.map(
    (ring, at) => `<polygon fill="${at % 2 === 0 ? '#1a1210' : '#7040c0'}" points="${cornersOf(other, ring).join(' ')}"/>`,
  );
  const svg = `<svg width="${bare!.width}" height="${bare!.height}">${stains.join('')}</svg>`;
  const rgb = await sharp(astronaut)
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const made = async (image: Image) => {
    const photo = { ...target!, rgb: target!.rgb.slice() };
    putOn(await fitFace(image, other, faceWidth(beardless)), photo, beardless);
    return photo;
  };
  const [one, two] = [await made(bare!), await made({ ...bare!, rgb })];
  for (const ring of beside) {
    const inside = fillPolygons([cornersOf(beardless, ring)], one.width, one.height);
    const far = inside.reduce(
      (most, share, at) => (share < 1 ? most : Math.max(most, Math.abs(one.rgb[at * 3 + 1]! - two.rgb[at * 3 + 1]!))),
      0,
    );
    expect(far).toBeLessThan(4);
  }
});

it('shows a whole beard or none: one that comes brings its jaw, and that of the target stays around the new mouth', async () => {
  const bearded = await withPolygon(hopper, cornersOf(beardless, ground), '#1a130e');
  const kept = await swap(bearded, astronaut);
  for (const part of [upperLip, [200, 208, 171, 152, 396, 428], [169, 135, 210, 211]])
    expect(Math.abs((await lightIn(kept, cornersOf(beardless, part))) - (await lightIn(bearded, cornersOf(beardless, part))))).toBeLessThan(
      6,
    );
  const eye = cornersOf(beardless, outline.leftEye);
  expect(await lightIn(kept, eye)).toBeGreaterThan((await lightIn(bearded, eye)) + 10);
  const bare = await lightIn(astronaut, cornersOf(other, [169, 135, 210, 211]));
  const made = await swap(astronaut, bearded);
  for (const jaw of [[169, 135, 210, 211], [394, 364, 430, 431], upperLip, [200, 208, 171, 152, 396, 428]])
    expect(await lightIn(made, cornersOf(other, jaw))).toBeLessThan(bare * 0.6);
});

it('keeps a beard whole that is as smooth as skin and less dark than the mustache above it', async () => {
  const mustache = [92, 165, 167, 164, 393, 391, 322, 410, 270, 269, 267, 0, 37, 39, 40, 186];
  const short = await withPolygon(hopper, cornersOf(beardless, ground), 'rgba(26, 19, 14, 0.5)');
  const bearded = await withPolygon(short, cornersOf(beardless, mustache), '#1a130e');
  const kept = await swap(bearded, astronaut);
  for (const part of [upperLip, [200, 208, 171, 152, 396, 428], [169, 135, 210, 211]])
    expect(Math.abs((await lightIn(kept, cornersOf(beardless, part))) - (await lightIn(bearded, cornersOf(beardless, part))))).toBeLessThan(
      6,
    );
});

const scale = 120 / faceWidth(beardless);
const [left, top] = [Math.min(...beardless.map(([x]) => x)), Math.min(...beardless.map(([, y]) => y))];
const mesh = moved(beardless, scale, 20 - left * scale, 20 - top * scale);
const [width, height] = [160, 200];
const drawn = fillPolygons([cornersOf(mesh, outline.leftBrow), cornersOf(mesh, outline.rightBrow)], width, height);
const [x, y] = mesh[70]!.map(Math.round) as [number, number, number];
const end = y * width + x;

describe('hair at the end of a brow', () => {
  /** The brows of a face with hair over the end of one, so many pixels above and below it. */
  const browsWith = (whose: 'old' | 'new', tall: number) => {
    const light = drawn.map((share, at) => {
      const [column, row] = [at % width, Math.trunc(at / width)];
      if (Math.abs(row - y) > tall || column < x - 4 || column > x + 5) return share > 0.5 ? 40 : 180;
      return column <= x + 2 ? 40 : 180;
    });
    const skin = light.map((value) => (value > 100 ? 1 : 0));
    return browsOf([light, light, light], skin, mesh, { width, height, faceWidth: 120 }, whose).own;
  };

  it('does not come with the brow of a new face', () => {
    expect(browsWith('new', 8)[end]).toBe(0);
    expect(Math.max(...browsWith('new', 8))).toBe(1);
  });

  it('goes with the brow of the target, unless it is the hair of a temple, which skin would be laid over', () => {
    expect(browsWith('old', 8)[end]).toBeGreaterThan(0.9);
    expect(browsWith('old', 16)[end - 2]).toBeLessThan(0.5);
  });
});

describe('a temple in a shade beside hair', () => {
  const hair = 26;
  const light = drawn.map((share, at) => {
    const column = at % width;
    if (column < hair) return 20;
    const lit = Math.min(180, 60 + (column - hair) * 5);
    return share > 0.5 ? lit * 0.4 : lit;
  });
  const planes: Planes = [light, light, light];
  const model = learnSkin(planes, width, height, mesh, 2)!;
  const skin = light.map((value, at) => skinAt(model, at % width, Math.trunc(at / width), value, value, value));
  const spread = skin.slice();
  spreadSkin({ planes, model, skin: spread, width, faceWidth: 120 }, 'own');
  const above = end - width * 10 - x + hair + 4;

  it('is skin up to the hair, which is none', () => {
    expect(skin[above]).toBeLessThan(0.1);
    expect(spread[above]).toBe(1);
    expect(spread[above - 8]).toBeLessThan(0.1);
  });

  it('leaves nothing of the end of a brow', () => {
    const browIn = (of: Float32Array) => browsOf(planes, of, mesh, { width, height, faceWidth: 120 }, 'old').own[end + 3]!;
    expect(browIn(skin)).toBeLessThan(0.5);
    expect(browIn(spread)).toBeGreaterThan(0.9);
  });
});
