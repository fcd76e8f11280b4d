/** Where one shot of a film ends and the next begins. */
import type { FrameBytes, Measures } from '../video/film.ts';

const side = 48;
/** Mean change of brightness between two frames, of 255, that may be a cut; and how many times the usual change it must be. */
const abrupt = 18;
const unusual = 3.5;

/** Brightness on a coarse grid. */
function sketch(frame: FrameBytes, { width, height }: Measures): Uint8Array {
  return Uint8Array.from({ length: side * side }, (_, at) => {
    const x = Math.trunc((((at % side) + 0.5) * width) / side);
    const y = Math.trunc(((Math.trunc(at / side) + 0.5) * height) / side);
    const from = (y * width + x) * 4;
    return (frame[from]! * 77 + frame[from + 1]! * 151 + frame[from + 2]! * 28) >> 8;
  });
}

/** Is told one frame after the other; answers whether a new shot begins with it. The first one always begins one. */
export function createCutter(measures: Measures): (frame: FrameBytes) => boolean {
  let before: Uint8Array | null = null;
  let usual = 2;
  return (frame) => {
    const now = sketch(frame, measures);
    const last = before;
    before = now;
    if (!last) return true;
    const change = now.reduce((sum, value, at) => sum + Math.abs(value - last[at]!), 0) / now.length;
    const cut = change > abrupt && change > unusual * usual;
    if (!cut) usual = usual * 0.9 + change * 0.1;
    return cut;
  };
}
