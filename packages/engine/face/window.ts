/** The part of an image around a face, as planes. */
import type { Image } from '@iridia/pixels/image';
import { boundsOf, outline, type Mesh } from './mesh.ts';
import { stepFor } from './sampled.ts';
import type { Planes } from './warp.ts';

/** The part of an image around a face: what is painted depends on nothing else of it. */
export function windowAround(image: Pick<Image, 'width' | 'height'>, mesh: Mesh) {
  const bounds = boundsOf(outline.oval.map((index) => mesh[index]!));
  const left = Math.max(0, Math.floor(bounds.x - bounds.width * 0.1));
  const top = Math.max(0, Math.floor(bounds.y - bounds.height * 0.1));
  const step = stepFor(bounds.width);
  const inSteps = (length: number) => length - (length % step);
  const width = inSteps(Math.min(image.width, Math.ceil(bounds.x + bounds.width * 1.1)) - left);
  const height = inSteps(Math.min(image.height, Math.ceil(bounds.y + bounds.height * 1.3)) - top);
  return { left, top, width, height, faceWidth: bounds.width, step };
}

export type Around = ReturnType<typeof windowAround>;

export function planesOf({ rgb, width: whole }: Image, { left, top, width, height }: Around): Planes {
  const planes: Planes = [new Float32Array(width * height), new Float32Array(width * height), new Float32Array(width * height)];
  for (let y = 0; y < height; y += 1) takeRow(rgb, ((y + top) * whole + left) * 3, planes, y * width, width);
  return planes;
}

// What is called once a frame of a video stays slow in V8, however long its inner loop; what is called once a row does not.
function takeRow(rgb: Uint8Array, start: number, [red, green, blue]: Planes, to: number, count: number): void {
  for (let x = 0, from = start; x < count; x += 1, from += 3) {
    red[to + x] = rgb[from]!;
    green[to + x] = rgb[from + 1]!;
    blue[to + x] = rgb[from + 2]!;
  }
}
