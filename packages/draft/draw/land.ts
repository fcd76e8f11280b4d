/** Land in layers from the horizon to the foreground, paler in the distance: ranges, hills with trees, a path, grass, sand, and snow. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import { dab, fillPolygon, type Point } from './brush.ts';
import type { Canvas, Far } from './canvas.ts';
import { aerial, type Light } from './light.ts';
import { groundOf, paintCrop } from './crops.ts';
import { paintHamlet } from './hamlet.ts';
import { paintRange } from './mountains.ts';
import { paintSkyline } from './street.ts';
import { paintBlades, paintCrown, paintFir, paintLeafy, paintTrunk, type Tones } from './trees.ts';

const tonesOf = (canvas: Canvas, [shade, own, lit]: readonly [string, string, string], depth: number): Tones => [
  aerial(hex(shade), canvas.time, depth),
  aerial(hex(own), canvas.time, depth),
  mix(aerial(hex(lit), canvas.time, depth), canvas.time === 'sunset' ? [255, 190, 120] : aerial(hex(lit), canvas.time, depth), 0.3),
];

const firs = ['#16382c', '#2b5d40', '#6f9a5a'] as const;
const leaves = ['#2c5a26', '#4f8f36', '#a5cf5e'] as const;
const autumn = [
  ['#8a3413', '#cf5f1c', '#f7b04a'],
  ['#8d5a10', '#d99a22', '#ffe07a'],
  ['#742018', '#b93a24', '#f0803f'],
] as const;
const bark = ['#3a2a22', '#6a4c38', '#b08a66'] as const;
const turf = ['#3d7a2c', '#63a63c', '#b5d867'] as const;
const paleTurf = ['#6f6a2e', '#a8993e', '#dfc872'] as const;
const snows = ['#9fb9d9', '#e4eef8', '#ffffff'] as const;

/** The leaves of a tree: of autumn, one of its colors. */
const leavesOf = ({ autumnal, random }: Canvas) => (autumnal ? autumn[Math.trunc(random() * autumn.length)]! : leaves);

type Hill = { depth: number; base: number; swing: number; waves: number; tones: Tones; rough: number };

/** Paints a rolling layer of ground down to the foot of the image; returns its upper edge in pixels. */
function paintHill(canvas: Canvas, { depth, base, swing, waves, tones: [shade, own, lit], rough }: Hill): Float32Array {
  const { width, height, noise, random, put, get } = canvas;
  canvas.begin({ kind: 'land', depth });
  const start = random() * 50;
  const top = new Float32Array(width);
  for (let x = 0; x < width; x += 1) top[x] = (base + (0.5 - noise((x / width) * waves + start, 3.3, 2)) * swing) * height;
  const short = Math.min(width, height);
  for (let x = 0; x < width; x += 1) {
    const first = Math.floor(top[x]!);
    const slope = (top[Math.max(0, x - 6)]! - top[Math.min(width - 1, x + 6)]!) / 12;
    for (let y = Math.max(0, first); y < height; y += 1) {
      const below = (y - top[x]!) / short;
      const near = 0.25 + below * 3.2;
      const patch = noise(((x - width / 2) / short) * (5 / near) + start, (below * 16) / near, 3);
      const light = 0.5 + slope * 0.7 + (patch - 0.45) * rough + Math.exp(-below * 26) * 0.45 - below * 0.5;
      const color = light < 0.5 ? mix(shade, own, Math.max(0, light * 2)) : mix(own, lit, Math.min(1, light * 2 - 1));
      const at = y * width + x;
      put(at, y === first ? mix(get(at), color, 1 - (top[x]! - first)) : color);
    }
  }
  return top;
}

const at = (top: Float32Array, x: number): number => top[Math.max(0, Math.min(top.length - 1, Math.round(x)))]!;

/** A path that winds from before us to the edge of a hill. */
function paintPath(canvas: Canvas, top: Float32Array, [edge, own]: readonly [Color, Color]): void {
  const { width, height, random, noise } = canvas;
  const [from, to] = [width * (0.42 + random() * 0.2), width * (0.28 + random() * 0.4)];
  const bend = (random() < 0.5 ? -1 : 1) * width * 0.16;
  const far = at(top, to) + 2;
  const [left, right, inner, outer]: [Point[], Point[], Point[], Point[]] = [[], [], [], []];
  for (let step = 0; step <= 24; step += 1) {
    const near = 1 - step / 24;
    const y = far + (height * 1.02 - far) * near ** 1.7;
    const wide = width * (0.004 + 0.19 * near ** 1.9);
    const x = to + (from - to) * near + Math.sin(near * Math.PI) * bend * near;
    const ragged = (noise(step * 1.7, 9, 2) - 0.4) * wide * 0.22;
    left.push([x - wide - ragged, y]);
    right.push([x + wide + ragged, y]);
    inner.push([x - wide * 0.86, y]);
    outer.push([x + wide * 0.86, y]);
  }
  fillPolygon(canvas, [...left, ...right.toReversed()], edge, 0.8);
  fillPolygon(
    canvas,
    [...inner, ...outer.toReversed()],
    (x, y) => {
      const grain = noise((x / width) * 40, (y / height) * 90, 3);
      return mix(own, edge, Math.max(0, grain - 0.35) * 1.1);
    },
    0.9,
  );
}

/** Trees along the edge of a hill, in groups, with room where `gap` says. */
function plant(canvas: Canvas, top: Float32Array, { count, high, depth, kind, snowy = false, sides = 0 }: Grove): void {
  const { width, height, random } = canvas;
  const spots = Array.from({ length: count }, () => {
    const side = sides > 0 ? (random() < 0.5 ? random() * sides : 1 - random() * sides) : random();
    return { x: side * width, down: random() };
  }).toSorted((one, other) => one.down - other.down);
  const short = Math.min(width, height);
  for (const { x, down } of spots) {
    const foot = at(top, x) + (0.004 + down * 0.03 * depth) * short;
    const tall = high * short * (0.7 + random() * 0.6);
    if (kind === 'fir')
      paintFir(
        canvas,
        { x, foot, high: tall * 1.15 },
        tonesOf(canvas, firs, depth),
        snowy ? aerial([255, 255, 255], canvas.time, depth) : null,
      );
    else paintLeafy(canvas, { x, foot, high: tall }, tonesOf(canvas, leavesOf(canvas), depth), tonesOf(canvas, bark, depth));
  }
}
type Grove = { count: number; high: number; depth: number; kind: 'fir' | 'leafy'; snowy?: boolean; sides?: number };

const petals = ['#ffffff', '#ffe066', '#f783ac', '#b197fc'].map(hex);

/** Flowers in the grass, larger the nearer they are. */
function paintFlowers(canvas: Canvas, from: number, count: number): void {
  const { width, height, random, time } = canvas;
  for (let flower = 0; flower < count; flower += 1) {
    const near = random();
    const radius = Math.min(width, height) * (0.0018 + 0.0045 * near);
    const spot: Point = [random() * width, from + (height - from) * (0.1 + 0.9 * near)];
    const color = aerial(petals[Math.trunc(random() * petals.length)]!, time, 0.9);
    for (const [x, y] of [
      [-1, 0],
      [1, 0],
      [0, -0.8],
      [0, 0.8],
    ] as const)
      dab(canvas, [spot[0] + x * radius * 0.8, spot[1] + y * radius * 0.8], [radius, radius * 0.85], color);
    dab(canvas, spot, [radius * 0.6, radius * 0.5], aerial([250, 190, 60], time, 0.9));
  }
}

/** Stones, lit from the right. */
function paintStones(canvas: Canvas, from: number, count: number): void {
  const { width, height, random, time } = canvas;
  for (let stone = 0; stone < count; stone += 1) {
    const near = random() ** 0.7;
    const wide = Math.min(width, height) * (0.008 + 0.03 * near * random());
    const [x, y] = [random() * width, from + (height - from) * (0.08 + 0.88 * near)];
    const outline = Array.from({ length: 9 }, (_, corner): Point => {
      const turn = Math.PI + (corner / 8) * Math.PI;
      return [x + Math.cos(turn) * wide, y + Math.sin(turn) * wide * 0.62 * (0.8 + random() * 0.35)];
    });
    dab(canvas, [x, y], [wide * 1.3, wide * 0.3], aerial([20, 30, 40], time, 1), 0.4, 0.8);
    fillPolygon(canvas, outline, (column) =>
      aerial(mix([84, 88, 96], [186, 184, 178], Math.max(0, Math.min(1, 0.5 + (column - x) / wide))), time, 0.92),
    );
  }
}

function paintPeaks(
  canvas: Canvas,
  { depth, base, rise, count, snowy }: { depth: number; base: number; rise: number; count: number; snowy: number },
): void {
  const { time } = canvas;
  canvas.begin({ kind: 'land', depth });
  paintRange(canvas, {
    base,
    rise,
    count,
    lit: aerial(hex('#a9a7b4'), time, 0.3 + depth),
    shade: aerial(hex('#4a5878'), time, 0.3 + depth),
    snow: [
      mix(aerial([255, 255, 255], time, 0.5 + depth), time === 'sunset' ? [255, 190, 150] : [255, 255, 255], time === 'night' ? 0.12 : 0.5),
      aerial(hex('#9db4d8'), time, 0.45 + depth),
    ],
    snowy,
    mist: mix(aerial(hex('#86a6b8'), time, 0.3), aerial(hex('#86a6b8'), time, 0), 0.4),
    smooth: false,
  });
}

function paintMeadow(canvas: Canvas): void {
  const { bloom, autumnal } = canvas;
  const hills = autumnal ? (['#8a8a5a', '#b3a76a', '#dcca92'] as const) : (['#5d8f6a', '#86b47a', '#b7d595'] as const);
  const sward = bloom ? groundOf(bloom) : autumnal ? paleTurf : turf;
  paintHill(canvas, { depth: 0, base: 0.575, swing: 0.2, waves: 2.2, tones: tonesOf(canvas, hills, 0.1), rough: 0.2 });
  const second = paintHill(canvas, { depth: 0.3, base: 0.63, swing: 0.16, waves: 1.9, tones: tonesOf(canvas, hills, 0.42), rough: 0.3 });
  plant(canvas, second, { count: 26, high: 0.045, depth: 0.42, kind: 'leafy' });
  if (canvas.village) paintHamlet(canvas, second, { count: 8, high: 0.075, depth: 0.5 });
  const third = paintHill(canvas, { depth: 0.6, base: 0.685, swing: 0.1, waves: 1.6, tones: tonesOf(canvas, sward, 0.68), rough: 0.5 });
  plant(canvas, third, { count: 7, high: 0.14, depth: 0.7, kind: 'leafy', sides: 0.3 });
  const near = paintHill(canvas, { depth: 1, base: 0.755, swing: 0.05, waves: 1.1, tones: tonesOf(canvas, sward, 0.97), rough: 0.8 });
  const from = Math.min(...near) + canvas.height * 0.03;
  if (bloom) return paintCrop(canvas, bloom, Math.min(...near) + canvas.height * 0.012);
  paintBlades(canvas, from, canvas.height * 1.02, 900, tonesOf(canvas, sward, 1));
  if (autumnal) paintLitter(canvas, from, 260);
  else paintFlowers(canvas, from, 70);
  paintPath(canvas, near, [aerial(hex('#a98f5c'), canvas.time, 0.95), aerial(hex('#dcc592'), canvas.time, 0.95)]);
}

function paintForest(canvas: Canvas): void {
  const { width, height, random, time, autumnal } = canvas;
  const floor = autumnal ? (['#5a3a1e', '#a5692d', '#e0a552'] as const) : (['#1f4226', '#3f7036', '#86a84e'] as const);
  const hazy = autumnal ? (['#b07a4a', '#d9a566', '#f6d9a0'] as const) : (['#6d9a80', '#8fbb98', '#cfe6c0'] as const);
  const kinds = autumnal ? (['leafy'] as const) : (['fir', 'leafy'] as const);
  const back = paintHill(canvas, { depth: 0, base: 0.56, swing: 0.08, waves: 2.4, tones: tonesOf(canvas, hazy, 0.12), rough: 0.2 });
  for (const kind of kinds) plant(canvas, back, { count: 14, high: 0.24, depth: 0.16, kind });
  const middle = paintHill(canvas, { depth: 0.35, base: 0.66, swing: 0.05, waves: 2, tones: tonesOf(canvas, floor, 0.45), rough: 0.4 });
  for (const kind of kinds) plant(canvas, middle, { count: autumnal ? 12 : 8, high: 0.34, depth: 0.45, kind });
  const third = paintHill(canvas, { depth: 0.65, base: 0.71, swing: 0.05, waves: 1.6, tones: tonesOf(canvas, floor, 0.72), rough: 0.6 });
  for (const kind of kinds) plant(canvas, third, { count: autumnal ? 6 : 4, high: 0.5, depth: 0.74, kind, sides: 0.3 });
  const near = paintHill(canvas, { depth: 1, base: 0.77, swing: 0.04, waves: 1.3, tones: tonesOf(canvas, floor, 0.96), rough: 0.9 });
  const short = Math.min(width, height);
  for (const side of [0.015 + random() * 0.05, 0.95 + random() * 0.04]) {
    paintTrunk(
      canvas,
      { x: side * width, foot: height * (0.83 + random() * 0.05), high: height },
      short * (0.085 + random() * 0.02),
      tonesOf(canvas, bark, 0.97),
    );
    for (let bough = 0; bough < 4; bough += 1)
      paintCrown(
        canvas,
        [(side + (random() - 0.5) * 0.2) * width, height * (0.01 + random() * 0.12)],
        [short * (0.11 + random() * 0.05), short * (0.075 + random() * 0.03)],
        tonesOf(canvas, leavesOf(canvas), 0.95),
      );
  }
  const from = Math.min(...near) + height * 0.03;
  paintBlades(canvas, from, height * 1.02, 500, tonesOf(canvas, autumnal ? floor : (['#24512a', '#4f8a3c', '#a6c860'] as const), 1));
  paintPath(canvas, near, [aerial(hex('#4a3a26'), time, 0.95), aerial(hex('#9c8055'), time, 0.95)]);
  if (autumnal) paintLitter(canvas, from);
  if (time !== 'night') paintShafts(canvas);
}

/** Leaves on the ground. */
function paintLitter(canvas: Canvas, from: number, count = 420): void {
  const { width, height, random, time } = canvas;
  for (let leaf = 0; leaf < count; leaf += 1) {
    const near = random();
    const size = Math.min(width, height) * (0.002 + 0.007 * near);
    const tones = autumn[Math.trunc(random() * autumn.length)]!;
    dab(
      canvas,
      [random() * width, from + (height - from) * (0.05 + 0.95 * near)],
      [size, size * 0.5],
      aerial(hex(tones[1 + Math.trunc(random() * 2)]!), time, 0.9),
      0.9,
    );
  }
}

/** Light that falls through the leaves, soft at its edges. */
function paintShafts(canvas: Canvas): void {
  const { width, height, random, time } = canvas;
  const color: Color = time === 'day' ? [255, 248, 214] : [255, 190, 130];
  for (let shaft = 0; shaft < 4; shaft += 1) {
    const x = width * (0.62 + shaft * 0.13 + random() * 0.06);
    const wide = width * (0.03 + random() * 0.05);
    const [top, foot] = [height * 0.12, height * 0.84];
    const center = (row: number) => x - width * 0.36 * ((row - top) / (foot - top));
    const reach = (row: number) => wide * (0.6 + (row - top) / (foot - top));
    const outline: Point[] = [top, foot].flatMap((row, at): Point[] => {
      const [left, right] = [center(row) - reach(row), center(row) + reach(row)];
      return at === 0
        ? [
            [left, row],
            [right, row],
          ]
        : [
            [right, row],
            [left, row],
          ];
    });
    fillPolygon({ ...canvas, put: canvas.light }, outline, (column, row) => {
      const aside = Math.min(1, Math.abs(column - center(row)) / reach(row));
      const down = (row - top) / (foot - top);
      return mix(canvas.get(row * width + column), color, 0.3 * (1 - aside * aside) ** 2 * Math.min(1, down * 4) * (1 - down));
    });
  }
}

function paintMountain(canvas: Canvas): void {
  const { time, height } = canvas;
  paintPeaks(canvas, { depth: 0, base: 0.64, rise: 0.22, count: 5, snowy: 0.5 });
  paintPeaks(canvas, { depth: 0.2, base: 0.7, rise: 0.42, count: 3, snowy: 0.46 });
  const foot = paintHill(canvas, {
    depth: 0.4,
    base: 0.66,
    swing: 0.1,
    waves: 2,
    tones: tonesOf(canvas, ['#35624a', '#5a8a5a', '#9dbf80'], 0.5),
    rough: 0.4,
  });
  plant(canvas, foot, { count: 44, high: 0.07, depth: 0.5, kind: 'fir' });
  if (canvas.village) paintHamlet(canvas, foot, { count: 8, high: 0.08, depth: 0.55 });
  const third = paintHill(canvas, { depth: 0.7, base: 0.715, swing: 0.06, waves: 1.5, tones: tonesOf(canvas, turf, 0.74), rough: 0.6 });
  plant(canvas, third, { count: 9, high: 0.2, depth: 0.8, kind: 'fir', sides: 0.26 });
  const near = paintHill(canvas, { depth: 1, base: 0.78, swing: 0.05, waves: 1.1, tones: tonesOf(canvas, turf, 0.95), rough: 0.8 });
  const from = Math.min(...near) + height * 0.03;
  if (canvas.bloom) return paintCrop(canvas, canvas.bloom, Math.min(...near) + height * 0.012);
  paintBlades(canvas, from, height * 1.02, 700, tonesOf(canvas, turf, 1));
  paintFlowers(canvas, from, 30);
  paintPath(canvas, near, [aerial(hex('#8d8064'), time, 0.95), aerial(hex('#cbbf9f'), time, 0.95)]);
  paintStones(canvas, from, 9);
}

function paintSnow(canvas: Canvas): void {
  paintPeaks(canvas, { depth: 0.1, base: 0.69, rise: 0.44, count: 3, snowy: 0.8 });
  const foot = paintHill(canvas, { depth: 0.35, base: 0.64, swing: 0.1, waves: 2, tones: tonesOf(canvas, snows, 0.5), rough: 0.2 });
  plant(canvas, foot, { count: 34, high: 0.08, depth: 0.5, kind: 'fir', snowy: true });
  if (canvas.village) paintHamlet(canvas, foot, { count: 8, high: 0.085, depth: 0.6, snowy: true });
  const third = paintHill(canvas, { depth: 0.65, base: 0.71, swing: 0.07, waves: 1.6, tones: tonesOf(canvas, snows, 0.75), rough: 0.3 });
  plant(canvas, third, { count: 8, high: 0.24, depth: 0.8, kind: 'fir', snowy: true, sides: 0.26 });
  paintHill(canvas, { depth: 1, base: 0.78, swing: 0.07, waves: 1.3, tones: tonesOf(canvas, snows, 1), rough: 0.4 });
}

function paintDesert(canvas: Canvas): void {
  const { time, height } = canvas;
  const dune = (depth: number, base: number, rise: number, count: number) => {
    canvas.begin({ kind: 'land', depth });
    paintRange(canvas, {
      base,
      rise,
      count,
      lit: mix(
        aerial(hex('#f2c27c'), time, 0.3 + depth * 0.7),
        time === 'sunset' ? [255, 170, 110] : [255, 226, 170],
        time === 'night' ? 0 : 0.25,
      ),
      shade: aerial(hex('#b06f3f'), time, 0.3 + depth * 0.7),
      snow: null,
      snowy: 0,
      mist: aerial(hex('#e0ac68'), time, 0.3 + depth * 0.7),
      smooth: true,
    });
  };
  dune(0, 0.64, 0.08, 4);
  dune(0.35, 0.7, 0.12, 3);
  dune(0.65, 0.78, 0.13, 2);
  const near = paintHill(canvas, {
    depth: 1,
    base: 0.79,
    swing: 0.05,
    waves: 0.9,
    tones: tonesOf(canvas, ['#b57a45', '#e0ac68', '#fbdc9c'], 0.97),
    rough: 0.5,
  });
  const from = Math.min(...near) + height * 0.04;
  paintStones(canvas, from, 6);
  paintBlades(canvas, from, height * 1.02, 60, tonesOf(canvas, ['#7a6a34', '#a99649', '#d9c878'], 1));
}

const rocks = ['#4d4a55', '#85807f', '#c4bbae'] as const;

/** A cape of rock before the sea, with boulders in the surf and grass on its top. */
export function paintCape(canvas: Canvas): void {
  const { width, height, random, time } = canvas;
  const short = Math.min(width, height);
  const edge = paintHill(canvas, { depth: 1, base: 0.8, swing: 0.09, waves: 2.2, tones: tonesOf(canvas, rocks, 0.95), rough: 1.5 });
  const foam = aerial([255, 255, 255], time, 0.9);
  for (let x = 0; x < width; x += Math.max(1, short * 0.006)) {
    const spray = random() ** 3;
    dab(canvas, [x, at(edge, x) - short * 0.006 * spray], [short * (0.008 + 0.012 * random()), short * (0.003 + 0.009 * spray)], foam, 0.5);
  }
  for (let boulder = 0; boulder < 38; boulder += 1) {
    const [x, down] = [random() * width, boulder / 38];
    paintBoulder(canvas, [x, at(edge, x) + short * (0.004 + down * 0.1)], short * (0.016 + 0.05 * random() * (0.5 + down)));
  }
  const top = paintHill(canvas, { depth: 1, base: 0.885, swing: 0.06, waves: 2, tones: tonesOf(canvas, turf, 0.95), rough: 0.9 });
  paintBlades(canvas, Math.min(...top) + height * 0.01, height * 1.02, 700, tonesOf(canvas, turf, 1));
  paintFlowers(canvas, Math.min(...top) + height * 0.02, 24);
  paintStones(canvas, Math.min(...top) + height * 0.02, 12);
}

/** A rock that the sea has rounded, lit from the upper right. */
function paintBoulder(canvas: Canvas, [x, foot]: Point, size: number): void {
  const { random, time, noise, width } = canvas;
  const [shade, own, lit] = tonesOf(canvas, rocks, 0.97);
  const wide = size * (1.1 + random() * 0.6);
  const start = random() * 90;
  const outline = Array.from({ length: 19 }, (_, corner): Point => {
    const turn = Math.PI + (corner / 18) * Math.PI;
    const ragged = 0.72 + noise(corner * 0.55 + start, 4, 2) * 0.5;
    return [x + Math.cos(turn) * wide * ragged, foot + Math.sin(turn) * size * ragged];
  });
  dab(canvas, [x, foot], [wide * 1.25, size * 0.22], aerial([12, 22, 36], time, 1), 0.55, 0.8);
  fillPolygon(canvas, outline, (column, row) => {
    const [across, up] = [(column - x) / wide, (foot - row) / size];
    const light = 0.16 + 0.3 * across + 0.55 * up + (noise((column / width) * 60 + start, (row / width) * 90, 3) - 0.45) * 0.8;
    return light < 0.5 ? mix(shade, own, Math.max(0, light * 2)) : mix(own, lit, Math.min(1, light * 2 - 1));
  });
}

/** The far shore of a lake or a river: hills, and trees down to the water. */
function paintFarShore(canvas: Canvas): void {
  const { autumnal, far } = canvas;
  const hills = autumnal ? (['#9a7a4a', '#c9a25e', '#ecd29a'] as const) : (['#5d8f6a', '#86b47a', '#b7d595'] as const);
  const bank = autumnal ? paleTurf : turf;
  if (!far) paintHill(canvas, { depth: 0, base: 0.555, swing: 0.2, waves: 2, tones: tonesOf(canvas, hills, 0.16), rough: 0.2 });
  const back = paintHill(canvas, { depth: 0.2, base: 0.6, swing: 0.08, waves: 1.6, tones: tonesOf(canvas, hills, 0.4), rough: 0.3 });
  plant(canvas, back, { count: 16, high: 0.12, depth: 0.42, kind: autumnal ? 'leafy' : 'fir' });
  const front = paintHill(canvas, { depth: 0.4, base: 0.633, swing: 0.02, waves: 2.4, tones: tonesOf(canvas, bank, 0.6), rough: 0.4 });
  plant(canvas, front, { count: 10, high: 0.17, depth: 0.6, kind: 'leafy' });
  if (!autumnal) plant(canvas, front, { count: 5, high: 0.22, depth: 0.62, kind: 'fir', sides: 0.4 });
}

/** Hills behind water; over a sea, only islands. */
function paintCoast(canvas: Canvas): void {
  const green = ['#4c7f78', '#6f9f8a', '#a5c9a4'] as const;
  paintHill(canvas, { depth: 0, base: 0.65, swing: 0.16, waves: 1.5, tones: tonesOf(canvas, green, 0.12), rough: 0.2 });
  paintHill(canvas, { depth: 0.2, base: 0.668, swing: 0.13, waves: 1.1, tones: tonesOf(canvas, green, 0.34), rough: 0.3 });
}

/** What is seen far behind a place. */
const distances: Readonly<Record<Far, (canvas: Canvas, light: Light) => void>> = {
  mountain: (canvas) => {
    paintPeaks(canvas, { depth: 0, base: 0.64, rise: 0.2, count: 5, snowy: 0.5 });
    paintPeaks(canvas, { depth: 0.15, base: 0.69, rise: 0.38, count: 3, snowy: 0.45 });
  },
  forest: (canvas) => {
    const top = paintHill(canvas, { depth: 0.15, base: 0.6, swing: 0.06, waves: 2, tones: tonesOf(canvas, firs, 0.35), rough: 0.2 });
    plant(canvas, top, { count: 60, high: 0.12, depth: 0.4, kind: 'fir' });
  },
  meadow: paintCoast,
  city: paintSkyline,
};

/** Paints the land of a place. */
export function paintLand(canvas: Canvas, light: Light): void {
  const { scene, far } = canvas;
  if (far) distances[far](canvas, light);
  if (scene === 'meadow') paintMeadow(canvas);
  else if (scene === 'forest') paintForest(canvas);
  else if (scene === 'mountain') paintMountain(canvas);
  else if (scene === 'snow') paintSnow(canvas);
  else if (scene === 'desert') paintDesert(canvas);
  else if (scene !== 'city' && canvas.ashore && far !== 'meadow') paintFarShore(canvas);
  else if (scene !== 'city' && !far) paintCoast(canvas);
}
