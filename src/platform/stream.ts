/**
 * Reads server-sent events from a call of the API, because the token belongs in a header and never in a URL. Parsed by hand: the events come from our
 * own server, and a general parser weighs 1.5 KB more (docs/decisions).
 */
import type { Call } from '../../contract/structs/calls/call.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { callForBody, NetworkProblem, readerOf, type CallOptions } from './api.ts';

/**
 * Passes each event's decoded data to the callback. Resolves with success at the end of the stream, or with the refusal that came in its
 * place; rejects when the stream breaks or is not one of events.
 */
export async function readEvents<const C extends Call>(
  call: C,
  options: CallOptions<C>,
  onData: (data: Infer<C['data']>) => void,
): Promise<Answer<null>> {
  const response = await callForBody(call, { ...options, headers: { ...options.headers, accept: 'text/event-stream' } });
  if (!(response instanceof Response)) return response;
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new NetworkProblem(`${call.path} did not answer with events`, { status: response.status });
  const { isData } = await readerOf(call);
  let rest = '';
  for await (const chunk of chunksOf(response.body.pipeThrough(new TextDecoderStream()))) {
    const blocks = (rest + chunk).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = dataOf(block);
      if (data !== null && isData(data)) onData(data);
    }
  }
  return { code: codes.success, msg: '', data: null };
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
