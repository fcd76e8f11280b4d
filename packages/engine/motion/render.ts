/** Renders layers from the camera's view, farthest first. */
import { projection, type Camera, type Center } from './camera.ts';
import { between, lanesOf, plus, times, wordsOf } from '../image/packed.ts';
import type { Layer } from './layer.ts';

export type Frame = { rgba: Buffer; width: number; height: number };
/** `zoom` scales the whole image around the center. */
export type View = { camera: Camera; zoom: number; center: Center; seconds: number };

export const blankFrame = (width: number, height: number): Frame => ({ rgba: Buffer.alloc(width * height * 4, 255), width, height });

type RowSampling = { from: number; scale: number; right: number };

/** For each row of the frame: the fractional layer row that is visible there, and its horizontal mapping. */
function rowsOf(
  { distance, height, top, scale, sway }: Layer,
  frame: Frame,
  { camera, zoom, center, seconds }: View,
): (RowSampling | null)[] {
  const middle = frame.height * center.y;
  const own = sway?.(seconds).y ?? 0;
  const seen = (far: number, row: number) => {
    const { scale: size, right, down } = projection(camera, far);
    return {
      y: middle + ((top + own + row * scale - middle) * size + down * frame.width) * zoom,
      scale: size * zoom,
      right: right * frame.width * zoom,
    };
  };
  if (typeof distance === 'number') {
    const first = seen(distance, 0);
    const step = first.scale * scale;
    return Array.from({ length: frame.height }, (_, y) => ({ from: (y - first.y) / step, scale: first.scale, right: first.right }));
  }
  const rows: (RowSampling | null)[] = Array.from({ length: frame.height }, () => null);
  let before = seen(distance(0), 0);
  // A layer that starts inside the frame does not extend above its first row.
  const above = top <= 0 ? Math.min(frame.height, Math.ceil(before.y)) : 0;
  for (let y = 0; y < above; y += 1) rows[y] = { from: 0, scale: before.scale, right: before.right };
  for (let row = 1; row < height; row += 1) {
    const next = seen(distance(row), row);
    for (let y = Math.max(0, Math.ceil(before.y)); y < Math.min(frame.height, next.y); y += 1) {
      const share = (y - before.y) / (next.y - before.y);
      rows[y] = {
        from: row - 1 + share,
        scale: before.scale + (next.scale - before.scale) * share,
        right: before.right + (next.right - before.right) * share,
      };
    }
    // A nearer row may be hidden by the previous one, but never hides it.
    if (next.y > before.y) before = next;
  }
  for (let y = Math.max(0, Math.ceil(before.y)); y < frame.height; y += 1)
    rows[y] ??= { from: height - 1, scale: before.scale, right: before.right };
  return rows;
}

/** Draws one layer onto the frame. */
export function drawLayer(layer: Layer, frame: Frame, view: View): void {
  const { pixels, width, height, left, scale, solid, sway, ripple } = layer;
  const texels = wordsOf(pixels);
  // Never a copy, which would be drawn on in vain.
  const out = new Int32Array(frame.rgba.buffer, frame.rgba.byteOffset, frame.rgba.length >> 2);
  const middle = frame.width * view.center.x;
  const start = left + (sway?.(view.seconds).x ?? 0);
  const last = width - 1;
  const rows = rowsOf(layer, frame, view);
  for (let y = 0; y < frame.height; y += 1) {
    const row = rows[y];
    if (!row) continue;
    let { from } = row;
    if (solid && (from >= 0 || layer.top <= 0)) from = Math.min(height - 1.001, Math.max(0, from));
    else if (from <= 0 || from >= height - 1) continue;
    const upper = Math.trunc(from);
    const down = Math.trunc((from - upper) * 256);
    const first = upper * width;
    const second = Math.min(height - 1, upper + 1) * width;
    const step = 1 / (row.scale * scale);
    const aside = ripple ? ripple(from, view.seconds) : 0;
    const offset = ((0 - middle - row.right) / row.scale + middle - start - aside) / scale;
    const begin = solid ? 0 : Math.max(0, Math.ceil((0 - offset) / step));
    const end = solid ? frame.width : Math.min(frame.width, Math.floor((last - offset) / step));
    for (let x = begin; x < end; x += 1) {
      let place = offset + x * step;
      if (place < 0) place = 0;
      else if (place > last) place = last;
      const column = Math.trunc(place);
      const across = Math.trunc((place - column) * 256);
      const next = column < last ? column + 1 : last;
      const a = texels[first + column]!;
      const b = texels[first + next]!;
      const c = texels[second + column]!;
      const d = texels[second + next]!;
      if (!solid && (a | b | c | d) >>> 24 === 0) continue;
      let even = between(between(lanesOf(a), lanesOf(b), across), between(lanesOf(c), lanesOf(d), across), down);
      let odd = between(between(lanesOf(a >>> 8), lanesOf(b >>> 8), across), between(lanesOf(c >>> 8), lanesOf(d >>> 8), across), down);
      const at = y * frame.width + x;
      const alpha = solid ? 255 : odd >>> 16;
      if (alpha < 255) {
        even = plus(even, times(lanesOf(out[at]!), 255 - alpha));
        odd = plus(odd, times(lanesOf(out[at]! >>> 8), 255 - alpha));
      }
      // What lies behind is opaque, so the frame stays it.
      out[at] = even | (odd << 8) | 0xff000000;
    }
  }
}
