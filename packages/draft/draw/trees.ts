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
  { reach: 0.94, toward: 0, share: 0.42, size: 0.34 },
  { reach: 1, toward: 0.05, share: 1.7, size: 0.15 },
  { reach: 0.84, toward: 0.2, share: 2, size: 0.085 },
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
      const lit = at * 0.85 + 0.12 + (random() - 0.5) * 0.6 + (Math.cos(turn) - Math.sin(turn)) * out * 0.42;
      const [low, high] = lit < 1 ? [tones[0], tones[1]] : [tones[1], tones[2]];
      dab(
        canvas,
        [x + (Math.cos(turn) * out + toward) * across, y + (Math.sin(turn) * out - toward) * down],
        [radius, radius * 0.8],
        mix(low, high, Math.max(0, Math.min(1, lit < 1 ? lit : lit - 1))),
        at === 0 ? 1 : 0.7,
        at === 0 ? 0.12 : 0.4,
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

/** Needles of a bough from the trunk outward, hanging at its end; `snow` lies on it. */
function paintBough(canvas: Canvas, [x, y]: Point, [across, size]: readonly [number, number], tones: Tones, snow: Color | null): void {
  const { random } = canvas;
  const steps = Math.max(2, Math.round(Math.abs(across) / (size * 0.72)));
  for (let step = 0; step <= steps; step += 1) {
    const out = step / steps;
    const spot: Point = [x + across * out, y + out * out * Math.abs(across) * 0.26 + (random() - 0.5) * size * 0.5];
    const radius = size * (1.12 - out * 0.5) * (0.8 + random() * 0.4);
    const light = Math.max(0, Math.min(1, 0.34 + Math.sign(across) * out * 0.4 + (random() - 0.5) * 0.3));
    dab(canvas, [spot[0] - size * 0.1, spot[1] + size * 0.44], [radius * 1.25, radius * 0.8], tones[0], 0.85, 0.3);
    dab(
      canvas,
      spot,
      [radius * 1.2, radius * 0.72],
      snow ? mix(mix(snow, tones[0], 0.3), snow, light) : mix(tones[0], tones[1], Math.min(1, light * 1.7)),
      0.95,
      0.3,
    );
    if (!snow)
      dab(
        canvas,
        [spot[0] + size * 0.2, spot[1] - size * 0.2],
        [radius * 0.7, radius * 0.4],
        mix(tones[1], tones[2], light),
        light * 0.8,
        0.6,
      );
  }
}

/** A conifer of hanging boughs, lit from the right; `snow` lies on its branches. */
export function paintFir(canvas: Canvas, { x, foot, high }: Stand, tones: Tones, snow: Color | null = null): void {
  const { random } = canvas;
  const half = high * (0.2 + random() * 0.05);
  fillPolygon(
    canvas,
    [
      [x - high * 0.022, foot],
      [x + high * 0.022, foot],
      [x, foot - high * 0.6],
    ],
    mix(tones[0], [60, 40, 40], 0.5),
  );
  const tiers = high < 40 ? 6 : high < 120 ? 9 : 14;
  for (let tier = 0; tier < tiers; tier += 1) {
    const down = (tier + 0.4) / tiers;
    // Closer together toward the top, where they are thinner.
    const y = foot - high * (1 - down ** 1.2 * 0.86);
    const wide = half * (0.1 + 0.9 * down ** 0.9) * (0.86 + random() * 0.22);
    const size = (high * 1.1) / tiers;
    for (const way of random() < 0.5 ? [-1, 1] : [1, -1]) paintBough(canvas, [x, y], [way * wide, size * (0.3 + 0.6 * down)], tones, snow);
  }
  dab(canvas, [x, foot - high * 0.97], [high * 0.013, high * 0.06], snow ?? tones[1], 0.95, 0.3);
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
