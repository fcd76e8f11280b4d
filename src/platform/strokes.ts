/** The strokes of a brush over a picture, on the canvas and as a mask. */
import type { BrushMode, MaskRequest, Stroke } from '../../machines/brush/brush.types.ts';

const keepInk = 'rgba(62,214,168,.62)';
const dropInk = 'rgba(240,72,155,.62)';

/** The color of a stroke on the picture. */
export const inkOf =
  (mode: BrushMode) =>
  ({ keeps }: Stroke): string =>
    keeps === (mode === 'hints') ? keepInk : dropInk;

/** Draws the strokes in order; each replaces what is under it. */
export function draw(context: CanvasRenderingContext2D, strokes: readonly Stroke[], ink: (stroke: Stroke) => string): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    context.globalCompositeOperation = 'destination-out';
    trace(context, stroke, '#000');
    context.globalCompositeOperation = 'source-over';
    trace(context, stroke, ink(stroke));
  }
}

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

/** The strokes as a PNG of the picture's size. Rejects when the browser cannot paint it. */
export async function maskOf({ strokes, mode, picture: { width, height } }: MaskRequest): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  draw(context, strokes, ({ keeps }) => (keeps ? '#fff' : '#000'));
  if (mode === 'area') {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#000';
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The canvas gave no picture');
  return new File([blob], 'mask.png', { type: 'image/png' });
}
