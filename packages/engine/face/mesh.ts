/** The face mesh: 468 points, the features they form, and measurements on them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownModels } from '../nets/models.ts';

/** Pixels of the image; the third number is depth in the same unit, smaller is nearer. */
export type Point = readonly [x: number, y: number, z: number];
export type Mesh = readonly Point[];
export type FaceBox = { x: number; y: number; width: number; height: number };

export const pointCount = 468;

const topology = JSON.parse(readFileSync(join(ownModels, 'facemesh.json'), 'utf8')) as {
  triangles: number[];
  texture: [number, number][];
};

/** Three point indices per triangle. */
export const triangles = Uint16Array.from(topology.triangles);

/** The index of each point's mirror image on the other half of the face. */
export const mirrored = Uint16Array.from(topology.texture, ([u, v]) => {
  let [nearest, least] = [0, Infinity];
  for (const [index, [otherU, otherV]] of topology.texture.entries()) {
    const distance = (otherU - 1 + u) ** 2 + (otherV - v) ** 2;
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
});

/** Left and right are as seen by the viewer. */
export const points = {
  forehead: 10,
  chin: 152,
  leftCheek: 234,
  rightCheek: 454,
  leftEyeOuter: 33,
  rightEyeOuter: 263,
  upperLip: 13,
  lowerLip: 14,
  noseTip: 4,
} as const;

export const outline = {
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58, 132, 93,
    234, 127, 162, 21, 54, 103, 67, 109,
  ],
  innerLips: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
  leftEye: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  rightEye: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  leftBrow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  rightBrow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  nose: [168, 122, 196, 198, 49, 48, 64, 98, 97, 2, 326, 327, 294, 278, 279, 420, 419, 351],
  /** The center of the face, from the brows to the chin. */
  middle: [
    107, 66, 105, 117, 118, 50, 205, 207, 212, 202, 204, 194, 201, 200, 421, 418, 424, 422, 432, 427, 425, 280, 347, 346, 334, 296, 336, 9,
  ],
  /** What of it is rarely covered by hair: below the eyes. */
  core: [168, 189, 243, 117, 118, 50, 205, 207, 212, 202, 204, 194, 201, 200, 421, 418, 424, 422, 432, 427, 425, 280, 347, 346, 463, 413],
} as const;

/** Points on cheeks, nose, and brow that are always skin. */
export const sureSkin = [50, 280, 101, 330, 205, 425, 36, 266, 4, 5, 195, 197, 6, 151, 9, 108, 337, 117, 346, 118, 347, 187, 411] as const;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Width from cheek to cheek in pixels, independent of how the head is turned. */
export const faceWidth = (mesh: Mesh): number => distance(mesh[points.leftCheek]!, mesh[points.rightCheek]!);

export function boundsOf(mesh: Iterable<Point>): FaceBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of mesh) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Tilt of the eye line in radians. */
export function rollOf(mesh: Mesh): number {
  const [left, right] = [mesh[points.leftEyeOuter]!, mesh[points.rightEyeOuter]!];
  return Math.atan2(right[1] - left[1], right[0] - left[0]);
}

const degrees = 180 / Math.PI;
/** The net underestimates depth; the gain was measured on a face turned by known angles. */
const depthGain = 1.45;

const across = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Yaw of the head in degrees; positive where the face looks to the viewer's right. */
export function yawOf(mesh: Mesh): number {
  const [left, right] = [mesh[points.leftCheek]!, mesh[points.rightCheek]!];
  return Math.atan2((right[2] - left[2]) * depthGain, across(left, right)) * degrees;
}

/** Yaw or pitch of the head in degrees, whichever is larger. Roll does not count. */
export function turnOf(mesh: Mesh): number {
  const [top, bottom] = [mesh[points.forehead]!, mesh[points.chin]!];
  const nodded = Math.atan2(Math.abs(bottom[2] - top[2]) * depthGain, across(top, bottom)) * degrees;
  return Math.max(Math.abs(yawOf(mesh)), nodded);
}

export const moved = (mesh: Mesh, scale: number, x = 0, y = 0): Mesh =>
  mesh.map((point): Point => [point[0] * scale + x, point[1] * scale + y, point[2] * scale]);
