/** Gives the new face its own proportions in the place of the target's, so that the shape of the face resembles the person and not only the skin. */
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

/** The mean of the target's mesh over the frames of a video, in the frame of the source. */
export type ShapeMemory = { shape: { mean: readonly Vector[]; frames: number } };

/** Frames over which the mean is taken: a face that talks and blinks shows its own shape in so many. */
const mostFrames = 50;

function meanWith(own: readonly Vector[], { shape }: Partial<ShapeMemory>): ShapeMemory['shape'] {
  if (!shape) return { mean: own, frames: 1 };
  const frames = Math.min(mostFrames, shape.frames + 1);
  return { mean: shape.mean.map((point, index) => mixed(point, own[index]!, 1 / frames)), frames };
}

/** What opens and closes in a video. */
const openings = [
  { ring: outline.leftEye, kind: 'eye' },
  { ring: outline.rightEye, kind: 'eye' },
  { ring: outline.innerLips, kind: 'mouth' },
] as const;

/** Distances from an opening, in widths of the face, over which the skin around it follows less and less. */
const followed = { from: 0.06, over: 0.12 } as const;

/** An eye that comes is closed when the target's is; lips that come part by as much as the target's, and do not pass through each other. */
function openBy(kind: 'eye' | 'mouth', source: Vector, now: Vector, mean: Vector, down: Vector): Vector {
  const length = (vector: Vector) => Math.hypot(...vector);
  if (kind === 'eye') return turned(same, source, Math.min(1.5, length(now) / (length(mean) || 1)));
  const moving: Vector = [source[0] + now[0] - mean[0], source[1] + now[1] - mean[1], source[2] + now[2] - mean[2]];
  return dot(moving, down) < 0 ? [0, 0, 0] : moving;
}

const same: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Opens and closes what moved as the target does, in the frame of the source. */
function withExpression(
  moving: readonly Vector[],
  from: readonly Vector[],
  own: readonly Vector[],
  mean: readonly Vector[],
  width: number,
) {
  const down = minus(from[points.chin]!, from[points.forehead]!);
  const gaps = openings.flatMap(({ ring, kind }) =>
    ring.slice(1, ring.length / 2).map((upper, index) => {
      const lower = ring[ring.length - 1 - index]!;
      const gap = (mesh: readonly Vector[]) => minus(mesh[lower]!, mesh[upper]!);
      return {
        middle: mixed(from[upper]!, from[lower]!, 0.5),
        less: minus(gap(moving), openBy(kind, gap(from), gap(own), gap(mean), down)),
      };
    }),
  );
  return moving.map((point, index): Vector => {
    const at = from[index]!;
    const far = gaps.map(({ middle }) => Math.hypot(...minus(at, middle)));
    const nearest = Math.min(...far);
    const { middle, less } = gaps[far.indexOf(nearest)]!;
    const side = (Math.sign(dot(minus(at, middle), down)) * (1 - ramp(nearest / width, followed.from, followed.over))) / 2;
    return [point[0] - less[0] * side, point[1] - less[1] * side, point[2] - less[2] * side];
  });
}

/** How much of the shape of its oval the new face brings, and the distance from there, in widths of the face, from which on all is its own. */
const rim = { share: 0.25, within: 0.22 } as const;

/** Distances from the lips, in widths of the face, over which the shape of the face is its own again where the mouth is the target's. */
const beside = { from: 0.04, over: 0.12 } as const;

/**
 * The source's mesh, shape and expression, in the place and pose of the target: its oval stays nearly the target's, so that the face fits its
 * head. In a video it moves as the target does, from the mean of its frames.
 */
export function keepProportions(source: Mesh, target: Mesh, memory: Partial<ShapeMemory> = {}, mouth: 'new' | 'own' = 'new'): Mesh {
  const [sourceCenter, targetCenter] = [centerOf(source), centerOf(target)];
  const from = source.map((point) => minus(point, sourceCenter));
  const to = target.map((point) => minus(point, targetCenter));
  const { rotation, scale } = similarity(from, to);
  const back = transposed(rotation);
  const own = to.map((point) => turned(back, point, 1 / scale));
  const shape = meanWith(own, memory);
  memory.shape = shape;
  const { mean, frames } = shape;
  const moving = from.map((point, index): Vector => {
    const [x, y, z] = minus(own[index]!, mean[index]!);
    return [point[0] + x, point[1] + y, point[2] + z];
  });
  const moved = frames === 1 ? moving : withExpression(moving, from, own, mean, faceWidth(source));
  const width = faceWidth(target);
  const oval = outline.oval.map((index) => target[index]!);
  const lips = mouth === 'own' ? outline.lips.map((index) => target[index]!) : null;
  return target.map((point, index): Point => {
    const toRim = Math.min(...oval.map((other) => Math.hypot(other[0] - point[0], other[1] - point[1]))) / width;
    const toLips = lips ? Math.min(...lips.map((other) => Math.hypot(other[0] - point[0], other[1] - point[1]))) / width : Infinity;
    const share = (rim.share + (1 - rim.share) * ramp(toRim, 0, rim.within)) * ramp(toLips, beside.from, beside.over);
    const [x, y, z] = minus(turned(rotation, moved[index]!, scale), to[index]!);
    return [point[0] + share * x, point[1] + share * y, point[2] + share * z];
  });
}
