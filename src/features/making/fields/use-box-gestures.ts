import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Point, Size } from '../../../../machines/marks/marks.geometry.ts';
import type { Marks } from '../../../actors/marks.ts';
import { arrowKeys } from './arrow-keys.ts';

/**
 * Sends what the pointer and the keys do on rectangles, in pixels of the file. `frame` contains them and is as large as the displayed image;
 * `file` is null until the image has loaded: nothing can be drawn before its size is known.
 */
export function useBoxGestures(marks: Marks, frame: RefObject<HTMLElement | null>, file: Size | null) {
  const pointAt = ({ clientX, clientY }: PointerEvent, { width, height }: Size): Point => {
    const shown = frame.current!.getBoundingClientRect();
    return { x: ((clientX - shown.left) / shown.width) * width, y: ((clientY - shown.top) / shown.height) * height };
  };
  return {
    begin(event: PointerEvent) {
      if (!file || event.target !== event.currentTarget) return;
      event.preventDefault();
      frame.current!.setPointerCapture(event.pointerId);
      marks.send({ type: 'drawing.began', point: pointAt(event, file), file });
    },
    grab: (index: number) => (event: PointerEvent) => {
      if (!file) return;
      frame.current!.setPointerCapture(event.pointerId);
      marks.send({ type: 'box.grabbed', index, point: pointAt(event, file), file });
    },
    move(event: PointerEvent) {
      if (file) marks.send({ type: 'pointer.moved', point: pointAt(event, file) });
    },
    end: () => marks.send({ type: 'pointer.released' }),
    cancel: () => marks.send({ type: 'pointer.lost' }),
    add() {
      if (file) marks.send({ type: 'box.added', file });
    },
    key: (index: number) => (event: KeyboardEvent) => {
      const by = arrowKeys[event.key];
      if (event.key === 'Enter') marks.send({ type: 'row.chosen', row: index });
      else if (event.key === 'Delete' || event.key === 'Backspace') marks.send({ type: 'box.removed', index });
      else if (by && file) marks.send({ type: 'box.nudged', index, by, resizes: event.shiftKey, file });
      else return;
      event.preventDefault();
    },
  };
}
