/** Bodies as if of clay, in the material of the heads on them: soft forms that run into each other, in one light, each darkening what it lies on. */
import { mix, type Color } from '@iridia/pixels/color';
import type { Pixels } from './surface.ts';

/** A round form along a line: from one end with its radius to the other. */
export type Form = readonly [x1: number, y1: number, radius1: number, x2: number, y2: number, radius2: number];

/** Forms of one color that run into each other over `blend`; `tint` is another color of some of it, with its share. */
export type Piece = {
  forms: readonly Form[];
  color: Color;
  blend?: number;
  /** How far it stands out: 1 is round, less is flatter. */
  relief?: number;
  tint?: (x: number, y: number) => { color: Color; share: number } | null;
};

/** Where clay is in the frame: units of its own, `scale` pixels each, from `left` and `top`. */
export type Frame = { width: number; height: number; left: number; top: number; scale: number };

/** From the upper right, before us. */
const light = [0.46, -0.58, 0.67] as const;
/** Shades are warmer, as those of the drawings are: yellow turns to orange, and blue to violet; those of white and gray are cool. */
function shadeOf(color: Color): Color {
  const most = Math.max(...color, 1);
  const share = mix([0.74, 0.71, 0.82], [0.82, 0.56, 0.72], Math.min(1, ((most - Math.min(...color)) / most) * 1.8));
  return mix([color[0] * share[0], color[1] * share[1], color[2] * share[2]], [96, 38, 130], 0.06);
}
const litOf = (color: Color): Color => mix(color, [255, 250, 232], 0.34);

/** How far a point is outside of the nearest form, with the radius there. */
function measure(forms: readonly Form[], blend: number, x: number, y: number, into: { out: number; radius: number }): void {
  let [sum, weighted, nearest] = [0, 0, Infinity];
  for (const [x1, y1, r1, x2, y2, r2] of forms) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
    const radius = r1 + (r2 - r1) * along;
    const out = Math.hypot(x - x1 - dx * along, y - y1 - dy * along) - radius;
    const weight = Math.exp(-Math.max(-12, out / blend));
    sum += weight;
    weighted += weight * radius;
    nearest = Math.min(nearest, out);
  }
  into.out = forms.length === 1 || nearest > blend * 10 ? nearest : -blend * Math.log(Math.max(1e-12, sum));
  into.radius = weighted / Math.max(1e-12, sum);
}

/** Where a piece may be seen or darken others, in pixels. */
function reachOf({ forms, blend = 1.6 }: Piece, { width, height, left, top, scale }: Frame) {
  const edge = blend * 2 + 4;
  const across = forms.flatMap(([x1, , r1, x2, , r2]) => [x1 - r1, x1 + r1, x2 - r2, x2 + r2]);
  const down = forms.flatMap(([, y1, r1, , y2, r2]) => [y1 - r1, y1 + r1, y2 - r2, y2 + r2]);
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    fromX: within((Math.min(...across) - edge) * scale + left, width),
    toX: within((Math.max(...across) + edge) * scale + left, width),
    fromY: within((Math.min(...down) - edge) * scale + top, height),
    toY: within((Math.max(...down) + edge) * scale + top, height),
  };
}

/** Lays a piece over what is there. */
function add(data: Buffer, piece: Piece, frame: Frame): void {
  const { forms, color, blend = 1.6, relief = 1, tint } = piece;
  const { width, left, top, scale } = frame;
  const { fromX, toX, fromY, toY } = reachOf(piece, frame);
  const wide = toX - fromX;
  if (wide <= 0) return;
  const rise = (out: number, radius: number) => {
    const inward = Math.max(0, Math.min(radius, -out));
    return Math.sqrt(Math.max(0, radius * radius - (radius - inward) ** 2)) * relief;
  };
  const at = { out: 0, radius: 0 };
  const outs = new Float32Array(wide * (toY - fromY));
  const rises = new Float32Array(outs.length);
  for (let y = fromY; y < toY; y += 1)
    for (let x = fromX; x < toX; x += 1) {
      measure(forms, blend, (x + 0.5 - left) / scale, (y + 0.5 - top) / scale, at);
      const index = (y - fromY) * wide + x - fromX;
      outs[index] = at.out;
      rises[index] = rise(at.out, at.radius);
    }
  const shift = Math.round(scale * 0.9);
  const [shade, lit] = [shadeOf(color), litOf(color)];
  for (let y = fromY; y < toY; y += 1)
    for (let x = fromX; x < toX; x += 1) {
      const index = (y - fromY) * wide + x - fromX;
      const pixel = (y * width + x) * 4;
      const out = outs[index]!;
      const cover = Math.max(0, Math.min(1, 0.5 - out * scale));
      if (cover < 1 && data[pixel + 3]! > 0) {
        // Its shadow on what lies below falls to the lower left.
        const cast = x + shift < toX && y - shift >= fromY ? outs[index + shift - shift * wide]! : out;
        const dark = 1 - 0.36 * Math.exp(-Math.max(0, Math.min(out, cast)) / 1.5);
        for (let channel = 0; channel < 3; channel += 1) data[pixel + channel] = data[pixel + channel]! * dark;
      }
      if (cover === 0) continue;
      const right = rises[index + (x + 1 < toX ? 1 : 0)]! - rises[index - (x > fromX ? 1 : 0)]!;
      const down = rises[index + (y + 1 < toY ? wide : 0)]! - rises[index - (y > fromY ? wide : 0)]!;
      const [nx, ny] = [-right * scale * 0.5, -down * scale * 0.5];
      const length = Math.sqrt(nx * nx + ny * ny + 1);
      const facing = (nx * light[0] + ny * light[1] + light[2]) / length;
      const edge = (1 - 1 / length) ** 2;
      const painted = tint?.((x + 0.5 - left) / scale, (y + 0.5 - top) / scale);
      const own = painted ? mix(color, painted.color, painted.share) : color;
      const [low, high] = painted ? [shadeOf(own), litOf(own)] : [shade, lit];
      const tone = facing < 0.62 ? mix(low, own, Math.max(0, (facing + 0.35) / 0.97)) : mix(own, high, Math.min(1, (facing - 0.62) * 1.5));
      // Light from behind on the edge toward the sun.
      const glow = edge * Math.max(0, (nx - ny) / length) * 0.4;
      const shine = Math.max(0, facing - 0.9) * 1.6;
      const under = data[pixel + 3]! / 255;
      const whole = cover + under * (1 - cover);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = tone[channel]! + (255 - tone[channel]!) * Math.min(0.6, glow + shine);
        data[pixel + channel] = Math.round((value * cover + data[pixel + channel]! * under * (1 - cover)) / whole);
      }
      data[pixel + 3] = Math.round(whole * 255);
    }
}

/** The pieces, rearmost first, as raw RGBA. */
export function sculpt(pieces: readonly Piece[], frame: Frame): Pixels {
  const data = Buffer.alloc(frame.width * frame.height * 4);
  for (const piece of pieces) add(data, piece, frame);
  return { data, width: frame.width, height: frame.height };
}

/** A color within an ellipse, soft at its edge. */
export const patch =
  ([x, y]: readonly [number, number], [across, down]: readonly [number, number], color: Color, soft = 0.12) =>
  (px: number, py: number): { color: Color; share: number } | null => {
    const away = Math.hypot((px - x) / across, (py - y) / down);
    return away >= 1 ? null : { color, share: Math.min(1, (1 - away) / soft) };
  };
