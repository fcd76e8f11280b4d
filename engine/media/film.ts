/** Moving pictures and sound as the engine works on them: plain bytes, one frame at a time. */

/** Red, green, blue and alpha, a byte each, row by row; alpha is straight, not multiplied in. */
export type FrameBytes = Buffer;

export type Measures = {
  /** Pixels; even where H.264 or VP9 is written (`evenSize`). */
  width: number;
  height: number;
  /** Frames a second. */
  fps: number;
};

/** Samples from -1 to 1; those of two channels take turns. */
export type Sound = { samples: Float32Array; rate: number; channels: 1 | 2 };

export const secondsOf = ({ samples, rate, channels }: Sound): number => samples.length / channels / rate;

/** The nearest even size: chroma is stored for blocks of two by two. */
export const evenSize = (width: number, height: number): { width: number; height: number } => ({
  width: Math.max(2, Math.round(width / 2) * 2),
  height: Math.max(2, Math.round(height / 2) * 2),
});

/** The size that fits into a square of `longest`, the shape kept, even. */
export function fitInside(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return evenSize(width * scale, height * scale);
}
