import { assign, emit } from 'xstate';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { ConsentAnswer, ConsentSubject, ConsentTypes } from './consent.types.ts';

export const actions = actionsOf<ConsentTypes>()({
  noteSubject: assign((_, { subject }: { subject: ConsentSubject }) => ({ subject })),
  noteAdult: assign((_, { adult }: { adult: boolean }) => ({ adult })),
  noteReceipt: assign((_, { answer }: { answer: ConsentAnswer }) => ('receipt' in answer ? { receipt: answer.receipt.id } : {})),
  forgetReceipt: assign({ receipt: null }),
  forgetAll: assign({ subject: null, adult: false, receipt: null }),
  tellGiven: emit(({ context }) => ({ type: 'consent.given' as const, receipt: context.receipt ?? '' })),
  tellWithdrawn: emit({ type: 'consent.withdrawn' }),
  announceRefusal: emit((_, { answer }: { answer: ConsentAnswer }) => notice('error', { text: 'refusal' in answer ? answer.refusal : '' })),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
});

export const guards = guardsOf<ConsentTypes>()({
  isComplete: ({ context }) => context.subject !== null && context.adult,
  isGiven: (_, { answer }: { answer: ConsentAnswer }) => 'receipt' in answer,
});
