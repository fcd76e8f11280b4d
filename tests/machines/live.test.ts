/** What the running actors report to developers and tests: each step once, with nothing private in it. */
import { createActor, emit, enqueueActions, fromPromise, sendTo, setup, spawnChild, type AnyActorRef } from 'xstate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { authMachine } from '../../machines/auth/auth.machine.ts';
import { inviteMachine } from '../../machines/invite/invite.machine.ts';
import { subscribe, watchActor, watchSystem, type ActorRecord } from '@iridia/chartkit/record/channel';
import { actorsOf, sequenceOf } from '@iridia/chartkit/live/records';
import { mask } from '@iridia/chartkit/record/mask';
import { transitionNames } from '@iridia/chartkit/paths/coverage';
import { settled } from '@iridia/chartkit/paths/headless';

describe('the channel', () => {
  let records: ActorRecord[] = [];
  let stop = () => {};

  beforeEach(() => {
    stop = subscribe(() => {});
    records = [];
    globalThis.actorListener = (record) => void records.push(record);
  });

  afterEach(() => {
    globalThis.actorListener = undefined;
    stop();
  });

  test('sends each macrostep with its state, transitions and facts', async () => {
    const actors = { fetchLink: fromPromise(() => Promise.reject(new Error('no network'))) };
    const actor = createActor(inviteMachine.provide({ actors: actors as never }), { input: { isMobile: false } });
    watchActor({ role: 'invite' }, actor);
    actor.start();
    actor.send({ type: 'invite.opened' });
    await settled();
    actor.send({ type: 'invite.opened' });
    expect(records.map(({ event, value }) => [event.type, value])).toEqual([
      ['xstate.init', 'closed'],
      ['invite.opened', 'loading'],
      ['xstate.error.actor.fetchLink', 'failed'],
      ['invite.opened', 'failed'],
    ]);
    expect(records[2]!.emitted.map(({ type }) => type)).toEqual(['notice.raised']);
    expect(
      records.map(({ taken }) => taken.length),
      'an event that is ignored takes none',
    ).toEqual([0, 1, 1, 0]);
    const defined = transitionNames(inviteMachine);
    for (const record of records) {
      expect(record).toMatchObject({ identity: { role: 'invite' }, chart: 'invite', status: 'active' });
      for (const place of record.taken) expect(defined.has(place)).toBe(true);
    }
  });

  test('sends the transitions into the first state, and the past to a late listener', () => {
    const actor = createActor(authMachine, { input: { place: 'page' } });
    watchActor({ role: 'auth' }, actor);
    actor.start();
    expect(records[0]!.taken[0]).toMatch(/^auth\.deciding · always · /);
    const past: ActorRecord[] = [];
    subscribe((record) => void past.push(record))();
    expect(past.slice(-records.length)).toEqual(records);
    actor.stop();
  });

  test('sends nothing private, and everything it sends survives JSON', () => {
    const actor = createActor(authMachine, { input: { place: 'page' } });
    watchActor({ role: 'auth' }, actor);
    actor.start();
    actor.send({ type: 'field.changed', field: 'email', value: 'ann@example.com' });
    actor.send({ type: 'field.changed', field: 'password', value: 'Hunter22!' });
    const reported = JSON.stringify(records);
    expect(JSON.parse(reported)).toEqual(records);
    expect(reported).not.toMatch(/ann@|Hunter22/);
    actor.stop();
  });
});

describe('a system', () => {
  /** States that it is asked, and asks its own child. */
  const inner = setup({ actions: { answer: emit({ type: 'answered' }) } }).createMachine({
    id: 'inner',
    initial: 'idle',
    states: { idle: { on: { ask: { target: 'done', actions: 'answer' } } }, done: {} },
  });
  const outer = setup({ actors: { inner }, actions: { pass: sendTo('helper', { type: 'ask' }) } }).createMachine({
    id: 'outer',
    invoke: { id: 'helper', src: 'inner' },
    initial: 'idle',
    states: { idle: { on: { start: { target: 'asking', actions: 'pass' } } }, asking: { on: { reported: 'content' } }, content: {} },
  });
  const app = setup({
    actors: { outer },
    actions: {
      open: enqueueActions(({ enqueue }) => {
        enqueue(spawnChild('outer', { id: 'one', systemId: 'outer:a', syncSnapshot: false }));
        enqueue(spawnChild('outer', { id: 'two', systemId: 'outer:b:c:d' }));
      }),
      relay: sendTo(({ system }) => system.get('outer:b:c:d') as AnyActorRef, { type: 'start' }),
    },
  }).createMachine({ id: 'app', entry: 'open', initial: 'running', states: { running: { on: { go: { actions: 'relay' } } } } });

  const reported: ActorRecord[] = [];
  afterEach(() => {
    globalThis.actorListener = undefined;
    reported.length = 0;
  });

  test('is recorded by one subscription: actors by their names in it, others below the chart that started them', () => {
    globalThis.actorListener = (record) => void reported.push(record);
    const root = createActor(app);
    watchSystem(root);
    root.start();
    expect(reported.filter(({ event }) => event.type === 'xstate.init').map(({ identity, chart }) => [chart, identity])).toEqual(
      expect.arrayContaining([
        ['app', { role: 'app' }],
        ['outer', { role: 'outer', tool: 'a' }],
        ['outer', { role: 'outer', tool: 'b', of: 'c:d' }],
        ['inner', { role: 'outer', tool: 'b', of: 'c:d', child: 'helper' }],
      ]),
    );
    root.stop();
  });

  test('names who sent an event, and nobody for what a view sends', () => {
    globalThis.actorListener = (record) => void reported.push(record);
    const root = createActor(app);
    watchSystem(root);
    root.start();
    reported.length = 0;
    root.send({ type: 'go' });
    const one = { role: 'outer', tool: 'b', of: 'c:d' };
    expect(reported.map(({ event, from, identity }) => [event.type, from, identity])).toEqual(
      expect.arrayContaining([
        ['go', undefined, { role: 'app' }],
        ['start', { role: 'app' }, one],
        ['ask', one, { ...one, child: 'helper' }],
      ]),
    );
    expect(reported.find(({ chart }) => chart === 'inner')!.emitted).toEqual([{ type: 'answered' }]);
    expect(
      sequenceOf(reported)
        .split('\n')
        .filter((line) => line.includes('>')),
    ).toEqual(
      expect.arrayContaining([
        '  page->>app: go → running',
        '  app->>outer_b_c_d: start → asking',
        '  outer_b_c_d->>outer_b_c_d_helper: ask → done',
      ]),
    );
    expect(actorsOf(reported).map(({ name, depth }) => [name, depth])).toEqual([
      ['app', 0],
      ['outer b c:d', 0],
      ['outer b c:d helper', 1],
    ]);
    root.stop();
  });
});

describe('the mask', () => {
  test.each([
    ['an address', { email: 'Ann@example.com' }, { email: 'Xxx@xxxxxxx.xxx' }],
    ['an address in a text', { msg: 'Sent to ann@example.com.' }, { msg: 'Sent to xxx@xxxxxxx.xxx.' }],
    ['a password', { password: 'Hunter22!' }, { password: 'Xxxxxx00!' }],
    ['a code', { code: '123456' }, { code: '000000' }],
    ['a code of the server, which is a number', { code: 10005 }, { code: 10005 }],
    ['a field with its name', { name: 'newPassword', value: 'Abc' }, { name: 'newPassword', value: 'Xxx' }],
    ['a proof', { type: 'proof.changed', value: 'Abc' }, { type: 'proof.changed', value: 'Xxx' }],
    ['a field of a form', { field: 'code', value: '42' }, { field: 'code', value: '00' }],
    ['a token, at any depth', { user: { tokens: ['aB1'] } }, { user: { tokens: ['xX0'] } }],
    ['a parameter of an address', { href: '/login?invite_code=AB12&x=1' }, { href: '/login?invite_code=XX00&x=1' }],
    ['nothing that is none', { path: '/fr/pricing', price: 19.99, at: null }, { path: '/fr/pricing', price: 19.99, at: null }],
  ])('blanks out %s', (_, value, masked) => {
    expect(mask(value)).toEqual(masked);
  });

  test('ends in a value that contains itself', () => {
    const value: Record<string, unknown> = {};
    value['self'] = value;
    expect(mask(value)).toEqual({ self: '(repeated)' });
  });
});
