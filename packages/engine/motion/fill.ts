/** Extends known pixels smoothly into unknown ones: averages over ever coarser images, using the finest level that has data. */

/** Fills pixels where `hole` is 1, in place; three channels. */
export function smoothFill(rgb: Uint8Array, hole: Uint8Array, width: number, height: number): void {
  if (width <= 1 && height <= 1) return;
  const halfWidth = Math.max(1, width >> 1);
  const halfHeight = Math.max(1, height >> 1);
  const half = new Uint8Array(halfWidth * halfHeight * 3);
  const unknown = new Uint8Array(halfWidth * halfHeight);
  let missing = false;
  for (let y = 0; y < halfHeight; y += 1)
    for (let x = 0; x < halfWidth; x += 1) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let down = 0; down < 2; down += 1)
        for (let across = 0; across < 2; across += 1) {
          const at = Math.min(height - 1, y * 2 + down) * width + Math.min(width - 1, x * 2 + across);
          if (hole[at]) continue;
          for (let channel = 0; channel < 3; channel += 1) sum[channel]! += rgb[at * 3 + channel]!;
          count += 1;
        }
      const to = y * halfWidth + x;
      if (count === 0) {
        unknown[to] = 1;
        missing = true;
      } else for (let channel = 0; channel < 3; channel += 1) half[to * 3 + channel] = sum[channel]! / count;
    }
  if (missing) smoothFill(half, unknown, halfWidth, halfHeight);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!hole[at]) continue;
      const fx = Math.min(halfWidth - 1, Math.max(0, (x - 0.5) / 2));
      const fy = Math.min(halfHeight - 1, Math.max(0, (y - 0.5) / 2));
      const [x0, y0] = [Math.trunc(fx), Math.trunc(fy)];
      const [x1, y1] = [Math.min(halfWidth - 1, x0 + 1), Math.min(halfHeight - 1, y0 + 1)];
      const [across, down] = [fx - x0, fy - y0];
      for (let channel = 0; channel < 3; channel += 1) {
        const read = (column: number, row: number) => half[(row * halfWidth + column) * 3 + channel]!;
        rgb[at * 3 + channel] =
          (read(x0, y0) * (1 - across) + read(x1, y0) * across) * (1 - down) + (read(x0, y1) * (1 - across) + read(x1, y1) * across) * down;
      }
    }
}
