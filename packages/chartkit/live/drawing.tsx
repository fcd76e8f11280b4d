/** The drawing of a chart as SVG. */
import { memo, type KeyboardEvent } from 'react';
import { pathOf, type Drawing, type DrawnPart } from './drawn.ts';
import { sizes, type GraphLine } from './graph.ts';

type Lit = {
  /** Ids of the active states. */
  readonly active: ReadonlySet<string>;
  /** Places of the transitions taken last. */
  readonly taken: ReadonlySet<string>;
  /** Places of the transitions that can be taken now; null where none can, because the chart runs elsewhere. */
  readonly possible: ReadonlySet<string> | null;
  /** Ids of states and places of transitions that a search found. */
  readonly found: ReadonlySet<string>;
  /** The id of a state or the place of a transition. */
  readonly chosen: string | null;
};
type Acts = {
  /** A state was chosen. */
  choose(id: string): void;
  fold(id: string): void;
  /** A transition was chosen. */
  act(place: string): void;
};

export type DrawingProps = Lit & Acts & { drawing: Drawing; walks: Readonly<Record<string, number>>; name: string };

const mark = (is: boolean) => (is ? true : undefined);

/** Buttons in a drawing answer to the keys of any button. */
const onKeys = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
};

const Texts = ({ lines, x, y }: { lines: readonly GraphLine[]; x: number; y: number }) => (
  <text x={x} y={y}>
    {lines.map(({ text, kind }, index) => (
      <tspan key={index} x={x} dy={index === 0 ? 0 : sizes.line} className={kind} xmlSpace="preserve">
        {/* The space keeps the lines apart for who reads them as one text. */}
        {`${text} `}
      </tspan>
    ))}
  </text>
);

/** A frame around what is chosen, apart from its own border: it is seen whatever colors that has. */
const Ring = ({ x, y, width, height }: Pick<DrawnPart, 'x' | 'y' | 'width' | 'height'>) => (
  <path className="ring" d={`M${x - 6} ${y - 6}h${width + 12}v${height + 12}h${-width - 12}z`} />
);

/** The names of the active states inside a folded one, as long as its box has room. */
function insideOf(id: string, width: number, active: ReadonlySet<string>): string | null {
  const inside = [...active].filter((other) => other.startsWith(`${id}.`));
  const leaves = inside.filter((one) => !inside.some((other) => other.startsWith(`${one}.`))).map((one) => one.slice(id.length + 1));
  if (leaves.length === 0) return null;
  const room = Math.floor((width - 2 * sizes.pad) / sizes.letter) - 2;
  const text = leaves.join(', ');
  return `● ${text.length > room ? `${text.slice(0, room - 1)}…` : text}`;
}

function StateBox({ drawn, lit, acts }: { drawn: DrawnPart; lit: Lit; acts: Acts }) {
  const { part, id, x, y, width, height, depth, head } = drawn;
  if (part.kind !== 'state') return null;
  const { state, title, lines, isFolded } = part;
  const hasInside = state.type === 'compound' || state.type === 'parallel';
  const inside = isFolded ? insideOf(id, width, lit.active) : null;
  const isActive = lit.active.has(id);
  const text = x + head + sizes.pad;
  const name = hasInside ? `${isFolded ? '▸' : '▾'} ${title}` : title;
  const shown: readonly GraphLine[] = inside ? [{ kind: 'event', text: inside }] : lines;
  return (
    <g
      className={depth % 2 === 0 ? 'state' : 'state deep'}
      data-state={id}
      data-active={mark(isActive)}
      data-found={mark(lit.found.has(id))}
      data-chosen={mark(lit.chosen === id)}
      data-parallel={mark(state.type === 'parallel')}
      data-inside={mark(hasInside && !isFolded)}
      role="button"
      tabIndex={0}
      aria-expanded={hasInside ? !isFolded : undefined}
      aria-keyshortcuts={hasInside ? 'f' : undefined}
      aria-label={`${[name, ...shown.map((line) => line.text.trim())].join(' ')}. ${isActive ? 'Active state' : 'State'}. ${state.description}`}
      onClick={() => acts.choose(id)}
      onDoubleClick={() => hasInside && acts.fold(id)}
      onKeyDown={(event) => {
        onKeys(() => acts.choose(id))(event);
        if (event.key === 'f' && hasInside) acts.fold(id);
      }}
    >
      <title>{state.description}</title>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {lit.chosen === id && <Ring x={x} y={y} width={width} height={height} />}
      <text
        className="title"
        x={text}
        y={y + 23}
        data-least={((title.length + (hasInside ? 2 : 0)) * 7 + 6) / (width - sizes.pad)}
        onClick={(event) => {
          if (!hasInside) return;
          event.stopPropagation();
          acts.fold(id);
        }}
      >
        {`${name} `}
      </text>
      <Texts lines={shown} x={text} y={y + sizes.title + 18} />
    </g>
  );
}

function TransitionBox({ drawn, lit, acts, walks }: { drawn: DrawnPart; lit: Lit; acts: Acts; walks: DrawingProps['walks'] }) {
  const { part, x, y, width, height } = drawn;
  if (part.kind !== 'transition') return null;
  const { place, source, targets } = part.transition;
  const count = walks[place];
  const can = lit.possible === null || lit.possible.has(place);
  const words = part.lines.map(({ text }) => text.trim()).join(' ');
  return (
    <g
      className="transition"
      data-place={place}
      data-taken={mark(lit.taken.has(place))}
      data-possible={mark(lit.possible?.has(place) ?? false)}
      data-found={mark(lit.found.has(place))}
      data-chosen={mark(lit.chosen === place)}
      data-walks={count}
      role="button"
      // Where a chart is stepped through, only what can happen now is in the order of the keyboard.
      tabIndex={can ? 0 : -1}
      aria-label={`${words}: from ${source} to ${targets.join(' and ')}${can ? '' : '. Not now'}`}
      onClick={() => acts.act(place)}
      onKeyDown={onKeys(() => acts.act(place))}
    >
      <title>{count === undefined ? place : `${place}: ${count} steps of the path tests`}</title>
      <rect x={x} y={y} width={width} height={height} rx={7} />
      {lit.chosen === place && <Ring x={x} y={y} width={width} height={height} />}
      <Texts lines={part.lines} x={x + 6} y={y + 17} />
    </g>
  );
}

/** Everything of a chart; only what is lit changes from step to step. */
export const ChartDrawing = memo(function ChartDrawing({ drawing, walks, name, choose, fold, act, ...lit }: DrawingProps) {
  const { width, height, parts, lines } = drawing;
  const acts = { choose, fold, act };
  return (
    <svg className="drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={`The chart ${name}`}>
      <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">
          <path className="head" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {parts.map((drawn) => (
        <StateBox key={drawn.id} drawn={drawn} lit={lit} acts={acts} />
      ))}
      {lines.map(({ id, places, points, isEnd }) => (
        <path
          key={id}
          className="line"
          d={pathOf(points)}
          data-taken={mark(places.some((place) => lit.taken.has(place)))}
          data-possible={mark(places.some((place) => lit.possible?.has(place)))}
          markerEnd={isEnd ? 'url(#head)' : undefined}
        />
      ))}
      {parts.map((drawn) =>
        drawn.part.kind === 'start' ? (
          <circle key={drawn.id} className="start" cx={drawn.x + sizes.dot / 2} cy={drawn.y + sizes.dot / 2} r={sizes.dot / 2} />
        ) : (
          <TransitionBox key={drawn.id} drawn={drawn} lit={lit} acts={acts} walks={walks} />
        ),
      )}
    </svg>
  );
});
