import { assign, emit, setup } from 'xstate';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import type { ConsentAnswer, ConsentContext, ConsentEmitted, ConsentEvent, ConsentInput, ConsentSubject } from './consent.types.ts';

/** The consent of whoever is pictured or heard: who it is, that it is an adult, and a receipt that can be revoked. */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
    emitted: {} as ConsentEmitted,
  },
  actors: {
    giveConsent: port<ConsentAnswer, { tool: string; subject: ConsentSubject }>('giveConsent'),
  },
  actions: {
    noteSubject: assign((_, { subject }: { subject: ConsentSubject }) => ({ subject })),
    noteAdult: assign((_, { adult }: { adult: boolean }) => ({ adult })),
    noteReceipt: assign((_, { answer }: { answer: ConsentAnswer }) => ('receipt' in answer ? { receipt: answer.receipt.id } : {})),
    forgetReceipt: assign({ receipt: null }),
    forgetAll: assign({ subject: null, adult: false, receipt: null }),
    tellGiven: emit(({ context }) => ({ type: 'consent.given' as const, receipt: context.receipt ?? '' })),
    tellWithdrawn: emit({ type: 'consent.withdrawn' }),
    announceRefusal: emit((_, { answer }: { answer: ConsentAnswer }) =>
      notice('error', { text: 'refusal' in answer ? answer.refusal : '' }),
    ),
    announceUnreached: emit(notice('error', { key: 'networkProblem' })),
  },
  guards: {
    isComplete: ({ context }) => context.subject !== null && context.adult,
    isGiven: (_, { answer }: { answer: ConsentAnswer }) => 'receipt' in answer,
  },
}).createMachine({
  id: 'consent',
  description: 'Whether whoever is shown or heard has agreed.',
  context: ({ input }) => ({ tool: input.tool, subject: null, adult: false, receipt: null }),
  initial: 'asked',
  on: {
    'consent.outdated': { target: '.asked', actions: ['forgetAll', 'tellWithdrawn'] },
    'session.changed': { target: '.asked', actions: ['forgetAll', 'tellWithdrawn'] },
    'subject.chosen': {
      target: '.asked',
      actions: ['forgetReceipt', { type: 'noteSubject', params: ({ event }) => ({ subject: event.subject }) }, 'tellWithdrawn'],
    },
    'adult.confirmed': {
      target: '.asked',
      actions: ['forgetReceipt', { type: 'noteAdult', params: ({ event }) => ({ adult: event.adult }) }, 'tellWithdrawn'],
    },
  },
  states: {
    asked: {
      description: 'The page asks who is shown, and whether it is an adult.',
      always: { guard: 'isComplete', target: 'giving' },
    },
    giving: {
      description: 'The receipt is being made out.',
      invoke: {
        id: 'giveConsent',
        src: 'giveConsent',
        input: ({ context }) => ({ tool: context.tool, subject: context.subject ?? 'me' }),
        onDone: [
          {
            guard: { type: 'isGiven', params: ({ event }) => ({ answer: event.output }) },
            target: 'given',
            actions: { type: 'noteReceipt', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'failed', actions: { type: 'announceRefusal', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'announceUnreached' },
      },
    },
    given: {
      description: 'There is a receipt; the job carries it.',
      entry: 'tellGiven',
    },
    failed: {
      description: 'There is no receipt; it may be asked for again.',
      on: { 'retry.pressed': 'giving' },
    },
  },
});
