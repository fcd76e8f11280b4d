/** Moves a drawing on its board without React, so that every frame is only a transform. */
import { centered, fitted, following, frameOf, opened, readable, zoomed, type Size, type View } from './camera.ts';
import type { DrawnBox } from './drawn.ts';

/** The height of the tools at the lower end of the board, in pixels: what must be seen is not under them. */
const toolsHeight = 52;

/** Milliseconds of a movement that the page makes by itself. */
const duration = 320;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const eased = (share: number): number => 1 - (1 - share) ** 3;

export class Sheet {
  #view: View = { x: 0, y: 0, scale: 1 };
  #drawing: Size = { width: 0, height: 0 };
  #frame = 0;
  readonly #board: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #listeners = new Set<(frame: DrawnBox) => void>();

  constructor(board: HTMLElement, sheet: HTMLElement) {
    this.#board = board;
    this.#sheet = sheet;
  }

  /** Calls back with the part of the drawing on the board, now and whenever it changes; returns the unsubscribe function. */
  watch(listener: (frame: DrawnBox) => void): () => void {
    this.#listeners.add(listener);
    listener(frameOf(this.#view, this.#room));
    return () => void this.#listeners.delete(listener);
  }

  get #room(): Size {
    return { width: this.#board.clientWidth, height: this.#board.clientHeight - toolsHeight };
  }

  #apply(view: View): void {
    this.#view = view;
    const { x, y, scale } = view;
    this.#sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.#sheet.style.setProperty('--scale', String(scale));
    const isFar = scale < readable - 0.001;
    this.#sheet.toggleAttribute('data-far', isFar);
    // Where the other words are too small to be read, the names of states that have room for it keep the size of small print.
    if (isFar)
      for (const title of this.#sheet.querySelectorAll<SVGTextElement>('[data-least]'))
        title.toggleAttribute('data-small', scale < Number(title.dataset['least']));
    for (const listener of this.#listeners) listener(frameOf(view, this.#room));
  }

  /** Moves to a view in a few frames, or at once for who wants less motion. */
  #travel(to: View): void {
    cancelAnimationFrame(this.#frame);
    if (isStill()) return this.#apply(to);
    const from = this.#view;
    const start = performance.now();
    const step = (now: number) => {
      const share = eased(Math.min(1, Math.max(0, now - start) / duration));
      const between = (one: number, other: number) => one + (other - one) * share;
      this.#apply({ x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) });
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** By hand: at once, and whatever moved by itself ends. */
  #jump(view: View): void {
    cancelAnimationFrame(this.#frame);
    this.#apply(view);
  }

  /** The drawing has another layout: the box that was at `before` is now at `after`, and stays where it is on the board. */
  redraw(drawing: Size, before: DrawnBox | null, after: DrawnBox | null): void {
    this.#drawing = drawing;
    const { x, y, scale } = this.#view;
    if (before && after) this.#jump({ scale, x: x + (before.x - after.x) * scale, y: y + (before.y - after.y) * scale });
  }

  open(drawing: Size, start: DrawnBox | null): void {
    this.#drawing = drawing;
    this.#jump(opened(this.#room, drawing, start));
  }

  move(dx: number, dy: number): void {
    this.#jump({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy });
  }

  zoom(factor: number, at = { x: this.#room.width / 2, y: this.#room.height / 2 }): void {
    this.#jump(zoomed(this.#view, factor, at));
  }

  /** Shows all of the drawing. */
  fit(): void {
    this.#travel(fitted(this.#room, this.#drawing));
  }

  /** Brings a box into the middle, in letters that can be read. */
  show(box: DrawnBox): void {
    this.#travel(centered(this.#view, this.#room, box));
  }

  /** Has the middle of the board at a point of the drawing. */
  center({ x, y }: { x: number; y: number }): void {
    this.#jump(centered(this.#view, this.#room, { x, y, width: 0, height: 0 }, 0));
  }

  /** Brings these boxes onto the board with as little movement as possible, the first ones where not all have room. */
  follow(boxes: readonly DrawnBox[]): void {
    this.#travel(following(this.#view, this.#room, boxes));
  }
}
