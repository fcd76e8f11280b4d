/** Patches of uniform color with edges between them: an anisotropic Kuwahara filter (Papari, 2007) over eight neighboring boxes. */
import { boxMean, planesOf } from '../image/raster.ts';
import type { Image } from '@iridia/pixels/image';
import { blurred, lightnessOf } from './tones.ts';

/** Weighs the color of each neighboring box by how uniform the box is. */
export function brush(image: Image, radius: number): Image {
  const { width, height } = image;
  const reach = Math.max(1, Math.round(radius));
  const box = Math.max(1, Math.round(radius * 0.6));
  const light = lightnessOf(image);
  const [red, green, blue] = planesOf(image.rgb, width * height).map((plane) => boxMean(plane, width, height, box)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const mean = boxMean(light, width, height, box);
  const square = boxMean(
    light.map((value) => value * value),
    width,
    height,
    box,
  );
  // Color weighed by how calm its box is, and the weight, beside each other.
  const weighed = new Float32Array(width * height * 4);
  for (let at = 0; at < square.length; at += 1) {
    const calm = (1 / (Math.max(0, square[at]! - mean[at]! * mean[at]!) + 2e-4)) ** 3;
    weighed[at * 4] = red[at]! * calm;
    weighed[at * 4 + 1] = green[at]! * calm;
    weighed[at * 4 + 2] = blue[at]! * calm;
    weighed[at * 4 + 3] = calm;
  }
  const offsets = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)] as const;
  });
  const strides = Int32Array.from(offsets, ([across, down]) => (down * width + across) * 4);
  const rgb = Buffer.alloc(image.rgb.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [r, g, b, weights] = [0, 0, 0, 0];
      const at = y * width + x;
      const isInside = x >= reach && y >= reach && x < width - reach && y < height - reach;
      for (let way = 0; way < 8; way += 1) {
        let from = at * 4 + strides[way]!;
        if (!isInside) {
          const column = Math.min(width - 1, Math.max(0, x + offsets[way]![0]));
          const row = Math.min(height - 1, Math.max(0, y + offsets[way]![1]));
          from = (row * width + column) * 4;
        }
        r += weighed[from]!;
        g += weighed[from + 1]!;
        b += weighed[from + 2]!;
        weights += weighed[from + 3]!;
      }
      rgb[at * 3] = (r / weights) * 255;
      rgb[at * 3 + 1] = (g / weights) * 255;
      rgb[at * 3 + 2] = (b / weights) * 255;
    }
  return { rgb, width, height };
}

/** The size of a fine stroke, as a share of a broad one. */
const fineness = 0.32;
/** Shares of the image, ordered by what broad strokes lose of it: up to the first they stay, from the second on fine ones take over. */
const losing = { little: 0.8, much: 0.94 } as const;

/** Broad strokes, and fine ones where broad ones would lose most: eyes and mouths, hands, letters. */
export function strokes(image: Image, radius: number): Image {
  const { width, height } = image;
  const broad = brush(brush(image, radius), radius * 0.82);
  const fine = brush(image, radius * fineness);
  // In the dark a small difference is as visible as a larger one in the light.
  const [seen, kept] = [lightnessOf(fine), lightnessOf(broad)];
  const lost = blurred(
    seen.map((value, at) => Math.abs(Math.sqrt(value) - Math.sqrt(kept[at]!))),
    width,
    height,
    Math.max(1, radius * 0.8),
  );
  const step = Math.max(1, Math.trunc(lost.length / 8192));
  const sorted = lost.filter((_, at) => at % step === 0).sort();
  const [low, high] = [losing.little, losing.much].map((share) => sorted[Math.trunc(sorted.length * share)]!) as [number, number];
  for (let at = 0; at < lost.length; at += 1) {
    const share = Math.max(0, Math.min(1, (lost[at]! - low) / Math.max(0.01, high - low)));
    if (share === 0) continue;
    for (let to = at * 3; to < at * 3 + 3; to += 1) broad.rgb[to] = broad.rgb[to]! + (fine.rgb[to]! - broad.rgb[to]!) * share + 0.5;
  }
  return broad;
}
