import { setup } from 'xstate';
import type { PlanId } from '../../contract/facts/prices.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './subscription.implementation.ts';
import type { SubscriptionState, SubscriptionTypes, WishAnswer } from './subscription.types.ts';

/** The running subscription, cancelled where it was bought and in two presses, taken up again, changed for the next period. */
export const subscriptionMachine = setup({
  types: {} as SubscriptionTypes,
  actors: {
    loadSubscription: port<SubscriptionState | null>('loadSubscription'),
    cancelSubscription: port<WishAnswer>('cancelSubscription'),
    resumeSubscription: port<WishAnswer>('resumeSubscription'),
    changePlan: port<WishAnswer, { plan: PlanId }>('changePlan'),
  },
  actions,
  guards,
}).createMachine({
  id: 'subscription',
  description: 'The subscription of the signed-in person.',
  context: { subscription: null, wantedPlan: null },
  initial: 'hidden',
  on: {
    'session.changed': { target: '.hidden', actions: 'forgetSubscription' },
    'payment.succeeded': '.loading',
  },
  states: {
    hidden: {
      description: 'Nobody has looked yet.',
      on: { 'subscription.shown': 'loading' },
    },
    loading: {
      description: 'The server is asked whether a subscription runs.',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          {
            guard: { type: 'isTold', params: output },
            target: 'deciding',
            actions: { type: 'noteLoaded', params: output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    deciding: {
      description: 'What the server said decides what is shown.',
      always: [{ guard: 'hasNone', target: 'none' }, { guard: 'isEnding', target: 'ending' }, { target: 'running' }],
    },
    failed: {
      description: 'The server did not say; it may be asked again.',
      on: { 'retry.pressed': 'loading', 'subscription.shown': 'loading' },
    },
    none: {
      description: 'No subscription runs; the way leads to the prices.',
      on: { 'subscription.shown': 'loading' },
    },
    running: {
      description: 'A subscription runs and will renew itself.',
      initial: 'idle',
      on: {
        'subscription.shown': 'loading',
        'plan.chosen': { target: 'changing', actions: 'notePlan' },
      },
      states: {
        idle: { description: 'Nothing is asked.', on: { 'cancellation.asked': 'asked' } },
        asked: {
          description: 'The person is asked whether it is to end with its period.',
          on: { 'cancellation.confirmed': '#subscription.cancelling', 'cancellation.abandoned': 'idle' },
        },
      },
    },
    ending: {
      description: 'It was cancelled and runs until its period ends; that can be taken back.',
      on: { 'subscription.shown': 'loading', 'resumption.pressed': 'resuming' },
    },
    cancelling: {
      // Other wishes are dropped here, in `resuming` and in `changing`: each is answered before the next.
      description: 'The cancellation is on its way.',
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        onDone: [
          {
            guard: { type: 'isDone', params: output },
            target: 'deciding',
            actions: [{ type: 'noteAnswer', params: output }, 'announceDone'],
          },
          { target: 'deciding', actions: { type: 'announceRefusal', params: output } },
        ],
        onError: { target: 'deciding', actions: 'announceUnreached' },
      },
    },
    resuming: {
      description: 'The cancellation is being taken back.',
      invoke: {
        id: 'resumeSubscription',
        src: 'resumeSubscription',
        onDone: [
          {
            guard: { type: 'isDone', params: output },
            target: 'deciding',
            actions: [{ type: 'noteAnswer', params: output }, 'announceDone'],
          },
          { target: 'deciding', actions: { type: 'announceRefusal', params: output } },
        ],
        onError: { target: 'deciding', actions: 'announceUnreached' },
      },
    },
    changing: {
      description: 'Another plan is being booked for the next period.',
      exit: 'forgetPlan',
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        input: ({ context }) => ({ plan: required(context.wantedPlan, 'plan') }),
        onDone: [
          {
            guard: { type: 'isDone', params: output },
            target: 'deciding',
            actions: [{ type: 'noteAnswer', params: output }, 'announceDone'],
          },
          { target: 'deciding', actions: { type: 'announceRefusal', params: output } },
        ],
        onError: { target: 'deciding', actions: 'announceUnreached' },
      },
    },
  },
});
