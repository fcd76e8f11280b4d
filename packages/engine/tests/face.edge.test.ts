/** What is seen at the edge of a swapped face: no step of light, no half of a beard, no strand of the other's hair. */
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { ground } from '../face/beard.ts';
import { browsOf } from '../face/brows.ts';
import { findFaces } from '../face/find.ts';
import { faceWidth, moved, outline, type Mesh } from '../face/mesh.ts';
import { fillPolygons } from '../face/polygon.ts';
import { sampled } from '../face/sampled.ts';
import { matchSeam } from '../face/seam.ts';
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

it('has the color of the skin that it ends in, and its middle keeps its own', () => {
  const side = 96;
  const plane = (value: number) => new Float32Array(side * side).fill(value);
  const mask = plane(0).map((_, at) => (Math.hypot((at % side) - 48, Math.trunc(at / side) - 48) < 36 ? 1 : 0));
  const planes: Planes = [plane(150), plane(150), plane(150)];
  const nowhere: Mesh = Array.from({ length: 468 }, () => [-9, -9, 0] as const);
  const coarse = sampled({ width: side, height: side, faceWidth: 80, mesh: nowhere, placed: nowhere }, 1);
  const skin = { source: plane(1), target: plane(1) };
  matchSeam({ planes, covered: new Uint8Array(side * side).fill(1) }, [plane(120), plane(120), plane(120)], mask, skin, coarse);
  expect(planes[1][48 * side + 14]).toBeLessThan(127);
  expect(planes[1][48 * side + 48]).toBeGreaterThan(148);
});

const beardless = await meshOf(hopper);
const upperLip = [165, 92, 186, 216] as const;

it('shows a whole beard or none: one that comes brings its jaw, and over that of the target comes the skin', async () => {
  const bearded = await withPolygon(hopper, cornersOf(beardless, ground), '#1a130e');
  const mustache = cornersOf(beardless, upperLip);
  const own = await lightIn(bearded, mustache);
  expect(await lightIn(await swap(bearded, astronaut), mustache)).toBeGreaterThan(own + 60);
  const mesh = await meshOf(astronaut);
  const bare = await lightIn(astronaut, cornersOf(mesh, [169, 135, 210, 211]));
  const made = await swap(astronaut, bearded);
  for (const jaw of [[169, 135, 210, 211], [394, 364, 430, 431], upperLip, [200, 208, 171, 152, 396, 428]])
    expect(await lightIn(made, cornersOf(mesh, jaw))).toBeLessThan(bare * 0.6);
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
