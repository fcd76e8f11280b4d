import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { pushActors, type PushServices } from '../../machines/push/push.actors.ts';
import { pushMachine } from '../../machines/push/push.machine.ts';
import { selectCanPush, selectIsChanging, selectIsNotified } from '../../machines/push/push.selectors.ts';
import type { PushState } from '../../machines/push/push.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { Held } from './answers.ts';

async function open(first: PushState, changes: Partial<PushServices> = {}) {
  const services = {
    readPush: vi.fn<PushServices['readPush']>(async () => first),
    subscribe: vi.fn<PushServices['subscribe']>(async () => 'on'),
    renew: vi.fn<PushServices['renew']>(async () => undefined),
    unsubscribe: vi.fn<PushServices['unsubscribe']>(async () => undefined),
  };
  for (const [name, change] of Object.entries(changes)) services[name as keyof PushServices].mockImplementation(change as never);
  const actor = createActor(pushMachine.provide({ actors: pushActors(services) }));
  const reported: unknown[] = [];
  actor.on('notice.raised', ({ message }) => reported.push(message));
  actor.start();
  await settled();
  const sees = () => [selectCanPush(actor.getSnapshot()), selectIsNotified(actor.getSnapshot()), selectIsChanging(actor.getSnapshot())];
  return { actor, services, reported, sees };
}

test('turning it on asks for permission once, however often it is clicked', async () => {
  const held = new Held<PushState>();
  const { actor, services, sees } = await open('off', { subscribe: () => held.promise });
  expect(sees()).toEqual(['yes', false, false]);
  actor.send({ type: 'push.wanted' });
  actor.send({ type: 'push.wanted' });
  expect([sees(), services.subscribe.mock.calls.length]).toEqual([['yes', false, true], 1]);
  held.resolve('on');
  await settled();
  expect(sees()).toEqual(['yes', true, false]);
  actor.send({ type: 'push.unwanted' });
  await settled();
  expect([sees(), services.unsubscribe.mock.calls.length]).toEqual([['yes', false, false], 1]);
});

test.each([
  ['blocked', ['blocked', false, false]],
  ['off', ['yes', false, false]],
] as const)('an answer of %s is what is shown, without a complaint', async (answer, shown) => {
  const { actor, reported, sees } = await open('off', { subscribe: async () => answer });
  actor.send({ type: 'push.wanted' });
  await settled();
  expect([sees(), reported]).toEqual([shown, []]);
});

test.each([
  ['unsupported', ['no', false, false]],
  ['blocked', ['blocked', false, false]],
] as const)('where it is %s nothing can be turned on', async (first, shown) => {
  const { actor, services, sees } = await open(first);
  actor.send({ type: 'push.wanted' });
  await settled();
  expect([sees(), services.subscribe.mock.calls.length]).toEqual([shown, 0]);
});

test('a browser that cannot be read has none', async () => {
  const { sees } = await open('off', { readPush: () => Promise.reject(new Error('blocked')) });
  expect(sees()).toEqual(['no', false, false]);
});

test('a subscribed browser registers again at each visit, for the current user', async () => {
  const { actor, services, reported, sees } = await open('on');
  expect([sees(), services.renew.mock.calls.length]).toEqual([['yes', true, false], 1]);
  services.renew.mockRejectedValueOnce(new Error('offline'));
  actor.send({ type: 'session.changed' });
  actor.send({ type: 'session.changed' });
  await settled();
  expect([sees(), services.renew.mock.calls.length, reported]).toEqual([['yes', true, false], 3, []]);
  const [[signal]] = services.renew.mock.calls.slice(1, 2) as [[AbortSignal]];
  expect(signal.aborted).toBe(true);
});

test('a change that did not reach the server is reported and undone', async () => {
  const { actor, services, reported, sees } = await open('off');
  services.subscribe.mockRejectedValueOnce(new Error('offline'));
  actor.send({ type: 'push.wanted' });
  await settled();
  expect([sees(), reported]).toEqual([['yes', false, false], [{ key: 'networkProblem' }]]);
  actor.send({ type: 'push.wanted' });
  await settled();
  services.unsubscribe.mockRejectedValueOnce(new Error('offline'));
  actor.send({ type: 'push.unwanted' });
  await settled();
  expect([sees(), reported.length]).toEqual([['yes', true, false], 2]);
});

test('turning it off during renewal takes effect', async () => {
  const { actor, services, sees } = await open('on', { renew: () => new Promise(() => undefined) });
  actor.send({ type: 'push.unwanted' });
  await settled();
  expect([sees(), services.unsubscribe.mock.calls.length]).toEqual([['yes', false, false], 1]);
});
