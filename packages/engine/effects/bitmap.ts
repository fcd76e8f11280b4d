/** Composites bitmaps with translation, scale, rotation, and opacity. */
import sharp from 'sharp';

/** Red, green, blue, and alpha; colors are premultiplied, so that interpolation leaves no dark fringes. */
export type Bitmap = { pixels: Uint8Array; width: number; height: number };

export const blank = (width: number, height: number): Bitmap => ({ pixels: new Uint8Array(width * height * 4), width, height });

/** Converts from straight alpha. */
export function bitmapOf(rgba: Uint8Array, width: number, height: number): Bitmap {
  const pixels = new Uint8Array(rgba);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 255) continue;
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = Math.round((pixels[at + channel]! * alpha) / 255);
  }
  return { pixels, width, height };
}

/** Renders a drawing; `svg` is the markup inside the svg element. */
export async function drawing(svg: string, width: number, height: number): Promise<Bitmap> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return bitmapOf(data, info.width, info.height);
}

/** A drawing as a camera shows what lies behind people. */
export async function outOfFocus(svg: string, width: number, height: number): Promise<Bitmap> {
  const { pixels } = await drawing(svg, width, height);
  const { data } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .blur(width / 130)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width, height };
}

export type Placing = {
  /** Position of the anchor on the background, in pixels. */
  x: number;
  y: number;
  /** The point of the bitmap that is placed at `x` and `y`; the center by default. */
  anchor?: readonly [number, number];
  scale?: number;
  /** Radians, clockwise. */
  angle?: number;
  /** Mirrors the bitmap horizontally. */
  flip?: boolean;
  opacity?: number;
  /** `glow` adds light instead of covering. */
  mode?: 'cover' | 'glow';
};

type Content = { left: number; top: number; right: number; bottom: number };

/** Bitmaps are composited many times without changing, so their content bounds are computed only once. */
const contents = new WeakMap<Bitmap, Content>();

function contentOf(bitmap: Bitmap): Content {
  const known = contents.get(bitmap);
  if (known) return known;
  const { pixels, width, height } = bitmap;
  const content: Content = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0, at = 3; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      if (pixels[at] === 0) continue;
      if (x < content.left) content.left = x;
      if (x >= content.right) content.right = x + 1;
      if (y < content.top) content.top = y;
      content.bottom = y + 1;
    }
  contents.set(bitmap, content);
  return content;
}

/** Composites a bitmap onto an opaque background in place. The bitmap must not change afterwards. */
export function lay(ground: Bitmap, bitmap: Bitmap, placing: Placing): void {
  const { x, y, anchor = [bitmap.width / 2, bitmap.height / 2], scale = 1, angle = 0, flip = false, opacity = 1, mode = 'cover' } = placing;
  if (opacity <= 0 || scale <= 0) return;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = flip ? -1 : 1;
  const content = contentOf(bitmap);
  if (content.right <= content.left) return;
  const corners = [
    [content.left - 1, content.top - 1],
    [content.right + 1, content.top - 1],
    [content.left - 1, content.bottom + 1],
    [content.right + 1, content.bottom + 1],
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
  const covers = mode === 'cover';
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
      if ((from[a + 3]! | from[b + 3]! | from[c + 3]! | from[d + 3]!) === 0) continue;
      const tx = fx > x0 ? fx - x0 : 0;
      const ty = fy > y0 ? fy - y0 : 0;
      const wd = tx * ty;
      const wc = ty - wd;
      const wb = tx - wd;
      const wa = 1 - tx - wc;
      const alpha = (from[a + 3]! * wa + from[b + 3]! * wb + from[c + 3]! * wc + from[d + 3]! * wd) * opacity;
      if (alpha < 0.5) continue;
      const at = (py * ground.width + px) * 4;
      const keep = covers ? 1 - alpha / 255 : 1;
      const red = (from[a]! * wa + from[b]! * wb + from[c]! * wc + from[d]! * wd) * opacity + to[at]! * keep;
      const green = (from[a + 1]! * wa + from[b + 1]! * wb + from[c + 1]! * wc + from[d + 1]! * wd) * opacity + to[at + 1]! * keep;
      const blue = (from[a + 2]! * wa + from[b + 2]! * wb + from[c + 2]! * wc + from[d + 2]! * wd) * opacity + to[at + 2]! * keep;
      to[at] = red > 255 ? 255 : red;
      to[at + 1] = green > 255 ? 255 : green;
      to[at + 2] = blue > 255 ? 255 : blue;
      // A transparent background becomes as opaque as what covers it.
      if (to[at + 3]! < 255) to[at + 3] = Math.min(255, alpha + to[at + 3]! * keep);
    }
  }
}

/** Composites a bitmap of the background's own size. */
export function cover(ground: Bitmap, bitmap: Bitmap, opacity = 1, mode: Placing['mode'] = 'cover'): void {
  if (opacity !== 1 || mode !== 'cover') return lay(ground, bitmap, { x: 0, y: 0, anchor: [0, 0], opacity, mode });
  const { pixels: from } = bitmap;
  const { pixels: to } = ground;
  for (let at = 0; at < from.length; at += 4) {
    const alpha = from[at + 3]!;
    if (alpha === 0) continue;
    const keep = 1 - alpha / 255;
    for (let channel = 0; channel < 4; channel += 1) to[at + channel] = from[at + channel]! + to[at + channel]! * keep;
  }
}

/** The pixels with alpha forced to opaque, as an encoder expects. */
export function frameOf({ pixels }: Bitmap): Buffer {
  const frame = Buffer.from(pixels);
  for (let at = 3; at < frame.length; at += 4) frame[at] = 255;
  return frame;
}
