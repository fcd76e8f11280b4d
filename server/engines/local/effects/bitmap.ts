/** Flat pictures that are laid over each other: moved, scaled, turned, faded. */
import sharp from 'sharp';

/** Red, green, blue and alpha; colours are multiplied by alpha, so that mixtures of neighbours have no dark rims. */
export type Bitmap = { pixels: Uint8Array; width: number; height: number };

export const blank = (width: number, height: number): Bitmap => ({ pixels: new Uint8Array(width * height * 4), width, height });
export const copyOf = ({ pixels, width, height }: Bitmap): Bitmap => ({ pixels: pixels.slice(), width, height });

/** From straight alpha. */
export function bitmapOf(rgba: Uint8Array, width: number, height: number): Bitmap {
  const pixels = new Uint8Array(rgba);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 255) continue;
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = Math.round((pixels[at + channel]! * alpha) / 255);
  }
  return { pixels, width, height };
}

/** A drawing; `svg` is what stands between the tags. */
export async function drawing(svg: string, width: number, height: number): Promise<Bitmap> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return bitmapOf(data, info.width, info.height);
}

export type Placing = {
  /** Where on the ground its anchor comes to lie (pixels). */
  x: number;
  y: number;
  /** The point of the bitmap that is put there; its middle unless told. */
  anchor?: readonly [number, number];
  scale?: number;
  /** Radians, clockwise. */
  angle?: number;
  /** Shows the other side. */
  flip?: boolean;
  opacity?: number;
  /** `glow`: adds light instead of covering. */
  mode?: 'cover' | 'glow';
};

/** Lays a bitmap over an opaque ground, in place. */
export function lay(ground: Bitmap, bitmap: Bitmap, placing: Placing): void {
  const { x, y, anchor = [bitmap.width / 2, bitmap.height / 2], scale = 1, angle = 0, flip = false, opacity = 1, mode = 'cover' } = placing;
  if (opacity <= 0 || scale <= 0) return;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = flip ? -1 : 1;
  const corners = [
    [0, 0],
    [bitmap.width, 0],
    [0, bitmap.height],
    [bitmap.width, bitmap.height],
  ].map(([cx, cy]) => {
    const [dx, dy] = [(cx! - anchor[0]) * scale * side, (cy! - anchor[1]) * scale];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos] as const;
  });
  const left = Math.max(0, Math.floor(Math.min(...corners.map(([cx]) => cx))));
  const right = Math.min(ground.width, Math.ceil(Math.max(...corners.map(([cx]) => cx))));
  const top = Math.max(0, Math.floor(Math.min(...corners.map(([, cy]) => cy))));
  const bottom = Math.min(ground.height, Math.ceil(Math.max(...corners.map(([, cy]) => cy))));
  const { pixels: from, width, height } = bitmap;
  const { pixels: to } = ground;
  const [stepX, stepY] = [(cos / scale) * side, -sin / scale];
  for (let py = top; py < bottom; py += 1) {
    const dy = py + 0.5 - y;
    const dx = left + 0.5 - x;
    let fx = ((dx * cos + dy * sin) / scale) * side + anchor[0] - 0.5;
    let fy = (dy * cos - dx * sin) / scale + anchor[1] - 0.5;
    for (let px = left; px < right; px += 1, fx += stepX, fy += stepY) {
      if (fx < -0.5 || fy < -0.5 || fx > width - 0.5 || fy > height - 0.5) continue;
      const x0 = fx < 0 ? 0 : fx > width - 1 ? width - 1 : fx | 0;
      const y0 = fy < 0 ? 0 : fy > height - 1 ? height - 1 : fy | 0;
      const a = (y0 * width + x0) * 4;
      const b = x0 < width - 1 ? a + 4 : a;
      const c = y0 < height - 1 ? a + width * 4 : a;
      const d = c + b - a;
      const tx = fx > x0 ? fx - x0 : 0;
      const ty = fy > y0 ? fy - y0 : 0;
      const [wa, wb, wc, wd] = [(1 - tx) * (1 - ty), tx * (1 - ty), (1 - tx) * ty, tx * ty];
      const alpha = (from[a + 3]! * wa + from[b + 3]! * wb + from[c + 3]! * wc + from[d + 3]! * wd) * opacity;
      if (alpha < 0.5) continue;
      const at = (py * ground.width + px) * 4;
      const keep = mode === 'cover' ? 1 - alpha / 255 : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const own =
          (from[a + channel]! * wa + from[b + channel]! * wb + from[c + channel]! * wc + from[d + channel]! * wd) * opacity +
          to[at + channel]! * keep;
        to[at + channel] = own > 255 ? 255 : own;
      }
      // A ground that is transparent so far becomes as opaque as what lies on it.
      if (to[at + 3]! < 255) to[at + 3] = Math.min(255, alpha + to[at + 3]! * keep);
    }
  }
}

/** Lays a bitmap of the ground's own size over it. */
export const cover = (ground: Bitmap, bitmap: Bitmap, opacity = 1, mode: Placing['mode'] = 'cover'): void =>
  lay(ground, bitmap, { x: 0, y: 0, anchor: [0, 0], opacity, mode });

/** A frame without alpha's say: what an encoder takes. */
export function frameOf({ pixels }: Bitmap): Buffer {
  const frame = Buffer.from(pixels);
  for (let at = 3; at < frame.length; at += 4) frame[at] = 255;
  return frame;
}
