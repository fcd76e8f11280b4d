/** The whole drawing in small, with a frame around what the board shows. */
import { useEffect, useRef, type PointerEvent } from 'react';
import type { Drawing } from './drawn.ts';
import type { Sheet } from './sheet.ts';

type Props = { drawing: Drawing; active: ReadonlySet<string>; chosen: string | null; sheet: Sheet; moved(): void };

export function Overview({ drawing, active, chosen, sheet, moved }: Props) {
  const frame = useRef<SVGRectElement>(null);
  useEffect(
    () =>
      sheet.watch(({ x, y, width, height }) => {
        for (const [name, value] of Object.entries({ x, y, width, height })) frame.current?.setAttribute(name, String(value));
      }),
    [sheet],
  );
  const go = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const point = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()!.inverse());
    sheet.center(point);
    moved();
  };
  const { width, height, parts } = drawing;
  return (
    <svg
      className="overview"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Overview: the frame is what the board shows"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && go(event)}
    >
      {parts.map(({ id, part, ...box }) =>
        part.kind === 'start' ? null : (
          <rect
            key={id}
            className={part.kind}
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            data-active={active.has(id) || undefined}
            data-chosen={chosen === id || undefined}
          />
        ),
      )}
      <rect ref={frame} className="frame" />
    </svg>
  );
}
