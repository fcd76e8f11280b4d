/** The board that a drawing lies on: dragged, scrolled and zoomed by pointer and keyboard. */
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Sheet } from './sheet.ts';

const keys: Record<string, (sheet: Sheet) => void> = {
  ArrowLeft: (sheet) => sheet.move(60, 0),
  ArrowRight: (sheet) => sheet.move(-60, 0),
  ArrowUp: (sheet) => sheet.move(0, 60),
  ArrowDown: (sheet) => sheet.move(0, -60),
  '+': (sheet) => sheet.zoom(1.2),
  '=': (sheet) => sheet.zoom(1.2),
  '-': (sheet) => sheet.zoom(1 / 1.2),
  '0': (sheet) => sheet.fit(),
};

/** A pointer that moved farther than this, in pixels, has dragged the drawing and clicked nothing. */
const slack = 4;

/** Moves the sheet by the gestures on its board. `moved` is called for each that leads elsewhere; zooming keeps the place. */
function listen(board: HTMLElement, sheet: Sheet, moved: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let from: { x: number; y: number } | null = null;
  let way = 0;
  board.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      from = { x, y };
      way = 0;
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, buttons }) => {
      if (buttons === 0) from = null;
      if (!from) return;
      way += Math.hypot(x - from.x, y - from.y);
      sheet.move(x - from.x, y - from.y);
      from = { x, y };
      if (way > slack) moved();
    },
    { signal },
  );
  window.addEventListener('pointerup', () => void (from = null), { signal });
  board.addEventListener('click', (event) => way > slack && event.stopPropagation(), { signal, capture: true });
  board.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { left, top } = board.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey)
        return sheet.zoom(Math.exp(-event.deltaY / 200), { x: event.clientX - left, y: event.clientY - top });
      sheet.move(-event.deltaX, -event.deltaY);
      moved();
    },
    { signal, passive: false },
  );
  board.addEventListener(
    'keydown',
    (event) => {
      const act = keys[event.key];
      if (!act || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      act(sheet);
      if (event.key.startsWith('Arrow')) moved();
    },
    { signal },
  );
  // The browser scrolls to what gets the focus; here the drawing moves instead.
  board.addEventListener('scroll', () => board.scrollTo(0, 0), { signal });
  board.addEventListener(
    'focusin',
    ({ target }) => {
      const isByKeyboard = target instanceof SVGGElement && target.matches(':focus-visible');
      if (isByKeyboard) sheet.follow([target.querySelector('rect')!.getBBox()]);
    },
    { signal },
  );
  return () => stop.abort();
}

type Props = {
  /** Gets the sheet once it is mounted, and null when it no longer is. */
  ready(sheet: Sheet | null): void;
  /** The user has moved the drawing. */
  moved(): void;
  tools: ReactNode;
  facts: string;
  children: ReactNode;
};

export function Board({ ready, moved, tools, facts, children }: Props) {
  const board = useRef<HTMLElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const onMoved = useEffectEvent(moved);
  useEffect(() => {
    const sheet = new Sheet(board.current!, inner.current!);
    ready(sheet);
    const stop = listen(board.current!, sheet, () => onMoved());
    return () => {
      stop();
      ready(null);
    };
  }, [ready]);
  return (
    <section ref={board} className="board" tabIndex={0} aria-label="Drawing: arrows move it, plus and minus zoom, 0 shows all of it">
      <div ref={inner} className="sheet">
        {children}
      </div>
      <p className="facts">{facts}</p>
      <div className="tools">{tools}</div>
    </section>
  );
}
