/** The layout of charts, by elk: what a chart shows first while building, everything else in a worker. */
import ELK, { type ElkNode } from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { drawingOf, type Drawing } from './drawn.ts';
import { firstOf } from './first.ts';
import type { Flow } from '../export/flow.ts';
import { graphOf, type Detail, type Graph } from './graph.ts';

/** `ms`: how long the layout took, in milliseconds. `isBuilt`: it came with the build, and took only as long as it was read. */
export type Laid = { readonly detail: Detail; readonly drawing: Drawing; readonly ms: number; readonly isBuilt: boolean };

let elk: InstanceType<typeof ELK> | null = null;
const inWorker = ({ root }: Graph): Promise<ElkNode> => (elk ??= new ELK({ workerFactory: () => new Worker(workerUrl) })).layout(root);

/** A worker whose code is not compiled yet takes five times as long: it lays out what is on screen a few times, before anybody folds it. */
const warmUp = (graph: Graph): void => {
  if (elk) return;
  const warm = async () => {
    for (let round = 0; round < 3; round += 1) await inWorker(graph);
  };
  setTimeout(() => void warm().catch(() => undefined), 300);
};

/** What a chart shows first, as elk laid it out while building. */
export type Built = { readonly folded: readonly string[]; readonly isBrief: boolean; readonly laid: ElkNode };
export type LoadBuilt = () => Promise<{ readonly default: Built }>;

const read = (load: LoadBuilt) =>
  load().then(
    ({ default: { folded, isBrief, laid } }) => ({ detail: { folded: new Set(folded), isBrief }, laid }),
    () => null,
  );

async function first(flow: Flow, load: LoadBuilt | undefined): Promise<Laid> {
  const built = load ? await read(load) : null;
  const start = performance.now();
  const { detail, graph, laid } = built ? { ...built, graph: graphOf(flow, built.detail) } : await firstOf(flow, inWorker);
  const drawing = drawingOf(laid, graph);
  if (built) warmUp(graph);
  return { detail, drawing, ms: performance.now() - start, isBuilt: built !== null };
}

async function inDetail(flow: Flow, detail: Detail): Promise<Laid> {
  const start = performance.now();
  const graph = graphOf(flow, detail);
  const drawing = drawingOf(await inWorker(graph), graph);
  return { detail, drawing, ms: performance.now() - start, isBuilt: false };
}

const computed = new Map<string, Promise<Laid>>();

/** The drawing of a chart in this detail, computed once; null is what it shows first, which `load` brings where it was built. */
export function layOut(flow: Flow, detail: Detail | null, load?: LoadBuilt): Promise<Laid> {
  const key = [flow.machine, ...(detail ? [String(detail.isBrief), ...[...detail.folded].toSorted()] : [])].join(' ');
  const known = computed.get(key) ?? (detail ? inDetail(flow, detail) : first(flow, load));
  computed.set(key, known);
  // A layout that failed is tried again.
  known.catch(() => computed.delete(key));
  return known;
}
