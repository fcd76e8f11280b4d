/** Closes the eyes of somebody who was cut out: a lid of the skin above the eye, with a line of lashes where it ends. */
import { outline, type Mesh } from '../face/mesh.ts';
import { clamp01 } from '../image/raster.ts';
import type { Bitmap } from './bitmap.ts';

/** All in widths of the eye. The lid begins so far above the eye that it covers lashes and their paint, and ends so far below it. */
const above = 0.24;
const below = 0.03;
/**
 * Where the skin of the lid is taken from: above the eye, at most so much of the way to the brow, and below it, where there is no paint; and how
 * wide its color is smoothed.
 */
const source = { above: 0.3, toBrow: 0.45, below: 0.3, smooth: 0.25 } as const;
/** How thick the lashes are, how dark, and how far their shadow reaches below. */
const lashes = { thick: 0.035, dark: 0.25, shadow: 0.1 } as const;

/** The height of one edge of an eye or brow at each column, by straight lines between its points. */
function edgeAt(mesh: Mesh, edge: readonly number[], column: number): number {
  const spots = edge.map((index) => mesh[index]!).toSorted((a, b) => a[0] - b[0]);
  const after = spots.findIndex(([x]) => x >= column);
  if (after <= 0) return spots[after === 0 ? 0 : spots.length - 1]![1];
  const [from, to] = [spots[after - 1]!, spots[after]!];
  return from[1] + ((to[1] - from[1]) * (column - from[0])) / Math.max(1e-6, to[0] - from[0]);
}

type Rgb = readonly [number, number, number];

/** The mean color around a column at a height. */
function colorAt({ pixels, width, height }: Bitmap, column: number, y: number, aside: number): Rgb {
  const row = Math.max(0, Math.min(height - 1, Math.round(y)));
  const [from, to] = [Math.max(0, Math.round(column - aside)), Math.min(width - 1, Math.round(column + aside))];
  const sum: [number, number, number] = [0, 0, 0];
  for (let x = from; x <= to; x += 1) for (const channel of [0, 1, 2] as const) sum[channel] += pixels[(row * width + x) * 4 + channel]!;
  return sum.map((value) => value / Math.max(1, to - from + 1)) as unknown as Rgb;
}

/** What was drawn last of each bitmap: closed eyes stay closed for many frames. */
const drawn = new WeakMap<Bitmap, { closed: number; result: Bitmap }>();

/** `closed`: from 0, as the photo shows them, to 1. */
export function withLids(bitmap: Bitmap, mesh: Mesh, closed: number): Bitmap {
  const last = drawn.get(bitmap);
  if (last?.closed === closed) return last.result;
  const result = drawLids(bitmap, mesh, closed);
  drawn.set(bitmap, { closed, result });
  return result;
}

function drawLids(bitmap: Bitmap, mesh: Mesh, closed: number): Bitmap {
  const result: Bitmap = { ...bitmap, pixels: Uint8Array.from(bitmap.pixels) };
  const { pixels, width, height } = result;
  for (const [eye, brow] of [
    [outline.leftEye, outline.leftBrow],
    [outline.rightEye, outline.rightBrow],
  ] as const) {
    const [upper, lower, underBrow] = [eye.slice(0, 9), [...eye.slice(8), eye[0]], brow.slice(5)];
    const columns = eye.map((index) => mesh[index]![0]);
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const wide = right - left;
    for (let column = Math.max(0, Math.ceil(left)); column <= Math.min(width - 1, right); column += 1) {
      const [top, bottom] = [edgeAt(mesh, upper, column), edgeAt(mesh, lower, column)];
      // Toward its corners a lid fades, and its lashes become thin.
      const inside = Math.sqrt(Math.sin(Math.PI * clamp01((column - left) / wide)));
      const edge = top + (bottom + below * wide - top) * closed;
      const first = top - above * wide;
      const browGap = Math.max(0, top - edgeAt(mesh, underBrow, column));
      const [over, under] = [top - Math.min(source.above * wide, source.toBrow * browGap), bottom + source.below * wide].map((y) =>
        colorAt(bitmap, column, y, source.smooth * wide),
      ) as [Rgb, Rgb];
      const skin = over.map((value, channel) => value * 0.4 + under[channel]! * 0.6) as unknown as Rgb;
      const shown = inside * clamp01(closed * 4);
      const thick = Math.max(0.7, lashes.thick * wide * inside);
      for (let row = Math.max(0, Math.floor(first)); row < Math.min(height, edge + lashes.shadow * wide); row += 1) {
        const at = (row * width + column) * 4;
        const way = (row - first) / Math.max(1, edge - first);
        const cover = clamp01(way / 0.45) * clamp01(edge - row + 0.5) * clamp01(shown * 2);
        const dark = Math.max(
          0.85 * clamp01(1.3 - Math.abs(row - edge) / thick),
          row > edge ? 0.2 * clamp01(1 - (row - edge) / (lashes.shadow * wide)) : 0,
        );
        const round = 1.02 + 0.05 * Math.sin(Math.PI * clamp01(way)) - 0.14 * clamp01(way);
        for (const channel of [0, 1, 2] as const) {
          const lid = pixels[at + channel]! + (skin[channel] * round - pixels[at + channel]!) * cover;
          pixels[at + channel] = Math.min(pixels[at + 3]!, lid + (skin[channel] * lashes.dark - lid) * dark * shown);
        }
      }
    }
  }
  return result;
}
