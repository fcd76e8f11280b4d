/** The jobs of everybody in the console: found by how they ended, canceled with their credits returned, and paid back once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import { fail, succeed } from '../../server/generations/transitions.ts';
import { openSession } from '../../server/users/sessions.ts';
import { checkBalances } from './kit/balances.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { idOf, registerOperator } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const second = 1000;
type Job = { id: string; at: string; status: string; credits: string; reason: string | null; ran: number | null };

onOneDatabase('the jobs in the console', (database) => {
  let server: TestServer;
  let operator: Person;
  let maker: Person;
  const made: Record<'waiting' | 'done' | 'failed' | 'slow', string> = { waiting: '', done: '', failed: '', slow: '' };
  const list = async (query = ''): Promise<{ items: Job[]; next: string | null; groups: unknown[] }> =>
    (await operator.call('GET', `/api/operator/jobs${query}`)).data;
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
  const act = (id: string, what: 'cancel' | 'give-back', reason = 'The customer wrote', person = operator) =>
    person.call('POST', `/api/operator/jobs/${id}/${what}`, { body: { reason } });
  const balance = async (): Promise<number> => (await maker.call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain;

  const makers = async (): Promise<string[]> => {
    const rows = await server.services.db.selectFrom('generation').select('account_id').distinct().execute();
    return rows.map((row) => row.account_id);
  };

  /** Submits a job, which waits until the test ends it. */
  async function submit(): Promise<string> {
    server.clock.advance(second);
    const body = { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a red fox' } };
    const { data } = await maker.call('POST', '/api/generations', { body, headers: { 'idempotency-key': String(Math.random()) } });
    return data.id;
  }
  /** Starts a job as a worker does, and lets it run this long. */
  async function start(id: string, ran: number): Promise<void> {
    await server.services.db
      .updateTable('generation')
      .set({ status: 'running', attempts: 1, started_at: server.clock.now() })
      .where('id', '=', id)
      .execute();
    server.clock.advance(ran);
  }
  const end = (id: string) =>
    succeed(server.services, { id, attempt: 1 }, { outputs: [], notes: {}, engine: 'test', cost: 1, digests: [] });

  beforeAll(async () => {
    server = await openTestServer({ database, env: { OPERATOR_EMAILS: 'boss@example.com' }, parts: { engines: [createTestEngine()] } });
    operator = await registerOperator(server, 'boss@example.com');
    maker = server.person();
    await balance();
    made.done = await submit();
    await start(made.done, 2 * second);
    await end(made.done);
    made.failed = await submit();
    await start(made.failed, second);
    await fail(server.services, { id: made.failed }, { code: codes.engineFailed, key: 'noFace' });
    made.slow = await submit();
    await start(made.slow, times.slowJob);
    await end(made.slow);
    made.waiting = await submit();
  });
  afterAll(() => server.close());

  it('are for operators alone, and for an open console', async () => {
    expect((await maker.call('GET', '/api/operator/jobs')).code).toBe(codes.notFound);
    expect((await act(made.waiting, 'cancel', 'me', maker)).code).toBe(codes.notFound);
    const closed = server.person();
    const boss = await idOf(server, 'boss@example.com');
    closed.token = await openSession(server.services.db, boss, server.clock.now(), { agent: null, visitor: 'v' });
    expect((await closed.call('GET', '/api/operator/jobs')).code).toBe(codes.codeNeeded);
    expect((await act(made.done, 'give-back', 'me', closed)).code).toBe(codes.codeNeeded);
  });

  it('are the line first, and found by what became of them', async () => {
    expect(await idsOf('')).toEqual([made.waiting]);
    expect(await idsOf('?state=all')).toEqual([made.waiting, made.slow, made.failed, made.done]);
    expect(await idsOf('?state=slow')).toEqual([made.slow]);
    expect(await idsOf('?state=failed&reason=noFace&tool=ai-sticker-maker')).toEqual([made.failed]);
    expect(await idsOf('?state=failed&reason=noVoice')).toEqual([]);
    expect(await idsOf('?state=slow&engine=test')).toEqual([made.slow]);
    expect(await idsOf('?state=all&engine=another')).toEqual([]);
    const [, slow] = (await list('?state=all')).items;
    expect(await idsOf(`?state=all&cursor=${Date.parse(slow!.at)}:${made.slow}`)).toEqual([made.failed, made.done]);
    for (const order of ['longestWait', 'longestRun', 'dearest'])
      expect((await idsOf(`?state=all&order=${order}`)).toSorted()).toEqual(Object.values(made).toSorted());
    expect((await idsOf('?state=all&order=longestRun'))[0]).toBe(made.slow);
    expect((await operator.call('GET', '/api/operator/jobs?cursor=1%27')).code).toBe(codes.invalidInput);
    const { groups } = await list();
    expect(groups).toEqual([
      { tool: 'ai-sticker-maker', engine: 'test', reason: 'noFace', why: expect.stringContaining('face'), count: 1, ran: second },
      { tool: 'ai-sticker-maker', engine: 'test', reason: null, why: null, count: 2, ran: expect.any(Number) },
    ]);
  });

  it('name neither what went in nor who made it', async () => {
    const shown = JSON.stringify(await list('?state=all'));
    expect(shown).not.toMatch(/red fox|example\.com/);
  });

  it('are canceled once, with their credits returned, for a reason that is recorded', async () => {
    const before = await balance();
    expect((await act(made.waiting, 'cancel', '   ')).code).toBe(codes.invalidInput);
    const answers = await Promise.all([act(made.waiting, 'cancel'), act(made.waiting, 'cancel')]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.notFound, codes.success]);
    expect([await balance(), await idsOf('')]).toEqual([before + 1, []]);
    expect((await act(made.done, 'cancel')).code).toBe(codes.notFound);
    expect((await list('?state=all')).items[0]).toMatchObject({ id: made.waiting, status: 'cancelled', credits: 'returned' });
  });

  it('give back what they cost, once, and only if they cost something', async () => {
    const before = await balance();
    const answers = await Promise.all([act(made.done, 'give-back'), act(made.done, 'give-back'), act(made.failed, 'give-back')]);
    expect(answers.map(({ code }) => code)).toEqual([codes.success, codes.success, codes.notFound]);
    expect(await balance()).toBe(before + 1);
    const found = (await list('?state=all')).items;
    expect(found.map(({ id, credits }) => [id, credits])).toEqual([
      [made.waiting, 'returned'],
      [made.slow, 'spent'],
      [made.failed, 'returned'],
      [made.done, 'returned'],
    ]);
    await checkBalances(server.services.database, await makers(), server.clock.now());
  });

  it('leave a line in the record for each act', async () => {
    const { items } = (await operator.call('GET', '/api/operator/acts')).data;
    const who = await idOf(server, 'boss@example.com');
    expect(items.slice(0, 2)).toMatchObject([
      { act: 'jobGivenBack', subject: made.done, reason: 'The customer wrote', operator: who },
      { act: 'jobCanceled', subject: made.waiting, reason: 'The customer wrote', operator: who },
    ]);
    expect(items.filter(({ act: kind }: { act: string }) => kind.startsWith('job'))).toHaveLength(2);
  });
});
