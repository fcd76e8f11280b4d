/** The server as a page sees it: answers to the contract's calls, event streams, and file uploads. */
import type { Call } from '../../contract/structs/calls/call.ts';
import { anonymousCredit } from '../../contract/structs/calls/credits.ts';
import { followGeneration, getDraft, saveDraft, upload, type generation } from '../../contract/structs/calls/generations.ts';
import { siteFacts } from '../../contract/structs/calls/users.ts';
import { credits } from '../../contract/facts/credits.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { granted } from '../machines/answers.ts';

export type Received = { call: string; path: string; query: Record<string, string>; body: unknown; headers: Headers };
type Reply = (received: Received) => Promise<Response>;

const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
const patternOf = (name: string) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** A file upload that stays pending until the test decides its outcome. */
export class Sending {
  readonly upload = new EventTarget();
  readonly #request = new EventTarget();
  responseText = '';
  status = 0;

  open() {}
  setRequestHeader() {}
  abort() {}

  addEventListener(type: string, listener: EventListener) {
    this.#request.addEventListener(type, listener);
  }

  progresses(share: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * 100, total: 100 }));
  }

  isAnswered(answer: Answer<Infer<typeof upload.data>>, status = 200) {
    this.status = status;
    this.responseText = JSON.stringify(answer);
    this.#request.dispatchEvent(new Event('load'));
  }
}

/** Answers as configured; any other call fails as if the network were down. */
export class Server {
  readonly received: Received[] = [];
  readonly sendings: Sending[] = [];
  readonly #replies = new Map<string, Reply>();
  #stream: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor() {
    this.answers(siteFacts, granted({ ...site, googleClientId: null }));
    this.answers(anonymousCredit, granted({ credit_remain: credits.daily }));
    this.answers(getDraft, granted({ inputs: {} }));
    this.answers(saveDraft, granted({ inputs: {} }));
  }

  /** From now on; a promise holds the answer back, and one that rejects is a network that broke. */
  answers<const C extends Call>(call: C, answer: Answer<Infer<C['data']>> | Promise<Answer<Infer<C['data']>>>): void {
    this.#replies.set(nameOf(call), async () => Response.json(await answer));
  }

  /** From now on, with a status of HTTP. */
  refuses(call: Call, answer: Answer<null>, status: number): void {
    this.#replies.set(nameOf(call), async () => Response.json(answer, { status }));
  }

  /** One answer after the other; the last one repeats. */
  answersInTurn<const C extends Call>(call: C, answers: readonly Answer<Infer<C['data']>>[]): void {
    const left = [...answers];
    this.#replies.set(nameOf(call), async () => Response.json(left.length > 1 ? left.shift() : left[0]));
  }

  /** From now on; a file, not an envelope. */
  hands(call: Call, file: Blob): void {
    this.#replies.set(nameOf(call), async () => new Response(await file.arrayBuffer(), { headers: { 'content-type': file.type } }));
  }

  /** Follows of a job stay open until `loses`. */
  streams(): void {
    this.#replies.set(nameOf(followGeneration), async () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (this.#stream = controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
  }

  /** Each request of this call opens an event stream, which stays open until the test ends or breaks it. */
  speaks(call: Call) {
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    this.#replies.set(nameOf(call), async () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    return {
      get asked(): number {
        return streams.length;
      },
      reports: (data: unknown) => streams.at(-1)!.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`)),
      ends: () => streams.at(-1)!.close(),
      breaks: () => streams.at(-1)!.error(new TypeError('network error')),
    };
  }

  get isFollowed(): boolean {
    return this.#stream !== null;
  }

  reports(job: Infer<typeof generation>): void {
    this.#stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(job)}\n\n`));
  }

  loses(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  requestsOf(call: Call): Received[] {
    return this.received.filter(({ call: name }) => name === nameOf(call));
  }

  readonly fetch = async (address: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const [name, reply] = [...this.#replies].find(([name]) => patternOf(name).test(`${method} ${pathname}`)) ?? [`${method} ${pathname}`];
    const received = {
      call: name,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : null,
      headers: new Headers(headers),
    };
    this.received.push(received);
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(received);
  };

  /** What the page gets for `XMLHttpRequest`. */
  readonly requests = (() => {
    const { sendings } = this;
    return class extends Sending {
      send() {
        sendings.push(this);
      }
    };
  })();
}

export const site = {
  url: 'http://localhost:3000',
  googleClientId: null as string | null,
  analytics: null,
  chatWidget: null,
  currency: 'USD',
  stripeKey: null,
  payments: null,
  mailbox: false,
  dailyCredits: credits.daily,
};
