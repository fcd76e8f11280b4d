/** Lines where an image is darker than its surroundings (difference of Gaussians, Winnemöller 2011). */
import type { Plane } from '../image/raster.ts';
import { blurred } from './tones.ts';

/** From 0 (a full line) to 1 (paper). */
export function linesOf(light: Plane, width: number, height: number, thickness: number, sharpness: number): Plane {
  const fine = blurred(light, width, height, thickness);
  // In a small photo both would be the same blur, and there would be no line.
  const coarse = blurred(light, width, height, Math.max(thickness * 1.7, Math.max(1, Math.round(thickness)) + 1));
  return fine.map((value, at) => {
    const difference = value - 0.985 * coarse[at]!;
    return difference > 0.002 ? 1 : Math.max(0, 1 + Math.tanh(sharpness * (difference - 0.002)));
  });
}
