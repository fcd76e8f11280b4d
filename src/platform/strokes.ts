/** The strokes of a brush over a picture, on the canvas and as a mask. */
import type { Area, BrushMode, MaskRequest, Stroke } from '../../machines/brush/brush.types.ts';
import { fileOf } from './files.ts';

const keepInk = 'rgba(62,214,168,.62)';
const dropInk = 'rgba(240,72,155,.62)';

const areaInk = dropInk;

/** The color of a stroke on the picture; null where it erases. */
export const inkOf =
  (mode: BrushMode) =>
  ({ keeps }: Stroke): string | null => {
    if (mode === 'area') return keeps ? areaInk : null;
    return keeps ? keepInk : dropInk;
  };

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

/** Reads the layer of a mask, the last one only once. Rejects when its bytes cannot be had or are no picture. */
export function layerOf(area: Area): Promise<Layer> {
  if (last?.ref === area.ref) return last.layer;
  const layer = readLayer(area);
  last = { ref: area.ref, layer };
  layer.catch(() => {
    if (last?.layer === layer) last = null;
  });
  return layer;
}

/** What is drawn: a layer in one color, and strokes over it. */
type Drawing = { layer: Layer | null; layerInk: string; strokes: readonly Stroke[]; ink: (stroke: Stroke) => string | null };

function fill(context: CanvasRenderingContext2D, operation: GlobalCompositeOperation, ink: string): void {
  context.globalCompositeOperation = operation;
  context.fillStyle = ink;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

function drawAll(context: CanvasRenderingContext2D, { layer, layerInk, strokes, ink }: Drawing): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  if (layer) {
    context.globalCompositeOperation = 'source-over';
    context.drawImage(layer, 0, 0, width, height);
    fill(context, 'source-in', layerInk);
  }
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

/** Draws the area and the strokes over the picture, in order; each stroke replaces what is under it. */
export const draw = (context: CanvasRenderingContext2D, layer: Layer | null, strokes: readonly Stroke[], mode: BrushMode): void =>
  drawAll(context, { layer, layerInk: areaInk, strokes, ink: inkOf(mode) });

function trace(context: CanvasRenderingContext2D, { width, points }: Stroke, ink: string): void {
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

/** The area and the strokes over it as a PNG of the picture's size. Rejects when the browser cannot paint it. */
export async function maskOf({ area, strokes, mode, picture: { width, height } }: MaskRequest): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  const layer = area && (await layerOf(area));
  drawAll(context, { layer, layerInk: '#fff', strokes, ink: ({ keeps }) => (keeps ? '#fff' : '#000') });
  if (mode === 'area') fill(context, 'destination-over', '#000');
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The canvas gave no picture');
  return new File([blob], 'mask.png', { type: 'image/png' });
}
