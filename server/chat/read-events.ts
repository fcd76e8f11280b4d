import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Maximum length of one event in characters. */
const maxLength = 1_000_000;

/** Yields the data of server-sent events, one string per event. Throws when an event exceeds a million characters. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream({ maxBufferSize: maxLength }));
  for await (const { data } of events) if (data !== '') yield data;
}
