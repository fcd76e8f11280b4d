import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { ConfirmationEvent } from '../../machines/confirmation/confirmation.types.ts';
import { subscriptionActors, type SubscriptionServices } from '../../machines/subscription/subscription.actors.ts';
import { subscriptionMachine } from '../../machines/subscription/subscription.machine.ts';
import {
  selectIsCancellationAsked,
  selectIsSubscriptionBusy,
  selectSubscription,
  selectSubscriptionPhase,
} from '../../machines/subscription/subscription.selectors.ts';
import type { SubscriptionEmitted, SubscriptionEvent } from '../../machines/subscription/subscription.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { sendToAll } from './nested.ts';

const reported = (more: object = {}) =>
  granted({
    plan_id: 2 as number | null,
    period_end: '2026-12-01T00:00:00.000Z',
    ends: false,
    next_plan_id: null as number | null,
    ...more,
  });

class Subscriber {
  readonly facts: SubscriptionEmitted[] = [];
  readonly services = {
    subscriptionInfo: vi.fn<SubscriptionServices['subscriptionInfo']>(async () => reported()),
    cancelSubscription: vi.fn<SubscriptionServices['cancelSubscription']>(async () => reported({ ends: true })),
    resumeSubscription: vi.fn<SubscriptionServices['resumeSubscription']>(async () => reported()),
    changeSubscription: vi.fn<SubscriptionServices['changeSubscription']>(async (plan) => reported({ next_plan_id: plan })),
  };
  readonly actor = createActor(subscriptionMachine.provide({ actors: subscriptionActors(this.services) }));

  constructor() {
    this.actor.on('*', (fact) => this.facts.push(fact));
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  get phase() {
    return selectSubscriptionPhase(this.sees);
  }

  get reported() {
    return this.facts.map(({ message }) => ('key' in message ? message.key : message.text));
  }

  async receives(...events: (SubscriptionEvent | ConfirmationEvent)[]): Promise<this> {
    for (const event of events) sendToAll(this.actor, event);
    await settled();
    return this;
  }
}

const shown = () => new Subscriber().receives({ type: 'subscription.shown' });

test('shows the plan and when its period ends', async () => {
  const subscriber = await shown();
  expect(selectSubscription(subscriber.sees)).toEqual({ plan: 2, periodEnd: '2026-12-01T00:00:00.000Z', ends: false, nextPlan: null });
});

test.each([null, 9])('a plan of number %s is none', async (plan_id) => {
  const subscriber = new Subscriber();
  subscriber.services.subscriptionInfo.mockResolvedValueOnce(reported({ plan_id }));
  await subscriber.receives({ type: 'subscription.shown' });
  expect(subscriber.phase).toBe('none');
});

test.each([
  ['refuses', async () => refusal('unavailable')],
  ['refuses, whatever comes with it,', async () => ({ ...refusal('unavailable'), data: reported().data })],
  ['says nothing', async () => ({ ...reported(), data: null })],
  ['is away', async () => Promise.reject(new Error('offline'))],
] as const)('when the server %s, it can be retried by a click or by returning to the page', async (_, answer) => {
  for (const type of ['retry.clicked', 'subscription.shown'] as const) {
    const subscriber = new Subscriber();
    subscriber.services.subscriptionInfo.mockImplementationOnce(answer);
    await subscriber.receives({ type: 'subscription.shown' });
    expect(subscriber.phase).toBe('failed');
    await subscriber.receives({ type });
    expect(subscriber.phase).toBe('running');
  }
});

test.each([
  ['none', { plan_id: null }],
  ['running', {}],
  ['ending', { ends: true }],
] as const)('a page that shows it again asks again: %s', async (phase, more) => {
  const subscriber = new Subscriber();
  subscriber.services.subscriptionInfo.mockResolvedValueOnce(reported(more)).mockResolvedValueOnce(reported({ plan_id: 1 }));
  await subscriber.receives({ type: 'subscription.shown' });
  expect([subscriber.phase, selectIsSubscriptionBusy(subscriber.sees)]).toEqual([phase, false]);
  subscriber.actor.send({ type: 'subscription.shown' });
  expect(selectIsSubscriptionBusy(subscriber.sees)).toBe(true);
  await settled();
  expect(selectSubscription(subscriber.sees)?.plan).toBe(1);
});

test('the next person sees nothing of it until the page asks', async () => {
  const subscriber = await (await shown()).receives({ type: 'session.changed' });
  expect([subscriber.phase, selectSubscription(subscriber.sees)]).toEqual(['unknown', null]);
  expect(subscriber.services.subscriptionInfo).toHaveBeenCalledTimes(1);
});

test.each([
  ['cancelled', false, [{ type: 'cancellation.asked' }, { type: 'confirmation.given' }], 'cancelSubscription', 'planCanceled'],
  ['resumed', true, [{ type: 'resumption.clicked' }], 'resumeSubscription', 'planResumed'],
  ['changed', false, [{ type: 'plan.chosen', plan: 3 }], 'changeSubscription', 'planChanged'],
] satisfies [string, boolean, (SubscriptionEvent | ConfirmationEvent)[], keyof SubscriptionServices, string][])(
  'while it is being %s, the buttons wait, and nothing is asked twice',
  async (_, ends, events, call, sentence) => {
    const subscriber = new Subscriber();
    subscriber.services.subscriptionInfo.mockResolvedValueOnce(reported({ ends }));
    await subscriber.receives({ type: 'subscription.shown' });
    for (const event of [...events, ...events]) sendToAll(subscriber.actor, event);
    expect([selectIsSubscriptionBusy(subscriber.sees), subscriber.services[call].mock.calls.length]).toEqual([true, 1]);
    await settled();
    expect([selectIsSubscriptionBusy(subscriber.sees), subscriber.reported]).toEqual([false, [sentence]]);
  },
);

test('is canceled with two clicks and runs until its period ends; canceling can be undone', async () => {
  const subscriber = await (await shown()).receives({ type: 'confirmation.given' }, { type: 'cancellation.asked' });
  expect([selectIsCancellationAsked(subscriber.sees), subscriber.services.cancelSubscription.mock.calls.length]).toEqual([true, 0]);
  await subscriber.receives({ type: 'confirmation.given' });
  expect([subscriber.phase, subscriber.reported]).toEqual(['ending', ['planCanceled']]);
  await subscriber.receives({ type: 'resumption.clicked' });
  expect(subscriber.phase).toBe('running');
});

test('a cancellation thought better of changes nothing', async () => {
  const subscriber = await (await shown()).receives({ type: 'cancellation.asked' }, { type: 'confirmation.refused' });
  expect([subscriber.phase, selectIsCancellationAsked(subscriber.sees)]).toEqual(['running', false]);
});

test('another plan begins with the next period', async () => {
  const subscriber = await shown();
  subscriber.actor.send({ type: 'plan.chosen', plan: 3 });
  expect(selectIsSubscriptionBusy(subscriber.sees)).toBe(true);
  await settled();
  expect(subscriber.services.changeSubscription).toHaveBeenCalledWith(3);
  expect(selectSubscription(subscriber.sees)).toMatchObject({ plan: 2, nextPlan: 3 });
});

test('choosing the running plan again confirms that it continues', async () => {
  const subscriber = await (await shown()).receives({ type: 'plan.chosen', plan: 3 });
  subscriber.services.changeSubscription.mockResolvedValueOnce(reported());
  await subscriber.receives({ type: 'plan.chosen', plan: 2 });
  expect(subscriber.reported).toEqual(['planChanged', 'planResumed']);
});

test.each([
  ['cancelSubscription', [{ type: 'cancellation.asked' }, { type: 'confirmation.given' }], 'running'],
  ['resumeSubscription', [{ type: 'resumption.clicked' }], 'ending'],
  ['changeSubscription', [{ type: 'plan.chosen', plan: 3 }], 'running'],
] satisfies [keyof SubscriptionServices, (SubscriptionEvent | ConfirmationEvent)[], string][])(
  '%s that does not succeed leaves things as they are',
  async (call, events, phase) => {
    const subscriber = new Subscriber();
    subscriber.services.subscriptionInfo.mockResolvedValueOnce(reported({ ends: phase === 'ending' }));
    await subscriber.receives({ type: 'subscription.shown' });
    subscriber.services[call].mockResolvedValueOnce({ ...refusal('unavailable', 'Later.'), data: reported({ plan_id: null }).data });
    await subscriber.receives(...events);
    expect([subscriber.phase, subscriber.reported]).toEqual([phase, ['Later.']]);
    subscriber.services[call].mockRejectedValueOnce(new Error('offline'));
    await subscriber.receives(...events);
    expect([subscriber.phase, subscriber.reported]).toEqual([phase, ['Later.', 'networkProblem']]);
  },
);

test('a payment that succeeded is asked about at once', async () => {
  const subscriber = await (await shown()).receives({ type: 'payment.succeeded' });
  expect(subscriber.services.subscriptionInfo).toHaveBeenCalledTimes(2);
});
