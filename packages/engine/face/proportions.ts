/** Gives the target's mesh the source's proportions, so that the shape of the face resembles the person and not only the skin. */
import { openingOf } from './mask.ts';
import { faceWidth, outline, points, type Mesh, type Point } from './mesh.ts';

type Vector = readonly [number, number, number];
type Rotation = readonly [Vector, Vector, Vector];

const centerOf = (mesh: Mesh): Vector => {
  const sum = [0, 0, 0];
  for (const point of mesh) for (let axis = 0; axis < 3; axis += 1) sum[axis]! += point[axis]!;
  return sum.map((value) => value / mesh.length) as unknown as Vector;
};

/** The rotation (as matrix rows) and scale that best align two centered meshes (Horn, 1987: the quaternion of the largest eigenvalue). */
function similarity(from: readonly Vector[], to: readonly Vector[]): { rotation: Rotation; scale: number } {
  const m = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => from.reduce((sum, point, index) => sum + point[row]! * to[index]![column]!, 0)),
  );
  const [[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]] = m as [number[], number[], number[]] as unknown as [Vector, Vector, Vector];
  const n = [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ];
  // Shift the eigenvalues so that the largest is also the largest in magnitude, which power iteration finds.
  const shift = Math.max(...n.flat().map(Math.abs)) * 4;
  let quaternion = [1, 0.01, 0.01, 0.01];
  for (let round = 0; round < 200; round += 1) {
    const next = n.map((row, index) => row.reduce((sum, value, column) => sum + value * quaternion[column]!, shift * quaternion[index]!));
    const length = Math.hypot(...next);
    quaternion = next.map((value) => value / length);
  }
  const [w, x, y, z] = quaternion as [number, number, number, number];
  const rotation: Rotation = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
  let [along, own] = [0, 0];
  for (const [index, point] of from.entries()) {
    along += dot(turned(rotation, point, 1), to[index]!);
    own += dot(point, point);
  }
  return { rotation, scale: along / own };
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const mixed = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const transposed = ([a, b, c]: Rotation): Rotation => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];
const turned = ([a, b, c]: Rotation, point: Vector, scale: number): Vector => [
  scale * dot(a, point),
  scale * dot(b, point),
  scale * dot(c, point),
];

const ramp = (value: number, from: number, over: number): number => Math.min(1, Math.max(0, (value - from) / over));

/** How far the target's points are from where the source has them, in the source's frame, and how far its mouth is open: the means of a video's frames. */
export type ShapeMemory = { shape: { steps: readonly Vector[]; opening: number; frames: number } };

/** Frames over which the mean is taken: a face that talks and blinks shows its own shape in so many. */
const mostFrames = 50;

function meanWith(steps: readonly Vector[], opening: number, { shape }: Partial<ShapeMemory>): ShapeMemory['shape'] {
  if (!shape) return { steps, opening, frames: 1 };
  const frames = Math.min(mostFrames, shape.frames + 1);
  return {
    steps: steps.map((step, index) => mixed(shape.steps[index]!, step, 1 / frames)),
    opening: shape.opening + (opening - shape.opening) / frames,
    frames,
  };
}

/** What opens and closes, and how much of how far the source opens it belongs to the person; the rest is the target's expression. */
const openings = [
  { ring: outline.leftEye, share: 0.45 },
  { ring: outline.rightEye, share: 0.45 },
  { ring: outline.innerLips, share: 0 },
] as const;

/** Distances from an opening, in widths of the face, over which the skin around it follows less and less. */
const followed = { from: 0.06, over: 0.12 } as const;

/** Takes from the steps what would open or close the eyes and the mouth. */
function withExpression(steps: readonly Vector[], target: Mesh): readonly Vector[] {
  const width = faceWidth(target);
  const gaps = openings.flatMap(({ ring, share }) =>
    ring.slice(1, ring.length / 2).map((upper, index) => {
      const lower = ring[ring.length - 1 - index]!;
      const apart = minus(steps[lower]!, steps[upper]!);
      return {
        middle: mixed(target[upper]!, target[lower]!, 0.5),
        apart: apart.map((value) => (value * (1 - share)) / 2) as unknown as Vector,
      };
    }),
  );
  const down = minus(target[points.chin]!, target[points.forehead]!);
  return steps.map((step, index): Vector => {
    const point = target[index]!;
    const far = gaps.map(({ middle }) => Math.hypot(...minus(point, middle)));
    const nearest = Math.min(...far);
    const { middle, apart } = gaps[far.indexOf(nearest)]!;
    const side = Math.sign(dot(minus(point, middle), down)) * (1 - ramp(nearest / width, followed.from, followed.over));
    return [step[0] - apart[0] * side, step[1] - apart[1] * side, step[2] - apart[2] * side];
  });
}

/** More than the whole shape: the oval around it stays the target's, which makes the rest look like less. */
const shapeShare = 1.3;
/** How unlike two mouths may be open, as a share of the face's height, before the target keeps its own: a smile would bend into a bite. */
const unlike = { from: 0.015, over: 0.03 } as const;

/**
 * The target's mesh with the source's shape of brows, eyes, nose and mouth. The oval stays, so that the face still fits its head, and so does the
 * expression: how far the eyes and the mouth are open, and in a video all that moves.
 */
export function keepProportions(source: Mesh, target: Mesh, memory: Partial<ShapeMemory> = {}): Mesh {
  const [sourceCenter, targetCenter] = [centerOf(source), centerOf(target)];
  const from = source.map((point) => minus(point, sourceCenter));
  const to = target.map((point) => minus(point, targetCenter));
  const { rotation, scale } = similarity(from, to);
  const back = transposed(rotation);
  const own = to.map((point) => turned(back, point, 1 / scale));
  const shape = meanWith(
    from.map((point, index) => minus(point, own[index]!)),
    openingOf(target),
    memory,
  );
  memory.shape = shape;
  const steps = withExpression(
    shape.steps.map((step) => turned(rotation, step, scale)),
    target,
  );
  const ownMouth = ramp(Math.abs(openingOf(source) - shape.opening), unlike.from, unlike.over);
  const lip = target[points.upperLip]!;
  const width = faceWidth(target);
  const rim = outline.oval.map((index) => target[index]!);
  return target.map((point, index): Point => {
    const toRim = Math.min(...rim.map((other) => Math.hypot(other[0] - point[0], other[1] - point[1]))) / width;
    const byMouth = 1 - ramp(Math.hypot(...minus(point, lip)) / width, 0.18, 0.14);
    const weight = shapeShare * ramp(toRim, 0, 0.18) * (1 - byMouth * ownMouth);
    const step = steps[index]!;
    return [point[0] + weight * step[0], point[1] + weight * step[1], point[2] + weight * step[2]];
  });
}
