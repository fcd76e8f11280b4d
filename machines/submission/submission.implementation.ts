import { assign, emit } from 'xstate';
import type { FieldError, Json } from '../generation/generation.types.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { SubmissionAnswer, SubmissionTypes } from './submission.types.ts';

export const actions = actionsOf<SubmissionTypes>()({
  setField: assign(({ context }, { name, value }: { name: string; value: Json }) => {
    const { [name]: _, ...errors } = context.errors;
    return { values: { ...context.values, [name]: value }, errors };
  }),
  noteErrors: assign((_, { errors }: { errors: Record<string, FieldError> }) => ({ errors })),
  forgetRefusal: assign({ refusal: null, errors: {} }),
  noteAnswer: assign((_, { answer }: { answer: SubmissionAnswer }) =>
    'sent' in answer ? { answer: answer.sent, values: {} } : { refusal: answer.refusal },
  ),
  forgetAnswer: assign({ answer: null }),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
});

export const guards = guardsOf<SubmissionTypes>()({
  isFaulty: (_, { errors }: { errors: Record<string, FieldError> }) => Object.keys(errors).length > 0,
  isSent: (_, { answer }: { answer: SubmissionAnswer }) => 'sent' in answer,
});
