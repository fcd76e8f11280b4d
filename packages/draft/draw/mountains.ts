/** Peaks with a lit and a shaded side, and dunes, which are peaks without edges. */
import { mix, type Color } from '@iridia/pixels/color';
import type { Canvas } from './canvas.ts';

/** In pixels: the summit, and how far it falls to both sides. */
type Peak = { x: number; y: number; half: number; high: number };

export type Range = {
  /** Where the range ends below, and how high it rises, as shares of the height. */
  base: number;
  rise: number;
  count: number;
  lit: Color;
  shade: Color;
  /** What lies on the summits; null for none. */
  snow: readonly [lit: Color, shade: Color] | null;
  /** The share of a peak that the snow covers. */
  snowy: number;
  /** What the foot fades into. */
  mist: Color;
  smooth: boolean;
};

function peaksOf({ width, height, random }: Canvas, { base, rise, count, smooth }: Range): Peak[] {
  return Array.from({ length: count }, (_, at) => {
    const high = height * rise * (0.5 + random() * 0.5) * (at % 2 === 0 ? 1 : 0.72);
    const x = width * ((at + 0.5 + (random() - 0.5) * 0.7) / count);
    return { x, y: base * height - high, high, half: high * (smooth ? 2.6 + random() : 1.15 + random() * 0.5) };
  });
}

/** From one number to another. */
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Paints a range down to the foot of the image. */
export function paintRange(canvas: Canvas, range: Range): void {
  const { width, height, noise, random, put } = canvas;
  const { base, rise, lit, shade, snow, snowy, mist, smooth } = range;
  const peaks = peaksOf(canvas, range);
  const start = random() * 50;
  const tall = rise * height;
  const owners: Peak[] = [];
  const tops = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const rough = smooth ? 0 : (noise((x / tall) * 5 + start, 2.5, 5) - 0.48) * tall * 0.2;
    let owner = peaks[0]!;
    let top = base * height;
    for (const peak of peaks) {
      const away = Math.abs(x - peak.x) / peak.half;
      const fall = smooth ? (1 - Math.cos(Math.min(1, away) * Math.PI)) / 2 : away;
      const y = peak.y + fall * peak.high;
      if (y < top) [top, owner] = [y, peak];
    }
    owners.push(owner);
    tops[x] = Math.min(base * height, top + rough);
  }
  for (let x = 0; x < width; x += 1) {
    const edge = tops[x]!;
    for (let y = Math.max(0, Math.floor(edge)); y < height; y += 1) {
      // Where two peaks meet, the border between them wanders.
      const wander = Math.round((noise(y / (tall * 0.2), x / tall, 3) - 0.44) * Math.min(tall, (y - edge) * 1.6));
      const owner = owners[Math.max(0, Math.min(width - 1, x + wander))]!;
      const below = (y - owner.y) / owner.high;
      const down = Math.max(0, below);
      const aside = (x - owner.x) / (owner.half * (0.25 + down));
      const bent = smooth
        ? Math.sin(down * 4 + owner.x) * 0.25 * down
        : (noise(down * 3 + owner.x, 7.7, 4) - 0.48) * 1.1 * Math.min(1, down * 3);
      const facets = smooth ? 0.5 : noise(aside * 3.2 + owner.x, down * 1.8 + start, 4);
      const isLit = aside > bent + (facets - 0.5) * 0.3;
      const light = smooth
        ? between(0.72, Math.max(0, Math.min(1, 0.5 + (aside - bent) * 7)), Math.exp(-Math.abs(aside - bent) * 0.9))
        : Math.max(0, Math.min(1, (isLit ? 0.86 : 0.14) + (facets - 0.48) * 1.5));
      let color = mix(shade, lit, light);
      if (snow) {
        const line = snowy * (0.62 + (noise(aside * 6 + owner.x, start + down, 3) - 0.44) * 1.6);
        const cover = Math.max(0, Math.min(1, (line - down) * 16));
        if (cover > 0) color = mix(color, mix(snow[1], snow[0], isLit ? Math.min(1, 0.75 + facets * 0.4) : facets * 0.35), cover);
      }
      const fade = Math.max(0, Math.min(1, (y / height - base + rise * 0.62) / (rise * 0.62)));
      const share = y === Math.floor(edge) ? 1 - (edge - y) : 1;
      color = mix(color, mist, fade * fade * 0.85);
      put(y * width + x, share < 1 ? mix(canvas.get(y * width + x), color, share) : color);
    }
  }
}
