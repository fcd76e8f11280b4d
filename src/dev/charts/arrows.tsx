import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';

type Line = { path: string; isActive: boolean };

/** One arrow for every `data-to` element, from its line to the state with that id. */
function linesIn(board: HTMLElement): Line[] {
  const origin = board.getBoundingClientRect();
  return [...board.querySelectorAll<HTMLElement>('[data-to]')].flatMap((row) => {
    const target = board.querySelector<HTMLElement>(`[data-state="${row.dataset['to']}"]`);
    if (!target) return [];
    const from = row.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const start = { x: from.right - origin.left, y: from.top + from.height / 2 - origin.top };
    const end = { x: to.left - origin.left, y: to.top + 18 - origin.top };
    const bend = Math.max(40, Math.abs(end.x - start.x) / 3);
    const path = `M ${start.x} ${start.y} C ${start.x + bend} ${start.y}, ${end.x - bend} ${end.y}, ${end.x} ${end.y}`;
    return [{ path, isActive: row.closest('[data-state]')?.hasAttribute('data-active') ?? false }];
  });
}

/** Draws the transitions of its states, with those of active states emphasized; it measures on mount and on resize. */
export function Arrows({ children }: { children: ReactNode }) {
  const board = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const draw = () => setLines(linesIn(element));
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    draw();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={board} className={css({ position: 'relative' })}>
      {children}
      <svg
        aria-hidden="true"
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none', overflow: 'visible' })}
      >
        <defs>
          <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 8 4 0 8z" fill="#7A5CF6" />
          </marker>
        </defs>
        {lines.map(({ path, isActive }) => (
          <path
            key={path}
            d={path}
            fill="none"
            stroke="#7A5CF6"
            strokeWidth={isActive ? 2 : 1}
            opacity={isActive ? 0.9 : 0.18}
            markerEnd="url(#head)"
          />
        ))}
      </svg>
    </div>
  );
}
