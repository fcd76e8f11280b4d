/** Where one shot of a film ends and the next begins. */
import type { FrameBytes, Measures } from '../media/film.ts';

const side = 48;
/** Mean change of brightness between two frames, of 255, that may be a cut. */
const abrupt = 18;
/**
 * Share of the picture that takes another brightness in a cut, and how many times the usual share it must be: a camera on its way changes
 * every point of a detailed picture, and hardly this.
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

/** Which share of the points lies in each sixteenth of brightness. */
function tonesOf(sketched: Uint8Array): number[] {
  const shares = Array.from({ length: tones }, () => 0);
  for (const value of sketched) shares[Math.trunc((value * tones) / 256)]! += 1 / sketched.length;
  return shares;
}

function renewal(one: Uint8Array, other: Uint8Array): number {
  const others = tonesOf(other);
  return tonesOf(one).reduce((sum, share, at) => sum + Math.abs(share - others[at]!), 0) / 2;
}

/** Is told one frame after the other; answers whether a new shot begins with it. The first one always begins one. */
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
