/** A city: a skyline in the distance, houses along a street, lamps, and the road before us. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import { dab, fillPolygon } from './brush.ts';
import type { Canvas } from './canvas.ts';
import { aerial } from './light.ts';
import { paintLeafy, type Tones } from './trees.ts';

type Block = { left: number; right: number; top: number; foot: number };

function fillBlock(canvas: Canvas, { left, right, top, foot }: Block, ink: Color | ((x: number, y: number) => Color)): void {
  const { width, height, put } = canvas;
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(foot)); y += 1)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, Math.round(right)); x += 1)
      put(y * width + x, typeof ink === 'function' ? ink(x, y) : ink);
}

const glow: Color = [255, 214, 140];

/** A house with windows in rows, some of them lit when it is dark. */
function paintTower(canvas: Canvas, block: Block, wall: Color, depth: number, pane: number): void {
  const { time, noise } = canvas;
  const seed = block.left * 0.731;
  const [high, wide] = [Math.round(pane * 1.7), Math.round(pane * 1.35)];
  const [lit, shade] = [aerial(mix(wall, [255, 246, 226], 0.25), time, depth), aerial(mix(wall, [20, 30, 60], 0.3), time, depth)];
  const across = block.right - block.left;
  const columns = Math.max(1, Math.floor((across - pane * 0.5) / wide));
  const from = block.left + (across - columns * wide) / 2;
  fillBlock(canvas, block, (x, y) => {
    const side = (x - block.left) / across;
    const base = mix(shade, lit, 0.25 + 0.75 * side - 0.25 * ((y - block.top) / (block.foot - block.top)));
    const [column, row] = [Math.floor((x - from) / wide), Math.floor((y - block.top - pane * 0.7) / high)];
    const inX = (x - from) / wide - column;
    const inY = (y - block.top - pane * 0.7) / high - row;
    if (row < 0 || column < 0 || column >= columns || inX < 0.18 || inX > 0.82 || inY < 0.12 || inY > 0.72) return base;
    const chance = 2 * noise(column * 7.7 + seed, row * 5.1 + seed, 1);
    if (time === 'day') return mix(base, chance > 0.5 ? [206, 228, 246] : [74, 104, 140], 0.55 * (0.4 + depth * 0.6));
    return chance > (time === 'night' ? 0.5 : 0.58) ? mix(base, glow, 0.35 + 0.6 * depth) : mix(base, [14, 18, 40], 0.45);
  });
}

/** Rows of towers, the farther the paler. */
export function paintSkyline(canvas: Canvas): void {
  const { width, height, random } = canvas;
  const short = Math.min(width, height);
  for (const [depth, foot, tallest] of [
    [0, 0.74, 0.42],
    [0.25, 0.78, 0.36],
  ] as const) {
    canvas.begin({ kind: 'land', depth });
    let x = -random() * short * 0.06;
    while (x < width) {
      const wide = short * (0.05 + random() * 0.07);
      const top = height * (foot - 0.1 - random() ** 1.4 * tallest);
      const wall = mix(hex('#8fa6c4'), hex('#b9a9b4'), random());
      if (random() < 0.3)
        paintTower(
          canvas,
          { left: x + wide * 0.3, right: x + wide * 0.7, top: top - short * 0.04, foot: top },
          wall,
          0.2 + depth,
          short * 0.012,
        );
      paintTower(canvas, { left: x, right: x + wide, top, foot: height * foot }, wall, 0.2 + depth, short * (0.011 + depth * 0.008));
      x += wide + (random() < 0.2 ? short * 0.02 : 0);
    }
    // Nothing of the sky is left below a tower.
    fillBlock(canvas, { left: 0, right: width, top: height * foot, foot: height }, aerial(hex('#7d8798'), canvas.time, 0.4));
  }
}

const walls = ['#c8705a', '#d9b48a', '#8fa9b8', '#e0cdb0', '#a7745c', '#b9c2a0', '#d4938a'].map(hex);
const awnings = ['#c0392b', '#1f7a6d', '#2f5fa8', '#d98e1f'].map(hex);

/** Houses at the street, with shops below. */
function paintHouses(canvas: Canvas, foot: number): void {
  const { width, height, random, time } = canvas;
  const short = Math.min(width, height);
  let x = -random() * short * 0.12;
  while (x < width) {
    const wide = short * (0.17 + random() * 0.1);
    const tall = short * (0.2 + random() * 0.2);
    const [left, right, top] = [x, x + wide, foot - tall];
    const wall = walls[Math.trunc(random() * walls.length)]!;
    const shop = foot - short * 0.095;
    paintTower(canvas, { left, right, top, foot }, wall, 0.78, short * 0.026);
    fillBlock(
      canvas,
      { left: left - short * 0.004, right: right + short * 0.004, top: top - short * 0.012, foot: top + short * 0.008 },
      aerial(mix(wall, [255, 255, 255], 0.45), time, 0.8),
    );
    fillBlock(canvas, { left, right, top: shop, foot }, aerial(mix(wall, [20, 20, 30], 0.45), time, 0.8));
    const inside: Color = time === 'day' ? aerial([150, 180, 196], time, 0.9) : [255, 216, 150];
    fillBlock(
      canvas,
      { left: left + wide * 0.1, right: left + wide * 0.62, top: shop + short * 0.03, foot: foot - short * 0.012 },
      (column, row) =>
        mix(inside, [255, 255, 255], Math.abs(((column + row) / short) * 9 - Math.round(((column + row) / short) * 9)) < 0.12 ? 0.25 : 0),
    );
    fillBlock(
      canvas,
      { left: left + wide * 0.7, right: left + wide * 0.9, top: shop + short * 0.026, foot },
      aerial(mix(wall, [40, 20, 10], 0.7), time, 0.85),
    );
    const cloth = awnings[Math.trunc(random() * awnings.length)]!;
    fillPolygon(
      canvas,
      [
        [left + wide * 0.08, shop + short * 0.006],
        [left + wide * 0.64, shop + short * 0.006],
        [left + wide * 0.68, shop + short * 0.036],
        [left + wide * 0.04, shop + short * 0.036],
      ],
      (column) => aerial(Math.floor(((column - left) / wide) * 14) % 2 === 0 ? cloth : [246, 240, 230], time, 0.9),
    );
    x += wide;
  }
}

/** A lamp at the curb; in the dark it shines. */
function paintLamp(canvas: Canvas, x: number, foot: number, high: number): void {
  const { time } = canvas;
  const iron = aerial(hex('#2b333d'), time, 1);
  const post = high * 0.018;
  fillPolygon(
    canvas,
    [
      [x - post * 1.6, foot],
      [x - post, foot - high],
      [x + post, foot - high],
      [x + post * 1.6, foot],
    ],
    iron,
  );
  fillPolygon(
    canvas,
    [
      [x - high * 0.05, foot - high * 0.99],
      [x - high * 0.035, foot - high * 1.1],
      [x + high * 0.035, foot - high * 1.1],
      [x + high * 0.05, foot - high * 0.99],
    ],
    iron,
  );
  dab(canvas, [x, foot - high * 1.035], [high * 0.035, high * 0.04], time === 'day' ? [232, 236, 232] : [255, 244, 206]);
  if (time === 'day') return;
  dab(canvas, [x, foot - high * 1.03], [high * 0.3, high * 0.3], [255, 220, 150], 0.5, 1);
  dab(canvas, [x, foot], [high * 0.5, high * 0.12], [255, 220, 150], 0.35, 1);
}

/** The pavement and the road, on which lights shine at night. */
function paintRoad(canvas: Canvas, from: number): void {
  const { width, height, noise, time, put, get } = canvas;
  canvas.begin({ kind: 'land', depth: 1 });
  const curb = from + height * 0.035;
  const stripe = height * 0.945;
  const tone = (text: string, depth: number) => aerial(hex(text), time, depth);
  const [slab, joint, edge, far, near, dash] = [
    tone('#b7b3ab', 0.92),
    tone('#8a8681', 0.92),
    tone('#8b8983', 0.95),
    tone('#565b64', 0.97),
    tone('#3d424b', 0.97),
    tone('#e8e4d6', 0.97),
  ];
  for (let y = Math.floor(from); y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (y >= curb && y < curb + height * 0.007) {
        put(at, edge);
        continue;
      }
      const grain = noise((x / width) * 70, (y / height) * 150, 2) - 0.38;
      if (y < curb) {
        const isJoint = (((x - width / 2) / (0.6 + (y - from) / height) / width) * 22 + 100) % 1 < 0.04;
        put(at, mix(slab, joint, isJoint ? 0.9 : grain * 0.6));
        continue;
      }
      const before = (y - curb) / (height - curb);
      const isDash = Math.abs(y - stripe) < height * 0.006 && ((x / width) * 5 + 0.2) % 1 < 0.55;
      let color = isDash ? dash : mix(far, near, before * 0.7 + grain * 0.5);
      if (time !== 'day') {
        // Wet asphalt shows what shines above it.
        const above = Math.max(0, Math.trunc(from - (y - curb) * 1.6 - height * 0.01));
        const mirrored = get(above * width + Math.max(0, Math.min(width - 1, x + Math.trunc(grain * width * 0.05))));
        color = mix(color, mirrored, 0.3 * (1 - before * 0.6));
      }
      put(at, color);
    }
}

/** Paints a street of a city. */
export function paintStreet(canvas: Canvas): void {
  const { width, height, random, time } = canvas;
  const short = Math.min(width, height);
  paintSkyline(canvas);
  canvas.begin({ kind: 'land', depth: 0.55 });
  const foot = height * 0.79;
  fillBlock(canvas, { left: 0, right: width, top: foot - short * 0.06, foot: height }, aerial(hex('#6d6a70'), time, 0.8));
  paintHouses(canvas, foot);
  paintRoad(canvas, foot);
  const tones = (texts: readonly string[]): Tones => texts.map((text) => aerial(hex(text), time, 0.92)) as unknown as Tones;
  for (const x of [0.07 + random() * 0.05, 0.9 + random() * 0.05]) {
    paintLeafy(
      canvas,
      { x: (x + 0.09 * (x < 0.5 ? 1 : -1)) * width, foot: foot + height * 0.02, high: short * 0.22 },
      tones(['#24502c', '#3f7d38', '#8fbf58']),
      tones(['#3a2a22', '#6a4c38', '#b08a66']),
    );
    paintLamp(canvas, x * width, foot + height * 0.03, short * 0.27);
  }
}
