/** Detects the cuts between the shots of a video. */
import type { FrameBytes, Measures } from '../media/video.ts';

const side = 48;
/** Mean change of brightness between two frames, out of 255, that may be a cut. */
const abrupt = 18;
/**
 * Minimum share of the image whose brightness changes in a cut, and the minimum ratio to the usual share: a moving camera changes every
 * point of a detailed image, but hardly its histogram.
 */
const renewed = 0.1;
const unusual = 3.5;
const tones = 16;

/** Brightness on a coarse grid. */
function sketch(frame: FrameBytes, { width, height }: Measures): Uint8Array {
  return Uint8Array.from({ length: side * side }, (_, at) => {
    const x = Math.trunc((((at % side) + 0.5) * width) / side);
    const y = Math.trunc(((Math.trunc(at / side) + 0.5) * height) / side);
    const from = (y * width + x) * 4;
    return (frame[from]! * 77 + frame[from + 1]! * 151 + frame[from + 2]! * 28) >> 8;
  });
}

/** A histogram of brightness in sixteen bins, as shares. */
function tonesOf(sketched: Uint8Array): number[] {
  const shares = Array.from({ length: tones }, () => 0);
  for (const value of sketched) shares[Math.trunc((value * tones) / 256)]! += 1 / sketched.length;
  return shares;
}

function renewal(one: Uint8Array, other: Uint8Array): number {
  const others = tonesOf(other);
  return tonesOf(one).reduce((sum, share, at) => sum + Math.abs(share - others[at]!), 0) / 2;
}

/** Returns a function that receives the frames in order and returns whether a new shot starts. The first frame always starts one. */
export function createCutter(measures: Measures): (frame: FrameBytes) => boolean {
  let before: Uint8Array | null = null;
  let usual = 0.02;
  return (frame) => {
    const now = sketch(frame, measures);
    const last = before;
    before = now;
    if (!last) return true;
    const change = now.reduce((sum, value, at) => sum + Math.abs(value - last[at]!), 0) / now.length;
    const share = renewal(now, last);
    const cut = change > abrupt && share > renewed && share > unusual * usual;
    if (!cut) usual = usual * 0.9 + share * 0.1;
    return cut;
  };
}
