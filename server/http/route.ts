import { codes } from '../../contract/facts/codes.ts';
import type { Call } from '../../contract/structs/calls/index.ts';
import { validate, type AnyStruct, type Infer } from '../../contract/structs/schema.ts';
import { sentence } from '../messages/messages.ts';
import { newId } from '../core/id.ts';
import type { App, AppContext } from './app.ts';
import { readBody, readQuery, wrongType } from './input.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { whoAsks, type Recognition } from './who.ts';

type PlaceNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceNames<Rest> : never;
type Decoded<S> = S extends AnyStruct ? Infer<S> : undefined;
type FieldOf<C extends Call, K extends 'body' | 'query'> = C extends { readonly [P in K]: infer S } ? Decoded<S> : undefined;

/** A parsed and validated request. */
export type Asked<C extends Call> = {
  /** The JSON body; `undefined` for a multipart body, which the handler reads from `c`. */
  readonly body: FieldOf<C, 'body'>;
  readonly query: FieldOf<C, 'query'>;
  readonly params: Record<PlaceNames<C['path']>, string>;
  readonly who: Who;
  /** The `Idempotency-Key` header, or a random key without one. */
  readonly key: string;
  readonly c: AppContext;
};

/** Returns the envelope's data, or a whole response (streams, files). Throws a `Refusal` to refuse the request. */
export type Handler<C extends Call, Admitted = void> = (asked: Asked<C>, admitted: Admitted) => Promise<Infer<C['data']> | Response>;

/** Judges the caller alone, before anything that was sent. Throws a `Refusal` for those who may not send the call. */
export type Admit<Admitted> = (caller: { who: Who; c: AppContext }) => Admitted | Promise<Admitted>;

const placeShape = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$/;
const keyShape = /^[\x21-\x7e]{1,128}$/;

/** Converts `/api/generations/{id}` to the router's syntax. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function placesOf(c: AppContext, path: string): Record<string, string> {
  const places: Record<string, string> = {};
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    const value = c.req.param(name!) ?? '';
    // A malformed id cannot belong to any resource, so it is treated as unknown.
    if (!placeShape.test(value)) throw new Refusal('notFound');
    places[name!] = value;
  }
  return places;
}

function idempotencyKey(c: AppContext): string {
  const sent = c.req.header('idempotency-key');
  if (sent === undefined) return newId(Date.now());
  if (!keyShape.test(sent)) throw invalid('Idempotency-Key');
  return sent;
}

/** Returns whether a request brings files. */
export const isMultipart = (c: AppContext): boolean => /^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '');

async function bodyOf(c: AppContext, call: Call, { places }: Pick<Services, 'places'>, who: Who): Promise<unknown> {
  if (call.files && isMultipart(c)) return undefined;
  const { body } = call;
  if (body) return places.within('bodies', who, () => readBody(c, body));
  if (call.files) throw wrongType();
  return undefined;
}

/** Returns whether a caller may send a call: a person every one, a key those of its scopes. */
const isAllowed = ({ scope }: Call, { scopes }: Who): boolean =>
  scopes === null || scope === 'any' || (scope !== undefined && scopes.includes(scope));

function checkAnswer(call: Call, data: unknown): void {
  const [error] = validate(JSON.parse(JSON.stringify(data)), call.data);
  if (error)
    throw new Error(`The answer of ${call.method} ${call.path} breaks its contract at "${error.path.join('.')}"`, { cause: error });
}

/**
 * Records that somebody asked by name for a thing that is not theirs, or not there: the answer and its cost are the same for both, so the
 * record does not distinguish them either (ASVS 16.3.2). The name itself may be a secret, such as the number of a report.
 */
function recordRefused({ log }: Pick<Services, 'log'>, call: Call, who: Who, error: unknown): void {
  if (error instanceof Refusal && error.codeName === 'notFound' && call.path.includes('{'))
    log.event('access.refused', { call: `${call.method} ${call.path}`, account: who.account });
}

type Routing = Recognition & Pick<Services, 'log' | 'places'>;

/**
 * Registers a call of the contract: identifies the caller, validates query, path parameters and body with the call's structs, and wraps the
 * result in the envelope. The application's error handler converts thrown errors to responses.
 */
export const route = <const C extends Call>(app: App, services: Routing, call: C, handler: Handler<C>): void =>
  routeAdmitted(app, services, call, () => undefined, handler);

/** Registers a call as `route` does, for those whom `admit` admits: everyone else learns nothing of what the call expects. */
export function routeAdmitted<const C extends Call, Admitted>(
  app: App,
  services: Routing,
  call: C,
  admit: Admit<Admitted>,
  handler: Handler<C, Admitted>,
): void {
  app.on(call.method, routerPath(call.path), async (c) => {
    const who = await whoAsks(c, services, call.tokenless === true || call.bare === true);
    c.set('who', who);
    if (call.who === 'user' && !who.user) throw new Refusal('signInNeeded');
    if (!isAllowed(call, who)) throw new Refusal('signInNeeded', { key: 'keyNotAllowed' });
    const refused = (error: unknown): never => {
      recordRefused(services, call, who, error);
      throw error;
    };
    const admitted = await Promise.resolve({ who, c }).then(admit).catch(refused);
    const asked = {
      params: placesOf(c, call.path),
      query: (call.query ? readQuery(c, call.query) : undefined) as Asked<C>['query'],
      body: (await bodyOf(c, call, services, who)) as Asked<C>['body'],
      key: call.idempotent ? idempotencyKey(c) : '',
      who,
      c,
    };
    const answer = await handler(asked, admitted).catch(refused);
    if (answer instanceof Response) return answer;
    if (services.config.checkAnswers) checkAnswer(call, answer);
    if (call.lasts) {
      c.header('cache-control', `private, max-age=${call.lasts}`);
      c.header('vary', 'accept-language');
    }
    return c.json(call.bare ? (answer as object) : { code: codes.success, msg: sentence(who.locale, 'success'), data: answer });
  });
}
