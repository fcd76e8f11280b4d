/** Finds the frames of glasses in a face: thin lines darker than the skin around them that run from one eye over the nose to the other. */
import { brightnessOf } from '@iridia/pixels/color';
import { dilated } from '../image/dilate.ts';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { boundsOf, moved, outline, rollOf, type Mesh, type Point } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { Planes } from './warp.ts';

/** Half the width of the thickest frame, in widths of the face. */
const thickest = 0.045;
/** How much darker than the skin a frame is, as a share of the skin's brightness. */
const darker = 0.16;
/** Where the lower rim is, in widths of the face below the middle of an eye and aside of it, and how much of it is seen: frowns and brows have none. */
const rim = { from: 0.07, to: 0.34, aside: 0.13 } as const;
const leastRim = { each: 0.5, both: 1.4 } as const;

/** The part of the face in which glasses sit: from the brows to the upper cheeks. */
const zone = [127, 70, 63, 105, 66, 107, 9, 336, 296, 334, 293, 300, 356, 454, 352, 280, 429, 195, 209, 50, 123, 234] as const;
const zoneGrown = 1.06;

type Window = { width: number; height: number; faceWidth: number };

/** The brightness without the dark lines that are at most `2 * radius` wide. */
function withoutLines(luma: Plane, width: number, height: number, radius: number): Plane {
  return negate(dilated(negate(dilated(luma, width, height, radius)), width, height, radius));
}

/** Negates a plane in place. */
function negate(plane: Plane): Plane {
  for (let at = 0; at < plane.length; at += 1) plane[at] = -plane[at]!;
  return plane;
}

function lumaRow([red, green, blue]: Planes, from: number, luma: Plane, to: number, count: number): void {
  for (let x = 0; x < count; x += 1) luma[to + x] = brightnessOf(red[from + x]!, green[from + x]!, blue[from + x]!);
}

/** 1 for what is darker than it would be without lines, in the zone and outside the eyes. */
function linesIn(luma: Plane, closed: Plane, inZone: Plane, eyes: Plane): Uint8Array {
  const lines = new Uint8Array(luma.length);
  for (let at = 0; at < lines.length; at += 1)
    if (inZone[at]! > 0.5 && eyes[at]! < 0.5 && closed[at]! - luma[at]! > darker * closed[at]!) lines[at] = 1;
  return lines;
}

/** Counts how much of the width of an eye has something below it. */
function rimUnder(eye: readonly number[], mesh: Mesh, faceWidth: number) {
  const corners = eye.map((index) => mesh[index]!);
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length) as [number, number];
  const angle = rollOf(mesh);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const seen = new Uint8Array(12);
  return {
    meet(x: number, y: number): void {
      const [dx, dy] = [(x - middle[0]) / faceWidth, (y - middle[1]) / faceWidth];
      const [along, down] = [dx * cos + dy * sin, dy * cos - dx * sin];
      if (down < rim.from || down > rim.to || Math.abs(along) >= rim.aside) return;
      seen[Math.trunc(((along + rim.aside) / (2 * rim.aside)) * seen.length)] = 1;
    },
    share: (): number => seen.reduce((sum, value) => sum + value, 0) / seen.length,
  };
}

const polygonOf = (mesh: Mesh, indices: readonly number[], by: number) =>
  grown(
    indices.map((index) => mesh[index]!),
    by,
  );

/** The pixels in which a line is that hang together with those on the bridge, and whether rims are seen under both eyes. */
function traced(isLine: Uint8Array, mesh: Mesh, { width, height, faceWidth }: Window): { frames: Plane; isWorn: boolean } {
  const frames = new Float32Array(width * height);
  const open: number[] = [];
  const take = (x: number, y: number) => {
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || frames[at] || !isLine[at]) return;
    frames[at] = 1;
    open.push(at);
  };
  // The bridge is between the eyes, where a face without glasses is bare.
  const [bridge, top] = mesh[8]!;
  for (let y = Math.round(top); y < mesh[195]![1]; y += 1) take(Math.round(bridge), y);
  const rims = [outline.leftEye, outline.rightEye].map((indices) => rimUnder(indices, mesh, faceWidth));
  const takeAround = (x: number, y: number) => {
    for (let near = 0; near < 9; near += 1) take(x - 1 + (near % 3), y - 1 + Math.trunc(near / 3));
    for (const { meet } of rims) meet(x, y);
  };
  while (open.length > 0) {
    const at = open.pop()!;
    takeAround(at % width, Math.trunc(at / width));
  }
  const [left, right] = rims.map(({ share }) => share()) as [number, number];
  return { frames, isWorn: Math.min(left, right) >= leastRim.each && left + right >= leastRim.both };
}

/**
 * From 0 to 1: the frames of glasses in a window; null where nobody wears any. `mesh` is in pixels of the window. With `known` glasses, lines
 * are taken for frames however few of them are seen.
 */
export function glassesIn(planes: Planes, mesh: Mesh, whole: Window, known = false): Plane | null {
  const { faceWidth } = whole;
  const radius = Math.max(2, Math.round(faceWidth * thickest));
  const around = boundsOf(polygonOf(mesh, zone, zoneGrown).map(([x, y]): Point => [x, y, 0]));
  const left = Math.max(0, Math.floor(around.x) - radius);
  const top = Math.max(0, Math.floor(around.y) - radius);
  const width = Math.min(whole.width, Math.ceil(around.x + around.width) + radius) - left;
  const height = Math.min(whole.height, Math.ceil(around.y + around.height) + radius) - top;
  if (width < 8 || height < 8) return null;
  const luma = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) lumaRow(planes, (top + y) * whole.width + left, luma, y * width, width);
  const own = moved(mesh, 1, -left, -top);
  const closed = withoutLines(luma, width, height, radius);
  const inZone = fillPolygons([polygonOf(own, zone, zoneGrown)], width, height);
  const eyes = fillPolygons([polygonOf(own, outline.leftEye, 1.3), polygonOf(own, outline.rightEye, 1.3)], width, height);
  const { frames, isWorn } = traced(linesIn(luma, closed, inZone, eyes), own, { width, height, faceWidth });
  if (!isWorn && !known) return null;
  const soft = boxMean(frames, width, height, Math.max(1, Math.round(faceWidth / 150)));
  const result = new Float32Array(whole.width * whole.height);
  for (let y = 0; y < height; y += 1) strengthen(soft, y * width, result, (top + y) * whole.width + left, width);
  return result;
}

function strengthen(soft: Plane, from: number, result: Plane, to: number, count: number): void {
  for (let x = 0; x < count; x += 1) result[to + x] = clamp01(soft[from + x]! * 2);
}
