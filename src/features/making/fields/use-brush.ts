import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { arrowKeys } from './arrow-keys.ts';
import type { Point } from './box-geometry.ts';
import { draw, inkOf, maskOf, type BrushMode, type Stroke } from './strokes.ts';

type Table = {
  picture: RefObject<HTMLImageElement | null>;
  /** The canvas over the picture, in the same size. */
  canvas: RefObject<HTMLCanvasElement | null>;
  mode: BrushMode;
  onMask: (mask: File | null) => void;
};

/** Draws strokes by pointer, or with the arrow keys and the space bar, and reports the mask they form. */
export function useBrush({ picture, canvas, mode, onMask }: Table) {
  // Strokes are local; the flow receives the finished mask as a file.
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [keeps, setKeeps] = useState(true);
  const [size, setSize] = useState(32);
  const [cursor, setCursor] = useState<Point | null>(null);
  const current = useRef<Stroke | null>(null);

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
  const pointAt = ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point => {
    const box = canvas.current!.getBoundingClientRect();
    return { x: (clientX - box.left) * scale(), y: (clientY - box.top) * scale() };
  };
  const show = async (next: readonly Stroke[]) => {
    setStrokes(next);
    if (picture.current) onMask(await maskOf(picture.current, next, mode));
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.preventDefault();
    canvas.current!.setPointerCapture(event.pointerId);
    setCursor(null);
    current.current = { keeps, width: size * scale(), points: [pointAt(event)] };
    setStrokes([...strokes, current.current]);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const stroke = current.current;
    if (!stroke) return;
    const longer = { ...stroke, points: [...stroke.points, pointAt(event)] };
    current.current = longer;
    setStrokes([...strokes.slice(0, -1), longer]);
  };
  const end = () => {
    if (!current.current) return;
    current.current = null;
    void show(strokes);
  };
  const key = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const { width, height } = canvas.current!;
    const from = cursor ?? { x: width / 2, y: height / 2 };
    const arrow = arrowKeys[event.key];
    if (arrow) {
      const step = (size * scale()) / 2;
      setCursor({
        x: Math.min(width, Math.max(0, from.x + arrow[0] * step)),
        y: Math.min(height, Math.max(0, from.y + arrow[1] * step)),
      });
    } else if (event.key === ' ') void show([...strokes, { keeps, width: size * scale(), points: [from] }]);
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) void show(strokes.slice(0, -1));
    else return;
    event.preventDefault();
  };

  return {
    keeps,
    setKeeps,
    size,
    setSize,
    isEmpty: strokes.length === 0,
    begin,
    move,
    end,
    key,
    undo: () => void show(strokes.slice(0, -1)),
    clear: () => void show([]),
  };
}
