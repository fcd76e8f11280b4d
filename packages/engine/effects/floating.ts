/** Hearts that rise. */
import { lay, type Bitmap } from './bitmap.ts';
import type { Size } from './couple.ts';

const heartPath = 'M0 .34C-.62 -.06 -.5 -.52 -.22 -.52C-.08 -.52 0 -.42 0 -.34C0 -.42 .08 -.52 .22 -.52C.5 -.52 .62 -.06 0 .34Z';
export const heartSize = 160;
const heartColors = ['#ff4f7b', '#ff7aa8', '#e8315b', '#ffb1c8'] as const;

/** One heart per color, 160 × 160. */
export const hearts = (): string[] =>
  heartColors.map(
    (color, index) =>
      `<radialGradient id="h" cx=".35" cy=".25" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".35" stop-color="${color}"/><stop offset="1" stop-color="${heartColors[(index + 2) % heartColors.length]}"/></radialGradient><g transform="translate(80 88) scale(130)"><path d="${heartPath}" fill="url(#h)"/><path d="M-.36 -.24Q-.32 -.4 -.2 -.4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width=".05" stroke-linecap="round"/></g>`,
  );

type Floating = { born: number; x: number; y: number; rise: number; drift: number; size: number; turn: number; kind: number };

const heartLife = 3.2;

/** Hearts that rise from `start` on at both sides of a couple around `middle`, and cover neither face. All in pixels and seconds. */
export function heartsBeside(
  random: () => number,
  { start, end, count }: { start: number; end: number; count: number },
  { width, height }: Size,
): Floating[] {
  const unit = width / 960;
  return Array.from({ length: count }, () => {
    const side = random() < 0.5 ? 0 : 1;
    return {
      born: start + random() * (end - start),
      x: width * (side * 0.76 + random() * 0.24),
      y: height * (0.8 + random() * 0.3),
      rise: (80 + random() * 90) * unit,
      drift: (random() - 0.5) * 30 * unit,
      size: 0.1 + random() * 0.26,
      turn: (random() - 0.5) * 0.7,
      kind: Math.trunc(random() * 4),
    };
  });
}

export function drawHearts(frame: Bitmap, floating: readonly Floating[], sprites: readonly Bitmap[], time: number): void {
  for (const { born, x, y, rise, drift, size, kind, turn } of floating) {
    const age = time - born;
    if (age < 0 || age > heartLife) continue;
    lay(frame, sprites[kind]!, {
      x: x + drift * age + Math.sin(age * 3 + turn * 9) * 9,
      y: y - rise * age,
      scale: size * Math.min(1, age * 5) * (frame.width / 960),
      angle: turn + Math.sin(age * 2.4) * 0.15,
      opacity: Math.min(1, (heartLife - age) * 1.4) * 0.92,
    });
  }
}
