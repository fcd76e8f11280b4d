/** The reports in the console: the most urgent first, decided once with an outcome that everyone reads, and kept in the record. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { register, registerOperator } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const hour = 3_600_000;

onOneDatabase('the reports in the console', (database) => {
  let server: TestServer;
  let operator: Person;
  let maker: Person;
  let made = 0;

  const make = async () => {
    const body = { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } };
    const { data } = await maker.call('POST', '/api/generations', { body, headers: { 'idempotency-key': `made-${(made += 1)}` } });
    return vi.waitFor(
      async () => {
        const answer = await maker.call('GET', `/api/generations/${data.id}`);
        expect(answer.data.status).toBe('succeeded');
        return { id: data.id as string, url: answer.data.outputs[0].url as string };
      },
      { timeout: 20_000, interval: 50 },
    );
  };
  const report = async (url: string, email?: string): Promise<string> => {
    server.clock.advance(hour);
    return (await server.person().call('POST', '/api/reports', { body: { url, reason: 'me', ...(email && { email }) } })).data.number;
  };
  const list = async (query = '') => (await operator.call('GET', `/api/operator/reports${query}`)).data;
  const idsOf = async (query = ''): Promise<string[]> => (await list(query)).items.map(({ id }: { id: string }) => id);
  const decide = (number: string, decision: string, more: object = {}, person = operator) =>
    person.call('POST', `/api/operator/reports/${number}/decide`, {
      body: { decision, outcome: 'It broke a rule.', remixes: true, ...more },
    });

  beforeAll(async () => {
    server = await openTestServer({
      database,
      env: { OPERATOR_EMAILS: 'boss@example.com' },
      parts: { engines: [createTestEngine()] },
      work: true,
    });
    operator = await registerOperator(server, 'boss@example.com');
    maker = await register(server, 'maker@example.com');
  });
  afterAll(() => server.close());

  it('come by their deadline of 48 hours, with what they are about and never with the address of the reporter', async () => {
    const { id, url } = await make();
    const first = await report(`${server.url}${url}`, 'pictured@example.com');
    const second = await report('https://elsewhere.example/x.png');
    const { items, next } = await list();
    expect([items.map((item: { id: string }) => item.id), next]).toEqual([[first, second], null]);
    expect(items[0]).toMatchObject({ subject: id, answered: true, left: 47 * hour, copies: 0, remixes: 0, outcome: null });
    expect(items[1]).toMatchObject({ subject: null, account: null, files: [], answered: false, left: 48 * hour });
    expect((await operator.raw(items[0].files[0].url)).status).toBe(200);
    expect(JSON.stringify(items)).not.toContain('@example.com');
    expect(await idsOf(`?cursor=${Date.parse(items[0].dueAt)}:${first}`)).toEqual([second]);
    for (const cursor of ['x', '1', ':', '99999999999999999:R'])
      expect((await operator.call('GET', `/api/operator/reports?cursor=${cursor}`)).code).toBe(codes.invalidInput);
    expect((await decide(first, 'removed', {}, maker)).code).toBe(codes.notFound);

    // What an address does not name is noted by hand.
    const noted = await operator.call('POST', `/api/operator/reports/${second}/target`, { body: { target: `it is ${id}` } });
    expect([noted.code, (await list()).items[1].subject]).toEqual([codes.success, id]);
    expect((await decide(second, 'kept')).code).toBe(codes.success);
    expect(await idsOf()).toEqual([first]);
  });

  it('are decided once: what they are about is removed, and reporter and owner read why', async () => {
    const { url } = await make();
    const number = await report(`${server.url}${url}`, 'other@example.com');
    expect((await decide(number, 'removed', { outcome: '  ' })).code).toBe(codes.invalidInput);
    const answers = await Promise.all([decide(number, 'removed'), decide(number, 'removed')]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.notFound, codes.success]);
    expect((await maker.raw(url)).status).toBe(404);
    const letters = await server.letters();
    const outcomeFor = (address: string) => letters.filter(({ to, text }) => to === address && text.includes('It broke a rule.')).length;
    expect([outcomeFor('other@example.com'), outcomeFor('maker@example.com')]).toEqual([1, 1]);
    expect((await list('?state=decided')).items[0]).toMatchObject({
      id: number,
      status: 'removed',
      outcome: 'It broke a rule.',
      files: [],
    });
    const late = await operator.call('POST', `/api/operator/reports/${number}/target`, { body: { target: 'x' } });
    expect(late.code).toBe(codes.notFound);
  });

  it('close the account of the maker with it, and each decision is in the record', async () => {
    const { url } = await make();
    const number = await report(`${server.url}${url}`);
    expect((await decide(number, 'closed')).code).toBe(codes.success);
    expect((await maker.call('GET', '/api/users/settings')).code).not.toBe(codes.success);
    const { items } = (await operator.call('GET', '/api/operator/acts')).data;
    expect(items.slice(0, 4).map(({ act, reason }: { act: string; reason: string | null }) => [act, reason])).toEqual([
      ['reportClosed', 'It broke a rule.'],
      ['reportRemoved', 'It broke a rule.'],
      ['reportKept', 'It broke a rule.'],
      ['reportRetargeted', null],
    ]);
  });
});
