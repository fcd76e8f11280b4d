/** Paints a place in layers by distance. */
import sharp, { type OverlayOptions } from 'sharp';
import type { Plan } from '@iridia/draft';
import { paintPlace, createCanvas, type Plane, piecesOf, settingOf, lights, drawWeather } from '@iridia/draft/draw';
import { type Size, unpacked } from '@iridia/pixels/image';
import { grade } from './grade.ts';
import { multiplied, type Layer } from './layer.ts';

/** The canvas exceeds the frame by these shares, so that the camera can move; there is less margin below than above. */
const margin = { side: 0.12, above: 0.09, below: 0.03 } as const;
const skyDistance = 14;
const horizonDistance = 7;
const airDistance = 4;
/** Minimum distance from the camera. */
const nearest = 0.7;

type Painted = { part: Plane; rgba: Uint8Array };

export type Scenery = { behind: Layer[]; before: Layer[] };

/** Distances of a floor that recedes from the figures' feet to its far edge; rows are those of the canvas. */
function floorDistance(top: number, ground: number, farthest: number): (row: number) => number {
  return (row) => Math.max(nearest, 1 / (1 / farthest + ((1 - 1 / farthest) * (row - top)) / Math.max(1, ground - top)));
}

/** Waves that grow toward the camera; two of them, so that they never repeat alike. */
const ripplesOf =
  ({ height }: Size): Layer['ripple'] =>
  (row, seconds) => {
    const near = (0.8 + (14 * row) / height) * (height / 800);
    return near * (Math.sin((row * 200) / height + seconds * 2.4) + 0.8 * Math.sin((row * 70) / height - seconds * 1.5));
  };

/** The first and last row in which a pixel of a layer satisfies `counts`. */
function rowsWhere(width: number, height: number, counts: (at: number) => boolean): [first: number, last: number] {
  const any = (row: number) => {
    for (let x = 0; x < width; x += 1) if (counts(row * width + x)) return true;
    return false;
  };
  let first = 0;
  while (first < height && !any(first)) first += 1;
  let last = height - 1;
  while (last > first && !any(last)) last -= 1;
  return [first, last];
}

function placed(
  { part, rgba }: Painted,
  canvas: Size,
  rows: [number, number],
  ground: number,
  corner: { left: number; top: number },
): Layer {
  const [first, last] = rows;
  const whole = part.kind === 'sky' || part.kind === 'wall';
  const distance =
    part.kind === 'sky' || part.kind === 'wall'
      ? skyDistance
      : part.kind === 'land'
        ? 1 / (1 / horizonDistance + (1 - 1 / horizonDistance) * part.depth ** 1.5)
        : floorDistance(0, ground - first, part.kind === 'water' ? horizonDistance : 2.2);
  return {
    pixels: multiplied(rgba.subarray(first * canvas.width * 4, (last + 1) * canvas.width * 4)),
    width: canvas.width,
    height: last + 1 - first,
    left: corner.left,
    top: corner.top + first,
    scale: 1,
    distance,
    solid: whole || part.kind === 'water',
    ...(part.kind === 'water' ? { ripple: ripplesOf(canvas) } : {}),
  };
}

/** A drawing on top of the place, as a layer. */
async function pieceOf(
  { input, left = 0, top = 0 }: OverlayOptions,
  distance: number,
  corner: { left: number; top: number },
  sway?: Layer['sway'],
): Promise<Layer> {
  const { data, info } = await sharp(input as Buffer)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    pixels: multiplied(data),
    width: info.width,
    height: info.height,
    left: corner.left + left,
    top: corner.top + top,
    scale: 1,
    distance,
    solid: false,
    ...(sway ? { sway } : {}),
  };
}

/** Paints the place and the figures of a plan for a frame of `size`. */
export async function buildScenery(plan: Plan, size: Size, random: () => number): Promise<Scenery> {
  const canvas: Size = {
    width: Math.round(size.width * (1 + 2 * margin.side)),
    height: Math.round(size.height * (1 + margin.above + margin.below)),
  };
  const corner = { left: -Math.round(size.width * margin.side), top: -Math.round(size.height * margin.above) };
  const flat = createCanvas(plan.scene, plan.time, canvas.width, canvas.height, random, settingOf(plan));
  const painted: Painted[] = [];
  /** The visible layer at each pixel before anything moves. */
  const owner = new Uint8Array(canvas.width * canvas.height);
  const color = (index: number, at: number): void => {
    const { rgba } = painted[index]!;
    rgba.set(flat.rgb.subarray(at * 3, at * 3 + 3), at * 4);
    rgba[at * 4 + 3] = 255;
    owner[at] = index;
  };
  const ground =
    canvas.height *
    paintPlace({
      ...flat,
      begin: (part) => painted.push({ part, rgba: new Uint8Array(canvas.width * canvas.height * 4) }),
      put(at, shade) {
        flat.put(at, shade);
        color(painted.length - 1, at);
      },
      light(at, shade) {
        flat.put(at, shade);
        color(owner[at]!, at);
      },
    });
  const behind: Layer[] = [];
  for (const [index, one] of painted.entries()) {
    const [first] = rowsWhere(canvas.width, canvas.height, (at) => one.rgba[at * 4 + 3]! > 0);
    const [, seen] = rowsWhere(canvas.width, canvas.height, (at) => owner[at] === index);
    // Extend past the part that is visible at rest, because nearer land moves aside.
    const last = Math.min(canvas.height - 1, seen + Math.round(canvas.height * 0.2));
    if (last > first) behind.push(placed(one, canvas, [first, last], ground, corner));
  }
  const { heavens, above, standing } = await piecesOf(
    plan,
    canvas,
    { ground: ground / canvas.height, light: lights[plan.time].sun.color },
    random,
  );
  const sky = behind.splice(0, 1);
  const stars = await Promise.all(heavens.map((piece) => pieceOf(piece, skyDistance * 0.8, corner)));
  const drifting = await Promise.all(
    above.map((piece) => {
      const phase = random() * 6;
      return pieceOf(piece, airDistance, corner, (seconds) => ({
        x: size.width * 0.012 * Math.sin(seconds * 0.5 + phase),
        y: size.height * 0.008 * Math.sin(seconds * 0.9 + phase),
      }));
    }),
  );
  const before: Layer[] = [];
  const phases = new Map<number, number>();
  for (const { shadow, figure, grass, lively, leader } of standing) {
    const phase = phases.get(leader) ?? random();
    phases.set(leader, phase);
    const hop: Layer['sway'] = (seconds) => ({ x: 0, y: -size.height * 0.014 * Math.abs(Math.sin(Math.PI * (seconds * 0.9 + phase))) });
    for (const piece of shadow) before.push(await pieceOf(piece, 1, corner));
    for (const piece of figure) before.push(await pieceOf(piece, 1, corner, lively ? hop : undefined));
    for (const piece of grass) before.push(await pieceOf(piece, 1, corner));
  }
  for (const weather of plan.weathers.filter((one) => one === 'fog' || one === 'storm'))
    before.push(
      await pieceOf(
        {
          input: await sharp(drawWeather(weather, canvas, random))
            .png(unpacked)
            .toBuffer(),
        },
        nearest,
        corner,
      ),
    );
  const scenery = { behind: [...sky, ...stars, ...drifting, ...behind], before };
  grade([...scenery.behind, ...scenery.before], plan);
  return scenery;
}
