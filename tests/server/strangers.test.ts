import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls/index.ts';
import { codes } from '../../contract/codes.ts';
import { hashPassword } from '../../server/users/password.ts';
import { issueCode, tryCode } from '../../server/users/codes.ts';
import { onEachDatabase } from './kit/databases.ts';
import { idOf, register } from './kit/people.ts';
import { openTestServer, type Answer, type Person, type TestServer } from './kit/server.ts';

const guesses = Number(process.env.CODE_GUESSES ?? 1000);
const pairs = Number(process.env.TIMING_PAIRS ?? 40);
/** Milliseconds between known and unknown. Where the whole suite shares the machine, a part of the answer's own time: skipped work would be most of it. */
const mostGap = (median: number): number => (process.env.TIMING_PAIRS ? 5 : Math.max(5, median / 3));

/** Calls whose place names no thing of a person: a tool's name, a number that is itself the key. */
const openPlaces = ['/api/drafts/{tool}', '/api/reports/{number}'];
const placedCalls = calls.filter((call) => call.path.includes('{') && !openPlaces.includes(call.path));

onEachDatabase('a stranger', (database) => {
  let server: TestServer;
  let owner: Person;
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

  beforeAll(async () => {
    server = await openTestServer({ database });
    owner = await register(server, 'owner@example.com');
    const account = await idOf(server, 'owner@example.com');
    const consent = await owner.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-sticker-maker' } });
    const sessions = (await owner.call('GET', '/api/users/sessions')).data as { id: string }[];
    mine.set('/api/generations/', await makeGeneration(account, '01JAAAAAAAAAAAAAAAAAAAAAAA'));
    mine.set('/api/creations/', mine.get('/api/generations/')!);
    mine.set('/api/consents/', consent.data.id);
    mine.set('/api/users/sessions/', sessions[0]!.id);
    if (calls.some(({ path }) => path === '/api/pay/checkout-session')) {
      const pack = await owner.call('GET', '/api/pay/checkout-session?price=19.99');
      mine.set('/api/pay/transaction-detail/', pack.data.txn_id);
      const plan = await owner.call('GET', '/api/pay/subscription-session?plan_id=2');
      mine.set('/api/pay/subscription-transaction-detail/', plan.data.txn_id);
    }
  });
  afterAll(() => server.close());

  const answerOf = ({ status, code, msg, data }: Answer) => ({ status, code, msg, data });

  it.each(placedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'meets another’s thing as if absent: %s',
    async (_name, call) => {
      const base = call.path.slice(0, call.path.indexOf('{'));
      const id = mine.get(base);
      if (id === undefined) throw new Error(`Say in this test what thing of a person ${call.path} names`);
      const rest = call.path.slice(call.path.indexOf('}') + 1);
      const strangers = [server.person(), await register(server, `stranger-${calls.indexOf(call)}@example.com`)];
      for (const stranger of strangers) {
        const ask = (name: string) => stranger.call(call.method, `${base}${name}${rest}`, call.body ? { body: {} } : {});
        const [theirs, absent] = [await ask(id), await ask('01JZZZZZZZZZZZZZZZZZZZZZZZ')];
        expect(answerOf(theirs)).toEqual(answerOf(absent));
        expect([codes.notFound, codes.signInNeeded]).toContain(theirs.code);
      }
      if (call.method === 'GET' && !call.stream) {
        expect((await owner.call(call.method, `${base}${id}${rest}`)).code).toBe(codes.success);
      }
    },
  );

  it('sees none of another’s things in any list', async () => {
    const stranger = await register(server, 'lists@example.com');
    for (const path of ['/api/creations', '/api/consents']) expect((await stranger.call('GET', path)).data.items).toEqual([]);
    const history = (await stranger.call('GET', '/api/credit/history')).data.items as { kind: string }[];
    expect(history.map(({ kind }) => kind)).toEqual(['grant']);
  });

  it(`has five guesses of a code, and not one more of ${guesses} at once`, async () => {
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
    ])('%s', { retry: 2 }, async (path, body) => {
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
        // Which of the two comes first alternates, so that a drift of the machine favours neither.
        const first = await timed(index % 2 ? known : unknown);
        const second = await timed(index % 2 ? unknown : known);
        times.push(first, second);
        gaps.push(index % 2 ? first - second : second - first);
      }
      expect(Math.abs(median(gaps))).toBeLessThan(mostGap(median(times)));
    });
  });
});
