/**
 * Doubles the size with ESRGAN (slim) in tiles of one fixed size, because the runtime plans and allocates again for each new shape. Four
 * times the size is two passes, because nets that scale by four at once leave a grid.
 */
import { ask, inSlot } from '../nets/ask.ts';
import type { Picture } from '../picture/picture.ts';

/** Context in pixels around a tile; it is not part of the result. */
const margin = 8;
export const factor = 2;

/** The side of the net's input and of the new part of a tile, in pixels. */
function sides(): { seen: number; tile: number } {
  const seen = inSlot('upscale-x2').settings.input;
  return { seen, tile: seen - 2 * margin };
}

export function tilesOf(width: number, height: number): number {
  const { tile } = sides();
  return Math.ceil(width / tile) * Math.ceil(height / tile);
}

/** A coordinate mirrored at both ends of an axis. */
const mirrored = (at: number, size: number): number => {
  const inside = at < 0 ? -at : at >= size ? 2 * size - 2 - at : at;
  return Math.min(size - 1, Math.max(0, inside));
};

function readTile({ rgb, width, height }: Picture, left: number, top: number, seen: number): Uint8Array {
  const input = new Uint8Array(3 * seen * seen);
  for (let y = 0; y < seen; y += 1) {
    const row = mirrored(top + y - margin, height) * width;
    for (let x = 0; x < seen; x += 1) {
      const from = (row + mirrored(left + x - margin, width)) * 3;
      const to = (y * seen + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) input[to + channel] = rgb[from + channel]!;
    }
  }
  return input;
}

function writeTile(answer: Float32Array, { rgb, width, height }: Picture, left: number, top: number, seen: number): void {
  const tile = seen - 2 * margin;
  const side = seen * factor;
  const right = Math.min(width, left + tile * factor);
  const bottom = Math.min(height, top + tile * factor);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const from = (y - top + margin * factor) * side + x - left + margin * factor;
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        rgb[to + channel] = Math.min(255, Math.max(0, Math.round(answer[channel * side * side + from]! * 255)));
    }
}

/** `onTile` is called after each tile. */
export async function upscale(picture: Picture, onTile: () => void = () => undefined): Promise<Picture> {
  const { seen, tile } = sides();
  const [width, height] = [picture.width * factor, picture.height * factor];
  const larger: Picture = { rgb: Buffer.alloc(width * height * 3), width, height };
  for (let top = 0; top < picture.height; top += tile)
    for (let left = 0; left < picture.width; left += tile) {
      writeTile(await ask('upscale-x2', readTile(picture, left, top, seen)), larger, left * factor, top * factor, seen);
      onTile();
    }
  return larger;
}
