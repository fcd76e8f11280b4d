/** The heart-shaped iris with which a silent movie ends. */
import type { Bitmap } from './bitmap.ts';

const dark = [54, 14, 40] as const;
const rim = [255, 150, 178] as const;

/** Positive inside a heart around 0, 0 that is about two wide, and 0 on its line. */
const heartAt = (x: number, y: number): number => {
  const [a, b] = [x * 1.2, 0.15 - y * 1.2];
  return a * a * b ** 3 - (a * a + b * b - 1) ** 3;
};

/** Closes over the frame around a point; `reach` is half the width of the heart that stays open, in pixels. */
export function closeIris({ pixels, width, height }: Bitmap, x: number, y: number, reach: number): void {
  const unit = Math.max(0.5, reach);
  const soft = 3 / unit;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [dx, dy] = [(column - x) / unit, (row - y) / unit];
      const inner = heartAt(dx, dy) > 0;
      if (inner && heartAt(dx * (1 + soft), dy * (1 + soft)) > 0) continue;
      const at = (row * width + column) * 4;
      const isRim = inner || heartAt(dx / (1 + soft), dy / (1 + soft)) > 0;
      const [share, tone] = isRim ? [0.85, rim] : [1, dark];
      for (const channel of [0, 1, 2] as const) pixels[at + channel] = pixels[at + channel]! * (1 - share) + tone[channel] * share;
    }
}
