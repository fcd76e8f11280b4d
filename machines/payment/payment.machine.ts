import { assign, emit, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { initialPack } from '../../contract/facts/prices.ts';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import type { CheckoutAnswer, Outcome, PaceEvent, PaymentContext, PaymentEmitted, PaymentEvent, Purchase } from './payment.types.ts';

const nothingBought: Purchase = { kind: 'pack', price: initialPack };

/** One purchase: a checkout is opened in a frame, and the server is asked until it knows the outcome (spec §4). */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
  },
  actors: {
    openCheckout: port<CheckoutAnswer, { purchase: Purchase }>('openCheckout'),
    readStatus: port<Outcome, { purchase: Purchase; txn: string }>('readStatus'),
    paceChecks: listenerPort<PaceEvent>('paceChecks'),
  },
  actions: {
    notePurchase: assign((_, { purchase }: { purchase: Purchase }) => ({ purchase, url: null, txn: null, problem: null })),
    noteResumed: assign((_, { purchase, txn }: { purchase: Purchase; txn: string }) => ({ purchase, url: null, txn, problem: null })),
    noteCheckout: assign((_, { answer }: { answer: CheckoutAnswer }) =>
      answer.kind === 'opened' ? { url: answer.url, txn: answer.txn, problem: null } : { problem: answer.msg },
    ),
    noteUnreached: assign({ problem: null }),
    forgetPurchase: assign({ purchase: null, url: null, txn: null, problem: null }),
    forgetCheckout: assign({ url: null, txn: null }),
    tellShown: emit({ type: 'payment.shown' }),
    tellDismissed: emit({ type: 'payment.dismissed' }),
    tellSucceeded: emit(({ context }) => ({ type: 'payment.succeeded' as const, purchase: context.purchase ?? nothingBought })),
    tellSignInNeeded: emit(({ context }) => ({ type: 'purchase.signInNeeded' as const, purchase: context.purchase ?? nothingBought })),
    refreshCredits: emit({ type: 'credits.refreshRequested' }),
    announceSuccess: emit(notice('success', { key: 'paymentSucceeded' })),
    announceFailure: emit(notice('error', { key: 'paymentFailed' }, times.paymentFailureToast)),
    announceNoLink: emit(notice('error', { key: 'payUrlFailed' })),
    announceStillOpen: emit(notice('warning', { key: 'paymentStillOpen' })),
  },
  guards: {
    isOpened: (_, { answer }: { answer: CheckoutAnswer }) => answer.kind === 'opened',
    isSignInNeeded: (_, { answer }: { answer: CheckoutAnswer }) => answer.kind === 'signIn',
    isPaid: (_, { status }: { status: Outcome }) => status === transactionStatuses.paid,
    isUndecided: (_, { status }: { status: Outcome }) => status === null || status === transactionStatuses.pending,
    isAbsent: (_, { status }: { status: Outcome }) => status === 'absent',
  },
  delays: { lastCheckLimit: 10_000 },
}).createMachine({
  id: 'payment',
  description: 'One purchase from the press on Buy to its outcome.',
  context: { purchase: null, url: null, txn: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is being paid.',
      on: {
        'purchase.requested': {
          target: 'opening',
          actions: { type: 'notePurchase', params: ({ event }) => ({ purchase: event.purchase }) },
        },
        'payment.resumed': {
          target: 'paying',
          actions: { type: 'noteResumed', params: ({ event }) => ({ purchase: event.purchase, txn: event.txn }) },
        },
      },
    },
    opening: {
      description: 'The dialog shows a spinner; the server makes a checkout.',
      entry: 'tellShown',
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({ purchase: context.purchase ?? nothingBought }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => ({ answer: event.output }) },
            target: 'paying',
            actions: { type: 'noteCheckout', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => ({ answer: event.output }) },
            target: 'closed',
            actions: ['tellDismissed', 'tellSignInNeeded', 'forgetPurchase'],
          },
          {
            target: 'broken',
            actions: [{ type: 'noteCheckout', params: ({ event }) => ({ answer: event.output }) }, 'announceNoLink'],
          },
        ],
        onError: { target: 'broken', actions: ['noteUnreached', 'announceNoLink'] },
      },
      on: { 'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] } },
    },
    broken: {
      description: 'No checkout could be opened; the panel says so and offers to try again.',
      on: {
        'retry.pressed': 'opening',
        'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] },
      },
    },
    paying: {
      description: 'The checkout is in the frame, and the server is asked for the outcome every 3 seconds.',
      type: 'parallel',
      invoke: { id: 'paceChecks', src: 'paceChecks' },
      on: {
        'limit.reached': 'lastChecking',
        'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] },
      },
      states: {
        frame: {
          description: 'What the person sees of the checkout page.',
          initial: 'loading',
          states: {
            loading: { description: 'The checkout page is loading.', on: { 'frame.loaded': 'shown' } },
            shown: { description: 'The checkout page is there.' },
          },
        },
        status: {
          description: 'What is known of the outcome.',
          initial: 'waiting',
          on: {
            // A check that has not answered by the next one is given up for it.
            'check.due': { target: '.checking' },
            'frame.reported': { target: '.checking' },
          },
          states: {
            waiting: { description: 'The outcome is open until the next check.' },
            checking: {
              description: 'The server is asked; a check that fails does not end the polling.',
              invoke: {
                id: 'readStatus',
                src: 'readStatus',
                input: ({ context }) => ({ purchase: context.purchase ?? nothingBought, txn: context.txn ?? '' }),
                onDone: [
                  { guard: { type: 'isPaid', params: ({ event }) => ({ status: event.output }) }, target: '#payment.succeeded' },
                  { guard: { type: 'isUndecided', params: ({ event }) => ({ status: event.output }) }, target: 'waiting' },
                  { guard: { type: 'isAbsent', params: ({ event }) => ({ status: event.output }) }, target: '#payment.absent' },
                  { target: '#payment.failed' },
                ],
                onError: 'waiting',
              },
            },
          },
        },
      },
    },
    lastChecking: {
      description: 'Five minutes have passed: the server is asked a last time before the dialog closes.',
      invoke: {
        id: 'readLastStatus',
        src: 'readStatus',
        input: ({ context }) => ({ purchase: context.purchase ?? nothingBought, txn: context.txn ?? '' }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => ({ status: event.output }) }, target: 'succeeded' },
          { guard: { type: 'isUndecided', params: ({ event }) => ({ status: event.output }) }, target: 'expired' },
          { guard: { type: 'isAbsent', params: ({ event }) => ({ status: event.output }) }, target: 'absent' },
          { target: 'failed' },
        ],
        onError: 'expired',
      },
      after: { lastCheckLimit: 'expired' },
      on: { 'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] } },
    },
    succeeded: {
      description: 'It is paid: the dialog is closed, the credits are there.',
      entry: ['tellDismissed', 'refreshCredits', 'tellSucceeded', 'announceSuccess', 'forgetCheckout'],
      on: {
        'purchase.requested': {
          target: 'opening',
          actions: { type: 'notePurchase', params: ({ event }) => ({ purchase: event.purchase }) },
        },
        'payment.closed': { target: 'closed', actions: 'forgetPurchase' },
      },
    },
    failed: {
      description: 'The payment did not go through; another try or another way of paying is offered.',
      entry: ['announceFailure', 'forgetCheckout'],
      on: {
        'retry.pressed': 'opening',
        'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] },
      },
    },
    absent: {
      description: 'This person has no such payment: the address is wrong, or somebody else is signed in now.',
      entry: ['tellDismissed', 'refreshCredits', 'forgetCheckout'],
      on: {
        'purchase.requested': {
          target: 'opening',
          actions: { type: 'notePurchase', params: ({ event }) => ({ purchase: event.purchase }) },
        },
        'payment.closed': { target: 'closed', actions: 'forgetPurchase' },
      },
    },
    expired: {
      description: 'Nobody waits any longer: the dialog is closed; a payment that comes later is credited all the same.',
      entry: ['tellDismissed', 'refreshCredits', 'announceStillOpen', 'forgetCheckout'],
      on: {
        'purchase.requested': {
          target: 'opening',
          actions: { type: 'notePurchase', params: ({ event }) => ({ purchase: event.purchase }) },
        },
        'payment.closed': { target: 'closed', actions: 'forgetPurchase' },
      },
    },
  },
});
