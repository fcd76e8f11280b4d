/**
 * Reads server-sent events with fetch, because the token belongs in a header and never in a URL. Parsed by hand: the events come from our
 * own server, and a general parser weighs 1.5 KB more (docs/decisions).
 */
import type { Call } from '../../contract/structs/calls/call.ts';
import { is, type Infer } from '../../contract/structs/schema.ts';
import { addressOf, headersFor, NetworkProblem } from './api.ts';

/**
 * Passes each event's decoded data to the callback; resolves at the end of the stream, rejects when it breaks or is not an event stream.
 */
export async function readEvents<const C extends Call>(
  call: C,
  options: { params?: Record<string, string>; body?: unknown; headers?: Record<string, string>; signal: AbortSignal },
  onData: (data: Infer<C['data']>) => void,
): Promise<void> {
  const response = await fetch(addressOf(call, options.params), {
    method: call.method,
    headers: {
      ...headersFor(),
      ...options.headers,
      accept: 'text/event-stream',
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  });
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new NetworkProblem(`${call.path} did not answer with events`);
  let rest = '';
  for await (const chunk of chunksOf(response.body.pipeThrough(new TextDecoderStream()))) {
    const blocks = (rest + chunk).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = dataOf(block);
      if (data !== null && is(data, call.data)) onData(data as Infer<C['data']>);
    }
  }
}

async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.releaseLock();
  }
}

function dataOf(block: string): unknown {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  if (lines.length === 0) return null;
  try {
    return JSON.parse(lines.map((line) => line.slice(5).trimStart()).join('\n'));
  } catch {
    return null;
  }
}
