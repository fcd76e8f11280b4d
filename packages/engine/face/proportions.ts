/** Transfers the source's proportions to the target's mesh, so that the shape of the face resembles the person and not only the skin. */
import { faceWidth, outline, points, type Mesh, type Point } from './mesh.ts';

type Vector = readonly [number, number, number];

const centerOf = (mesh: Mesh): Vector => {
  const sum = [0, 0, 0];
  for (const point of mesh) for (let axis = 0; axis < 3; axis += 1) sum[axis]! += point[axis]!;
  return sum.map((value) => value / mesh.length) as unknown as Vector;
};

/** The rotation (as matrix rows) and scale that best align two centered meshes (Horn, 1987: the quaternion of the largest eigenvalue). */
function similarity(from: readonly Vector[], to: readonly Vector[]): { rotation: readonly Vector[]; scale: number } {
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
  const rotation: readonly Vector[] = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
  let [along, own] = [0, 0];
  for (const [index, point] of from.entries()) {
    const turned = rotation.map((row) => dot(row, point));
    for (let axis = 0; axis < 3; axis += 1) along += turned[axis]! * to[index]![axis]!;
    own += dot(point, point);
  }
  return { rotation, scale: along / own };
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const ramp = (value: number, from: number, over: number): number => Math.min(1, Math.max(0, (value - from) / over));

/**
 * `share`: how much of the source's shape is mixed in (0 to 1). The oval is unchanged so that the face still fits its head, and so is the
 * mouth, which keeps the target's expression.
 */
export function keepProportions(source: Mesh, target: Mesh, share: number): Mesh {
  const [sourceCenter, targetCenter] = [centerOf(source), centerOf(target)];
  const centered = (mesh: Mesh, [x, y, z]: Vector) => mesh.map((point): Vector => [point[0] - x, point[1] - y, point[2] - z]);
  const from = centered(source, sourceCenter);
  const { rotation, scale } = similarity(from, centered(target, targetCenter));
  const width = faceWidth(target);
  const rim = outline.oval.map((index) => target[index]!);
  const lip = target[points.upperLip]!;
  return target.map((point, index): Point => {
    const toRim = Math.min(...rim.map((other) => Math.hypot(other[0] - point[0], other[1] - point[1]))) / width;
    const toMouth = Math.hypot(point[0] - lip[0], point[1] - lip[1], point[2] - lip[2]) / width;
    const weight = share * ramp(toRim, 0, 0.18) * ramp(toMouth, 0.18, 0.14);
    const place = (axis: 0 | 1 | 2) =>
      point[axis] + weight * (scale * dot(rotation[axis]!, from[index]!) + targetCenter[axis] - point[axis]);
    return [place(0), place(1), place(2)];
  });
}
