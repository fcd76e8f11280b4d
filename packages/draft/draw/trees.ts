/** Trees that stand in a painted place: crowns of leaves, conifers, trunks, and blades of grass. */
import { mix, type Color } from '@iridia/pixels/color';
import { dab, fillPolygon, type Point } from './brush.ts';
import type { Canvas } from './canvas.ts';

/** Shade, own color, and lit side. */
export type Tones = readonly [shade: Color, own: Color, lit: Color];

type Stand = { x: number; foot: number; high: number };

/** A trunk that widens at its foot, lit from the right. */
export function paintTrunk(canvas: Canvas, { x, foot, high }: Stand, wide: number, [shade, own, lit]: Tones): void {
  const { noise } = canvas;
  const lean = (noise(x * 0.37, 3, 1) - 0.5) * wide;
  const outline: Point[] = [
    [x - wide * 0.9, foot],
    [x - wide * 0.5, foot - high * 0.12],
    [x - wide * 0.36 + lean, foot - high],
    [x + wide * 0.36 + lean, foot - high],
    [x + wide * 0.5, foot - high * 0.12],
    [x + wide * 0.95, foot],
  ];
  fillPolygon(canvas, outline, (column, row) => {
    const side = (column - x) / wide;
    const bark = noise(column / (wide * 0.16), row / (wide * 1.3), 3);
    return mix(mix(shade, own, Math.max(0, Math.min(1, 0.5 + side * 0.9))), lit, Math.max(0, side + bark - 0.62) * 0.8);
  });
}

/** How much of a crown each tone covers, how far toward the light it is moved, and how many dabs it has. */
const passes = [
  { reach: 1, toward: 0, share: 0.45, size: 0.36 },
  { reach: 0.86, toward: 0.12, share: 0.9, size: 0.2 },
  { reach: 0.7, toward: 0.26, share: 0.7, size: 0.13 },
] as const;

/** A crown of dabs: shade below, light from the upper right. */
export function paintCrown(canvas: Canvas, [x, y]: Point, [across, down]: readonly [number, number], tones: Tones): void {
  const { random } = canvas;
  const count = Math.round(Math.max(16, Math.min(120, across * 1.3)));
  // The larger the crown, the smaller its leaves beside it.
  const fine = Math.min(1, (70 / across) ** 0.35);
  for (const [at, { reach, toward, share, size }] of passes.entries())
    for (let leaf = 0; leaf < count * share; leaf += 1) {
      const turn = random() * Math.PI * 2;
      const out = Math.sqrt(random()) * reach * 0.84;
      const radius = across * size * fine * (0.55 + random() * 0.8);
      const lit = at + (random() - 0.5) * 0.7 + (Math.cos(turn) - Math.sin(turn)) * out * 0.3;
      const [low, high] = lit < 1 ? [tones[0], tones[1]] : [tones[1], tones[2]];
      dab(
        canvas,
        [x + (Math.cos(turn) * out + toward) * across, y + (Math.sin(turn) * out - toward) * down],
        [radius, radius * 0.8],
        mix(low, high, Math.max(0, Math.min(1, lit < 1 ? lit : lit - 1))),
        at === 0 ? 1 : 0.85,
      );
    }
}

/** A tree with a crown of leaves; `breadth` is half its width as a share of its height. */
export function paintLeafy(
  canvas: Canvas,
  { x, foot, high }: Stand,
  leaves: Tones,
  bark: Tones,
  breadth = 0.3 + canvas.random() * 0.06,
): void {
  const wide = high * breadth;
  paintTrunk(canvas, { x, foot, high: high * 0.55 }, high * 0.055, bark);
  const crowns: readonly (readonly [number, number, number])[] = [
    [-0.5, 0.52, 0.62],
    [0.52, 0.5, 0.58],
    [0, 0.68, 0.9],
  ];
  for (const [aside, up, share] of crowns)
    paintCrown(canvas, [x + aside * wide, foot - high * up], [wide * share, high * 0.29 * share], leaves);
}

/** A conifer of tiers, lit from the right; `snow` lies on its branches. */
export function paintFir(canvas: Canvas, { x, foot, high }: Stand, [shade, own, lit]: Tones, snow: Color | null = null): void {
  const { random } = canvas;
  const half = high * (0.2 + random() * 0.05);
  const tiers = high < 30 ? 3 : high < 90 ? 5 : 8;
  fillPolygon(
    canvas,
    [
      [x - high * 0.02, foot],
      [x + high * 0.02, foot],
      [x, foot - high * 0.5],
    ],
    shade,
  );
  for (let tier = 0; tier < tiers; tier += 1) {
    const down = (tier + 1) / tiers;
    const top = foot - high * (1 - (tier / tiers) * 0.88);
    const bottom = foot - high * (0.94 - down * 0.88);
    const wide = half * (0.16 + 0.84 * down);
    const teeth = high < 30 ? 2 : 5;
    const edge: Point[] = [];
    for (let tooth = 0; tooth <= teeth * 2; tooth += 1) {
      const across = 1 - tooth / teeth;
      const sag = (1 - Math.abs(across)) * high * 0.035 + (tooth % 2 === 0 ? 0 : -high * 0.022) + (random() - 0.5) * high * 0.012;
      edge.push([x + across * wide, bottom + sag]);
    }
    const outline: Point[] = [[x, top - high * 0.04], ...edge];
    fillPolygon(canvas, outline, (column, row) => {
      const side = (column - x) / wide;
      const fall = (row - top) / (bottom - top + 1);
      const body = mix(shade, own, Math.max(0, Math.min(1, 0.45 + side * 0.9)));
      return mix(body, lit, Math.max(0, Math.min(1, side * 0.7 + fall * 0.35 - 0.12)));
    });
    if (snow) {
      const heap: Point[] = [
        [x, top - high * 0.04],
        ...edge.map(([column, row]): Point => [x + (column - x) * 0.97, row - high * 0.016]),
        [x - wide * 0.34, bottom - high * 0.05],
        [x - wide * 0.05, bottom - high * 0.03],
        [x + wide * 0.3, bottom - high * 0.055],
      ];
      fillPolygon(canvas, heap, (column) => mix(mix(snow, shade, 0.36), snow, Math.max(0, Math.min(1, 0.55 + (column - x) / wide))), 0.95);
    }
  }
}

/** Blades of grass between two heights of the image, larger the nearer they are. */
export function paintBlades(canvas: Canvas, from: number, to: number, count: number, [shade, own, lit]: Tones): void {
  const { width, height, random } = canvas;
  for (let blade = 0; blade < count; blade += 1) {
    const near = ((blade + random()) / count) ** 0.8;
    const y = from + (to - from) * near;
    const x = random() * width;
    const high = height * (0.004 + 0.022 * near) * (0.6 + random() * 0.8);
    const bend = (random() - 0.4) * high * 0.7;
    const wide = Math.max(0.7, high * 0.09);
    const tone = random();
    fillPolygon(
      canvas,
      [
        [x - wide, y],
        [x + bend, y - high],
        [x + wide, y],
      ],
      tone < 0.4 ? mix(shade, own, random()) : mix(own, lit, random()),
      0.75,
    );
  }
}
