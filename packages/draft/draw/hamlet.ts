/** Small houses on a hill behind, so that a village is more than what stands before us; by night their windows are lit. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import { dab, fillPolygon, type Point } from './brush.ts';
import type { Canvas } from './canvas.ts';
import { aerial } from './light.ts';

const walls = ['#f3e3c8', '#e8c79a', '#f4d3c2', '#dfe6e8', '#f0dca0'] as const;
const roofs = ['#b5533c', '#8f4534', '#6d5560', '#a8643a'] as const;

type Spot = { x: number; foot: number; high: number; depth: number; snowy: boolean };

function paintHouse(canvas: Canvas, { x, foot, high, depth, snowy }: Spot): void {
  const { random, time } = canvas;
  const tint = (color: string): Color => aerial(hex(color), time, depth);
  const wide = high * (0.9 + random() * 0.5);
  const [wall, roof] = [
    tint(walls[Math.trunc(random() * walls.length)]!),
    snowy ? tint('#f2f6fc') : tint(roofs[Math.trunc(random() * roofs.length)]!),
  ];
  const eaves = foot - high * 0.56;
  const rect = (left: number, top: number, right: number, bottom: number): Point[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  dab(canvas, [x, foot], [wide * 0.7, high * 0.09], mix(wall, [20, 30, 50], 0.8), 0.35, 0.8);
  fillPolygon(canvas, rect(x - wide / 2, eaves, x + wide * 0.16, foot), mix(wall, [40, 30, 70], 0.2));
  fillPolygon(canvas, rect(x + wide * 0.16, eaves, x + wide / 2, foot), wall);
  fillPolygon(canvas, rect(x - wide * 0.34, foot - high * 1.02, x - wide * 0.2, foot - high * 0.7), mix(tint('#8a5a48'), [0, 0, 0], 0.1));
  fillPolygon(
    canvas,
    [
      [x - wide * 0.6, eaves],
      [x - wide * 0.34, foot - high],
      [x + wide * 0.34, foot - high],
      [x + wide * 0.22, eaves],
    ],
    mix(roof, [30, 20, 50], 0.12),
  );
  fillPolygon(
    canvas,
    [
      [x + wide * 0.1, eaves],
      [x + wide * 0.34, foot - high],
      [x + wide * 0.6, eaves],
    ],
    mix(roof, [255, 240, 210], 0.14),
  );
  const pane: Color = time === 'day' ? tint('#7fa9c4') : [255, 214, 120];
  for (const at of [-0.36, -0.12, 0.26])
    fillPolygon(canvas, rect(x + wide * at, foot - high * 0.4, x + wide * (at + 0.13), foot - high * 0.2), pane);
  if (time !== 'day') dab(canvas, [x, foot - high * 0.3], [wide * 0.8, high * 0.5], [255, 200, 110], 0.16, 1);
}

/** Houses along the edge of a hill, the rear ones first. */
export function paintHamlet(
  canvas: Canvas,
  top: Float32Array,
  { count, high, depth, snowy = false }: { count: number; high: number; depth: number; snowy?: boolean },
): void {
  const { width, height, random } = canvas;
  const short = Math.min(width, height);
  const spots = Array.from({ length: count }, (_, at) => ({ x: ((at + 0.2 + random() * 0.6) / count) * width, down: random() })).toSorted(
    (one, other) => one.down - other.down,
  );
  for (const { x, down } of spots) {
    const edge = top[Math.max(0, Math.min(top.length - 1, Math.round(x)))]!;
    paintHouse(canvas, { x, foot: edge + (0.006 + down * 0.03) * short, high: high * short * (0.85 + down * 0.35), depth, snowy });
  }
}
