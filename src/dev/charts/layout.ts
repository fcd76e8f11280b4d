/** The layout of charts, by elk: with nothing folded while building, otherwise in a worker. */
import ELK from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { drawings } from 'virtual:flows';
import { drawingOf, type Drawing } from './drawn.ts';
import type { Flow } from './flow.ts';
import { graphOf, type Graph } from './graph.ts';

/** `ms`: how long the layout took, in milliseconds. `isBuilt`: it came with the build, and took only as long as it was read. */
export type Laid = { readonly drawing: Drawing; readonly ms: number; readonly isBuilt: boolean };

let elk: InstanceType<typeof ELK> | null = null;
const inWorker = ({ root }: Graph) => (elk ??= new ELK({ workerFactory: () => new Worker(workerUrl) })).layout(root);

/** A worker whose code is not compiled yet takes five times as long: it lays out what is on screen a few times, before anybody folds it. */
const warmUp = (graph: Graph): void => {
  if (elk) return;
  const warm = async () => {
    for (let round = 0; round < 3; round += 1) await inWorker(graph);
  };
  setTimeout(() => void warm().catch(() => undefined), 300);
};

async function compute(flow: Flow, folded: ReadonlySet<string>): Promise<Laid> {
  const built =
    folded.size === 0
      ? await drawings[flow.machine]?.().then(
          (module) => module.default,
          () => null,
        )
      : null;
  const start = performance.now();
  const graph = graphOf(flow, folded);
  const drawing = drawingOf(built ?? (await inWorker(graph)), graph);
  if (built) warmUp(graph);
  return { drawing, ms: performance.now() - start, isBuilt: Boolean(built) };
}

const computed = new Map<string, Promise<Laid>>();

/** The drawing of a chart with these states folded, computed once. */
export function layOut(flow: Flow, folded: ReadonlySet<string> = new Set()): Promise<Laid> {
  const key = [flow.machine, ...[...folded].toSorted()].join(' ');
  const known = computed.get(key) ?? compute(flow, folded);
  computed.set(key, known);
  // A layout that failed is tried again.
  known.catch(() => computed.delete(key));
  return known;
}
