/** The settings in the console: changed while the server runs, once for what the operator saw, kept and undone. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { createTestEngine } from './kit/engine.ts';
import { onOneDatabase } from './kit/databases.ts';
import { processorOf } from '../../server/payments/purchases/processor.ts';
import { passTime } from '../../server/payments/purchases/subscriptions.ts';
import { idOf, register, registerOperator } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const card = { name: 'Ada Lovelace', number: '4242 4242 4242 4242', expiry: '08 / 31', csc: '123' };

onOneDatabase('the settings in the console', (database) => {
  let server: TestServer;
  let operator: Person;
  let id: string;
  const env = { OPERATOR_EMAILS: 'boss@example.com', DAILY_CREDITS: '7' };
  const list = async (kind = 'general') => (await operator.call('GET', `/api/operator/settings?kind=${kind}`)).data.items;
  const find = async (name: string, kind?: string) => (await list(kind)).find((item: { id: string }) => item.id === name);
  const change = (name: string, value: unknown, seen = 0, person = operator) =>
    person.call('POST', `/api/operator/settings/${name}`, { body: { value, seen, reason: 'A holiday' } });
  const undo = (name: string, seen: number) =>
    operator.call('POST', `/api/operator/settings/${name}/undo`, { body: { seen, reason: 'It is over' } });
  const seenOf = async (name: string, kind?: string): Promise<number> => (await find(name, kind)).changes[0]?.seq ?? 0;
  const site = async () => (await server.person().call('GET', '/api/site')).data;
  const offer = async (slug: string) =>
    (await server.person().call('GET', '/api/tools')).data.find((tool: { slug: string }) => tool.slug === slug);
  const make = (body: object) =>
    server.person().call('POST', '/api/generations', { body, headers: { 'idempotency-key': 'a-key-of-its-own' } });

  beforeAll(async () => {
    const engines = [createTestEngine(undefined, 'openai'), createTestEngine(undefined, 'local')];
    server = await openTestServer({ database, env, parts: { engines } });
    server.clock.set('2027-03-10T12:00:00Z');
    operator = await registerOperator(server, 'boss@example.com');
    id = await idOf(server, 'boss@example.com');
  });
  afterAll(() => server.close());

  it('are there for operators alone, with what is configured', async () => {
    expect((await server.person().call('GET', '/api/operator/settings')).code).toBe(codes.notFound);
    expect((await change('dailyCredits', 9, 0, server.person())).code).toBe(codes.notFound);
    expect(await find('dailyCredits')).toEqual({ id: 'dailyCredits', value: 7, configured: 7, changes: [] });
    expect((await list('engines')).map(({ id: name }: { id: string }) => name)).toEqual(
      server.services.engines.map(({ name }) => `engine.${name}`),
    );
    expect((await change('nothing', 1)).code).toBe(codes.notFound);
  });

  it('change the daily allowance of the next visitor, and the undo brings it back', async () => {
    for (const wrong of [-1, 100_001, 1.5, 'many', true]) expect((await change('dailyCredits', wrong)).code).toBe(codes.invalidInput);
    expect((await change('dailyCredits', 30)).code).toBe(codes.success);
    const balance = async () => (await server.person().call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain;
    expect([(await site()).dailyCredits, await balance()]).toEqual([30, 30]);
    const { value, configured, changes } = await find('dailyCredits');
    expect({ value, configured, changes }).toMatchObject({
      value: 30,
      configured: 7,
      changes: [{ operator: id, before: null, after: 30, reason: 'A holiday' }],
    });
    expect((await undo('dailyCredits', 0)).code).toBe(codes.notFound);
    expect((await undo('dailyCredits', changes[0].seq)).code).toBe(codes.success);
    expect([(await site()).dailyCredits, await balance()]).toEqual([7, 7]);
    const { items } = (await operator.call('GET', '/api/operator/acts')).data;
    expect(items.slice(0, 2)).toMatchObject([
      { act: 'settingUndone', subject: 'dailyCredits', reason: 'It is over' },
      { act: 'settingChanged', subject: 'dailyCredits', reason: 'A holiday' },
    ]);
  });

  it('are changed once of two operators who saw the same', async () => {
    const seen = await seenOf('operatorName');
    const answers = await Promise.all([change('operatorName', 'Ada', seen), change('operatorName', 'Bob', seen)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.notFound, codes.success]);
    expect(['Ada', 'Bob']).toContain((await site()).operator.name);
    expect((await find('operatorName')).changes).toHaveLength(1);
  });

  it('turn a tool off: it is not offered, and a submit is refused', async () => {
    const tool = 'ai-sticker-maker';
    expect((await offer(tool)).served).toBe(true);
    expect((await change(`tool.${tool}`, 'off')).code).toBe(codes.invalidInput);
    expect((await change(`tool.${tool}`, false)).code).toBe(codes.success);
    expect((await offer(tool)).served).toBe(false);
    expect((await make({ tool, inputs: { mode: 'text', prompt: 'a red fox' } })).code).toBe(codes.noEngine);
    await undo(`tool.${tool}`, await seenOf(`tool.${tool}`, 'tools'));
    expect((await offer(tool)).served).toBe(true);
  });

  it('turn an engine off, and nothing new is made with it', async () => {
    expect((await offer('ai-sticker-maker')).engine).toBe('openai');
    expect((await change('engine.openai', false)).code).toBe(codes.success);
    expect((await offer('ai-sticker-maker')).engine).toBe('local');
    const { data, code } = await make({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a red fox' } });
    const made = server.services.db.selectFrom('generation').select('engine').where('id', '=', data.id);
    expect([code, (await made.executeTakeFirst())?.engine]).toEqual([codes.success, 'local']);
    await undo('engine.openai', await seenOf('engine.openai', 'engines'));
    expect((await offer('ai-sticker-maker')).engine).toBe('openai');
  });

  it('change what a result costs: nobody pays more than was shown', async () => {
    const tool = 'ai-sticker-maker';
    const inputs = { mode: 'text', prompt: 'a red fox' };
    for (const wrong of [0, 1.5, 10_001]) expect((await change('cost.image', wrong)).code).toBe(codes.invalidInput);
    await change('cost.image', 3);
    expect([(await offer(tool)).cost, (await site()).costs.image]).toEqual([3, 3]);
    const buyer = server.person();
    const balance = async () => (await buyer.call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain;
    const submit = (cost: number, key: string) =>
      buyer.call('POST', '/api/generations', { body: { tool, inputs, cost }, headers: { 'idempotency-key': key } });
    const before = await balance();
    const refused = await submit(1, 'a-first-key-of-its-own');
    expect([refused.code, refused.msg, await balance()]).toEqual([codes.priceChanged, expect.stringContaining('3 credits'), before]);
    const { data } = await submit(3, 'a-second-key-of-its-own');
    expect([data.cost, await balance()]).toEqual([3, before - 3]);
    await undo('cost.image', await seenOf('cost.image', 'costs'));
    expect((await offer(tool)).cost).toBe(1);
  });

  it.runIf(database.kind === 'postgres')('reach another process within seconds', async () => {
    const url = server.services.config.databaseUrl;
    const other = await openTestServer({ database: { ...database, url: () => Promise.resolve(url), drop: () => Promise.resolve() }, env });
    const seen = await seenOf('dailyCredits');
    await change('dailyCredits', 12, seen);
    await vi.waitFor(() => expect(other.services.settings.dailyCredits).toBe(12), { timeout: 5000, interval: 50 });
    await other.close();
  });

  it('change a limit, which holds for the next request', async () => {
    const writer = server.person();
    const write = async () =>
      (await writer.call('POST', '/api/contact', { body: { email: 'a@example.com', message: 'Hello there' } })).code;
    await change('limit.contactByAccount', 2);
    expect([await write(), await write(), await write()]).toEqual([codes.success, codes.success, codes.tooManyAttempts]);
    await change('limit.contactByAccount', 4, await seenOf('limit.contactByAccount', 'limits'));
    expect([await write(), await write(), await write()]).toEqual([codes.success, codes.success, codes.tooManyAttempts]);
  });

  it('change a pack and a plan: the price that was shown is charged, and a running plan keeps its own', async () => {
    const buyer = await register(server, 'buyer@example.com');
    const open = (path: string, person = buyer) => {
      server.clock.advance(1000);
      return person.call('GET', `/api/pay/${path}`);
    };
    const pay = async (path: string, person = buyer) =>
      fetch((await open(path, person)).data.checkout_url, { method: 'POST', body: new URLSearchParams(card) });
    const lastPayment = () =>
      server.services.db.selectFrom('payment').selectAll().orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow();
    for (const wrong of ['25', '0.00', '1e3', '025.00'])
      expect((await change('pack.19.99', { price: wrong, crossedOut: '30.00', credits: 1 })).code).toBe(codes.invalidInput);
    const terms = { price: '24.50', crossedOut: '49.00', credits: 1200 };
    expect((await change('pack.19.99', terms)).code).toBe(codes.success);
    expect((await site()).offers).toEqual({ 'pack.19.99': terms });
    const count = async () => (await server.services.db.selectFrom('payment').select('id').execute()).length;
    const before = await count();
    for (const old of ['price=19.99', 'price=19.99&shown_price=24.50&shown_credits=1000']) {
      const refused = await open(`checkout-session?${old}`);
      expect([refused.code, refused.msg]).toEqual([codes.priceChanged, expect.stringMatching(/1,200 credits for \$24\.50/)]);
    }
    expect(await count()).toBe(before);
    await pay('checkout-session?price=19.99&shown_price=24.50&shown_credits=1200');
    expect(await lastPayment()).toMatchObject({ pack: '19.99', price: '24.50', credits: 1200, status: 1 });

    const mover = await register(server, 'mover@example.com');
    for (const person of [buyer, mover]) await pay('subscription-session?plan_id=1', person);
    await change('plan.1', { price: '12.00', crossedOut: '24.00', credits: 300 });
    await change('plan.2', { price: '31.00', crossedOut: '59.98', credits: 1600 });
    const move = (shown: object) => mover.call('POST', '/api/pay/subscription-change', { body: { plan_id: 2, ...shown } });
    expect((await move({})).code).toBe(codes.priceChanged);
    expect((await move({ shown_price: '31.00', shown_credits: '1600' })).data.next_plan_id).toBe(2);
    await undo('plan.2', await seenOf('plan.2', 'offers'));
    server.clock.set('2027-04-11T12:00:00Z');
    await passTime(server.services, processorOf(server.services));
    const renewals = server.services.db.selectFrom('payment').select(['email', 'price', 'credits']).where('kind', '=', 'renewal');
    expect(await renewals.orderBy('email').execute()).toEqual([
      { email: 'buyer@example.com', price: '9.99', credits: 400 },
      { email: 'mover@example.com', price: '31.00', credits: 1600 },
    ]);
  });
});
