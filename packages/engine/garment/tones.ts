import { brightnessOf } from '@iridia/pixels/color';

/** Luma and chroma (YCbCr), which separate skin from cloth. Each is from 0 to 255, chroma centered on 0. */
export type Tone = readonly [light: number, blue: number, red: number];

export function toneAt(rgb: Uint8Array, at: number): Tone {
  const [red, green, blue] = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!];
  const light = brightnessOf(red, green, blue);
  return [light, (blue - light) * 0.564, (red - light) * 0.713];
}

/** Luma has little weight, because folds change it while the dye's color does not. */
const lightWeight = 0.35;

// Not Math.hypot: this runs some times for each pixel, and that is ten times as slow.
const apartBy = (light: number, blue: number, red: number): number => Math.sqrt((light * lightWeight) ** 2 + blue ** 2 + red ** 2);

export const apart = (one: Tone, other: Tone): number => apartBy(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The darkest shade of a color that folds make, as a share of its light, and by how much a tone must be nearer to the shade than to the color. */
const shades = { darkest: 0.25, behind: 4 } as const;

/** How far a tone is from a color, or from that color in the shade, where chroma fades with the light. */
export function inShade(tone: Tone, color: Tone): number {
  const light = Math.max(shades.darkest, Math.min(1, tone[0] / Math.max(1, color[0])));
  const inIt = apartBy(tone[0] - color[0] * light, tone[1] - color[1] * light, tone[2] - color[2] * light);
  return Math.min(apart(tone, color), inIt + shades.behind);
}

const middle = (values: number[]): number => Float64Array.from(values).sort()[values.length >> 1] ?? 0;
export const median = (tones: readonly Tone[]): Tone => [
  middle(tones.map(([light]) => light)),
  middle(tones.map(([, blue]) => blue)),
  middle(tones.map(([, , red]) => red)),
];

/** The cluster centers of a set of tones (k-means) with their shares; deterministic. */
export function gather(tones: readonly Tone[], count: number): { tone: Tone; share: number }[] {
  if (tones.length === 0) return [];
  // Start far apart: each next center is the tone farthest from the existing ones.
  const centers: Tone[] = [median(tones)];
  while (centers.length < count) {
    let [farthest, distance] = [tones[0]!, -1];
    for (const tone of tones) {
      const nearest = Math.min(...centers.map((center) => apart(tone, center)));
      if (nearest > distance) [farthest, distance] = [tone, nearest];
    }
    centers.push(farthest);
  }
  let groups: Tone[][] = [];
  for (let round = 0; round < 8; round += 1) {
    groups = centers.map(() => []);
    for (const tone of tones) groups[nearestOf(tone, centers)]!.push(tone);
    groups.forEach((group, index) => {
      if (group.length === 0) return;
      const sum = group.reduce(([l, b, r], tone) => [l + tone[0], b + tone[1], r + tone[2]], [0, 0, 0]);
      centers[index] = [sum[0]! / group.length, sum[1]! / group.length, sum[2]! / group.length];
    });
  }
  return centers.map((tone, index) => ({ tone, share: groups[index]!.length / tones.length }));
}

export function nearestOf(tone: Tone, centers: readonly Tone[]): number {
  let [best, distance] = [0, Infinity];
  for (const [index, center] of centers.entries()) {
    const away = apart(tone, center);
    if (away < distance) [best, distance] = [index, away];
  }
  return best;
}
