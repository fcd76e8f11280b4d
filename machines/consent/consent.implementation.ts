import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { ConsentAnswer, ConsentRecalled, ConsentTypes } from './consent.types.ts';

export const actions = actionsOf<ConsentTypes>()({
  noteSubject: assign(({ event }) => ({ subject: asserted(event, 'subject.chosen').subject })),
  noteFiles: assign(({ event }) => ({ isFilled: asserted(event, 'files.changed').refs.length > 0 })),
  noteReceipt: assign((_, answer: ConsentAnswer) => ({ receipt: required('receipt' in answer ? answer.receipt.id : null, 'receipt') })),
  noteRecalled: assign((_, recalled: ConsentRecalled) => {
    const { id, subject } = required(recalled, 'receipt');
    return { receipt: id, subject };
  }),
  forget: assign({ subject: null, receipt: null }),
  tellGiven: emit(({ context }) => ({ type: 'consent.given' as const, receipt: required(context.receipt, 'receipt') })),
  tellWithdrawn: emit({ type: 'consent.withdrawn' }),
  announceRefusal: emit((_, answer: ConsentAnswer) =>
    notice('error', { text: required('refusal' in answer ? answer.refusal : null, 'refusal') }),
  ),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
});

export const guards = guardsOf<ConsentTypes>()({
  isFilled: ({ context }) => context.isFilled,
  hasReceipt: ({ context }) => context.receipt !== null,
  isGiven: (_, answer: ConsentAnswer) => 'receipt' in answer,
  isRecalled: (_, recalled: ConsentRecalled) => recalled !== null,
});
