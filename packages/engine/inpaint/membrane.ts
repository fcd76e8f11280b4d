/** Interpolates over a hole with an approximately minimal (membrane) surface that matches the known values at its rim. */

/** Rows of numbers, `channels` of them per pixel; filled in place where `hole` is 1. */
export function membrane(values: Float32Array, hole: Uint8Array, width: number, height: number, channels: number): void {
  if (width <= 1 && height <= 1) return;
  const halfWidth = Math.max(1, Math.ceil(width / 2));
  const halfHeight = Math.max(1, Math.ceil(height / 2));
  const half = new Float32Array(halfWidth * halfHeight * channels);
  const unknown = new Uint8Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y += 1)
    for (let x = 0; x < halfWidth; x += 1) {
      const to = y * halfWidth + x;
      let count = 0;
      for (let row = y * 2; row < Math.min(height, y * 2 + 2); row += 1)
        for (let column = x * 2; column < Math.min(width, x * 2 + 2); column += 1) {
          const at = row * width + column;
          if (hole[at]) continue;
          count += 1;
          for (let channel = 0; channel < channels; channel += 1) half[to * channels + channel]! += values[at * channels + channel]!;
        }
      if (count === 0) unknown[to] = 1;
      else for (let channel = 0; channel < channels; channel += 1) half[to * channels + channel]! /= count;
    }
  // Leave the hole unchanged when no pixel is known.
  if (!unknown.includes(0)) return;
  if (unknown.includes(1)) membrane(half, unknown, halfWidth, halfHeight, channels);
  for (let at = 0; at < hole.length; at += 1) {
    if (!hole[at]) continue;
    const from = Math.min(halfHeight - 1, Math.trunc(at / width / 2)) * halfWidth + Math.min(halfWidth - 1, Math.trunc((at % width) / 2));
    for (let channel = 0; channel < channels; channel += 1) values[at * channels + channel] = half[from * channels + channel]!;
  }
  relax(values, hole, width, height, channels);
}

const rounds = 8;

/** Relaxation: each unknown pixel repeatedly becomes the mean of its neighbors. */
function relax(values: Float32Array, hole: Uint8Array, width: number, height: number, channels: number): void {
  for (let round = 0; round < rounds; round += 1)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        if (!hole[at]) continue;
        const left = x > 0 ? at - 1 : at;
        const right = x < width - 1 ? at + 1 : at;
        const above = y > 0 ? at - width : at;
        const below = y < height - 1 ? at + width : at;
        for (let channel = 0; channel < channels; channel += 1)
          values[at * channels + channel] =
            (values[left * channels + channel]! +
              values[right * channels + channel]! +
              values[above * channels + channel]! +
              values[below * channels + channel]!) /
            4;
      }
}
