/** The layout of charts, by elk in a worker of its own. */
import ELK from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { drawingOf, type Drawing } from './drawn.ts';
import type { Flow } from './flow.ts';
import { graphOf } from './graph.ts';

let elk: InstanceType<typeof ELK> | null = null;

/** Starts the worker, once. */
export function startLayout(): InstanceType<typeof ELK> {
  if (!elk) {
    elk = new ELK({ workerFactory: () => new Worker(workerUrl) });
    // The worker reads its code with the first graph.
    void elk.layout({ id: 'nothing' });
  }
  return elk;
}

/** The drawing of a chart with these states folded, and how long the worker took in milliseconds. */
export async function layOut(flow: Flow, folded: ReadonlySet<string>): Promise<{ drawing: Drawing; ms: number }> {
  const graph = graphOf(flow, folded);
  const worker = startLayout();
  await worker.layout({ id: 'nothing' });
  const start = performance.now();
  const laid = await worker.layout(graph.root);
  return { drawing: drawingOf(laid, graph), ms: performance.now() - start };
}
