/**
 * A chart as a graph for elk. The transitions from one state to another are one node between the two, so that no arrow can run through their
 * words and parallel arrows are a single one; arrows into one state share their last part. A transition without a target is a line of its
 * state, and so is one of many that lead back to the same state: `payment.closed ↩ closed`.
 */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Flow, FlowState, FlowTransition } from '../export/flow.ts';
import { spokenAction, spokenEvent, spokenGuard, spokenState } from '../export/spoken.ts';

/** Sizes in pixels; the letters are monospaced, so that a text has the same size wherever it is measured. */
export const sizes = { letter: 8.5, line: 18, title: 26, titleLetter: 9.9, pad: 12, block: 8, dot: 12 } as const;

export type GraphLine = { readonly text: string; readonly kind: 'event' | 'guard' | 'action' | 'note' };

/** What a drawing leaves out. `folded`: ids of the states whose inside is hidden. `isBrief`: actions are hidden. */
export type Detail = { readonly folded: ReadonlySet<string>; readonly isBrief: boolean };

export const whole: Detail = { folded: new Set(), isBrief: false };

/** One transition of a bundle. `id` is unique in a drawing: a transition with several targets is drawn once for each. */
export type Block = { readonly id: string; readonly transition: FlowTransition; readonly lines: readonly GraphLine[] };

/** What a node of the layout stands for. */
export type GraphPart =
  | {
      readonly kind: 'state';
      readonly state: FlowState;
      readonly title: string;
      readonly lines: readonly GraphLine[];
      readonly isFolded: boolean;
      /** The transitions inside its box, below its lines. */
      readonly returns: readonly Block[];
    }
  | ({ readonly kind: 'transition' } & Omit<Block, 'id'>)
  | { readonly kind: 'bundle'; readonly blocks: readonly Block[] }
  | { readonly kind: 'start' };

/** `edges`: the places of the transitions that an arrow belongs to; none for the arrow from an initial marker. */
export type Graph = {
  readonly root: ElkNode;
  readonly parts: ReadonlyMap<string, GraphPart>;
  readonly edges: ReadonlyMap<string, readonly string[]>;
};

const parentOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
const isWithin = (id: string, whole: string): boolean => id === whole || id.startsWith(`${whole}.`);

/** Lines of at most `most` letters; what one line continues is indented. */
export function wrapped(text: string, most = 36): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines;
}

const linesOf = (kind: GraphLine['kind'], text: string): GraphLine[] => wrapped(text).map((line) => ({ kind, text: line }));

/** The words of a transition: what starts it, on which condition, and what it does unless they are brief. */
export function wordsOf(transition: FlowTransition, isBrief = false): GraphLine[] {
  const { guard, actions, place } = transition;
  const isLast = !guard && !place.endsWith(' · 0');
  return [
    ...linesOf('event', `${spokenEvent(transition) || 'at once'}${isLast ? ' otherwise' : ''}`),
    ...(guard ? linesOf('guard', `[${spokenGuard(guard)}]`) : []),
    ...(isBrief ? [] : actions.flatMap((action) => linesOf('action', `/ ${spokenAction(action)}`))),
  ];
}

/** The height of the words of a state, without its inside. */
export const headHeight = ({ lines, returns }: { lines: readonly GraphLine[]; returns: readonly Block[] }): number =>
  sizes.title + lines.length * sizes.line + returns.reduce((sum, block) => sum + blockHeight(block), 0);

export const blockHeight = ({ lines }: Pick<Block, 'lines'>): number => lines.length * sizes.line + sizes.block;

/** How many letters of the name of a state inside a folded one are shown. */
const longestInside = 30;

const widthOf = (lines: readonly GraphLine[]): number => Math.max(0, ...lines.map(({ text }) => text.length)) * sizes.letter;

/** The smallest state that contains both. */
function common(one: string, other: string): string {
  let whole = one;
  while (!isWithin(other, whole)) whole = parentOf(whole);
  return whole;
}

/** The state whose box holds the words of a transition. */
function homeOf(source: string, target: string, root: string): string {
  if (source === root || target === root) return root;
  if (source === target) return parentOf(source);
  if (isWithin(target, source)) return source;
  return isWithin(source, target) ? parentOf(target) : common(source, target);
}

/** From how many states others lead back to a state, at least, for the arrows to be more confusing than their names. */
const manyReturns = 3;

type Bundle = { readonly source: string; readonly target: string; readonly blocks: Block[] };

/** The transitions of a chart that are seen in this detail, bundled by the states that they are seen to connect. */
function bundlesOf({ transitions }: Flow, { folded, isBrief }: Detail, shownAs: (id: string) => string): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const transition of transitions) {
    const source = shownAs(transition.source);
    for (const [index, aim] of transition.targets.entries()) {
      const target = shownAs(aim);
      // Within a folded state nothing is seen.
      if (folded.has(source) && target === source && transition.source !== source) continue;
      const key = `${source} to ${target}`;
      const bundle = bundles.get(key) ?? { source, target, blocks: [] };
      bundles.set(key, bundle);
      const id = `transition:${transition.place}${index > 0 ? `:${index}` : ''}`;
      bundle.blocks.push({ id, transition, lines: wordsOf(transition, isBrief) });
    }
  }
  return [...bundles.values()];
}

/** The bundles that lead back to a state to which many do: states are in the order in which a chart is read. */
function returnsIn(bundles: readonly Bundle[], { states }: Flow): ReadonlySet<Bundle> {
  const order = new Map(states.map(({ id }, index) => [id, index]));
  const isBack = ({ source, target }: Bundle) =>
    !isWithin(source, target) && !isWithin(target, source) && order.get(source)! > order.get(target)!;
  const back = Object.values(Object.groupBy(bundles.filter(isBack), ({ target }) => target));
  return new Set(back.filter((bundle) => bundle!.length >= manyReturns).flatMap((bundle) => bundle!));
}

const returning = ({ target, blocks }: Bundle): Block[] =>
  blocks.map(({ lines: [first, ...others], ...block }) => ({
    ...block,
    lines: [...linesOf('event', `${first!.text} ↩ ${target.split('.').at(-1)}`), ...others],
  }));

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // From the initial state on: what comes back to a state is what points back.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.componentComponent': '24',
  // The default of 7 takes three times as long on the largest chart and gains nothing that one sees.
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
} as const;

/** The words inside a state's box. A folded state has room for the name of what is active inside it. */
function stateLines(state: FlowState, { states, transitions }: Flow, { folded, isBrief }: Detail): GraphLine[] {
  if (folded.has(state.id)) {
    const inside = states.filter(({ id }) => id !== state.id && isWithin(id, state.id));
    return [{ kind: 'note', text: inside.length === 1 ? 'one state inside' : `${inside.length} states inside` }];
  }
  const inner = transitions.filter(({ source, targets }) => source === state.id && targets.length === 0);
  return [
    ...state.invoke.flatMap(({ src }) => linesOf('note', `asks ${src}`)),
    ...(isBrief ? [] : spokenState(state).flatMap((line) => linesOf('action', line))),
    ...inner.flatMap((transition) =>
      linesOf(
        'event',
        wordsOf(transition, isBrief)
          .map(({ text }) => text.trim())
          .join(' '),
      ),
    ),
  ];
}

/** The longest name of a state inside a folded one, in letters, where it can be active on its own. */
const insideLength = ({ states }: Flow, folded: string): number =>
  Math.min(longestInside, Math.max(0, ...states.filter(({ id }) => isWithin(id, folded)).map(({ id }) => id.length - folded.length + 1)));

/** Regions are above each other; a chart without them is read from top to bottom. */
const layoutOf = ({ type }: Flow['states'][number]) => ({
  ...options,
  ...(type === 'parallel'
    ? // The placement of a chart with an order leaves gaps between regions, which have none.
      { 'elk.direction': 'RIGHT', 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX' }
    : { 'elk.direction': 'DOWN' }),
});

/** The graph of a chart in this detail. */
export function graphOf(flow: Flow, detail: Detail = whole): Graph {
  const { states } = flow;
  const { folded } = detail;
  const [chart] = states;
  const parts = new Map<string, GraphPart>();
  const edges = new Map<string, readonly string[]>();
  if (!chart) return { root: { id: 'nothing' }, parts, edges };
  const laidOut = layoutOf(chart);
  const shownAs = (id: string): string => [...folded].filter((state) => isWithin(id, state)).toSorted()[0] ?? id;
  const nodes = new Map<string, ElkNode>();
  const links: ElkExtendedEdge[] = [];
  const link = (id: string, from: string, to: string, places: readonly string[]) => {
    links.push({ id, sources: [from], targets: [to] });
    edges.set(id, places);
  };

  const bundles = bundlesOf(flow, detail, shownAs);
  const returns = returnsIn(bundles, flow);

  for (const state of states) {
    if (shownAs(state.id) !== state.id) continue;
    const isFolded = folded.has(state.id);
    const lines = stateLines(state, flow, detail);
    const title = state.id.split('.').at(-1) ?? state.id;
    const own = [...returns].filter(({ source }) => source === state.id).flatMap(returning);
    parts.set(state.id, { kind: 'state', state, title, lines, isFolded, returns: own });
    const inside = isFolded ? insideLength(flow, state.id) * sizes.letter : 0;
    const words = Math.max(inside, widthOf(lines), ...own.map((block) => widthOf(block.lines) + sizes.pad));
    const width = Math.max(title.length * sizes.titleLetter + 44, words) + sizes.pad * 2;
    const height = headHeight({ lines, returns: own }) + sizes.pad;
    const node: ElkNode = { id: state.id, width, height };
    const hasChildren = !isFolded && states.some(({ id }) => id !== state.id && parentOf(id) === state.id);
    if (hasChildren) {
      node.children = [];
      node.layoutOptions = {
        'elk.padding': `[top=${height + 8},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // Wider than its words, so that these find a place beside the arrows that enter.
        'elk.nodeSize.minimum': `(${width + 170},${height})`,
        ...(state.id === chart.id ? laidOut : {}),
      };
    }
    nodes.set(state.id, node);
    if (state.id !== chart.id) nodes.get(parentOf(state.id))?.children?.push(node);
    if (hasChildren && state.initial) {
      const start = `start:${state.id}`;
      parts.set(start, { kind: 'start' });
      node.children!.push({ id: start, width: sizes.dot, height: sizes.dot });
      link(`edge:${start}`, start, shownAs(state.initial), []);
    }
  }

  /** Where the arrows into a state end. */
  const entryOf = (id: string): string => {
    const entry = `entry:${id}`;
    nodes.get(id)!.ports ??= [{ id: entry }];
    return entry;
  };
  for (const bundle of bundles) {
    if (returns.has(bundle)) continue;
    const { source, target, blocks } = bundle;
    const id = `bundle:${source} to ${target}`;
    const places = blocks.map(({ transition }) => transition.place);
    parts.set(id, { kind: 'bundle', blocks });
    nodes.get(homeOf(source, target, chart.id))?.children?.push({
      id,
      width: Math.max(...blocks.map(({ lines }) => widthOf(lines))) + sizes.pad,
      height: blocks.reduce((sum, block) => sum + blockHeight(block), 0),
    });
    // What can happen anywhere in a state has no arrow from it: its words stand in its box.
    const isAnywhere = source !== target && isWithin(target, source);
    if (!isAnywhere && source !== chart.id) link(`from:${id}`, source, id, places);
    const end = target === chart.id ? shownAs(chart.initial ?? chart.id) : target;
    if (end !== chart.id) link(`to:${id}`, id, entryOf(end), places);
  }
  const root = nodes.get(chart.id)!;
  return { root: { id: 'drawing', children: [root], edges: links, layoutOptions: laidOut }, parts, edges };
}
