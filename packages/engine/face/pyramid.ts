/** Blends two images band by band (Burt and Adelson, 1983): coarse bands over a wide seam, fine ones over a narrow one. */
import type { Plane } from '../image/raster.ts';
import type { Planes } from './warp.ts';

type Size = { width: number; height: number };

const halfOf = ({ width, height }: Size): Size => ({ width: (width + 1) >> 1, height: (height + 1) >> 1 });

/** Every other pixel, each the mean of itself and its neighbors. */
function halved(plane: Plane, size: Size): Plane {
  const half = halfOf(size);
  const result = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1) halveRow(plane, size, y, result, y * half.width, half.width);
  return result;
}

// What is called once a frame of a video stays slow in V8, however long its inner loop; what is called once a row does not.
function halveRow(plane: Plane, { width, height }: Size, y: number, result: Plane, to: number, count: number): void {
  const [above, row, below] = [Math.max(0, y * 2 - 1), y * 2, Math.min(height - 1, y * 2 + 1)].map((line) => line * width) as [
    number,
    number,
    number,
  ];
  const rows = (below - above) / width + 1;
  for (let x = 0; x < count; x += 1) {
    const [left, right] = [Math.max(0, x * 2 - 1), Math.min(width - 1, x * 2 + 1)];
    let sum = 0;
    for (let at = left; at <= right; at += 1) {
      if (above < row) sum += plane[above + at]!;
      sum += plane[row + at]!;
      if (below > row) sum += plane[below + at]!;
    }
    result[to + x] = sum / (rows * (right - left + 1));
  }
}

/** Twice as wide and high, to `size`: between two pixels lies their mean. */
function doubled(plane: Plane, size: Size): Plane {
  const { width, height } = halfOf(size);
  const result = new Float32Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const upper = (y >> 1) * width;
    const lower = Math.min(height - 1, (y + 1) >> 1) * width;
    const row = y * size.width;
    for (let x = 0, left = 0; x < size.width; x += 2, left += 1) {
      const right = Math.min(width - 1, left + 1);
      const [above, below] = [plane[upper + left]!, plane[lower + left]!];
      result[row + x] = (above + above + below + below) / 4;
      if (x + 1 < size.width) result[row + x + 1] = (above + plane[upper + right]! + below + plane[lower + right]!) / 4;
    }
  }
  return result;
}

/** `over` where the mask is 1, `under` where it is 0. */
export function blendPyramid(over: Planes, under: Planes, mask: Plane, size: Size, levels: number): Planes {
  if (levels === 0 || size.width < 16 || size.height < 16)
    return under.map((plane, channel) => plane.map((value, at) => value + (over[channel]![at]! - value) * mask[at]!)) as Planes;
  const half = (planes: Planes) => planes.map((plane) => halved(plane, size)) as Planes;
  const [smallOver, smallUnder] = [half(over), half(under)];
  const low = blendPyramid(smallOver, smallUnder, halved(mask, size), halfOf(size), levels - 1);
  return low.map((plane, channel) => {
    const result = doubled(plane, size);
    const [fineOver, fineUnder] = [over[channel]!, under[channel]!];
    const [softOver, softUnder] = [doubled(smallOver[channel]!, size), doubled(smallUnder[channel]!, size)];
    for (let at = 0; at < result.length; at += 1) {
      const detail = fineUnder[at]! - softUnder[at]!;
      result[at]! += detail + (fineOver[at]! - softOver[at]! - detail) * mask[at]!;
    }
    return result;
  }) as Planes;
}
