/** Converts frames, which have alpha, to images, which do not. */
import type { FrameBytes } from './video.ts';

/** A part of an image, in whole pixels. */
export type FramePart = { left: number; top: number; width: number; height: number };

/** Pixels that are converted in one call. */
const row = 1024;

/** The colors of a frame, in memory of its own or in that of a frame before. */
export function rgbOf(frame: FrameBytes, rgb: Buffer = Buffer.allocUnsafe((frame.length / 4) * 3)): Buffer {
  const pixels = frame.length / 4;
  for (let at = 0; at < pixels; at += row) cutRow(frame, at * 4, rgb, at * 3, Math.min(row, pixels - at));
  return rgb;
}

/** The colors of a part of a frame that is `whole` pixels wide, in memory of its own, which can be given to a thread. */
export function cutRgb(frame: FrameBytes, whole: number, { left, top, width, height }: FramePart): Buffer {
  const rgb = Buffer.allocUnsafeSlow(width * height * 3);
  for (let y = 0; y < height; y += 1) cutRow(frame, ((top + y) * whole + left) * 4, rgb, y * width * 3, width);
  return rgb;
}

/** Writes the colors of a part back and leaves alpha unchanged. */
export function putRgb(frame: FrameBytes, whole: number, { left, top, width, height }: FramePart, rgb: Uint8Array): void {
  for (let y = 0; y < height; y += 1) putRow(rgb, y * width * 3, frame, ((top + y) * whole + left) * 4, width);
}

// What is called once a frame stays slow in V8, however long its inner loop; what is called once a row does not.
function cutRow(frame: Uint8Array, start: number, rgb: Uint8Array, to: number, count: number): void {
  for (let x = 0, from = start; x < count; x += 1, from += 4) {
    rgb[to + x * 3] = frame[from]!;
    rgb[to + x * 3 + 1] = frame[from + 1]!;
    rgb[to + x * 3 + 2] = frame[from + 2]!;
  }
}

function putRow(rgb: Uint8Array, start: number, frame: Uint8Array, to: number, count: number): void {
  for (let x = 0, from = start; x < count; x += 1, from += 3) {
    frame[to + x * 4] = rgb[from]!;
    frame[to + x * 4 + 1] = rgb[from + 1]!;
    frame[to + x * 4 + 2] = rgb[from + 2]!;
  }
}
