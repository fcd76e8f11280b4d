import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { arrowKeys } from './arrow-keys.ts';
import { centered, drawnBetween, isMeant, movedBetween, nudged, type Box, type Point, type Size } from './box-geometry.ts';

type Gesture = { kind: 'new' | 'move'; index: number; from: Point; box: Box };

type BoxGestures = {
  /** The element that contains the boxes, as large as the displayed picture. */
  frame: RefObject<HTMLElement | null>;
  /** Null until the picture has loaded: nothing can be drawn before its size is known. */
  file: Size | null;
  boxes: readonly Box[];
  max: number;
  onBoxes: (boxes: Box[]) => void;
  onRemove: (index: number) => void;
  onPick?: ((index: number) => void) | undefined;
};

/** Draws, moves, resizes and removes boxes by pointer and keyboard. A gesture is local; the flow receives the boxes when it ends. */
export function useBoxGestures({ frame, file, boxes, max, onBoxes, onRemove, onPick }: BoxGestures) {
  const [gesture, setGesture] = useState<Gesture | null>(null);

  const pointAt = ({ clientX, clientY }: PointerEvent, { width, height }: Size): Point => {
    const shown = frame.current!.getBoundingClientRect();
    return { x: ((clientX - shown.left) / shown.width) * width, y: ((clientY - shown.top) / shown.height) * height };
  };

  return {
    /** The boxes on screen, including the one being drawn or moved. */
    shown: gesture?.kind === 'new' ? [...boxes, gesture.box] : boxes.map((box, at) => (gesture?.index === at ? gesture.box : box)),
    begin(event: PointerEvent) {
      if (!file || boxes.length >= max || event.target !== event.currentTarget) return;
      event.preventDefault();
      frame.current!.setPointerCapture(event.pointerId);
      const from = pointAt(event, file);
      setGesture({ kind: 'new', index: boxes.length, from, box: { ...from, width: 0, height: 0 } });
    },
    grab: (index: number) => (event: PointerEvent) => {
      if (!file) return;
      frame.current!.setPointerCapture(event.pointerId);
      setGesture({ kind: 'move', index, from: pointAt(event, file), box: boxes[index]! });
    },
    move(event: PointerEvent) {
      if (!gesture || !file) return;
      const { kind, index, from } = gesture;
      const to = pointAt(event, file);
      setGesture({ ...gesture, box: kind === 'new' ? drawnBetween(from, to, file) : movedBetween(boxes[index]!, from, to, file) });
    },
    end() {
      if (!gesture || !file) return;
      setGesture(null);
      const { kind, index, box } = gesture;
      if (kind === 'new') {
        if (isMeant(box, file)) onBoxes([...boxes, box]);
      } else if (box.x === boxes[index]!.x && box.y === boxes[index]!.y) onPick?.(index);
      else onBoxes(boxes.with(index, box));
    },
    cancel: () => setGesture(null),
    add() {
      if (file) onBoxes([...boxes, centered(file)]);
    },
    key: (index: number) => (event: KeyboardEvent) => {
      const arrow = arrowKeys[event.key];
      if (event.key === 'Enter' && onPick) onPick(index);
      else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
      else if (arrow && file) onBoxes(boxes.with(index, nudged(boxes[index]!, arrow, event.shiftKey, file)));
      else return;
      event.preventDefault();
    },
  };
}
