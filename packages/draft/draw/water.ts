/** Water that reflects what is painted above it, and the beach in front of it. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import { dab, fillPolygon, type Point } from './brush.ts';
import type { Canvas } from './canvas.ts';
import { aerial, type Light } from './light.ts';

const shore = 0.64;
const white: Color = [255, 255, 255];

export function paintWater({ width, height, scene, time, noise, put, get }: Canvas, { sky, sun }: Light): void {
  const top = Math.floor(height * shore);
  const shallow = aerial(hex(scene === 'beach' ? '#3fc4c4' : '#2f8fb4'), time, 0.86);
  const deep = aerial(hex(scene === 'beach' ? '#1583a8' : '#0f4f7c'), time, 0.92);
  const far = mix(aerial(hex('#2c7fae'), time, 0.8), sky[1], 0.25);
  for (let y = top; y < height; y += 1) {
    const down = (y - top) / (height - top);
    const mirrored = Math.max(0, Math.trunc(top - 1 - (y - top) * 0.8)) * width;
    const body =
      scene === 'beach'
        ? down < 0.2
          ? mix(far, deep, down / 0.2)
          : mix(deep, shallow, Math.min(1, (down - 0.2) / 0.3))
        : down < 0.4
          ? mix(far, shallow, down / 0.4)
          : mix(shallow, deep, (down - 0.4) / 0.6);
    for (let x = 0; x < width; x += 1) {
      const wave = noise((x / width) * (5 / (0.12 + down)), (down * 44) / (0.3 + down), 4);
      const from = Math.max(0, Math.min(width - 1, Math.trunc(x + (wave - 0.5) * width * 0.06 * down)));
      let color = mix(body, get(mirrored + from), (time === 'day' ? 0.4 : 0.62) * (1 - down * (time === 'day' ? 0.8 : 0.5)));
      color = mix(color, [10, 40, 70], Math.max(0, 0.4 - wave) * 0.9);
      color = mix(color, white, Math.max(0, wave - 0.58) * (time === 'night' ? 0.6 : 1.7));
      const path = ((x - sun.x * width) / (width * (0.03 + down * 0.1))) ** 2;
      color = mix(color, sun.color, Math.min(0.9, Math.exp(-path) * Math.max(0, wave - 0.38) * 2.6));
      put(y * width + x, color);
    }
  }
}

/** A palm that leans over the beach, `high` pixels tall. */
function paintPalm(canvas: Canvas, [x, foot]: Point, high: number, side: 1 | -1): void {
  const { random, time } = canvas;
  const tone = (text: string) => aerial(hex(text), time, 0.97);
  const bark = [tone('#6b4a30'), tone('#c79a6a')] as const;
  const along = (share: number): Point => [x + side * high * 0.3 * share ** 1.8, foot - high * share];
  const wide = high * 0.034;
  const steps = Array.from({ length: 15 }, (_, step) => step / 14);
  fillPolygon(
    canvas,
    [
      ...steps.map((share): Point => [along(share)[0] - wide * (1 - share * 0.5), along(share)[1]]),
      ...steps.toReversed().map((share): Point => [along(share)[0] + wide * (1 - share * 0.5), along(share)[1]]),
    ],
    (column, row) => {
      const share = (foot - row) / high;
      const ring = (share * 16) % 1;
      return mix(bark[0], bark[1], Math.max(0, Math.min(1, 0.45 + (column - along(share)[0]) / wide / 2 + (ring < 0.2 ? -0.3 : 0))));
    },
  );
  const [topX, topY] = along(1);
  for (let frond = 0; frond < 11; frond += 1) {
    const turn = -Math.PI * (0.02 + (0.96 * ((frond * 4) % 11)) / 10);
    const long = high * (0.36 + random() * 0.12);
    const spine = Array.from({ length: 12 }, (_, step): Point => {
      const share = step / 11;
      return [topX + Math.cos(turn) * long * share, topY + Math.sin(turn) * long * share * 0.72 + long * 0.5 * share * share];
    });
    const color = [tone('#1f5a34'), tone('#3b8a45'), tone('#86bf5a')][frond % 3]!;
    for (const [at, [px, py]] of spine.entries()) {
      if (at === 0) continue;
      const [bx, by] = spine[at - 1]!;
      const leaf = long * 0.24 * Math.sin((at / 11) * Math.PI * 0.86 + 0.3);
      fillPolygon(
        canvas,
        [
          [bx, by],
          [px, py],
          [px - Math.cos(turn) * leaf * 0.1, py + leaf],
        ],
        color,
      );
      fillPolygon(
        canvas,
        [
          [bx, by],
          [px, py],
          [px + Math.cos(turn) * leaf * 0.6, py - leaf * 0.25],
        ],
        mix(color, tone('#a8d86e'), 0.25),
      );
    }
  }
  for (const aside of [-0.03, 0.01, 0.045])
    dab(canvas, [topX + aside * high, topY + high * 0.02], [high * 0.026, high * 0.026], tone('#5a3820'));
}

export function paintSand(canvas: Canvas, { sun }: Light): void {
  const { width, height, time, noise, phase, random, put, get } = canvas;
  const short = Math.min(width, height);
  const [sand, shade, wet] = [aerial(hex('#f0d9a8'), time, 1), aerial(hex('#c9a671'), time, 1), aerial(hex('#b08f62'), time, 1)];
  for (let x = 0; x < width; x += 1) {
    const top = 0.79 + 0.03 * Math.sin((x / width) * 4 + phase) + (noise((x / width) * 2, 1, 4) - 0.5) * 0.05;
    const foam = 0.012 + 0.012 * noise((x / width) * 30, 4, 3);
    for (let y = Math.floor((top - 0.014) * height); y < height; y += 1) {
      const at = y * width + x;
      const below = y / height - top;
      if (below < 0)
        put(at, mix(get(at), white, Math.max(0, noise((x / width) * 40, below * 300, 3) - 0.4) * 1.6 * (time === 'night' ? 0.4 : 1)));
      else if (below < foam) put(at, mix(aerial([255, 255, 255], time, 0.9), get(at), 0.15));
      else {
        const ripple = noise((x / short) * 6, ((y / short) * 60) / (0.6 + below * 3) + (x / short) * 3, 3);
        const dry = Math.min(1, (below - foam) * 16);
        const grain = noise((x / width) * 90, (y / height) * 90, 2) - 0.36;
        const own = mix(mix(wet, sand, dry), shade, Math.max(0, ripple - 0.4) * 0.9 * dry);
        put(at, mix(own, sun.color, Math.max(0, grain * 0.3 + 0.1)));
      }
    }
  }
  paintShells(canvas, shade);
  // By a river in the mountains no palm grows.
  if (canvas.far) return;
  const side = random() < 0.5 ? 1 : -1;
  const foot: Point = [width * (side > 0 ? 0.03 : 0.97), height * 0.85];
  dab(canvas, [foot[0] + side * short * 0.03, foot[1]], [short * 0.1, short * 0.016], aerial(hex('#6b5030'), time, 1), 0.5, 0.9);
  paintPalm(canvas, foot, short * 0.66, side);
}

/** Shells in the sand. */
function paintShells(canvas: Canvas, shade: Color): void {
  const { width, height, time, random } = canvas;
  const short = Math.min(width, height);
  for (let shell = 0; shell < 7; shell += 1) {
    const near = random();
    const size = short * (0.003 + 0.005 * near);
    const spot: Point = [width * random(), height * (0.87 + 0.12 * near)];
    dab(canvas, [spot[0] - size * 0.3, spot[1] + size * 0.5], [size * 1.4, size * 0.5], shade, 0.8, 0.5);
    dab(canvas, spot, [size, size * 0.75], aerial([255, 236, 222], time, 1));
  }
}
