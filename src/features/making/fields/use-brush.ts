import { useSelector } from '@xstate/react';
import { useEffect, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { selectArea, selectBrushSize, selectCursor, selectImage, selectStrokes } from '../../../../machines/brush/brush.selectors.ts';
import type { BrushMode, Point } from '../../../../machines/brush/brush.types.ts';
import type { BrushFlow } from '../../../actors/brush.ts';
import { draw, layerOf, type Layer } from '../../../platform/strokes.ts';
import { arrowKeys } from './arrow-keys.ts';

/** Shows where the keyboard paints, at the size that the brush has on the screen. */
function drawCursor(context: CanvasRenderingContext2D, { x, y }: Point, size: number): void {
  const { canvas } = context;
  context.globalCompositeOperation = 'source-over';
  context.lineWidth = 2;
  context.strokeStyle = '#7A5CF6';
  context.beginPath();
  context.arc(x, y, (size * canvas.width) / canvas.getBoundingClientRect().width / 2, 0, 2 * Math.PI);
  context.stroke();
}

/** Draws the chart's strokes on the canvas, and sends what the pointer and the keyboard do there, in pixels of the image. */
export function useBrush(brush: BrushFlow, canvas: RefObject<HTMLCanvasElement | null>, mode: BrushMode) {
  const strokes = useSelector(brush, selectStrokes);
  const area = useSelector(brush, selectArea);
  const size = useSelector(brush, selectBrushSize);
  const cursor = useSelector(brush, selectCursor);
  // A canvas that gets another size is empty.
  const image = useSelector(brush, selectImage);

  useEffect(() => {
    const context = image && canvas.current?.getContext('2d');
    if (!context) return;
    let isNow = true;
    const paint = (layer: Layer | null) => {
      if (!isNow) return;
      draw(context, layer, strokes, mode);
      if (cursor) drawCursor(context, cursor, size);
    };
    if (!area) paint(null);
    // Without its bytes an area cannot be shown; its strokes can.
    else void layerOf(area).then(paint, () => paint(null));
    return () => {
      isNow = false;
    };
  }, [canvas, area, strokes, cursor, size, mode, image]);

  const scale = () => canvas.current!.width / (canvas.current!.getBoundingClientRect().width || canvas.current!.width);
  const width = () => size * scale();
  const pointAt = ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point => {
    const box = canvas.current!.getBoundingClientRect();
    return { x: (clientX - box.left) * scale(), y: (clientY - box.top) * scale() };
  };
  return {
    /** The canvas is as large as the image; what was drawn before it was resized is drawn again, because the flow learns of it. */
    fit(image: { width: number; height: number }) {
      Object.assign(canvas.current!, image);
      brush.send({ type: 'image.loaded', image });
    },
    begin(event: PointerEvent<HTMLCanvasElement>) {
      event.preventDefault();
      canvas.current!.setPointerCapture(event.pointerId);
      brush.send({ type: 'stroke.began', point: pointAt(event), width: width() });
    },
    move: (event: PointerEvent<HTMLCanvasElement>) => brush.send({ type: 'stroke.moved', point: pointAt(event) }),
    end: () => brush.send({ type: 'stroke.ended' }),
    key(event: KeyboardEvent<HTMLCanvasElement>) {
      const arrow = arrowKeys[event.key];
      if (arrow) brush.send({ type: 'cursor.pushed', by: { x: (arrow[0] * width()) / 2, y: (arrow[1] * width()) / 2 } });
      else if (event.key === ' ') brush.send({ type: 'dot.painted', width: width() });
      else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) brush.send({ type: 'undo.clicked' });
      else return;
      event.preventDefault();
    },
  };
}
