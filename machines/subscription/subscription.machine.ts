import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { subscriptionSetup } from './subscription.setup.ts';

/** The active subscription: canceled in two steps in the settings, resumed, changed for the next period. */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  description: 'The subscription of the signed-in user.',
  context: { subscription: null, wantedPlan: null },
  initial: 'hidden',
  on: {
    'session.changed': { target: '.hidden', actions: 'clearSubscription' },
    'payment.succeeded': '.loading',
  },
  states: {
    hidden: {
      description: 'The subscription has not been opened yet.',
      on: { 'subscription.shown': 'loading' },
    },
    loading: {
      description: 'The server is asked whether a subscription is active.',
      tags: 'busy',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          {
            guard: { type: 'isReported', params: output },
            target: 'deciding',
            actions: { type: 'assignLoaded', params: output },
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    deciding: {
      description: "The server's answer decides which state is shown.",
      always: [{ guard: 'hasNone', target: 'none' }, { guard: 'isEnding', target: 'ending' }, { target: 'running' }],
    },
    failed: {
      description: 'The subscription failed to load; the user can retry.',
      tags: 'failed',
      on: { 'retry.clicked': 'loading', 'subscription.shown': 'loading' },
    },
    none: {
      description: 'No subscription is active; the page links to the prices.',
      tags: 'none',
      on: { 'subscription.shown': 'loading' },
    },
    running: {
      description: 'A subscription is active and renews automatically.',
      initial: 'idle',
      on: {
        'subscription.shown': 'loading',
        'plan.chosen': { target: 'changing', actions: 'assignWantedPlan' },
      },
      states: {
        idle: { description: 'No cancellation is in progress.', on: { 'cancellation.asked': 'asked' } },
        asked: {
          description: 'The user is asked to confirm that the subscription ends with its period.',
          tags: 'asked',
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            onDone: [{ guard: { type: 'isConfirmed', params: output }, target: '#subscription.cancelling' }, { target: 'idle' }],
          },
        },
      },
    },
    ending: {
      description: 'The subscription is canceled and runs until its period ends; it can be resumed.',
      on: { 'subscription.shown': 'loading', 'resumption.clicked': 'resuming' },
    },
    cancelling: {
      // Other requests are ignored here, in `resuming` and in `changing`: one is answered before the next.
      description: 'The cancellation is being sent.',
      tags: 'busy',
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        onDone: [
          {
            guard: { type: 'isDone', params: output },
            target: 'deciding',
            actions: [{ type: 'assignAnswer', params: output }, 'emitCanceled'],
          },
          { target: 'deciding', actions: { type: 'emitRefusal', params: output } },
        ],
        onError: { target: 'deciding', actions: 'emitUnanswered' },
      },
    },
    resuming: {
      description: 'The subscription is being resumed.',
      tags: 'busy',
      invoke: {
        id: 'resumeSubscription',
        src: 'resumeSubscription',
        onDone: [
          {
            guard: { type: 'isDone', params: output },
            target: 'deciding',
            actions: [{ type: 'assignAnswer', params: output }, 'emitResumed'],
          },
          { target: 'deciding', actions: { type: 'emitRefusal', params: output } },
        ],
        onError: { target: 'deciding', actions: 'emitUnanswered' },
      },
    },
    changing: {
      description: 'Another plan is being booked for the next period.',
      tags: 'busy',
      exit: 'clearWantedPlan',
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        input: ({ context }) => ({ plan: required(context.wantedPlan, 'plan') }),
        onDone: [
          {
            guard: { type: 'isDone', params: output },
            target: 'deciding',
            actions: [
              { type: 'assignAnswer', params: output },
              { type: 'emitChanged', params: output },
            ],
          },
          { target: 'deciding', actions: { type: 'emitRefusal', params: output } },
        ],
        onError: { target: 'deciding', actions: 'emitUnanswered' },
      },
    },
  },
});
