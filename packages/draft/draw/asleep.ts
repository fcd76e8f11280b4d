/** Closes the eyes of who sleeps: where the drawing has dark pupils on both sides of its middle, it gets the color around them and a lid. */
import sharp from 'sharp';
import type { Drawing } from '../art/drawing.ts';
import { lightOf, type Pixels } from './surface.ts';
import { unpacked } from '@iridia/pixels/image';

type Eye = { left: number; right: number; top: number; bottom: number };

/** Pixels that a pupil has: dark, and in the row of the eyes. */
const isDark = ({ data, width }: Pixels, x: number, y: number): boolean => {
  const at = (y * width + x) * 4;
  return data[at + 3]! > 200 && lightOf(data, at) < 84;
};

/** The frame around the dark pixels that hang together with one, within the columns from `from` to `to`. */
function spotAt(pixels: Pixels, [from, to]: readonly [number, number], seed: readonly [number, number], known: Set<number>): Eye {
  const { width, height } = pixels;
  const eye: Eye = { left: seed[0], right: seed[0], top: seed[1], bottom: seed[1] };
  const open = [seed];
  while (open.length > 0) {
    const [x, y] = open.pop()!;
    if (x < from || x > to || y < 0 || y >= height || known.has(y * width + x) || !isDark(pixels, x, y)) continue;
    known.add(y * width + x);
    [eye.left, eye.right] = [Math.min(eye.left, x), Math.max(eye.right, x)];
    [eye.top, eye.bottom] = [Math.min(eye.top, y), Math.max(eye.bottom, y)];
    open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return eye;
}

/** The pupil on the side `way` of the middle: the dark spot of its size that is nearest to the row of the eyes, and then to the middle. */
function pupilOn(pixels: Pixels, way: -1 | 1, row: number): Eye | null {
  const { width, height } = pixels;
  const middle = Math.round(width / 2);
  const columns = way < 0 ? ([0, middle - 1] as const) : ([middle, width - 1] as const);
  const known = new Set<number>();
  for (let away = 0; away <= height * 0.09; away += 1)
    for (const y of [row - away, row + away])
      for (let aside = Math.round(width * 0.04); aside < width * 0.44; aside += 1) {
        const x = middle + way * aside;
        if (y < 0 || y >= height || known.has(y * width + x) || !isDark(pixels, x, y)) continue;
        const eye = spotAt(pixels, columns, [x, y], known);
        const [wide, high] = [eye.right - eye.left, eye.bottom - eye.top];
        if (wide >= width * 0.02 && wide <= width * 0.24 && high <= height * 0.26 && high >= height * 0.03) return eye;
      }
  return null;
}

/** Whether people have whites in their eyes, which a lid covers as well. */
const hasWhites = ({ group }: Drawing): boolean => group === 1;

/** A drawing as raw RGBA with its eyes closed, as PNG; `plain`: the same with skin in which pupils are seen. */
export async function asleep(pixels: Pixels, drawing: Drawing, plain: Pixels = pixels): Promise<Buffer> {
  const { data, width, height } = pixels;
  const [, top, , bottom] = drawing.box;
  const row = Math.round(((drawing.eye - top) / (bottom - top)) * height);
  const eyes = ([-1, 1] as const).flatMap((way) => pupilOn(plain, way, row) ?? []);
  const lids = eyes.map(({ left, right, top: high, bottom: low }) => {
    const [x, y] = [(left + right) / 2, (high + low) / 2];
    const whites = hasWhites(drawing);
    const [across, down] = [((right - left) / 2) * (whites ? 3.2 : 1.5) + 1, ((low - high) / 2) * (whites ? 2.7 : 1.4) + 1];
    const near = [y - down * 1.3, y + down * 1.3].map(
      (row) => (Math.max(0, Math.min(height - 1, Math.round(row))) * width + Math.round(x)) * 4,
    );
    const color = [0, 1, 2].map((channel) => Math.round((data[near[0]! + channel]! + data[near[1]! + channel]!) / 2)).join(',');
    const stroke = Math.max(1, down * 0.3);
    return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="rgb(${color})"/><path d="M${x - across * 0.8} ${y + down * 0.1}Q${x} ${y + down * 0.95} ${x + across * 0.8} ${y + down * 0.1}" fill="none" stroke="#4a2c2a" stroke-width="${stroke}" stroke-linecap="round"/>`;
  });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .composite([
      { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lids.join('')}</svg>`) },
    ])
    .png(unpacked)
    .toBuffer();
}
