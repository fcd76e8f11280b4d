/** Planes with one number per pixel, and their two common operations: a box mean and a resize. */
export type Plane = Float32Array;

/** Resizes a plane bilinearly. */
export function resizePlane(source: Plane, fromWidth: number, fromHeight: number, width: number, height: number): Plane {
  const result = new Float32Array(width * height);
  const scaleX = fromWidth / width;
  const scaleY = fromHeight / height;
  // The columns are the same in every row.
  const lefts = new Int32Array(width);
  const rights = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x += 1) {
    const fx = Math.min(fromWidth - 1, Math.max(0, (x + 0.5) * scaleX - 0.5));
    const left = Math.trunc(fx);
    lefts[x] = left;
    rights[x] = Math.min(fromWidth - 1, left + 1);
    shares[x] = fx - left;
  }
  for (let y = 0, to = 0; y < height; y += 1) {
    const fy = Math.min(fromHeight - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    const y0 = Math.trunc(fy);
    const upper = y0 * fromWidth;
    const lower = Math.min(fromHeight - 1, y0 + 1) * fromWidth;
    const ty = fy - y0;
    for (let x = 0; x < width; x += 1, to += 1) {
      const left = lefts[x]!;
      const right = rights[x]!;
      const tx = shares[x]!;
      const a = source[upper + left]!;
      const c = source[lower + left]!;
      result[to] = (a + (source[upper + right]! - a) * tx) * (1 - ty) + (c + (source[lower + right]! - c) * tx) * ty;
    }
  }
  return result;
}

/** Mean over a square of `2 * radius + 1`, clipped at the borders; two running sums make its time independent of the radius. */
export function boxMean(source: Plane, width: number, height: number, radius: number): Plane {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += source[row + x]!;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += source[row + x + radius]!;
      if (x - radius - 1 >= 0) sum -= source[row + x - radius - 1]!;
      rows[row + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  const result = new Float32Array(width * height);
  const columns = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y += 1) for (let x = 0; x < width; x += 1) columns[x]! += rows[y * width + x]!;
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) for (let x = 0; x < width; x += 1) columns[x]! += rows[(y + radius) * width + x]!;
    if (y - radius - 1 >= 0) for (let x = 0; x < width; x += 1) columns[x]! -= rows[(y - radius - 1) * width + x]!;
    const count = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x += 1) result[y * width + x] = columns[x]! / count;
  }
  return result;
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
