/** Whose shape and whose expression a swapped face has. */
import { expect, it } from 'vitest';
import { findFaces } from '../face/find.ts';
import { faceWidth, outline, type Mesh, type Point } from '../face/mesh.ts';
import { keepProportions, type ShapeMemory } from '../face/proportions.ts';
import { readImage } from '../image/image.ts';
import { astronaut } from './kit/faces.ts';

const [face] = await findFaces(await readImage(astronaut, 512));
const mesh = face!.mesh;
const width = faceWidth(mesh);

const wings = [64, 294] as const;
const lids = [159, 145] as const;
const between = (of: Mesh, [one, other]: readonly [number, number]): number =>
  Math.hypot(of[one]![0] - of[other]![0], of[one]![1] - of[other]![1]) / width;

/** The same face with a nose that is wider by a tenth of the face. */
const nose = new Set<number>(outline.nose);
const broad = mesh.map(([x, y, z], index): Point => [nose.has(index) ? x + Math.sign(x - mesh[4]![0]) * width * 0.05 : x, y, z]);
/** The same face with its left eye closed. */
const shut = mesh.map((point, index): Point => {
  const at = outline.leftEye.indexOf(index as never);
  return at > 0 && at < 8 ? mesh[outline.leftEye[16 - at]!]! : point;
});

it('has the nose of the new face', () => {
  expect(between(keepProportions(broad, mesh), wings) - between(mesh, wings)).toBeGreaterThan(0.08);
});

it('closes an eye where the target does, in the middle of a video', () => {
  const memory: Partial<ShapeMemory> = {};
  for (let frame = 0; frame < 20; frame += 1) keepProportions(broad, mesh, memory);
  expect(between(keepProportions(broad, shut, memory), lids)).toBeLessThan(0.25 * between(mesh, lids));
});

it('moves as the target does: the shape of a video is the mean of its frames', () => {
  const memory: Partial<ShapeMemory> = {};
  for (let frame = 0; frame < 20; frame += 1) keepProportions(mesh, mesh, memory);
  const raised = mesh.map(([x, y, z], index): Point => [x, outline.leftBrow.includes(index as never) ? y - width * 0.05 : y, z]);
  const placed = keepProportions(mesh, raised, memory);
  expect((mesh[105]![1] - placed[105]![1]) / width).toBeGreaterThan(0.035);
});
