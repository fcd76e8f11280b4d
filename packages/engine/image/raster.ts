/** Planes with one number per pixel, and their two common operations: a box mean and a resize. */
export type Plane = Float32Array;

/** Resizes a plane bilinearly. */
export function resizePlane(source: Plane, fromWidth: number, fromHeight: number, width: number, height: number): Plane {
  const result = new Float32Array(width * height);
  const columns = columnsOf(fromWidth, width);
  const scale = fromHeight / height;
  for (let y = 0; y < height; y += 1) {
    const at = Math.min(fromHeight - 1, Math.max(0, (y + 0.5) * scale - 0.5));
    const upper = Math.trunc(at);
    const lower = Math.min(fromHeight - 1, upper + 1);
    mixRows(source, upper * fromWidth, lower * fromWidth, at - upper, columns, result, y * width);
  }
  return result;
}

/** Between which two of `from` columns each of `count` lies, and how near the second: the same in every row. */
type Columns = { left: Int32Array; right: Int32Array; share: Float64Array };

function columnsOf(from: number, count: number): Columns {
  const columns = { left: new Int32Array(count), right: new Int32Array(count), share: new Float64Array(count) };
  const scale = from / count;
  for (let x = 0; x < count; x += 1) {
    const at = Math.min(from - 1, Math.max(0, (x + 0.5) * scale - 0.5));
    const left = Math.trunc(at);
    columns.left[x] = left;
    columns.right[x] = Math.min(from - 1, left + 1);
    columns.share[x] = at - left;
  }
  return columns;
}

// V8 leaves the code of an inner loop for slow code each time that the loop ends, unless it has a function of its own.
function mixRows(source: Plane, upper: number, lower: number, down: number, columns: Columns, result: Plane, to: number): void {
  const { left, right, share } = columns;
  for (let x = 0; x < left.length; x += 1) {
    const a = source[upper + left[x]!]!;
    const c = source[lower + left[x]!]!;
    const along = share[x]!;
    result[to + x] = (a + (source[upper + right[x]!]! - a) * along) * (1 - down) + (c + (source[lower + right[x]!]! - c) * along) * down;
  }
}

/** Mean over a square of `2 * radius + 1`, clipped at the borders; two running sums make its time independent of the radius. */
export function boxMean(source: Plane, width: number, height: number, radius: number): Plane {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) meanAlong(source, y * width, width, radius, rows);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y += 1) addTo(sums, rows, y * width, 1);
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addTo(sums, rows, (y + radius) * width, 1);
    if (y - radius - 1 >= 0) addTo(sums, rows, (y - radius - 1) * width, -1);
    put(sums, Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1, result, y * width);
  }
  return result;
}

/** The running mean of one row. */
function meanAlong(source: Plane, row: number, width: number, radius: number, result: Plane): void {
  let sum = 0;
  for (let x = 0; x < Math.min(radius, width); x += 1) sum += source[row + x]!;
  for (let x = 0; x < width; x += 1) {
    if (x + radius < width) sum += source[row + x + radius]!;
    if (x - radius - 1 >= 0) sum -= source[row + x - radius - 1]!;
    result[row + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
  }
}

function addTo(sums: Float64Array, plane: Plane, row: number, times: 1 | -1): void {
  for (let x = 0; x < sums.length; x += 1) sums[x]! += times * plane[row + x]!;
}

function put(sums: Float64Array, count: number, result: Plane, row: number): void {
  for (let x = 0; x < sums.length; x += 1) result[row + x] = sums[x]! / count;
}

export const clamp01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** The three channels of an RGB image as planes from 0 to 1. */
export function planesOf(rgb: Uint8Array, pixels: number): [Plane, Plane, Plane] {
  const plane = (channel: number) => {
    const result = new Float32Array(pixels);
    for (let at = 0; at < pixels; at += 1) result[at] = rgb[at * 3 + channel]! / 255;
    return result;
  };
  return [plane(0), plane(1), plane(2)];
}
