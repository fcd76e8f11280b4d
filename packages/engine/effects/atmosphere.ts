/** Overlays for a whole frame: drifting fog, a vignette, a flash. All of them work in place. */
import { createNoise } from '@iridia/pixels/noise';
import type { Bitmap } from './bitmap.ts';

const tile = 256;

export type Fog = (frame: Bitmap, seconds: number) => void;

/** Fog that is thickest at the bottom of the image; `color` is red, green, blue. */
export function createFog(random: () => number, color: readonly [number, number, number], most: number): Fog {
  const noise = createNoise(random);
  // Blend the texture with a copy of itself shifted by one tile, so that it has no seam.
  const texture = Float32Array.from({ length: tile * tile }, (_, index) => {
    const [x, y] = [index % tile, Math.trunc(index / tile)];
    const share = x / tile;
    return noise(x / 50, y / 30, 4) * (1 - share) + noise((x - tile) / 50, y / 30, 4) * share;
  });
  // Vertically the tile is mirrored.
  const rowOf = (y: number) => ((y & tile) === 0 ? y & (tile - 1) : tile - 1 - (y & (tile - 1)));
  const at = (x: number, y: number) => texture[rowOf(y) * tile + (x & (tile - 1))]!;
  return ({ pixels, width, height }, seconds) => {
    const scale = (tile * 1.2) / width;
    const from = Math.trunc(height * 0.45);
    for (let y = from; y < height; y += 1) {
      const depth = ((y - from) / (height - from)) ** 1.3 * most;
      const [rowA, rowB] = [Math.trunc(y * scale * 1.6), Math.trunc(y * scale * 2.3 + 90)];
      for (let x = 0; x < width; x += 1) {
        const thick = at(Math.trunc(x * scale + seconds * 14), rowA) + at(Math.trunc(x * scale * 1.7 - seconds * 9 + 70), rowB) - 0.62;
        if (thick <= 0) continue;
        const share = Math.min(0.85, thick * 2 * depth);
        const to = (y * width + x) * 4;
        pixels[to] = pixels[to]! + (color[0] - pixels[to]!) * share;
        pixels[to + 1] = pixels[to + 1]! + (color[1] - pixels[to + 1]!) * share;
        pixels[to + 2] = pixels[to + 2]! + (color[2] - pixels[to + 2]!) * share;
      }
    }
  };
}

/** Darkens toward the corners, by `amount` at the very corner. */
export function createVignette(width: number, height: number, amount: number): (frame: Bitmap) => void {
  const shade = Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [((index % width) / width) * 2 - 1, (index / width / height) * 2 - 1];
    return Math.round(256 * (1 - amount * Math.min(1, (x * x + y * y) / 2) ** 1.5)) - 1;
  });
  return ({ pixels }) => {
    for (let index = 0, to = 0; index < shade.length; index += 1, to += 4) {
      const share = shade[index]! + 1;
      pixels[to] = (pixels[to]! * share) >> 8;
      pixels[to + 1] = (pixels[to + 1]! * share) >> 8;
      pixels[to + 2] = (pixels[to + 2]! * share) >> 8;
    }
  };
}

/** Blends toward white by `share`. */
export function flash({ pixels }: Bitmap, share: number): void {
  if (share <= 0) return;
  for (let to = 0; to < pixels.length; to += 4)
    for (let channel = 0; channel < 3; channel += 1) pixels[to + channel] = pixels[to + channel]! + (255 - pixels[to + channel]!) * share;
}
