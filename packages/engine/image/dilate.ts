import type { Plane } from './raster.ts';

/** The greatest value over a square of `2 * radius + 1`; beyond a border its values go on. */
export function dilated(plane: Plane, width: number, height: number, radius: number): Plane {
  const [wide, high] = [width + 2 * radius, height + 2 * radius];
  const padded = new Float32Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    const from = Math.min(height - 1, Math.max(0, y - radius)) * width;
    const row = padded.subarray(y * wide, (y + 1) * wide);
    row.fill(plane[from]!, 0, radius);
    row.set(plane.subarray(from, from + width), radius);
    row.fill(plane[from + width - 1]!, radius + width);
  }
  const across = 2 * radius + 1;
  for (const step of [1, wide]) {
    let span = 1;
    for (; span * 2 <= across; span *= 2) raise(padded, wide, span * step);
    raise(padded, wide, (across - span) * step);
  }
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) result.set(padded.subarray(y * wide, y * wide + width), y * width);
  return result;
}

/** Raises each value to the one that is `ahead`. What is not within a square's reach of the end is right afterwards. */
function raise(plane: Plane, row: number, ahead: number): void {
  for (let from = 0; from + ahead < plane.length; from += row) raiseRow(plane, from, Math.min(from + row, plane.length - ahead), ahead);
}

// V8 leaves the code of an inner loop for slow code each time that the loop ends, unless it has a function of its own.
function raiseRow(plane: Plane, from: number, to: number, ahead: number): void {
  for (let at = from; at < to; at += 1) if (plane[at + ahead]! > plane[at]!) plane[at] = plane[at + ahead]!;
}
