import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { ConsentAnswer, ConsentTypes } from './consent.types.ts';

export const actions = actionsOf<ConsentTypes>()({
  noteSubject: assign(({ event }) => ({ subject: asserted(event, 'subject.chosen').subject })),
  noteAdult: assign(({ event }) => ({ adult: asserted(event, 'adult.confirmed').adult })),
  noteFiles: assign(({ event }) => ({ refs: asserted(event, 'files.changed').refs })),
  noteReceipt: assign((_, answer: ConsentAnswer) => ({ receipt: required('receipt' in answer ? answer.receipt.id : null, 'receipt') })),
  forgetReceipt: assign({ receipt: null }),
  forgetAll: assign({ subject: null, adult: false, receipt: null }),
  tellGiven: emit(({ context }) => ({ type: 'consent.given' as const, receipt: required(context.receipt, 'receipt') })),
  tellWithdrawn: emit({ type: 'consent.withdrawn' }),
  announceRefusal: emit((_, answer: ConsentAnswer) =>
    notice('error', { text: required('refusal' in answer ? answer.refusal : null, 'refusal') }),
  ),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
});

export const guards = guardsOf<ConsentTypes>()({
  isFileGone: ({ context, event }) => {
    const { refs } = asserted(event, 'files.changed');
    return context.refs.some((ref) => !refs.includes(ref));
  },
  isAnswered: ({ context }) => context.subject !== null || context.adult,
  isComplete: ({ context }) => context.subject !== null && context.adult,
  isGiven: (_, answer: ConsentAnswer) => 'receipt' in answer,
});
