/** The engine's format of moving images and sound: plain bytes, one frame at a time. */

/** Red, green, blue, and alpha, one byte each, row by row; alpha is straight, not premultiplied. */
export type FrameBytes = Buffer;

export type Measures = {
  /** Pixels; even where H.264 or VP9 is written (`evenSize`). */
  width: number;
  height: number;
  /** Frames per second. */
  fps: number;
};

/** Samples from -1 to 1, interleaved for two channels; `rate` is in hertz. */
export type Sound = { samples: Float32Array; rate: number; channels: 1 | 2 };

export const secondsOf = ({ samples, rate, channels }: Sound): number => samples.length / channels / rate;

/** The nearest even size in pixels, the larger one of an odd side, because chroma is stored in blocks of 2 × 2. */
export const evenSize = (width: number, height: number): { width: number; height: number } => ({
  width: Math.max(2, Math.round(width / 2) * 2),
  height: Math.max(2, Math.round(height / 2) * 2),
});

/** The largest even size within a square of `longest` pixels that keeps the aspect ratio. */
export function fitInside(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return evenSize(width * scale, height * scale);
}
