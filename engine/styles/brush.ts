/** Patches of uniform color with edges between them: an anisotropic Kuwahara filter (Papari, 2007) over eight neighboring boxes. */
import { boxMean, planesOf } from '../picture/raster.ts';
import type { Picture } from '../picture/picture.ts';
import { lightnessOf } from './tones.ts';

/** Weighs the color of each neighboring box by how uniform the box is. */
export function brush(picture: Picture, radius: number): Picture {
  const { width, height } = picture;
  const reach = Math.max(1, Math.round(radius));
  const box = Math.max(1, Math.round(radius * 0.6));
  const light = lightnessOf(picture);
  const means = planesOf(picture.rgb, width * height).map((plane) => boxMean(plane, width, height, box));
  const mean = boxMean(light, width, height, box);
  const square = boxMean(
    light.map((value) => value * value),
    width,
    height,
    box,
  );
  const unrest = square.map((value, at) => Math.max(0, value - mean[at]! * mean[at]!));
  const offsets = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)] as const;
  });
  const rgb = Buffer.alloc(picture.rgb.length);
  const [red, green, blue] = means as [Float32Array, Float32Array, Float32Array];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [r, g, b, weights] = [0, 0, 0, 0];
      for (const [across, down] of offsets) {
        const column = Math.min(width - 1, Math.max(0, x + across));
        const row = Math.min(height - 1, Math.max(0, y + down));
        const from = row * width + column;
        const calm = 1 / (unrest[from]! + 2e-4);
        const weight = calm * calm * calm;
        r += red[from]! * weight;
        g += green[from]! * weight;
        b += blue[from]! * weight;
        weights += weight;
      }
      const to = (y * width + x) * 3;
      rgb[to] = (r / weights) * 255;
      rgb[to + 1] = (g / weights) * 255;
      rgb[to + 2] = (b / weights) * 255;
    }
  return { rgb, width, height };
}
