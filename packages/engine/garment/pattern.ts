/** Cloth of one color, printed from words, or taken from an image. */
import sharp from 'sharp';
import { EngineError } from '../job/job.ts';
import { findSubject } from '../cutout/saliency.ts';
import { readImage } from '../image/image.ts';
import { sharpOf, unpacked } from '@iridia/pixels/image';
import { resizePlane } from '../image/raster.ts';
import { brightnessOf, hex, type Color } from '@iridia/pixels/color';
import type { Cloth } from './dye.ts';
import { denim, leather } from './grained.ts';
import type { PatternName, Wish } from './words.ts';

type Tile = { rgb: Buffer; side: number };

/** Repeats a tile that is `size` pixels wide in the image. */
function repeated({ rgb, side }: Tile, size: number): Cloth {
  const wrap = (at: number) => ((at % side) + side) % side;
  return (x, y) => {
    const [u, v] = [(x / size) * side, (y / size) * side];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [u - left, v - top];
    const corner = (dx: number, dy: number, channel: number) => rgb[(wrap(top + dy) * side + wrap(left + dx)) * 3 + channel]!;
    const channel = (index: number) => {
      const upper = corner(0, 0, index) * (1 - across) + corner(1, 0, index) * across;
      const lower = corner(0, 1, index) * (1 - across) + corner(1, 1, index) * across;
      return upper * (1 - down) + lower * down;
    };
    return [channel(0), channel(1), channel(2)];
  };
}

const tileSide = 256;

const blossom = (x: number, y: number, size: number, petal: string, heart: string): string => {
  const petals = [0, 72, 144, 216, 288].map(
    (turn) => `<ellipse cx="0" cy="${-size}" rx="${size * 0.62}" ry="${size}" transform="rotate(${turn})" fill="${petal}"/>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${x})">${petals.join('')}<circle r="${size * 0.55}" fill="${heart}"/></g>`;
};

/** Patterns that are printed on cloth; the others are cloth of another kind, in its usual color unless one is named. */
type Drawn = Exclude<PatternName, keyof typeof grained>;
const grained = { denim: { color: '#35557f', cloth: denim }, leather: { color: '#4a2d1c', cloth: leather } } as const;

/** Each pattern in a square of 100; `size` is the side of the whole tile as a share of the unit derived from the person's size. */
const drawings: Readonly<
  Record<Drawn, { size: number; ground: string; figure: string; draw: (ground: string, figure: string) => string }>
> = {
  stripes: {
    size: 0.34,
    ground: '#f4f4f2',
    figure: '#1d2f5f',
    draw: (_, figure) => `<path d="M0 0H100V25H0ZM0 50H100V75H0Z" fill="${figure}"/>`,
  },
  dots: {
    size: 0.36,
    ground: '#cf2a2e',
    figure: '#f4f4f2',
    draw: (_, figure) => `<g fill="${figure}"><circle cx="25" cy="25" r="14"/><circle cx="75" cy="75" r="14"/></g>`,
  },
  checks: {
    size: 0.45,
    ground: '#cf2a2e',
    figure: '#1b1b1f',
    draw: (_, figure) =>
      `<g fill="${figure}"><path d="M0 0H50V100H0Z" opacity=".5"/><path d="M0 0H100V50H0Z" opacity=".5"/></g><path d="M73 0V100M0 73H100" stroke="#fff" stroke-width="3" opacity=".4"/>`,
  },
  flowers: {
    size: 0.75,
    ground: '#f6efe4',
    figure: '#d4496f',
    draw: (_, figure) =>
      [
        blossom(25, 27, 10, figure, '#f2cf3a'),
        blossom(74, 73, 11, figure, '#f2cf3a'),
        blossom(72, 24, 6, '#ffffff', '#e8a13a'),
        blossom(24, 76, 6, '#ffffff', '#e8a13a'),
        '<g fill="#3f8f58"><ellipse cx="46" cy="48" rx="8" ry="3.4" transform="rotate(30 46 48)"/><ellipse cx="52" cy="92" rx="7" ry="3" transform="rotate(-40 52 92)"/><ellipse cx="92" cy="45" rx="6" ry="3" transform="rotate(70 92 45)"/></g>',
      ].join(''),
  },
  knit: {
    size: 0.16,
    ground: '#c9b38f',
    figure: '#6b5a3e',
    draw: (_, figure) =>
      `<path d="M0 0L25 30L50 0M50 0L75 30L100 0M0 33L25 63L50 33M50 33L75 63L100 33M0 67L25 97L50 67M50 67L75 97L100 67" stroke="${figure}" stroke-width="7" fill="none" opacity=".45"/>`,
  },
  camouflage: {
    size: 1.1,
    ground: '#7c7a4c',
    figure: '#3f4a2c',
    draw: (_, figure) =>
      `<path d="M8 12C22 2 40 8 38 20S20 26 22 36 6 34 4 26Z" fill="${figure}"/><path d="M58 8C72 4 90 14 84 26S66 24 62 34 48 30 50 20Z" fill="#2a2a22"/><path d="M20 52C36 44 54 54 46 64S26 62 28 74 10 70 12 60Z" fill="#b5a678"/><path d="M62 50C80 42 92 54 86 66S70 62 70 74 54 70 56 60Z" fill="${figure}"/><path d="M30 82C44 76 60 82 54 92S34 94 26 90Z" fill="#2a2a22"/><path d="M74 82C86 76 94 86 88 92S72 92 72 88Z" fill="#b5a678"/>`,
  },
};

const lightOf = (value: string) => brightnessOf(...(hex(value) as [number, number, number]));
const dark = (value: string) => lightOf(value) < 128;

async function printed(name: Drawn, colors: readonly string[], unit: number): Promise<Cloth> {
  const { size, ground, figure, draw } = drawings[name];
  const [first, second] = colors;
  // A single named color is the base, so the print needs a color that is visible on it.
  const base = first ?? ground;
  const contrast = dark(base) ? '#f4f4f2' : '#23262f';
  // Checks are woven with black, unless that is the color.
  const isOwn = name === 'checks' && lightOf(base) >= 60;
  const print = second ?? (first && !isOwn ? contrast : figure);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${tileSide}" height="${tileSide}"><rect width="100" height="100" fill="${base}"/>${draw(base, print)}</svg>`;
  const rgb = await sharp(Buffer.from(svg)).resize(tileSide, tileSide).removeAlpha().raw().toBuffer();
  return repeated({ rgb, side: tileSide }, Math.max(4, unit * size));
}

/**
 * `unit` is about the width of the person's face in pixels. Rejects with `refused: noGarmentWords` when the words name neither a color nor
 * a pattern.
 */
export async function clothFromWords({ pattern, colors }: Wish, unit: number): Promise<Cloth> {
  if (pattern === 'denim' || pattern === 'leather') {
    const { color, cloth } = grained[pattern];
    return cloth(hex(colors[0]?.value ?? color), unit);
  }
  if (pattern)
    return printed(
      pattern,
      colors.map(({ value }) => value),
      unit,
    );
  const [color] = colors;
  if (!color) throw new EngineError('refused', 'noGarmentWords');
  const flat: Color = hex(color.value);
  return () => flat;
}

/** The center of the image's subject, with its shading removed and mirrored so that it tiles. */
export async function clothFromImage(path: string, unit: number): Promise<Cloth> {
  const image = await readImage(path, 1024);
  const { plane, width, height } = await findSubject(image);
  let [sum, across, down] = [0, 0, 0];
  for (let at = 0; at < plane.length; at += 1) {
    if (plane[at]! <= 0.5) continue;
    sum += 1;
    across += at % width;
    down += Math.trunc(at / width);
  }
  const scale = image.width / width;
  const shown = sum > plane.length * 0.02;
  const [x, y] = shown ? [(across / sum) * scale, (down / sum) * scale] : [image.width / 2, image.height / 2];
  // Half the side of a square of the same area fits inside most garments.
  const wanted = shown ? Math.sqrt(sum) * scale * 0.5 : Math.min(width, height) * scale * 0.6;
  const side = Math.max(8, Math.min(Math.round(wanted), image.width, image.height));
  const left = Math.max(0, Math.min(image.width - side, Math.round(x - side / 2)));
  const top = Math.max(0, Math.min(image.height - side, Math.round(y - side / 2)));
  const half = tileSide / 2;
  const patch = sharp(
    await sharpOf(image).extract({ left, top, width: side, height: side }).resize(half, half, { fit: 'fill' }).png(unpacked).toBuffer(),
  );
  const rgb = evened(await patch.removeAlpha().raw().toBuffer(), half);
  const piece = {
    input: await sharp(rgb, { raw: { width: half, height: half, channels: 3 } })
      .png(unpacked)
      .toBuffer(),
    left: 0,
    top: 0,
  };
  const flop = await sharp(piece.input).flop().png(unpacked).toBuffer();
  const tile = await sharp({ create: { width: tileSide, height: tileSide, channels: 3, background: '#000' } })
    .composite([
      piece,
      { input: flop, left: half, top: 0 },
      { input: await sharp(piece.input).flip().png(unpacked).toBuffer(), left: 0, top: half },
      { input: await sharp(flop).flip().png(unpacked).toBuffer(), left: half, top: half },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return repeated({ rgb: tile, side: tileSide }, Math.max(16, unit * 1.6));
}

/** Removes broad shading, because the target garment has its own. */
function evened(rgb: Buffer, side: number): Buffer {
  const light = new Float32Array(side * side);
  for (let at = 0; at < light.length; at += 1) light[at] = (rgb[at * 3]! + rgb[at * 3 + 1]! + rgb[at * 3 + 2]!) / 3 + 1;
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
  const grid = 4;
  const cells = new Float32Array(grid * grid);
  const cell = side / grid;
  for (let at = 0; at < light.length; at += 1)
    cells[Math.trunc(Math.trunc(at / side) / cell) * grid + Math.trunc((at % side) / cell)]! += light[at]! / (cell * cell);
  const broad = resizePlane(cells, grid, grid, side, side);
  return Buffer.from(rgb.map((value, at) => Math.min(255, value * (1 + 0.7 * (mean / broad[Math.trunc(at / 3)]! - 1)))));
}
