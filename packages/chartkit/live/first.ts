/** What a chart shows first: as much of it as fits on a screen in letters that can be read. */
import type { ElkNode } from 'elkjs/lib/elk-api';
import { fitScale, readable } from './camera.ts';
import type { Flow, FlowState } from '../export/flow.ts';
import { graphOf, whole, type Detail, type Graph } from './graph.ts';

/** The board in a window of 1440 × 900 pixels. */
const board = { width: 880, height: 780 };

const depthOf = (id: string): number => id.split('.').length - 1;
export const hasInside = ({ type }: FlowState): boolean => type === 'compound' || type === 'parallel';

/** The states of a chart that can be folded, at this depth below it. */
const foldable = ({ states }: Flow, depth: number): string[] =>
  states.filter((state) => hasInside(state) && depthOf(state.id) === depth).map(({ id }) => id);

/** From all of the chart to its outline: with fewer and fewer levels, and at each level without the actions. */
export function ladder(flow: Flow): Detail[] {
  const deepest = Math.max(0, ...flow.states.filter(hasInside).map(({ id }) => depthOf(id)));
  const levels = Array.from({ length: deepest }, (_, index) => new Set(foldable(flow, deepest - index)));
  return [whole.folded, ...levels].flatMap((folded) => [
    { folded, isBrief: false },
    { folded, isBrief: true },
  ]);
}

/** The states that are folded where everything below the first level is. */
export const outline = (flow: Flow): ReadonlySet<string> => new Set(foldable(flow, 1));

export type First = { readonly detail: Detail; readonly graph: Graph; readonly laid: ElkNode };

/** Lays out the first rung of the ladder that fits on the board; where none does, the one that fits best. */
export async function firstOf(flow: Flow, layout: (graph: Graph) => Promise<ElkNode>): Promise<First> {
  let best: (First & { scale: number }) | null = null;
  for (const detail of ladder(flow)) {
    const graph = graphOf(flow, detail);
    const laid = await layout(graph);
    const scale = fitScale(board, { width: laid.width!, height: laid.height! });
    if (!best || scale > best.scale) best = { detail, graph, laid, scale };
    if (scale >= readable) break;
  }
  return best!;
}
