/** Boats and swimmers are drawn with their own water. On a painted sea it is removed, so that they float in the painted one. */
import type { Drawing } from '../art/drawing.ts';
import type { Pixels } from './surface.ts';

/** Where the water begins in the square of 32. */
const waterlines: Readonly<Record<string, number>> = {
  sailboat: 23,
  'pirate-ship': 28.2,
  canoe: 22,
  ship: 27,
  'passenger-ship': 26.6,
  ferry: 26.4,
  'motor-boat': 22,
  speedboat: 22,
  'desert-island': 26,
  'person-swimming': 10,
  'person-rowing-boat': 18.4,
};
const lineOf = ({ icon }: Drawing): number | undefined => waterlines[icon.replace(/^(?:wo)?man-/, 'person-')];

/** The share of a drawing's height that is above its own water; 1 where it has none. */
export const dryShare = (drawing: Drawing): number => {
  const line = lineOf(drawing);
  const [, top, , bottom] = drawing.box;
  return line === undefined ? 1 : (line + 1.4 - top) / (bottom - top);
};

/** Clears the water in pixels that show what is visible of `drawing`. */
export function drain({ data, width, height }: Pixels, drawing: Drawing): void {
  const line = lineOf(drawing);
  if (line === undefined) return;
  const [, top, , bottom] = drawing.box;
  const first = Math.max(0, Math.floor(((line - top) / (bottom - top)) * height));
  for (let at = first * width * 4; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (blue > 150 && blue > red * 1.35 && blue > green * 1.05) data[at + 3] = 0;
  }
}
