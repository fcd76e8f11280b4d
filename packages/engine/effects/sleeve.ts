/** An arm around somebody: a sleeve of the person's own cloth that ends where it goes around the other's side. */
import { clamp01 } from '../image/raster.ts';
import { faceWidth, points, sureSkin } from '../face/mesh.ts';
import type { Bitmap } from './bitmap.ts';
import { skinOf, type Figure } from './head.ts';

/** A patch of cloth: red, green and blue of `size` × `size` pixels. */
export type Cloth = { rgb: Float32Array; size: number };

/** Where cloth is looked for, in face widths from the nose, and how large the patch is. */
const places = [
  [0.62, 2],
  [-0.62, 2],
  [0.8, 1.75],
  [-0.8, 1.75],
  [0.4, 2.3],
  [-0.4, 2.3],
] as const;
const patch = 0.34;
/** Cloth differs from the skin by this much at least, and is at most this busy; steps of 255. */
const leastApart = 38;
const busiest = 46;

/** Cloth of the chest; null for a person who wears none there, or whose photo ends above it. */
export function clothOf(figure: Figure): Cloth | null {
  const { bitmap, mesh } = figure;
  const { pixels, width, height } = bitmap;
  const face = faceWidth(mesh);
  const size = Math.round(patch * face);
  const skin = skinOf(figure, sureSkin);
  const [noseX, noseY] = mesh[points.noseTip]!;
  let [best, least]: [Cloth | null, number] = [null, busiest];
  for (const [right, down] of places) {
    const [left, top] = [Math.round(noseX + right * face - size / 2), Math.round(noseY + down * face - size / 2)];
    if (size < 4 || left < 0 || top < 0 || left + size > width || top + size > height) continue;
    const rgb = new Float32Array(size * size * 3);
    const mean = [0, 0, 0];
    let isWhole = true;
    for (let at = 0; at < size * size && isWhole; at += 1) {
      const from = ((top + Math.trunc(at / size)) * width + left + (at % size)) * 4;
      isWhole = pixels[from + 3]! > 250;
      for (let channel = 0; channel < 3; channel += 1) {
        rgb[at * 3 + channel] = pixels[from + channel]!;
        mean[channel]! += pixels[from + channel]! / (size * size);
      }
    }
    const apart = Math.hypot(...mean.map((value, channel) => value - skin[channel]!));
    const busy = Math.sqrt(rgb.reduce((sum, value, at) => sum + (value - mean[at % 3]!) ** 2, 0) / rgb.length);
    if (isWhole && apart > leastApart && busy < least) [best, least] = [{ rgb, size }, busy];
  }
  return best;
}

export type Arm = {
  /** Shoulder, elbow and end, in pixels of the frame. */
  from: readonly [number, number];
  elbow: readonly [number, number];
  to: readonly [number, number];
  /** Half its width at the shoulder and at the end. */
  thick: readonly [number, number];
};

const steps = 28;

/** Runs back and forth through a patch, which has no seams that way. */
const folded = (value: number, size: number): number => {
  const turn = Math.abs(value) % (2 * size);
  return Math.min(size - 1, Math.trunc(turn < size ? turn : 2 * size - turn));
};

/** Light from above, across the arm from -1 (above) to 1; creases run around it. */
const shadeAt = (across: number, along: number): number =>
  0.5 + 0.5 * Math.sqrt(Math.max(0, 1 - (across + 0.25) ** 2)) + 0.06 * Math.sin(along * 23 + across * 3) * (1 - across * across);

/** Draws the arm over the frame, where one of the two people is: `others` is what the one held covers of it. */
export function layArm(frame: Bitmap, others: Bitmap, cloth: Cloth, { from, elbow, to, thick }: Arm): void {
  const spots = Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const curve = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * elbow[axis] + t * t * to[axis];
    return [curve(0), curve(1), thick[0] + (thick[1] - thick[0]) * t] as const;
  });
  const most = Math.max(...thick) + 8;
  const box = (axis: 0 | 1, limit: number) => {
    const values = spots.map((spot) => spot[axis]);
    return [Math.max(0, Math.floor(Math.min(...values) - most)), Math.min(limit, Math.ceil(Math.max(...values) + most))] as const;
  };
  const [[left, right], [top, bottom]] = [box(0, frame.width), box(1, frame.height)];
  const distanceTo = (index: number, x: number, y: number): number => {
    const [spotX, spotY, half] = spots[index]!;
    return Math.sqrt((x - spotX) ** 2 + (y - spotY) ** 2) / half;
  };
  let place = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * frame.width + x) * 4;
      const held = others.pixels[at + 3]! / 255;
      if (held === 0) continue;
      // The nearest spot lies beside that of the pixel before.
      let near = distanceTo(place, x, y);
      for (const step of [-1, 1])
        for (let next = place + step; next >= 0 && next <= steps; next += step) {
          const distance = distanceTo(next, x, y);
          if (distance >= near) break;
          [near, place] = [distance, next];
        }
      const far = spots[place]![2];
      if (near > 1.5) continue;
      const edge = clamp01((1 - near) * far) * held;
      // The shadow that the arm casts below itself.
      const dim = 1 - 0.35 * held * clamp01((1.5 - near) / 0.5) * (1 - edge);
      const [before, after] = [spots[Math.max(0, place - 1)]!, spots[Math.min(steps, place + 1)]!];
      const side = Math.sign((after[0] - before[0]) * (y - spots[place]![1]) - (after[1] - before[1]) * (x - spots[place]![0]));
      const across = Math.min(1, near) * side;
      const along = place / steps;
      const texel = (folded(across * far + 3 * cloth.size, cloth.size) * cloth.size + folded(along * far * 5, cloth.size)) * 3;
      const shade = shadeAt(across, along);
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = frame.pixels[at + channel]! * dim;
        frame.pixels[at + channel] = ground + (Math.min(255, cloth.rgb[texel + channel]! * shade) - ground) * edge;
      }
    }
}

/** The outermost column of somebody at a height, to the right or, with `way` -1, to the left; null where there is nobody. */
export function sideOf({ pixels, width, height }: Bitmap, y: number, way: 1 | -1): number | null {
  const row = Math.round(y);
  if (row < 0 || row >= height) return null;
  for (let x = way > 0 ? width - 1 : 0; x >= 0 && x < width; x -= way) if (pixels[(row * width + x) * 4 + 3]! > 127) return x;
  return null;
}
