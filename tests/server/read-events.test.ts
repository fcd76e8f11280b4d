import { describe, expect, it } from 'vitest';
import { readEvents } from '../../server/chat/read-events.ts';

const bodyOf = (chunks: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });

const dataOf = async (...chunks: (string | Uint8Array<ArrayBuffer>)[]): Promise<string[]> => {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  const found: string[] = [];
  for await (const data of readEvents(bodyOf(bytes))) found.push(data);
  return found;
};

describe('the events of an answer', () => {
  it.each([
    ['line feeds', 'data: a\n\ndata: b\n\n'],
    ['carriage returns with line feeds', 'data: a\r\n\r\ndata: b\r\n\r\n'],
    ['carriage returns alone', 'data: a\r\rdata: b\r\r'],
    ['comments and other fields between', ': keep-alive\n\nevent: x\nid: 1\ndata: a\n\nretry: 10\n\ndata:b\n\n'],
    ['a byte order mark', '\uFEFFdata: a\n\ndata: b\n\n'],
  ])('are read with %s', async (_, text) => {
    expect(await dataOf(text)).toEqual(['a', 'b']);
  });

  it('are read wherever the network cuts them, in the middle of a letter too', async () => {
    const bytes = new TextEncoder().encode('data: д\r\ndata: 文\r\n\r\n');
    expect(await dataOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(['д\n文']);
  });

  it('are left out where the answer breaks off', async () => {
    expect(await dataOf('data: a\n\ndata: half')).toEqual(['a']);
  });

  it('that never end are refused', async () => {
    const endless = Array.from({ length: 40 }, () => 'x'.repeat(65_536));
    await expect(dataOf('data: ', ...endless)).rejects.toThrow();
    await expect(dataOf(...endless.map((text) => `data: ${text}\n`))).rejects.toThrow();
  });
});
