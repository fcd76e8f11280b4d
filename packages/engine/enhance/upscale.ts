/**
 * Enlarges an image with a net in inputs of one fixed size, because the runtime plans and allocates again for each new shape. The bundled
 * net doubles, and four times the size is two passes; a net that the operator or a pack brings for four times does it in one.
 *
 * The bundled net is faithful, and its answer is hard to distinguish from a resampled image. So half of the result comes from a second net, which
 * draws edges anew and leaves out noise and the blocks of JPEG; alone, it makes paintings of photos. Faces take less of it.
 */
import { ask } from '../nets/ask.ts';
import { fill, type Filled, type SlotName } from '../nets/slots.ts';
import { find } from '../packs/index.ts';
import { sharpOf, type Image, type Size } from '@iridia/pixels/image';
import { resizePlane } from '../image/raster.ts';
import { restorerShare } from './faces.ts';

/** Context in pixels around a cell; it is not part of the result. */
const margin = 8;

type Net = { slot: SlotName; filled: Filled; factor: 2 | 4 };

/** What a job enlarges with: the net, its factor for each pass, how often it passes, and the net that makes the other half of the result. */
export type Enlarger = Net & { passes: number; restorer: Net | null };

/** The net for four times; null where there is none, or where it belongs to a pack that would take too long for so many pixels. */
function fourFor(pixels: number): Filled | null {
  const four = fill('upscale-x4');
  const most = four?.pack ? (find('enlarge')?.manifest.pipeline.most ?? Infinity) : Infinity;
  return pixels > most ? null : four;
}

/** Chooses the net that enlarges an image of so many pixels `scale` times. One for four times makes two times as well: the result is halved again. */
export function enlargerFor(scale: 2 | 4, pixels: number): Enlarger {
  const [two, four] = [fill('upscale-x2')!, fourFor(pixels)];
  // What the operator chose counts more than a pack.
  if (four && (four.own || !two.own)) return { slot: 'upscale-x4', filled: four, factor: 4, passes: 1, restorer: null };
  const isBundled = !two.own && two.pack === null;
  const restorer: Net | null = isBundled ? { slot: 'restore-x4', filled: fill('restore-x4')!, factor: 4 } : null;
  return { slot: 'upscale-x2', filled: two, factor: 2, passes: Math.log2(scale), restorer };
}

/** How one way of an image is cut into equal cells: pixels of each, how many there are, and how many one input of the net has room for. */
function cut(side: number, seen: number): { cell: number; count: number; together: number } {
  const cell = Math.ceil(side / Math.ceil(side / (seen - 2 * margin)));
  return { cell, count: Math.ceil(side / cell), together: Math.floor(seen / (cell + 2 * margin)) };
}

/** The cells of an image, and those that the net gets at once: a line of pixels would leave most of an input empty. */
function cellsOf({ width, height }: Size, seen: number) {
  const [x, y] = [cut(width, seen), cut(height, seen)];
  return { x, y, count: x.count * y.count, together: x.together * y.together };
}

/** Pixels of a net's answer at most, for the memory that it takes. */
const mostAnswered = 200_000_000;

/**
 * The size of the image that each pass gets. The first sees every pixel of the source, because what is taken away before it comes back from
 * no net; a second one gets what it makes the result of.
 */
export function givenTo(source: Size, size: Size, { factor, passes }: Pick<Enlarger, 'factor' | 'passes'>): Size[] {
  const share = Math.min(1, Math.sqrt(mostAnswered / (source.width * source.height)) / factor);
  const first = { width: Math.floor(source.width * share), height: Math.floor(source.height * share) };
  return passes === 1 ? [first] : [first, { width: Math.ceil(size.width / factor), height: Math.ceil(size.height / factor) }];
}

/** Pixels of an image at most that the restorer gets: it takes 16 seconds for a megapixel, and sees more in a large photo at a smaller size. */
const mostRestored = 4_000_000;

function givenToRestorer({ width, height }: Size): Size {
  const share = Math.min(1, Math.sqrt(mostRestored / (width * height)));
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}

/** How many times as long as one of the other nets the restorer takes for an input. */
const restorerWeight = 3;

/** Returns the work to make an image of `size` pixels in inputs of the enlarging net, all passes together. */
export function workFor(source: Size, size: Size, enlarger: Enlarger): number {
  const work = ({ filled }: Net, given: Size): number => {
    const { count, together } = cellsOf(given, filled.settings.input);
    return Math.ceil(count / together);
  };
  const enlarging = givenTo(source, size, enlarger).reduce((sum, given) => sum + work(enlarger, given), 0);
  return enlarging + (enlarger.restorer ? restorerWeight * work(enlarger.restorer, givenToRestorer(source)) : 0);
}

/** A coordinate mirrored at both ends of an axis. */
const mirrored = (at: number, size: number): number => {
  const inside = at < 0 ? -at : at >= size ? 2 * size - 2 - at : at;
  return Math.min(size - 1, Math.max(0, inside));
};

/** A cell with the pixels around it, and its place in the image and in the input of the net. */
type Cell = { left: number; top: number; width: number; height: number; x: number; y: number };

function cellAt(index: number, { x, y, together }: ReturnType<typeof cellsOf>): Cell {
  const slot = index % together;
  return {
    left: (index % x.count) * x.cell,
    top: Math.floor(index / x.count) * y.cell,
    width: x.cell,
    height: y.cell,
    x: (slot % x.together) * (x.cell + 2 * margin),
    y: Math.floor(slot / x.together) * (y.cell + 2 * margin),
  };
}

function readCell({ rgb, width, height }: Image, cell: Cell, input: Uint8Array, seen: number): void {
  for (let y = 0; y < cell.height + 2 * margin; y += 1) {
    const row = mirrored(cell.top + y - margin, height) * width;
    for (let x = 0; x < cell.width + 2 * margin; x += 1) {
      const from = (row + mirrored(cell.left + x - margin, width)) * 3;
      const to = ((cell.y + y) * seen + cell.x + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) input[to + channel] = rgb[from + channel]!;
    }
  }
}

function writeCell(
  answer: Float32Array,
  { rgb, width, height }: Image,
  cell: Cell,
  { seen, factor }: { seen: number; factor: number },
): void {
  const side = seen * factor;
  const [left, top] = [cell.left * factor, cell.top * factor];
  const right = Math.min(width, left + cell.width * factor);
  const bottom = Math.min(height, top + cell.height * factor);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const from = (y - top + (cell.y + margin) * factor) * side + x - left + (cell.x + margin) * factor;
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        rgb[to + channel] = Math.min(255, Math.max(0, Math.round(answer[channel * side * side + from]! * 255)));
    }
}

async function pass(image: Image, { slot, filled, factor }: Net, onInput: () => void): Promise<Image> {
  const seen = filled.settings.input;
  const cells = cellsOf(image, seen);
  const [width, height] = [image.width * factor, image.height * factor];
  const larger: Image = { rgb: Buffer.alloc(width * height * 3), width, height };
  for (let first = 0; first < cells.count; first += cells.together) {
    const count = Math.min(cells.together, cells.count - first);
    const together = Array.from({ length: count }, (_, index) => cellAt(first + index, cells));
    const input = new Uint8Array(3 * seen * seen);
    for (const cell of together) readCell(image, cell, input, seen);
    const answer = await ask(slot, input, filled);
    for (const cell of together) writeCell(answer, larger, cell, { seen, factor });
    onInput();
  }
  return larger;
}

async function resized(image: Image, { width, height }: Size): Promise<Image> {
  if (image.width === width && image.height === height) return image;
  return { rgb: await sharpOf(image).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer(), width, height };
}

/** Returns the image at `size` pixels. `onWork` is called after each input of a net with the work it was, as `workFor` counts it. */
export async function upscale(
  source: Image,
  size: Size,
  enlarger: Enlarger,
  onWork: (work: number) => void = () => undefined,
): Promise<Image> {
  let image = source;
  for (const given of givenTo(source, size, enlarger)) image = await pass(await resized(image, given), enlarger, () => onWork(1));
  const faithful = await resized(image, size);
  const { restorer } = enlarger;
  if (!restorer) return faithful;
  const restored = await pass(await resized(source, givenToRestorer(source)), restorer, () => onWork(restorerWeight));
  const { rgb } = await resized(restored, size);
  const share = resizePlane(await restorerShare(source), source.width, source.height, size.width, size.height);
  for (let at = 0; at < rgb.length; at += 1) {
    const own = share[Math.trunc(at / 3)]!;
    rgb[at] = Math.round(rgb[at]! * own + faithful.rgb[at]! * (1 - own));
  }
  return { ...size, rgb };
}
