import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The most characters that one event may have before it ends. */
const maxLength = 1_000_000;

/** The data of server-sent events, one string an event. Throws when an event does not end within a million characters. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream({ maxBufferSize: maxLength }));
  for await (const { data } of events) if (data !== '') yield data;
}
