import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, type Call } from '../../contract/structs/calls/index.ts';
import { codes } from '../../contract/facts/codes.ts';
import { hashPassword } from '../../server/users/password.ts';
import { issueCode, tryCode } from '../../server/users/codes.ts';
import { createLog } from '../../server/core/log.ts';
import { createAuthenticator } from './kit/authenticator.ts';
import { everyCase } from '../depth.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { fieldsIn, good } from './kit/good-fields.ts';
import { goodPassword, idOf, register } from './kit/people.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type Answer, type Person, type TestServer } from './kit/server.ts';

const guesses = Number(process.env.CODE_GUESSES ?? 200);
const pairs = Number(process.env.TIMING_PAIRS ?? 20);
/** Milliseconds between known and unknown. Where the whole suite shares the machine, a part of the answer's own time: skipped work would be most of it. */
const maxGap = (median: number): number => (process.env.TIMING_PAIRS ? 5 : Math.max(5, median / 3));

/** Calls whose place names no thing of a person: a tool's name, a number that is itself the key, a pack that operators alone may change. */
const openPlaces = [
  '/api/drafts/{tool}',
  '/api/reports/{number}',
  ...['add', 'pause', 'remove'].map((change) => `/api/operator/packs/{name}/${change}`),
];
const placedCalls = calls.filter((call) => call.path.includes('{') && !openPlaces.includes(call.path));

/** Fields in which a name can stand deeper. */
const deeper: Record<string, (name: string) => unknown> = {
  inputs: (name) => ({ image: name }),
  messages: (name) => [{ role: 'user', content: name }],
};

type Field = { in: 'place' | 'query' | 'body'; name: string };
/** Every place in a call where a caller could put a name. */
const fieldsOf = (call: Call): Field[] => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ in: 'place' as const, name: name! })),
  ...fieldsIn(call.query).map((name) => ({ in: 'query' as const, name })),
  ...fieldsIn(call.body).map((name) => ({ in: 'body' as const, name })),
];
const callsWithFields = calls.filter((call) => fieldsOf(call).length > 0);
/** Asked seldom, because they are limited by address, or by wrong passwords. */
const limited = new Set(['/api/contact', '/api/reports', '/api/chat', '/api/verify', '/api/users/keys']);

/** A name of the same shape that nothing has. */
const absentLike = (name: string): string => {
  // The time at the beginning of an id stays: no id starts with a Z.
  const twin = name.replace(/(?<=[0-9A-HJKMNP-TV-Z]{6})[0-9A-HJKMNP-TV-Z]{20}/, 'Z'.repeat(20)).replace(/[0-9a-f]{30}/, 'f'.repeat(30));
  if (twin === name) throw new Error(`${name} has no name or number in it`);
  return twin;
};

onOneDatabase('a stranger', (database) => {
  let server: TestServer;
  let owner: Person;
  let stranger: Person;
  const mine = new Map<string, string>();

  async function makeGeneration(account: string, id: string): Promise<string> {
    const { db, clock } = server.services;
    await db
      .insertInto('generation')
      .values({
        id,
        account_id: account,
        tool: 'ai-sticker-maker',
        inputs: '{}',
        locale: 'en',
        status: 'succeeded',
        progress: 1,
        cost: 1,
        outputs: '[]',
        notes: '{}',
        error: JSON.stringify(null),
        idempotency_key: id,
        created_at: clock(),
        updated_at: clock(),
        engine: null,
        stage: null,
      })
      .execute();
    return id;
  }

  const lines: string[] = [];
  beforeAll(async () => {
    server = await openTestServer({
      database,
      parts: { engines: [createTestEngine()], log: createLog('warn', (line) => lines.push(line)) },
    });
    stranger = await register(server, 'stranger@example.com');
    owner = await register(server, 'owner@example.com');
    const account = await idOf(server, 'owner@example.com');
    const consent = await owner.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-sticker-maker' } });
    const sessions = (await owner.call('GET', '/api/users/sessions')).data as { id: string }[];
    mine.set('/api/generations/', await makeGeneration(account, '01JAAAAAAAAAAAAAAAAAAAAAAA'));
    mine.set('/api/creations/', mine.get('/api/generations/')!);
    mine.set('/api/consents/', consent.data.id);
    mine.set('/api/users/sessions/', sessions[0]!.id);
    const made = await owner.call('POST', '/api/users/keys', {
      body: { name: 'A script', scopes: ['read'], password: goodPassword },
    });
    mine.set('/api/users/keys/', made.data.item.id);
    if (calls.some(({ path }) => path === '/api/pay/checkout-session')) {
      const pack = await owner.call('GET', '/api/pay/checkout-session?price=19.99');
      mine.set('/api/pay/transaction-detail/', pack.data.txn_id);
      const plan = await owner.call('GET', '/api/pay/subscription-session?plan_id=2');
      mine.set('/api/pay/subscription-transaction-detail/', plan.data.txn_id);
    }
    const { challenge } = (await owner.call('POST', '/api/users/passkeys/options')).data;
    const passkey = { name: 'Phone', passkey: createAuthenticator(server).make(challenge), password: goodPassword };
    mine.set('/api/users/passkeys/', (await owner.call('POST', '/api/users/passkeys', { body: passkey })).data.item.id);
    const upload = await owner.call('POST', '/api/dash/upload', { form: formOf(await image()) });
    mine.set('upload', upload.data.item.name);
    const tus = { 'tus-resumable': '1.0.0', 'upload-length': '1000' };
    const unfinished = await owner.raw('/api/dash/uploads', { method: 'POST', headers: tus });
    mine.set('/api/dash/uploads/', unfinished.headers.get('location')!.split('/').at(-1)!);
  });
  // All ask from one address, and a limit that one test has used up would answer in the next.
  beforeEach(() => server.services.database.sql.query({ text: 'delete from rate_limit' }));
  afterAll(() => server.close());

  const answerOf = ({ status, code, msg, data }: Answer) => ({ status, code, msg, data });

  it.each(placedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'meets another’s thing as if absent: %s',
    async (_name, call) => {
      const base = call.path.slice(0, call.path.indexOf('{'));
      // The console is absent for a stranger, whatever its calls name.
      const id = mine.get(base.startsWith('/api/operator/') ? '/api/generations/' : base);
      if (id === undefined) throw new Error(`Say in this test what thing of a person ${call.path} names`);
      const rest = call.path.slice(call.path.indexOf('}') + 1);
      const strangers = [server.person(), await register(server, `stranger-${calls.indexOf(call)}@example.com`)];
      for (const stranger of strangers) {
        const ask = (name: string) => stranger.call(call.method, `${base}${name}${rest}`, call.body ? { body: {} } : {});
        const [theirs, absent] = [await ask(id), await ask('01JZZZZZZZZZZZZZZZZZZZZZZZ')];
        expect(answerOf(theirs)).toEqual(answerOf(absent));
        expect([codes.notFound, codes.signInNeeded]).toContain(theirs.code);
        // Both are recorded, and neither with the name or an address.
        const recorded = lines.splice(0).filter((line) => line.includes('access.refused'));
        expect(recorded).toHaveLength(theirs.code === codes.notFound ? 2 : 0);
        for (const line of recorded) {
          expect(line).toContain(`"call":"${call.method} ${call.path}"`);
          expect(line).not.toMatch(new RegExp(`${id}|@example|127\\.0\\.0\\.1`));
        }
      }
      if (call.method === 'GET' && !call.stream) {
        expect((await owner.call(call.method, `${base}${id}${rest}`)).code).toBe(codes.success);
      }
    },
  );

  /** Asks with a name in one of the call's fields, and returns the part of the answer that is the same for every name. */
  async function askWith(call: Call, { in: where, name: field }: Field, name: string): Promise<string> {
    const valueOf = (of: string, place: Field['in']) => {
      if (where === place && of === field) return (deeper[of] ?? String)(name);
      if (!(of in good)) throw new Error(`Say in this test what a good "${of}" of ${call.path} is`);
      return good[of];
    };
    const path = call.path.replace(/\{(\w+)\}/g, (_, of: string) =>
      String(where === 'place' && of === field ? name : 'ai-background-remover'),
    );
    const query = new URLSearchParams(
      fieldsIn(call.query).flatMap((of) => (where === 'query' && of !== field ? [] : [[of, String(valueOf(of, 'query'))]])),
    );
    const body = call.body && Object.fromEntries(fieldsIn(call.body).map((of) => [of, valueOf(of, 'body')]));
    const answer = await stranger.raw(`${path}?${query}`, {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reported = (await answer.text())
      .replaceAll(name, 'NAME')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/"(id|number)":"[^"]+"/g, '"$1":"NEW"')
      .replaceAll(/iridia_[\w-]+/g, 'NEW')
      .replaceAll(/pay_[0-9a-f]{40}/g, 'NEW');
    return `${answer.status} ${reported}`;
  }

  it.each(callsWithFields.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'gets the same answer for another’s name as for an unknown one, in every field: %s',
    async (_name, call) => {
      const names = call.tokenless || limited.has(call.path) ? ['upload'] : [...mine.keys()];
      for (const [place, field] of fieldsOf(call).entries()) {
        // A quick run asks for a third of the kinds in each field, and for others in the next.
        for (const which of names.filter((_, index) => everyCase || (index + place) % Math.min(3, names.length) === 0)) {
          const name = mine.get(which)!;
          const about = `${field.name} = ${which}`;
          expect([about, await askWith(call, field, name)]).toEqual([about, await askWith(call, field, absentLike(name))]);
        }
      }
    },
  );

  it('finds another’s upload absent and makes nothing of it, also under the key of another’s job', async () => {
    const inputs = { image: mine.get('upload') };
    const use = (person: Person) =>
      person.call('POST', '/api/generations', {
        body: { tool: 'ai-background-remover', inputs },
        headers: { 'idempotency-key': 'the-same' },
      });
    expect((await use(owner)).code).toBe(codes.success);
    expect((await use(stranger)).code).toBe(codes.notFound);
  });

  it('has harmed nothing by all that', async () => {
    const creations = (await owner.call('GET', '/api/creations')).data.items as { id: string }[];
    expect(creations.map(({ id }) => id)).toContain(mine.get('/api/generations/'));
    const consents = (await owner.call('GET', '/api/consents')).data.items as { id: string; revokedAt: string | null }[];
    expect(consents).toMatchObject([{ id: mine.get('/api/consents/'), revokedAt: null }]);
    const sessions = (await owner.call('GET', '/api/users/sessions')).data as { id: string }[];
    expect(sessions.map(({ id }) => id)).toContain(mine.get('/api/users/sessions/'));
    const keys = (await owner.call('GET', '/api/users/keys')).data as { id: string }[];
    expect(keys.map(({ id }) => id)).toContain(mine.get('/api/users/keys/'));
    expect((await owner.call('GET', '/api/users/settings')).data.email).toBe('owner@example.com');
  });

  it('sees none of another’s things in any list', async () => {
    const stranger = await register(server, 'lists@example.com');
    for (const path of ['/api/creations', '/api/consents']) expect((await stranger.call('GET', path)).data.items).toEqual([]);
    const history = (await stranger.call('GET', '/api/credit/history')).data.items as { kind: string }[];
    expect(history.map(({ kind }) => kind)).toEqual(['grant']);
  });

  it(`has five guesses of a code, and not one more of ${guesses} at once`, { timeout: 60_000 + guesses * 50 }, async () => {
    const { services } = server;
    const key = 'guess@example.com';
    const right = await issueCode(services, 'verify', key);
    const outcomes = await Promise.allSettled(
      Array.from({ length: guesses }, (_, index) =>
        tryCode(services, 'verify', key, String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0')),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    const row = await services.db.selectFrom('email_code').select('guesses').where('email_key', '=', key).executeTakeFirstOrThrow();
    expect(row.guesses).toBe(5);
    await expect(tryCode(services, 'verify', key, right)).rejects.toMatchObject({ codeName: 'wrongCode' });
  });

  describe('learns nothing from the time an answer takes', () => {
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

    beforeAll(async () => {
      const hash = await hashPassword('Kaleido5cope');
      const { db, clock } = server.services;
      const rows = Array.from({ length: pairs }, (_, index) => ({
        id: `u_timing${index}`,
        email: `known${index}@example.com`,
        email_key: `known${index}@example.com`,
        password_hash: hash,
        google_subject: null,
        invite_code: `TIMING${index}`,
        invited_by: null,
        locale: 'en',
        created_at: clock(),
      }));
      await db.insertInto('user_account').values(rows).execute();
    });

    it.each([
      ['login', (email: string) => ({ email, password: 'Wr0ngWr0ng' })],
      ['mail_send', (email: string) => ({ email })],
      ['register-code', (email: string) => ({ email })],
      ['change_pwd', (email: string) => ({ email, new_passwd: 'Kaleido5cope', code: '000000' })],
    ])('%s', { retry: 2, timeout: 60_000 + pairs * 2000 }, async (path, body) => {
      const person = server.person();
      const timed = async (email: string) => {
        const start = performance.now();
        await person.call('POST', `/api/users/${path}`, { body: body(email) });
        return performance.now() - start;
      };
      const gaps: number[] = [];
      const times: number[] = [];
      for (let index = 0; index < pairs; index += 1) {
        const [known, unknown] = [`known${index}@example.com`, `unknown${index}@example.com`];
        // Which of the two comes first alternates, so that a drift of the machine favors neither.
        const first = await timed(index % 2 ? known : unknown);
        const second = await timed(index % 2 ? unknown : known);
        times.push(first, second);
        gaps.push(index % 2 ? first - second : second - first);
      }
      expect(Math.abs(median(gaps))).toBeLessThan(maxGap(median(times)));
    });
  });
});
