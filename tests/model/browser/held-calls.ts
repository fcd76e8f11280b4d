/** API calls that stay pending until a path decides the server's answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { codes } from '../../../contract/facts/codes.ts';
import { calls } from '../../../contract/structs/calls/index.ts';
import type { Answer } from '../../../contract/structs/envelope.ts';
import { validate } from '../../../contract/structs/schema.ts';
import { numberOf } from './given-up.ts';

export const granted = <T>(data: T): Answer<T> => ({ code: codes.success, msg: '', data });
export const refused = (code: number, msg = 'The server says no.'): Answer<never> => ({ code, msg, data: null });

/** Responses to calls that a page makes on its own and that no path covers, by path, with its query where only that distinguishes it. */
export type Background = Readonly<Record<string, unknown>>;

type Held = { method: string; path: string; token: string | null; number: string | null; response: ServerResponse };
type Waiting = { paths: readonly string[]; take: (held: Held) => void };

/** How long a path waits for a page to make a call (milliseconds). */
const timeout = 20_000;

/** `/api/generations/job-1` is one of `/api/generations/*`. */
export const isOneOf = (path: string, paths: readonly string[]): boolean =>
  paths.some((wanted) => (wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted));

/** Named by its path alone, or as `POST /api/generations` where one path has several. */
const isWanted = ({ method, path }: Pick<Held, 'method' | 'path'>, paths: readonly string[]): boolean =>
  isOneOf(path, paths) || isOneOf(`${method} ${path}`, paths);

export class HeldCalls {
  private held: Held[] = [];
  private waiting: Waiting[] = [];
  private background: Background = {};
  private calls: Pick<Held, 'method' | 'path'>[] = [];
  private readonly givenUp = new Set<string>();

  /** Forgets all pending calls. */
  reset(background: Background): void {
    for (const { response } of this.held) response.destroy();
    this.held = [];
    this.waiting = [];
    this.calls = [];
    this.background = background;
    for (const [path, data] of Object.entries(background)) expectValid(path.split('?')[0]!, data);
  }

  receive(path: string, request: IncomingMessage, response: ServerResponse, search = ''): void {
    request.resume();
    for (const key of [path + search, path])
      if (key in this.background) {
        reply(response, granted(this.background[key]));
        return;
      }
    const call = {
      method: request.method ?? 'GET',
      path,
      token: request.headers['token']?.toString() ?? null,
      number: numberOf(request),
      response,
    };
    this.calls.push(call);
    if (call.number !== null && this.givenUp.has(call.number)) return;
    const index = this.waiting.findIndex(({ paths }) => isWanted(call, paths));
    if (index >= 0) this.waiting.splice(index, 1)[0]?.take(call);
    else {
      this.held.push(call);
      response.once('close', () => {
        this.held = this.held.filter((other) => other !== call);
      });
    }
  }

  /** The page waits for this call no longer: an answer to it would reach nobody. */
  giveUp(number: string): void {
    this.givenUp.add(number);
    this.held = this.held.filter((call) => call.number !== number);
  }

  async answer(paths: readonly string[], answer: Answer<unknown>, status = 200): Promise<void> {
    const { method, path, response } = await this.next(paths);
    if (answer.code === codes.success) expectValid(path, answer.data, method);
    reply(response, answer, status);
  }

  /** The line breaks in the middle of the answer: a call that was never answered the browser would quietly make again. */
  async fail(paths: readonly string[]): Promise<void> {
    const { response } = await this.next(paths);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    // Ended, not reset: a reset may overtake what was written.
    response.write('{', () => response.socket?.end());
  }

  /** A page, such as that of a frame, or a file of another type. */
  async show(paths: readonly string[], content: string, type = 'text/html'): Promise<void> {
    (await this.next(paths)).response.writeHead(200, { 'content-type': type }).end(content);
  }

  /** No content: a browser that wanted another page stays where it is. */
  async leave(paths: readonly string[]): Promise<void> {
    (await this.next(paths)).response.writeHead(204).end();
  }

  /** A stream of events, reported one after the other until it is ended. */
  async stream(paths: readonly string[]): Promise<{ send: (event: unknown) => void; end: () => void }> {
    const { response } = await this.next(paths);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    return { send: (event) => void response.write(`data: ${JSON.stringify(event)}\n\n`), end: () => void response.end() };
  }

  /** Whether a call to one of these paths is pending. */
  isHeld(...paths: string[]): boolean {
    return this.held.some((call) => isWanted(call, paths));
  }

  /** How many calls to these paths the page has made. One that replaces another may arrive while that one still waits. */
  made(paths: readonly string[]): number {
    return this.calls.filter((call) => isWanted(call, paths)).length;
  }

  /** Whether somebody with this token is waiting for an answer: a call of who was here before may still be in the air. */
  isHeldFor(token: string | null, path: string): boolean {
    return this.held.some((call) => call.token === token && call.path === path);
  }

  /** The newest held call to one of these paths, or the next that the page makes. */
  next(paths: readonly string[]): Promise<Held> {
    const index = this.held.findLastIndex((call) => isWanted(call, paths));
    const [found] = index >= 0 ? this.held.splice(index, 1) : [];
    if (found) return Promise.resolve(found);
    return new Promise((take, giveUp) => {
      const waiting = { paths, take };
      this.waiting.push(waiting);
      setTimeout(() => {
        if (!this.waiting.includes(waiting)) return;
        this.waiting = this.waiting.filter((other) => other !== waiting);
        giveUp(new Error(`The page never asked for ${paths.join(' or ')}; in the air: ${this.held.map(({ path }) => path).join(', ')}`));
      }, timeout).unref();
    });
  }
}

/** An answer that the server never gives proves nothing: the page refuses it as it would a broken line, wherever a walk stands by then. */
function expectValid(path: string, data: unknown, method?: string): void {
  const answering = calls.filter((call) => (!method || call.method === method) && patternOf(call.path).test(path));
  if (answering.length === 0) return;
  const errors = answering.map(({ data: struct }) => validate(data, struct)[0]);
  if (errors.every(Boolean)) throw new Error(`No server answers ${method ?? ''} ${path} like this: ${errors[0]?.message}`);
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

function reply(response: ServerResponse, answer: Answer<unknown>, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
