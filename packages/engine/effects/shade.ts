/** The shadow that somebody in front casts on who stands behind. */
import { boxMean } from '../image/raster.ts';
import { blank, lay, type Bitmap } from './bitmap.ts';
import { chestOf, type Player, type Standing } from './couple.ts';

/** Softness and offset of the shadow in face widths, and how dark it is. */
const soft = 0.12;
const offset = 0.16;
const darkest = 0.38;
/** It is soft, so that one of so many pixels along each side is enough. */
const coarse = 4;

/** The soft outline of a figure, one pixel for each `coarse` ones. `face` is the width of a face in pixels of the figure. */
export function shadeOf({ pixels, width, height }: Bitmap, face: number): Bitmap {
  const [across, down] = [Math.ceil(width / coarse), Math.ceil(height / coarse)];
  const alpha = Float32Array.from({ length: across * down }, (_, at) => {
    const [x, y] = [(at % across) * coarse, Math.trunc(at / across) * coarse];
    return pixels[(y * width + x) * 4 + 3]!;
  });
  const radius = Math.max(1, Math.round((soft * face) / coarse));
  const blurred = boxMean(boxMean(alpha, across, down, radius), across, down, radius);
  const shade = blank(across, down);
  for (const [at, value] of blurred.entries()) shade.pixels[at * 4 + 3] = value;
  return shade;
}

/** Darkens `behind` where the shadow of a player falls; `aside` is its offset to the side that the other stands on, in pixels of the frame. */
export function castShade(behind: Bitmap, shade: Bitmap, player: Player, place: Standing, camera: number, aside: number): void {
  const { width, height, pixels } = behind;
  const across = Math.ceil(width / coarse);
  const cast = blank(across, Math.ceil(height / coarse));
  const [x, y] = chestOf(player, place);
  const { anchor, scale, flip, level } = player;
  lay(cast, shade, {
    x: (width / 2 + (x + aside * offset) * camera) / coarse,
    y: (height / 2 + y * camera) / coarse,
    anchor: [anchor[0] / coarse, anchor[1] / coarse],
    scale: scale * camera,
    angle: place.lean + level,
    flip,
  });
  for (let row = 0, at = 0; row < height; row += 1) {
    const line = Math.trunc(row / coarse) * across;
    for (let column = 0; column < width; column += 1, at += 4) {
      if (pixels[at + 3] === 0) continue;
      const dark = cast.pixels[(line + Math.trunc(column / coarse)) * 4 + 3]!;
      if (dark === 0) continue;
      const keep = 1 - (darkest * dark) / 255;
      pixels[at] = pixels[at]! * keep;
      pixels[at + 1] = pixels[at + 1]! * keep;
      pixels[at + 2] = pixels[at + 2]! * keep;
    }
  }
}
