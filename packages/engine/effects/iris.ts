/** The heart-shaped iris with which a silent movie ends. */
import { clamp01 } from '../image/raster.ts';
import type { Bitmap } from './bitmap.ts';

const dark = [54, 14, 40] as const;
const rim = [255, 150, 178] as const;

/** Half of the line's width in pixels, and what is still seen of the scene beyond it. */
const line = 2.5;
const dimmed = 0.16;

const narrow = 1.2;
/** Nearer to its axis than this a heart's line has no slope of its own. */
const tip = 0.05;

/** About how far a place is inside a heart around 0, 0 that is about two wide: the value of its equation by the slope. */
function insideHeart(x: number, y: number): number {
  const [a, b] = [Math.abs(x) * narrow, 0.15 - y * narrow];
  const bend = Math.cbrt(a * a);
  const slope = Math.hypot((2 / 3 / Math.cbrt(Math.max(tip, a))) * b - 2 * a, bend - 2 * b);
  return (bend * b - a * a - b * b + 1) / (Math.max(0.1, slope) * narrow);
}

/** Closes over the frame around a point; `reach` is half the width of the heart that stays open, in pixels. */
export function closeIris({ pixels, width, height }: Bitmap, x: number, y: number, reach: number): void {
  const unit = Math.max(0.5, reach);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const inside = insideHeart((column - x) / unit, (row - y) / unit) * unit;
      if (inside > line + 0.5) continue;
      const beyond = clamp01(0.5 - line - inside);
      const drawn = clamp01(0.5 + line - inside);
      const at = (row * width + column) * 4;
      for (const channel of [0, 1, 2] as const) {
        const outside = pixels[at + channel]! * dimmed + dark[channel] * (1 - dimmed);
        pixels[at + channel] = pixels[at + channel]! * (1 - drawn) + rim[channel] * (drawn - beyond) + outside * beyond;
      }
    }
}
