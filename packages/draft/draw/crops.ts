/** Fields in bloom and of corn: rows that grow denser and paler toward the horizon. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import type { Crop } from '../words/crops.ts';
import { dab, fillPolygon, type Point } from './brush.ts';
import type { Bloom, Canvas } from './canvas.ts';
import { aerial } from './light.ts';

type Tint = (color: string | Color) => Color;
/** A plant whose head is `size` pixels wide around a point. */
type Plant = (canvas: Canvas, at: Point, size: number, tint: Tint, own: string | Color) => void;

const petalled =
  (heart: string, petals: number, long = 0.62): Plant =>
  (canvas, [x, y], size, tint, own) => {
    const [shade, lit] = [mix(tint(own), [30, 20, 50], 0.16), mix(tint(own), [255, 255, 245], 0.18)];
    for (let petal = 0; petal < petals; petal += 1) {
      const turn = (petal / petals) * Math.PI * 2 + 0.4;
      dab(
        canvas,
        [x + Math.cos(turn) * size * long * 0.5, y + Math.sin(turn) * size * long * 0.42],
        [size * 0.27, size * 0.24],
        Math.sin(turn) > 0.2 ? shade : Math.cos(turn) > 0 ? lit : tint(own),
      );
    }
    dab(canvas, [x, y], [size * 0.23, size * 0.2], tint(heart));
  };

const cup: Plant = (canvas, [x, y], size, tint, own) => {
  dab(canvas, [x - size * 0.17, y], [size * 0.2, size * 0.4], mix(tint(own), [40, 10, 40], 0.2));
  dab(canvas, [x + size * 0.17, y], [size * 0.2, size * 0.4], mix(tint(own), [255, 250, 230], 0.24));
  dab(canvas, [x, y + size * 0.04], [size * 0.19, size * 0.4], tint(own));
};

const spike: Plant = (canvas, [x, y], size, tint, own) => {
  for (let bead = 0; bead < 5; bead += 1) {
    const radius = size * (0.22 - bead * 0.028);
    dab(
      canvas,
      [x + (bead % 2 ? 0.07 : -0.07) * size, y + size * (0.4 - bead * 0.24)],
      [radius, radius * 0.9],
      mix(tint(own), bead % 2 ? [255, 240, 255] : [40, 10, 80], 0.22),
    );
  }
};

const ear: Plant = (canvas, [x, y], size, tint, own) => {
  const lean = size * 0.3;
  fillPolygon(
    canvas,
    [
      [x - size * 0.05, y + size * 1.6],
      [x + lean * 0.4 - size * 0.03, y],
      [x + lean * 0.4 + size * 0.04, y],
      [x + size * 0.05, y + size * 1.6],
    ],
    mix(tint(own), [110, 70, 10], 0.35),
  );
  for (let grain = 0; grain < 4; grain += 1)
    dab(
      canvas,
      [x + lean * (0.4 + grain * 0.2), y - grain * size * 0.22],
      [size * 0.13, size * 0.2],
      mix(tint(own), grain % 2 ? [255, 246, 200] : [150, 90, 20], 0.26),
    );
};

const cluster: Plant = (canvas, [x, y], size, tint, own) => {
  for (let bud = 0; bud < 5; bud += 1)
    dab(
      canvas,
      [x + Math.cos(bud * 2.4) * size * 0.3, y + Math.sin(bud * 2.4) * size * 0.28],
      [size * 0.2, size * 0.18],
      mix(tint(own), bud % 2 ? [255, 255, 220] : [160, 110, 0], 0.18),
    );
};

/** How a crop looks: its plants, its colors row by row, the color of the field from afar, how large a head is, and whether it stands in furrows. */
const crops: Readonly<Record<Crop, { plant: Plant; colors: readonly string[]; far: string; size: number; leaf: string; furrows?: true }>> =
  {
    flowers: {
      plant: petalled('#f2b84b', 5),
      colors: ['#ffffff', '#ff6f91', '#ffd23f', '#a98bff', '#ff7a5a'],
      far: '#b9b27a',
      size: 0.8,
      leaf: '#4a8a34',
    },
    wheat: { plant: ear, colors: ['#e8b94a', '#d9a33a', '#f2cd6a'], far: '#e6bf63', size: 0.8, leaf: '#c99636' },
    lavender: { plant: spike, colors: ['#8a5cd6', '#7a4bc4', '#a077e6'], far: '#9a7cd0', size: 0.86, leaf: '#5b7a4a', furrows: true },
    poppies: { plant: petalled('#2f1c26', 4, 0.5), colors: ['#e8352c', '#f04a3a', '#d6281f'], far: '#c9604a', size: 1, leaf: '#4f8a3a' },
    sunflowers: {
      plant: petalled('#5a3416', 9, 0.84),
      colors: ['#ffc42e', '#ffb31a', '#ffd451'],
      far: '#d9b84a',
      size: 1.5,
      leaf: '#3f7a2e',
      furrows: true,
    },
    tulips: {
      plant: cup,
      colors: ['#e6353f', '#ffc72e', '#f06aa0', '#ffffff', '#8e4fc9'],
      far: '#c97f80',
      size: 0.95,
      leaf: '#4f9246',
      furrows: true,
    },
    daisies: { plant: petalled('#f5b81f', 8, 0.8), colors: ['#ffffff', '#fffaf0'], far: '#b9cf9a', size: 0.85, leaf: '#5a9a3c' },
    rape: { plant: cluster, colors: ['#ffd91f', '#ffe24a', '#f5c800'], far: '#e6d24a', size: 0.8, leaf: '#7aa03a' },
    roses: { plant: petalled('#a01c48', 6, 0.56), colors: ['#e8436f', '#f47c9c', '#d62a54'], far: '#b9707a', size: 1, leaf: '#3f7a36' },
  };

const textOf = (color: Color): string => `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colors of the ground of a field, from the shade to the light. */
export function groundOf({ crop, color }: Bloom): readonly [string, string, string] {
  const { far, leaf } = crops[crop];
  const own = mix(color ?? hex(far), hex(far), color ? 0.3 : 0);
  return [textOf(mix(hex(leaf), [10, 30, 20], 0.25)), textOf(mix(hex(leaf), own, 0.45)), textOf(mix(own, hex(leaf), 0.15))];
}

/** Plants a field from the edge of a hill to the foot of the image, larger the nearer. */
export function paintCrop(canvas: Canvas, { crop, color }: Bloom, from: number): void {
  const { width, height, random, time } = canvas;
  const { plant, colors, size: own, leaf, furrows } = crops[crop];
  const short = Math.min(width, height);
  const rows = 24;
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    const y = from + (height * 1.03 - from) * near ** 1.55;
    const size = short * (0.007 + 0.034 * near) * own;
    const tint: Tint = (one) => aerial(typeof one === 'string' ? hex(one) : one, time, 0.62 + 0.38 * near);
    const step = size * (furrows ? 1.15 : 1.5);
    for (let x = -step * random(); x < width + step; x += step * (0.75 + 0.5 * random())) {
      // Furrows run to one point at the horizon.
      const furrow = ((x - width * 0.46) / (0.16 + near * 1.1) / short) * 9;
      if (furrows && Math.abs(furrow - Math.round(furrow)) > 0.33) continue;
      const tone =
        color ??
        colors[Math.abs(furrows && crop === 'tulips' ? Math.round(furrow) : Math.trunc(random() * colors.length)) % colors.length]!;
      const at: Point = [x, y + (random() - 0.5) * size * 0.9];
      if (near > 0.12) {
        dab(canvas, [at[0], at[1] + size * 0.7], [size * 0.16, size * 0.6], mix(tint(leaf), [0, 20, 10], 0.12));
        dab(canvas, [at[0] + size * 0.3, at[1] + size * 0.8], [size * 0.34, size * 0.14], mix(tint(leaf), [230, 250, 180], 0.14));
      }
      plant(canvas, at, size, tint, tone);
    }
  }
}

/** How a field looks right before us: the petals and the heart of its flowers, or ears and spikes, of which the blades are enough. */
export function nearOf({ crop, color }: Bloom): readonly [string, string] | 'ears' | 'spikes' {
  if (crop === 'wheat') return 'ears';
  if (crop === 'lavender' || crop === 'rape') return 'spikes';
  const hearts: Partial<Record<Crop, string>> = { poppies: '#2f1c26', sunflowers: '#5a3416', roses: '#a01c48' };
  return [color ? textOf(color) : crops[crop].colors[0]!, hearts[crop] ?? '#f5b81f'];
}
