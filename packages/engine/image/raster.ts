/** Planes with one number per pixel, and their two common operations: a box mean and a resize. */
export type Plane = Float32Array;

/** Where each of some pixels lies between others: those on its two sides, and how near the second is. */
type Between = { first: Int32Array; second: Int32Array; share: Float64Array };

function between(from: number, count: number): Between {
  const places = { first: new Int32Array(count), second: new Int32Array(count), share: new Float64Array(count) };
  for (let at = 0; at < count; at += 1) {
    const place = Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / count - 0.5));
    places.first[at] = Math.trunc(place);
    places.second[at] = Math.min(from - 1, Math.trunc(place) + 1);
    places.share[at] = place - Math.trunc(place);
  }
  return places;
}

/** Small planes that are read at another size row by row: one that is read once needs no memory of that size. */
export type Stretched = {
  columns: Between;
  /** The rows of the planes at a height of the other size, in their own columns; valid until the next call. */
  rowsAt(y: number): readonly Float64Array[];
};

/** Reads planes of `fromWidth` × `fromHeight` at `width` × `height`, bilinearly. */
export function stretched(planes: readonly Plane[], fromWidth: number, fromHeight: number, width: number, height: number): Stretched {
  const lines = between(fromHeight, height);
  const rows = planes.map(() => new Float64Array(fromWidth));
  return {
    columns: between(fromWidth, width),
    rowsAt(y) {
      for (const [which, plane] of planes.entries())
        mixRows(plane, lines.first[y]! * fromWidth, lines.second[y]! * fromWidth, lines.share[y]!, rows[which]!);
      return rows;
    },
  };
}

/** The value of a stretched row in one of the other columns. */
export const valueAt = (row: Float64Array, { first, second, share }: Between, x: number): number => {
  const left = row[first[x]!]!;
  return left + (row[second[x]!]! - left) * share[x]!;
};

// V8 leaves the code of an inner loop for slow code each time that the loop ends, unless it has a function of its own.
function mixRows(plane: Plane, upper: number, lower: number, share: number, row: Float64Array): void {
  for (let x = 0; x < row.length; x += 1) row[x] = plane[upper + x]! + (plane[lower + x]! - plane[upper + x]!) * share;
}

function stretchRow(row: Float64Array, { first, second, share }: Between, result: Plane, to: number): void {
  for (let x = 0; x < share.length; x += 1) {
    const left = row[first[x]!]!;
    result[to + x] = left + (row[second[x]!]! - left) * share[x]!;
  }
}

/** Resizes a plane bilinearly. */
export function resizePlane(source: Plane, fromWidth: number, fromHeight: number, width: number, height: number): Plane {
  const result = new Float32Array(width * height);
  const { columns, rowsAt } = stretched([source], fromWidth, fromHeight, width, height);
  for (let y = 0; y < height; y += 1) stretchRow(rowsAt(y)[0]!, columns, result, y * width);
  return result;
}

/** Mean over a square of `2 * radius + 1`, clipped at the borders; two running sums make its time independent of the radius. */
export function boxMean(source: Plane, width: number, height: number, radius: number): Plane {
  const result = new Float32Array(width * height);
  const [across, down] = [sharesOf(width, radius), sharesOf(height, radius)];
  // Of the means along rows, those within the square are kept: a row takes the place of the one that leaves it.
  const kept = Math.min(2 * radius + 1, height);
  const square = { rows: new Float32Array(kept * width), sums: new Float64Array(width) };
  for (let y = -radius; y < height; y += 1) {
    const [enters, leaves] = [y + radius, y - radius - 1];
    if (enters < height) enter(source, enters * width, across, radius, square, (enters % kept) * width);
    else if (leaves >= 0) leave(square, (leaves % kept) * width);
    if (y >= 0) put(square.sums, down[y]!, result, y * width);
  }
  return result;
}

/** For each pixel of a line, the share of each pixel in the mean of those within the radius. */
function sharesOf(length: number, radius: number): Float64Array {
  const shares = new Float64Array(length);
  for (let at = 0; at < length; at += 1) shares[at] = 1 / (Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1);
  return shares;
}

/** The means along the rows within a square, and their sums by column. */
type Square = { rows: Float32Array; sums: Float64Array };

/** Adds the running mean of a row to the sums, in place of the row that is at `slot`. */
function enter(source: Plane, row: number, shares: Float64Array, radius: number, { rows, sums }: Square, slot: number): void {
  const width = shares.length;
  let sum = 0;
  for (let x = 0; x < Math.min(radius, width); x += 1) sum += source[row + x]!;
  for (let x = 0; x < width; x += 1) {
    if (x + radius < width) sum += source[row + x + radius]!;
    if (x > radius) sum -= source[row + x - radius - 1]!;
    const mean = Math.fround(sum * shares[x]!);
    sums[x]! += mean - rows[slot + x]!;
    rows[slot + x] = mean;
  }
}

function leave({ rows, sums }: Square, slot: number): void {
  for (let x = 0; x < sums.length; x += 1) sums[x]! -= rows[slot + x]!;
}

function put(sums: Float64Array, share: number, result: Plane, row: number): void {
  for (let x = 0; x < sums.length; x += 1) result[row + x] = sums[x]! * share;
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
