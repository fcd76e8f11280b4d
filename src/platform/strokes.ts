/** The strokes of a brush over an image, on the canvas and as a mask. */
import type { Area, BrushMode, MaskRequest, Stroke } from '../../machines/brush/brush.types.ts';
import { fileOf } from './files.ts';

const keepInk = 'rgba(62,214,168,.62)';
const dropInk = 'rgba(240,72,155,.62)';
/** Two tones, so that an area shows on cloth of any color. */
const areaInks = [
  [240, 72, 155, 168],
  [255, 176, 218, 168],
] as const;
/** Stripes of an area along the longer side of the image. */
const stripes = 60;

/** A mask as a layer that is opaque where the mask is white. */
export type Layer = HTMLCanvasElement;

let last: { ref: string; layer: Promise<Layer> } | null = null;

async function readLayer({ ref, url }: Area): Promise<Layer> {
  const bytes = fileOf(ref) ?? (await (await fetch(url ?? '')).blob());
  const image = await createImageBitmap(bytes);
  const layer = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = layer.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, layer.width, layer.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data[at + 3] = (pixels.data[at]! * pixels.data[at + 3]!) / 255;
    pixels.data.fill(255, at, at + 3);
  }
  context.putImageData(pixels, 0, 0);
  return layer;
}

/** Reads the layer of a mask, the last one only once. Rejects when its bytes cannot be had or aren't an image. */
export function layerOf(area: Area): Promise<Layer> {
  if (last?.ref === area.ref) return last.layer;
  const layer = readLayer(area);
  last = { ref: area.ref, layer };
  layer.catch(() => {
    if (last?.layer === layer) last = null;
  });
  return layer;
}

type Ink = string | CanvasPattern;

function fill(context: CanvasRenderingContext2D, operation: GlobalCompositeOperation, ink: Ink): void {
  context.globalCompositeOperation = operation;
  context.fillStyle = ink;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** Diagonal stripes; a plain ink where the browser makes none. */
function areaInk({ canvas: { width, height } }: CanvasRenderingContext2D): Ink {
  const side = 2 * Math.max(2, Math.round(Math.max(width, height) / stripes / 2));
  const tile = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = tile.getContext('2d')!;
  const pixels = context.createImageData(side, side);
  for (let at = 0; at < side * side; at += 1) {
    // A diagonal stays in its stripe across the edges of the tile.
    const diagonal = ((at % side) + Math.trunc(at / side)) % side;
    pixels.data.set(areaInks[diagonal < side / 2 ? 0 : 1], at * 4);
  }
  context.putImageData(pixels, 0, 0);
  return context.createPattern(tile, 'repeat') ?? dropInk;
}

/** Draws a layer and the strokes over it, in order; each stroke replaces what is under it, and one without an ink erases. */
function drawMarks(
  context: CanvasRenderingContext2D,
  layer: Layer | null,
  strokes: readonly Stroke[],
  ink: (stroke: Stroke) => Ink | null,
) {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  if (layer) context.drawImage(layer, 0, 0, width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    context.globalCompositeOperation = 'destination-out';
    trace(context, stroke, '#000');
    const color = ink(stroke);
    if (color === null) continue;
    context.globalCompositeOperation = 'source-over';
    trace(context, stroke, color);
  }
}

const white = ({ keeps }: Stroke): Ink | null => (keeps ? '#fff' : null);

/** Draws the area and the strokes over the image. */
export function draw(context: CanvasRenderingContext2D, layer: Layer | null, strokes: readonly Stroke[], mode: BrushMode): void {
  if (mode === 'hints') return drawMarks(context, null, strokes, ({ keeps }) => (keeps ? keepInk : dropInk));
  drawMarks(context, layer, strokes, white);
  fill(context, 'source-in', areaInk(context));
}

function trace(context: CanvasRenderingContext2D, { width, points }: Stroke, ink: Ink): void {
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.beginPath();
  const [first, ...rest] = points;
  if (!first) return;
  context.moveTo(first.x, first.y);
  // A click without a move leaves a dot.
  context.lineTo(first.x + 0.01, first.y);
  for (const { x, y } of rest) context.lineTo(x, y);
  context.stroke();
}

/** The area and the strokes over it as a PNG of the image's size. Rejects when the browser cannot paint it. */
export async function maskOf({ area, strokes, mode, image: { width, height } }: MaskRequest): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  const layer = area && (await layerOf(area));
  if (mode === 'hints') drawMarks(context, null, strokes, ({ keeps }) => (keeps ? '#fff' : '#000'));
  else {
    drawMarks(context, layer, strokes, white);
    fill(context, 'destination-over', '#000');
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The canvas gave no image');
  return new File([blob], 'mask.png', { type: 'image/png' });
}
