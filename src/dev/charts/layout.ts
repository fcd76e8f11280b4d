/** The layout of charts, by elk in a worker of its own. */
import ELK from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { drawingOf, type Drawing } from './drawn.ts';
import type { Flow } from './flow.ts';
import { graphOf } from './graph.ts';

/** `ms`: how long the worker took, in milliseconds. */
export type Laid = { readonly drawing: Drawing; readonly ms: number };

let elk: InstanceType<typeof ELK> | null = null;

/** Starts the worker, once. */
function startLayout(): InstanceType<typeof ELK> {
  elk ??= new ELK({ workerFactory: () => new Worker(workerUrl) });
  return elk;
}

async function compute(flow: Flow, folded: ReadonlySet<string>): Promise<Laid> {
  const graph = graphOf(flow, folded);
  const laid = await startLayout().layout(graph.root, { measureExecutionTime: true });
  // The worker's own time, in seconds: this page may be busy when the answer comes.
  const { executionTime = 0 } = (laid as { logging?: { executionTime?: number } }).logging ?? {};
  return { drawing: drawingOf(laid, graph), ms: executionTime * 1000 };
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
