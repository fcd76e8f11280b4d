/** Warps a face from its image onto another mesh, triangle by triangle. */
import { brightnessOf } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { clamp01, type Plane } from '../image/raster.ts';
import { faceWidth, mirrored, outline, pointCount, points, triangles, type Mesh, type Point } from './mesh.ts';

/** A face to insert: the `weight` of a point is 1 where it is well visible, and lower where its mirror point is more visible. */
export type NewFace = { image: Image; mesh: Mesh; weight: Float32Array };
export type Planes = [Plane, Plane, Plane];
/** Colors from 0 to 255, and a coverage mask (1 or 0). */
export type Warped = { planes: Planes; covered: Uint8Array };

/** How much the skin at each point faces the camera, from -1 to 1. */
function facing(mesh: Mesh): Float32Array {
  const normals = new Float64Array(mesh.length * 3);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [mesh[triangles[at]!]!, mesh[triangles[at + 1]!]!, mesh[triangles[at + 2]!]!];
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (let corner = 0; corner < 3; corner += 1)
      for (let axis = 0; axis < 3; axis += 1) normals[triangles[at + corner]! * 3 + axis]! += normal[axis]!;
  }
  const depth = Float32Array.from(mesh, (_, index) => {
    const [x, y, z] = normals.subarray(index * 3, index * 3 + 3);
    return z! / (Math.hypot(x!, y!, z!) || 1);
  });
  const sign = Math.sign(depth[points.noseTip]!) || 1;
  return depth.map((value) => value * sign);
}

/** Brightness of a point of the face as a share of its mirror point's, below which hair, a hand or a deep shadow lies over it. */
const covered = { from: 0.45, over: 0.3 } as const;
/** Rounds in which a point takes on the mean of its neighbors, so that what is covered ends softly. */
const softened = 2;

/** The mean brightness around each point of the mesh. */
function brightness({ rgb, width, height }: Image, mesh: Mesh): Float32Array {
  const radius = Math.max(1, Math.round(faceWidth(mesh) / 40));
  return Float32Array.from(mesh, ([x, y]) => {
    let [sum, count] = [0, 0];
    for (let row = Math.round(y) - radius; row <= y + radius; row += 1)
      for (let column = Math.round(x) - radius; column <= x + radius; column += 1) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue;
        const at = (row * width + column) * 3;
        sum += brightnessOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
        count += 1;
      }
    return count > 0 ? sum / count : 0;
  });
}

/** From 0 to 1: how much of the face itself is seen at each point, measured against its other half. */
function uncovered(image: Image, mesh: Mesh): Float32Array {
  const light = brightness(image, mesh);
  let open = light.map((value, index) => clamp01((value / Math.max(1, light[mirrored[index]!]!) - covered.from) / covered.over));
  for (let round = 0; round < softened; round += 1) {
    const sums = Float32Array.from(open);
    const counts = new Float32Array(open.length).fill(1);
    for (const [at, index] of triangles.entries()) {
      const next = triangles[at - (at % 3) + ((at + 1) % 3)]!;
      sums[index]! += open[next]!;
      counts[index]! += 1;
    }
    open = sums.map((sum, index) => sum / counts[index]!);
  }
  return open;
}

export function newFace(image: Image, mesh: Mesh): NewFace {
  const seen = facing(mesh);
  const open = uncovered(image, mesh);
  const weight = seen.map((value, index) => {
    if (value > 0.35) return open[index]!;
    const own = Math.max(0.02, value) ** 2;
    const twin = Math.max(0.02, seen[mirrored[index]!]!) ** 2;
    return (open[index]! * own) / (own + twin * 0.35);
  });
  return { image, mesh, weight };
}

function sample({ rgb, width, height }: Image, x: number, y: number, share: number, into: Float64Array): void {
  const fx = Math.min(width - 1.001, Math.max(0, x));
  const fy = Math.min(height - 1.001, Math.max(0, y));
  const [x0, y0] = [Math.trunc(fx), Math.trunc(fy)];
  const [tx, ty] = [fx - x0, fy - y0];
  const at = (y0 * width + x0) * 3;
  const below = at + width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = rgb[at + channel]! * (1 - tx) + rgb[at + channel + 3]! * tx;
    const lower = rgb[below + channel]! * (1 - tx) + rgb[below + channel + 3]! * tx;
    into[channel]! += share * (upper * (1 - ty) + lower * ty);
  }
}

/** The mesh is open between the lips; these triangles close it. */
const mouth = outline.innerLips.slice(1, -1).flatMap((point, index) => [outline.innerLips[0], point, outline.innerLips[index + 2]!]);

/** The jaw from ear to ear, whose beard reaches below the mesh. */
const jaw = outline.oval.slice(outline.oval.indexOf(361), outline.oval.indexOf(132) + 1);
/** How much farther from the nose than the chin a beard reaches, as a share, and how much farther away it is, in widths of the face. */
const below = { reach: 0.3, away: 0.3 } as const;
const neck = jaw.slice(1).flatMap((point, index) => {
  const [before, far] = [jaw[index]!, pointCount + index];
  return [before, point, far, point, far + 1, far];
});
const painted = Uint16Array.from([...triangles, ...mouth, ...neck]);
const twins = Uint16Array.from([...mirrored, ...jaw.map((_, index) => pointCount + jaw.length - 1 - index)]);

/** The points below the jaw, from the viewer's right to the left. */
function neckOf(mesh: Mesh): Point[] {
  const [x, y] = mesh[points.noseTip]!;
  const away = faceWidth(mesh) * below.away;
  return jaw.map((index, at): Point => {
    const [px, py, pz] = mesh[index]!;
    const reach = 1 + below.reach * Math.sin((Math.PI * at) / (jaw.length - 1));
    return [x + (px - x) * reach, y + (py - y) * reach, pz + away];
  });
}

/** From ear to ear above the jaw, and back below it, as far as a beard reaches. */
export function chinOf(mesh: Mesh): Point[] {
  const [x, y] = mesh[points.noseTip]!;
  const inner = jaw.map((index): Point => [x + (mesh[index]![0] - x) * 0.75, y + (mesh[index]![1] - y) * 0.75, 0]);
  return [...inner, ...neckOf(mesh).toReversed()];
}

/** What is painted, and how near it is. */
type Canvas = Warped & { width: number; height: number; depth: Float32Array };

const color = new Float64Array(3);

/** Paints the triangle of three points. A function of its own: what is called once a frame stays slow in V8, however long its inner loop. */
function paintTriangle(
  { image, mesh, weight }: NewFace,
  onto: Mesh,
  [ia, ib, ic]: readonly [number, number, number],
  canvas: Canvas,
): void {
  const { planes, covered, depth, width, height } = canvas;
  const [a, b, c] = [onto[ia]!, onto[ib]!, onto[ic]!];
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-3) return;
  const [sa, sb, sc] = [mesh[ia]!, mesh[ib]!, mesh[ic]!];
  const [ma, mb, mc] = [mesh[twins[ia]!]!, mesh[twins[ib]!]!, mesh[twins[ic]!]!];
  const [wa, wb, wc] = [weight[ia]!, weight[ib]!, weight[ic]!];
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
  const right = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const l1 = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
      if (l1 < -0.001) continue;
      const l2 = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      const l0 = 1 - l1 - l2;
      if (l0 < -0.001 || l2 < -0.001) continue;
      const to = y * width + x;
      const z = l0 * a[2] + l1 * b[2] + l2 * c[2];
      if (z > depth[to]!) continue;
      depth[to] = z;
      covered[to] = 1;
      color.fill(0);
      const own = l0 * wa + l1 * wb + l2 * wc;
      const seen = own > 0.98 ? 1 : own;
      sample(image, l0 * sa[0] + l1 * sb[0] + l2 * sc[0], l0 * sa[1] + l1 * sb[1] + l2 * sc[1], seen, color);
      if (seen < 1) sample(image, l0 * ma[0] + l1 * mb[0] + l2 * mc[0], l0 * ma[1] + l1 * mb[1] + l2 * mc[1], 1 - seen, color);
      for (let channel = 0; channel < 3; channel += 1) planes[channel]![to] = color[channel]!;
    }
}

/**
 * The new face, with the inside of its mouth and what is below its jaw, in a window of `width` × `height`; `onto` is in pixels of that window.
 * Nearer triangles hide farther ones.
 */
export function warp({ image, mesh, weight }: NewFace, onto: Mesh, width: number, height: number): Warped {
  const planes: Planes = [new Float32Array(width * height), new Float32Array(width * height), new Float32Array(width * height)];
  const covered = new Uint8Array(width * height);
  const canvas: Canvas = { planes, covered, width, height, depth: new Float32Array(width * height).fill(Infinity) };
  const whole: NewFace = { image, mesh: [...mesh, ...neckOf(mesh)], weight: Float32Array.from([...weight, ...jaw.map(() => 1)]) };
  const place = [...onto, ...neckOf(onto)];
  for (let at = 0; at < painted.length; at += 3) paintTriangle(whole, place, [painted[at]!, painted[at + 1]!, painted[at + 2]!], canvas);
  return { planes, covered };
}
