/** The layout of charts, by elk in a worker of its own. */
import ELK from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { drawingOf, type Drawing } from './drawn.ts';
import type { Flow } from './flow.ts';
import { graphOf } from './graph.ts';

/** `ms`: how long the page waited for the worker, once that had started, in milliseconds. */
export type Laid = { readonly drawing: Drawing; readonly ms: number };

let elk: InstanceType<typeof ELK> | null = null;
let reading: Promise<unknown> | null = null;

async function compute(flow: Flow, folded: ReadonlySet<string>): Promise<Laid> {
  elk ??= new ELK({ workerFactory: () => new Worker(workerUrl) });
  // The worker reads its code with the first graph.
  reading ??= elk.layout({ id: 'nothing' });
  const graph = graphOf(flow, folded);
  await reading;
  const start = performance.now();
  const laid = await elk.layout(graph.root);
  return { drawing: drawingOf(laid, graph), ms: performance.now() - start };
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
