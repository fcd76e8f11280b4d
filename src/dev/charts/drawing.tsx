/** The drawing of a chart as SVG. */
import { memo } from 'react';
import { pathOf, type Drawing, type DrawnPart } from './drawn.ts';
import { sizes, type Line } from './graph.ts';

type Lit = {
  /** Ids of the active states. */
  readonly active: ReadonlySet<string>;
  /** Places of the transitions taken last. */
  readonly taken: ReadonlySet<string>;
  /** Ids of states and places of transitions that a search found. */
  readonly found: ReadonlySet<string>;
  readonly chosen: string | null;
};
type Acts = { choose(id: string): void; fold(id: string): void };

export type DrawingProps = Lit & Acts & { drawing: Drawing; walks: Readonly<Record<string, number>>; name: string };

const mark = (is: boolean) => (is ? true : undefined);

const Texts = ({ lines, x, y }: { lines: readonly Line[]; x: number; y: number }) => (
  <text x={x} y={y}>
    {lines.map(({ text, kind }, index) => (
      <tspan key={index} x={x} dy={index === 0 ? 0 : sizes.line} className={kind} xmlSpace="preserve">
        {text}
      </tspan>
    ))}
  </text>
);

function StateBox({ drawn, lit, acts }: { drawn: DrawnPart; lit: Lit; acts: Acts }) {
  const { part, id, x, y, width, height, depth, head } = drawn;
  if (part.kind !== 'state') return null;
  const { state, title, lines, isFolded } = part;
  const hasInside = state.type === 'compound' || state.type === 'parallel';
  return (
    <g
      className={depth % 2 === 0 ? 'state' : 'state deep'}
      data-state={id}
      data-active={mark(lit.active.has(id))}
      data-found={mark(lit.found.has(id))}
      data-chosen={mark(lit.chosen === id)}
      data-parallel={mark(state.type === 'parallel')}
      data-inside={mark(hasInside && !isFolded)}
      role="button"
      tabIndex={0}
      aria-label={`State ${title}${lit.active.has(id) ? ', active' : ''}. ${state.description}`}
      onClick={() => acts.choose(id)}
      onDoubleClick={() => hasInside && acts.fold(id)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') acts.choose(id);
        if (key === 'f' && hasInside) acts.fold(id);
      }}
    >
      <title>{state.description}</title>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      <text className="title" x={x + head + sizes.pad} y={y + 20}>
        {hasInside ? `${isFolded ? '▸' : '▾'} ${title}` : title}
      </text>
      <Texts lines={lines} x={x + head + sizes.pad} y={y + sizes.title + 15} />
    </g>
  );
}

function TransitionBox({ drawn, lit, walks }: { drawn: DrawnPart; lit: Lit; walks: Readonly<Record<string, number>> }) {
  const { part, x, y, width, height } = drawn;
  if (part.kind !== 'transition') return null;
  const { place } = part.transition;
  const count = walks[place];
  return (
    <g
      className="transition"
      data-place={place}
      data-taken={mark(lit.taken.has(place))}
      data-found={mark(lit.found.has(place))}
      data-walks={count}
    >
      <title>{count === undefined ? place : `${place}: ${count} steps of the path tests`}</title>
      <rect x={x} y={y} width={width} height={height} rx={7} />
      <Texts lines={part.lines} x={x + 6} y={y + 15} />
    </g>
  );
}

/** Everything of a chart; only what is lit changes from step to step. */
export const ChartDrawing = memo(function ChartDrawing({ drawing, walks, name, choose, fold, ...lit }: DrawingProps) {
  const { width, height, parts, lines } = drawing;
  return (
    <svg className="drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={`The chart ${name}`}>
      <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
          <path className="head" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {parts.map((drawn) => (
        <StateBox key={drawn.id} drawn={drawn} lit={lit} acts={{ choose, fold }} />
      ))}
      {lines.map(({ id, place, points, isEnd }) => (
        <path
          key={id}
          className="line"
          d={pathOf(points)}
          data-taken={mark(place !== null && lit.taken.has(place))}
          markerEnd={isEnd ? 'url(#head)' : undefined}
        />
      ))}
      {parts.map((drawn) =>
        drawn.part.kind === 'start' ? (
          <circle key={drawn.id} className="start" cx={drawn.x + sizes.dot / 2} cy={drawn.y + sizes.dot / 2} r={sizes.dot / 2} />
        ) : (
          <TransitionBox key={drawn.id} drawn={drawn} lit={lit} walks={walks} />
        ),
      )}
    </svg>
  );
});
