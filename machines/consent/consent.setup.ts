import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { ConsentAnswer, ConsentRecalled, ConsentSubject, ConsentTypes } from './consent.types.ts';

const base = setup({
  types: {} as ConsentTypes,
  actors: {
    recallConsent: port<ConsentRecalled, { tool: string }>('recallConsent'),
    giveConsent: port<ConsentAnswer, { tool: string; subject: ConsentSubject }>('giveConsent'),
  },
});

/** The ports, guards and actions of the consent chart. */
export const consentSetup = base
  .extend({
    guards: {
      isFilled: ({ context }) => context.isFilled,
      hasFiles: ({ event }) => asserted(event, 'files.changed').refs.length > 0,
      isGiven: (_, answer: ConsentAnswer) => 'receipt' in answer,
      isRecalled: (_, recalled: ConsentRecalled) => recalled !== null,
    },
  })
  .extend({
    actions: {
      assignSubject: assign(({ event }) => ({ subject: asserted(event, 'subject.chosen').subject })),
      assignFilled: assign(({ event }) => ({ isFilled: asserted(event, 'files.changed').refs.length > 0 })),
      assignReceipt: assign((_, answer: ConsentAnswer) => ({
        receipt: required('receipt' in answer ? answer.receipt.id : null, 'receipt'),
      })),
      assignRecalled: assign((_, recalled: ConsentRecalled) => {
        const { id, subject } = required(recalled, 'receipt');
        return { receipt: id, subject };
      }),
      clearConsent: assign({ subject: null, receipt: null }),
      emitGiven: emit(({ context }) => ({ type: 'consent.given' as const, receipt: required(context.receipt, 'receipt') })),
      emitWithdrawn: emit({ type: 'consent.withdrawn' }),
      emitRefusal: emit((_, answer: ConsentAnswer) =>
        notice('error', { text: required('refusal' in answer ? answer.refusal : null, 'refusal') }),
      ),
      emitUnanswered: emit(unanswered),
    },
  });
