import { useSelector } from '@xstate/react';
import { useEffect, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { selectBrushSize, selectCursor, selectStrokes } from '../../../../machines/brush/brush.selectors.ts';
import type { BrushMode, Point } from '../../../../machines/brush/brush.types.ts';
import type { BrushFlow } from '../../../wiring/brush.ts';
import { draw, inkOf } from '../../../platform/strokes.ts';
import { arrowKeys } from './arrow-keys.ts';

/** Draws what the flow says on the canvas, and sends what the pointer and the keyboard do there, in pixels of the picture. */
export function useBrush(brush: BrushFlow, canvas: RefObject<HTMLCanvasElement | null>, mode: BrushMode) {
  const strokes = useSelector(brush, selectStrokes);
  const size = useSelector(brush, selectBrushSize);
  const cursor = useSelector(brush, selectCursor);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    draw(context, strokes, inkOf(mode));
    if (!cursor) return;
    context.lineWidth = 2;
    context.strokeStyle = '#7A5CF6';
    context.beginPath();
    context.arc(cursor.x, cursor.y, (size * canvas.current!.width) / canvas.current!.getBoundingClientRect().width / 2, 0, 2 * Math.PI);
    context.stroke();
  }, [canvas, strokes, cursor, size, mode]);

  const scale = () => canvas.current!.width / (canvas.current!.getBoundingClientRect().width || canvas.current!.width);
  const width = () => size * scale();
  const pointAt = ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point => {
    const box = canvas.current!.getBoundingClientRect();
    return { x: (clientX - box.left) * scale(), y: (clientY - box.top) * scale() };
  };
  return {
    /** The canvas is as large as the picture; what was drawn before it was resized is drawn again. */
    fit(picture: { width: number; height: number }) {
      Object.assign(canvas.current!, picture);
      const context = canvas.current!.getContext('2d');
      if (context) draw(context, strokes, inkOf(mode));
      brush.send({ type: 'picture.loaded', picture });
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
      else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) brush.send({ type: 'undo.pressed' });
      else return;
      event.preventDefault();
    },
  };
}
