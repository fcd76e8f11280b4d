/**
 * A chart as a graph for elk. Every transition is a node of its own between its source and its target, so that no arrow can run through its
 * words; a transition without a target is a line of its state.
 */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Flow, FlowState, FlowTransition } from './flow.ts';
import { spokenAction, spokenEvent, spokenGuard, spokenState } from './spoken.ts';

/** Sizes in pixels; the letters are monospaced, so that a text has the same size wherever it is measured. */
export const sizes = { letter: 6.7, line: 15, title: 22, pad: 12, dot: 10 } as const;

export type Line = { readonly text: string; readonly kind: 'event' | 'guard' | 'action' | 'note' };

/** What a node of the layout stands for. */
export type Part =
  | {
      readonly kind: 'state';
      readonly state: FlowState;
      readonly title: string;
      readonly lines: readonly Line[];
      readonly isFolded: boolean;
    }
  | { readonly kind: 'transition'; readonly transition: FlowTransition; readonly lines: readonly Line[] }
  | { readonly kind: 'start' };

export type Graph = {
  readonly root: ElkNode;
  readonly parts: ReadonlyMap<string, Part>;
  readonly edges: ReadonlyMap<string, string | null>;
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

const linesOf = (kind: Line['kind'], text: string): Line[] => wrapped(text).map((line) => ({ kind, text: line }));

/** The words of a transition: what starts it, on which condition, what it does. */
export function wordsOf(transition: FlowTransition): Line[] {
  const { guard, actions } = transition;
  return [
    ...linesOf('event', spokenEvent(transition) || 'at once'),
    ...(guard ? linesOf('guard', `[${spokenGuard(guard)}]`) : []),
    ...actions.flatMap((action) => linesOf('action', `/ ${spokenAction(action)}`)),
  ];
}

const widthOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ text }) => text.length)) * sizes.letter;

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

/** The graph of a chart, without what is inside the folded states. */
export function graphOf({ states, transitions }: Flow, folded: ReadonlySet<string> = new Set()): Graph {
  const [whole] = states;
  const parts = new Map<string, Part>();
  const edges = new Map<string, string | null>();
  if (!whole) return { root: { id: 'nothing' }, parts, edges };
  // Regions stand above each other; a chart without them is read from top to bottom.
  const laidOut = { ...options, 'elk.direction': whole.type === 'parallel' ? 'RIGHT' : 'DOWN' };
  const shownAs = (id: string): string => [...folded].filter((state) => isWithin(id, state)).toSorted()[0] ?? id;
  const nodes = new Map<string, ElkNode>();
  const links: ElkExtendedEdge[] = [];
  const link = (id: string, from: string, to: string, place: string | null) => {
    links.push({ id, sources: [from], targets: [to] });
    edges.set(id, place);
  };

  for (const state of states) {
    if (shownAs(state.id) !== state.id) continue;
    const isFolded = folded.has(state.id);
    const inner = transitions.filter(({ source, targets }) => source === state.id && targets.length === 0);
    const lines = [
      ...state.invoke.flatMap(({ src }) => linesOf('note', `asks ${src}`)),
      ...spokenState(state).flatMap((line) => linesOf('action', line)),
      ...inner.flatMap((transition) =>
        linesOf(
          'event',
          wordsOf(transition)
            .map(({ text }) => text.trim())
            .join(' '),
        ),
      ),
    ];
    const title = state.id.split('.').at(-1) ?? state.id;
    parts.set(state.id, { kind: 'state', state, title, lines, isFolded });
    const width = Math.max(title.length * 8.6 + 44, widthOf(lines)) + sizes.pad * 2;
    const height = sizes.title + sizes.pad + lines.length * sizes.line;
    const node: ElkNode = { id: state.id, width, height };
    const hasChildren = !isFolded && states.some(({ id }) => id !== state.id && parentOf(id) === state.id);
    if (hasChildren) {
      node.children = [];
      node.layoutOptions = {
        'elk.padding': `[top=${height + 8},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // Wider than its words, so that these find a place beside the arrows that enter.
        'elk.nodeSize.minimum': `(${width + 170},${height})`,
        ...(state.id === whole.id ? laidOut : {}),
      };
    }
    nodes.set(state.id, node);
    if (state.id !== whole.id) nodes.get(parentOf(state.id))?.children?.push(node);
    if (hasChildren && state.initial) {
      const start = `start:${state.id}`;
      parts.set(start, { kind: 'start' });
      node.children!.push({ id: start, width: sizes.dot, height: sizes.dot });
      link(`edge:${start}`, start, shownAs(state.initial), null);
    }
  }

  for (const transition of transitions) {
    const source = shownAs(transition.source);
    for (const [index, aim] of transition.targets.entries()) {
      const target = shownAs(aim);
      // Within a folded state nothing is seen.
      if (folded.has(source) && target === source && transition.source !== source) continue;
      const id = `transition:${transition.place}${index > 0 ? `:${index}` : ''}`;
      const lines = wordsOf(transition);
      parts.set(id, { kind: 'transition', transition, lines });
      nodes
        .get(homeOf(source, target, whole.id))
        ?.children?.push({ id, width: widthOf(lines) + sizes.pad, height: lines.length * sizes.line + 8 });
      // What can happen anywhere in a state has no arrow from it: its words stand in its box.
      const isAnywhere = source !== target && isWithin(target, source);
      if (!isAnywhere && source !== whole.id) link(`from:${id}`, source, id, transition.place);
      const end = target === whole.id ? shownAs(whole.initial ?? whole.id) : target;
      if (end !== whole.id) link(`to:${id}`, id, end, transition.place);
    }
  }
  const root = nodes.get(whole.id)!;
  return { root: { id: 'drawing', children: [root], edges: links, layoutOptions: laidOut }, parts, edges };
}
