/** The board that a drawing lies on: dragged, scrolled and zoomed without React, so that every frame is only a transform. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

/** The smallest scale at which the letters can be read. */
const readable = 0.75;

type View = { x: number; y: number; scale: number };

/** Moves the sheet inside its board. */
export class Sheet {
  #view: View = { x: 0, y: 0, scale: 1 };
  readonly #board: HTMLElement;
  readonly #sheet: HTMLElement;

  constructor(board: HTMLElement, sheet: HTMLElement) {
    this.#board = board;
    this.#sheet = sheet;
  }

  #apply(view: View): void {
    this.#view = view;
    this.#sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }

  move(dx: number, dy: number): void {
    this.#apply({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy });
  }

  /** Zooms around a point of the board. */
  zoom(factor: number, at = { x: this.#board.clientWidth / 2, y: this.#board.clientHeight / 2 }): void {
    const scale = Math.min(3, Math.max(0.08, this.#view.scale * factor));
    const ratio = scale / this.#view.scale;
    this.#apply({ scale, x: at.x - (at.x - this.#view.x) * ratio, y: at.y - (at.y - this.#view.y) * ratio });
  }

  /** Shows all of the drawing. */
  fit(): void {
    const svg = this.#sheet.querySelector('svg');
    if (!svg) return;
    const [width, height] = [svg.width.baseVal.value, svg.height.baseVal.value];
    const scale = Math.min(1, (this.#board.clientWidth - 32) / width, (this.#board.clientHeight - 32) / height);
    this.#apply({ scale, x: (this.#board.clientWidth - width * scale) / 2, y: (this.#board.clientHeight - height * scale) / 2 });
  }

  /** Shows all of a small drawing, and of a large one where it begins, in letters that can be read. */
  open(): void {
    this.fit();
    if (this.#view.scale >= readable) return;
    const active = this.#sheet.querySelector('[data-active]:not([data-inside])')?.getAttribute('data-state');
    this.#apply({ x: 16, y: 16, scale: readable });
    // Its way leads down from it.
    if (active) this.show(active, readable, 0.2);
    const svg = this.#sheet.querySelector('svg')!;
    // No side of the board stays empty while the drawing goes on at the other.
    const within = (at: number, board: number, size: number) => Math.min(16, Math.max(at, board - size * readable - 16));
    const { x, y, scale } = this.#view;
    this.#apply({
      scale,
      x: within(x, this.#board.clientWidth, svg.width.baseVal.value),
      y: within(y, this.#board.clientHeight, svg.height.baseVal.value),
    });
  }

  /** Brings a state into the middle, or to another share of the height, large enough to be read. */
  show(id: string, least = 0.8, share = 0.5): void {
    const rect = this.#sheet.querySelector<SVGRectElement>(
      `[data-state="${CSS.escape(id)}"] > rect, [data-place="${CSS.escape(id)}"] > rect`,
    );
    if (!rect) return;
    const { x, y, width, height } = rect.getBBox();
    const scale = Math.max(this.#view.scale, least);
    this.#apply({
      scale,
      x: this.#board.clientWidth / 2 - (x + width / 2) * scale,
      y: this.#board.clientHeight * share - (y + height / 2) * scale,
    });
  }
}

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

function follow(board: HTMLElement, sheet: Sheet): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let from: { x: number; y: number } | null = null;
  board.addEventListener('pointerdown', (event) => void (from = { x: event.clientX, y: event.clientY }), { signal });
  window.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, buttons }) => {
      if (buttons === 0) from = null;
      if (!from) return;
      sheet.move(x - from.x, y - from.y);
      from = { x, y };
    },
    { signal },
  );
  window.addEventListener('pointerup', () => void (from = null), { signal });
  board.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { left, top } = board.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) sheet.zoom(Math.exp(-event.deltaY / 200), { x: event.clientX - left, y: event.clientY - top });
      else sheet.move(-event.deltaX, -event.deltaY);
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
    },
    { signal },
  );
  return () => stop.abort();
}

/** A board with its tools; `sheetRef` is filled once it is mounted. */
export function Board({ sheetRef, facts, children }: { sheetRef: RefObject<Sheet | null>; facts: string; children: ReactNode }) {
  const board = useRef<HTMLElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheetRef.current = new Sheet(board.current!, inner.current!);
    return follow(board.current!, sheetRef.current);
  }, [sheetRef]);
  return (
    <section ref={board} className="board" tabIndex={0} aria-label="Drawing: arrows move it, plus and minus zoom, 0 shows all of it">
      <div ref={inner} className="sheet">
        {children}
      </div>
      <p className="facts">{facts}</p>
      <div className="tools">
        <button type="button" aria-label="Zoom in" onClick={() => sheetRef.current?.zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => sheetRef.current?.zoom(0.8)}>
          −
        </button>
        <button type="button" onClick={() => sheetRef.current?.fit()}>
          Fit
        </button>
      </div>
    </section>
  );
}
