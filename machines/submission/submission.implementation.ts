import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import type { FieldError } from '../generation/generation.types.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { SubmissionAnswer, SubmissionTypes } from './submission.types.ts';

export const actions = actionsOf<SubmissionTypes>()({
  setField: assign(({ context, event }) => {
    const { name, value } = asserted(event, 'field.changed', 'field.given', 'field.offered');
    const { [name]: _, ...errors } = context.errors;
    return { values: { ...context.values, [name]: value }, errors };
  }),
  noteErrors: assign((_, errors: Record<string, FieldError>) => ({ errors })),
  forgetRefusal: assign({ refusal: null, errors: {} }),
  noteAnswer: assign((_, answer: SubmissionAnswer) =>
    'sent' in answer ? { answer: answer.sent, values: {} } : { refusal: answer.refusal },
  ),
  forgetAnswer: assign({ answer: null }),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
});

export const guards = guardsOf<SubmissionTypes>()({
  isToSubmit: ({ event }) => asserted(event, 'field.given').submit,
  isBlank: ({ context, event }) => (context.values[asserted(event, 'field.offered').name] ?? '') === '',
  isFaulty: (_, errors: Record<string, FieldError>) => Object.keys(errors).length > 0,
  isSent: (_, answer: SubmissionAnswer) => 'sent' in answer,
});
