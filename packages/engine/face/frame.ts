/** Converts frames, which have alpha, to images, which do not. */
import type { FrameBytes } from '../media/video.ts';

/** In memory of its own, which can be given to a thread. */
export function rgbOf(frame: FrameBytes): Buffer {
  const rgb = Buffer.allocUnsafeSlow((frame.length / 4) * 3);
  for (let from = 0, to = 0; from < frame.length; from += 4, to += 3) {
    rgb[to] = frame[from]!;
    rgb[to + 1] = frame[from + 1]!;
    rgb[to + 2] = frame[from + 2]!;
  }
  return rgb;
}

/** Writes the colors back and leaves alpha unchanged. */
export function putRgb(frame: FrameBytes, rgb: Uint8Array): void {
  for (let from = 0, to = 0; to < frame.length; from += 3, to += 4) {
    frame[to] = rgb[from]!;
    frame[to + 1] = rgb[from + 1]!;
    frame[to + 2] = rgb[from + 2]!;
  }
}
