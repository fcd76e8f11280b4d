import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type Call } from '../../contract/structs/calls/index.ts';
import { looseEnvelope } from '../../contract/structs/envelope.ts';
import { is } from '../../contract/structs/schema.ts';
import { onOneDatabase } from './kit/databases.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { openAccount } from '../../server/users/accounts.ts';
import { openSession } from '../../server/users/sessions.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 400);

const strange = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '💥'.repeat(50),
  'x'.repeat(5000),
  '１２３４５６',
];
/** JSON text whose values break what prints, copies or merges them. */
const hostile = [
  '{"toString":1}',
  '{"toString":{"toString":1},"valueOf":{}}',
  '{"toString":null,"valueOf":null}',
  '[{"toString":1}]',
  '[[[{"toString":"x"}]]]',
  '{"a":{"b":[{"toString":[]}]}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"hasOwnProperty":1,"toJSON":1,"then":1,"length":-1}',
  '{"then":{"then":1},"catch":1}',
  '{"length":4294967296}',
  '{"__proto__":{"toString":1}}',
  '1e400',
  '-1e400',
  '123456789012345678901234567890',
  '-0',
  '1e-400',
  '"\\ud800"',
  '"\\udfff x"',
  '"a\\u0000b"',
  '"\\u202e\\u2066"',
  '{"\\ud800":1}',
  '{"\\u0000":1}',
  '{"":""}',
  `${'['.repeat(40)}${']'.repeat(40)}`,
  `${'{"a":'.repeat(31)}1${'}'.repeat(31)}`,
  `[${'{},'.repeat(5000)}{}]`,
  `"${'x'.repeat(100_000)}"`,
];

const odd = fc.oneof(fc.constantFrom(...strange), fc.string({ unit: 'binary' }), fc.string());
const value = fc.oneof(
  odd,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.constant(1e308),
  fc.constant(-1),
  fc.jsonValue({ maxDepth: 5 }),
);

/** A body that knows the names of the call's fields, so that what is behind the first check is reached as well. */
const bodyFor = (call: Call) => {
  const fields = Object.keys((call.body?.schema as object | null | undefined) ?? {});
  const near = fc.dictionary(fields.length > 0 ? fc.constantFrom(...fields) : odd, value).map((body) => JSON.stringify(body));
  const nearer = fc
    .record(
      Object.fromEntries(
        fields.map((field) => [field, fc.oneof(value, fc.constantFrom('a@example.com', 'Kaleido5cope', '123456', 'ai-sticker-maker'))]),
      ),
    )
    .map((body) => JSON.stringify(body));
  const text = fc.oneof(
    fc.constantFrom(...hostile),
    value.map((one) => JSON.stringify(one) ?? 'null'),
  );
  /** The call's own fields, some of them hostile: written as text, because an object here would not keep `__proto__`. */
  const hurt = fc
    .array(fc.tuple(fc.constantFrom(...(fields.length > 0 ? fields : ['x']), 'toString', '__proto__'), text), {
      maxLength: 6,
    })
    .map((pairs) => `{${pairs.map(([name, one]) => `${JSON.stringify(name)}:${one}`).join(',')}}`);
  const inside = fc
    .tuple(fc.constantFrom('ai-text-to-image', 'ai-sticker-maker', 'ai-background-changer', 'ai-face-swap'), hurt, text)
    .map(
      ([tool, inputs, one]) =>
        `{"tool":"${tool}","inputs":{"prompt":${one},"mode":"text","image":${one},"faces":[${one}],"background":{"prompt":${one}},"x":${inputs}}}`,
    );
  return fc.oneof(
    hurt,
    hurt,
    inside,
    fc.constantFrom(...hostile),
    near,
    nearer,
    fc.json(),
    odd,
    fc.constant('['.repeat(20_000)),
    fc.constant('{"a":'.repeat(3000)),
    fc.constant('{"__proto__":{"x":1}}'),
  );
};

const byName = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));

/** A call is drawn by its name, so that what fails can be read. */
const request = fc.constantFrom(...byName.keys()).chain((name) =>
  fc.record({
    name: fc.constant(name),
    isUser: fc.boolean(),
    body: bodyFor(byName.get(name)!),
    place: fc.oneof(odd, fc.constantFrom('01ARZ3NDEKTSV4RRFFQ69G5FAV', 'ai-sticker-maker')),
    query: fc.dictionary(fc.oneof(fc.constantFrom('cursor', 'tool', 'plan_id', 'price', 'section'), odd), odd, { maxKeys: 3 }),
    type: fc.constantFrom(
      ...Array<string>(8).fill('application/json'),
      'application/json; charset=utf-8',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'application/x-www-form-urlencoded',
      '',
    ),
    header: fc.dictionary(
      fc.constantFrom('token', 'authorization', 'time-zone', 'accept-language', 'idempotency-key', 'cookie', 'domain', 'visit'),
      fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, '?')),
      { maxKeys: 2 },
    ),
  }),
);

onOneDatabase('malformed requests', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { LOG_LEVEL: 'silent' } });
  });
  afterAll(() => server.close());

  let users = 0;
  let token = '';
  /** A living token: some of the calls sign the person out or delete the account. Opened without the calls, which have limits. */
  const tokenOfUser = async (): Promise<string> => {
    const { db, clock, userOfToken } = server.services;
    if (await userOfToken(token)) return token;
    const email = `fuzz${(users += 1)}@example.com`;
    const who = {
      account: '',
      user: null,
      visitor: `v_fuzz${users}`,
      locale: 'en',
      zone: 'UTC',
      address: '127.0.0.1',
      token: null,
      scopes: null,
    } as const;
    token = await inTransaction(db, async (trx) => {
      const id = await openAccount(server.services, trx, { email, passwordHash: null, subjects: {}, inviteCode: undefined }, who, clock());
      return openSession(trx, id, clock(), { agent: null, visitor: who.visitor });
    });
    return token;
  };

  // Not tried again: the next bodies are others, and would hide the one that failed.
  it(`never get a 5xx, always the envelope (${runs} of them)`, { retry: 0, timeout: Math.max(60_000, runs * 60) }, async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ name, isUser, body, place, query, type, header }) => {
        const call = byName.get(name)!;
        const path = call.path.replace(/\{\w+\}/g, encodeURIComponent(place.isWellFormed() ? place : 'x'));
        const search = new URLSearchParams(query).toString();
        const answer = await server.app.request(`http://localhost${path}${search ? `?${search}` : ''}`, {
          method: call.method,
          headers: { ...header, ...(isUser && { token: await tokenOfUser() }), ...(type && { 'content-type': type }) },
          ...(call.method !== 'GET' && { body }),
        });
        const text = await answer.text();
        if (answer.status >= 500) throw new Error(`${call.method} ${path} answered ${answer.status}: ${text}`);
        if (call.bare && answer.status === 200) return;
        // A sign-in by a provider goes on to a page of this site.
        if (call.bare && answer.status === 303) {
          expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/);
          return;
        }
        const kind = answer.headers.get('content-type') ?? '';
        // A person's own data, and an answer of the chat.
        if (answer.status === 200 && /^(application\/zip|text\/event-stream)/.test(kind)) return;
        if (!kind.startsWith('application/json')) {
          // An event stream or a file isn't an answer to nonsense; a path that isn't a call any more is a page.
          expect(path.split('/').length === call.path.split('/').length && place !== '').toBe(false);
          return;
        }
        expect(is(JSON.parse(text), looseEnvelope), text).toBe(true);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
});
