import { assign, emit, setup } from 'xstate';
import type { FieldError, FormValues } from '../form/form.types.ts';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import type { SubmissionAnswer, SubmissionTypes } from './submission.types.ts';

const base = setup({
  types: {} as SubmissionTypes,
  actors: {
    checkFields: port<Record<string, FieldError>, { values: FormValues }>('checkFields'),
    send: port<SubmissionAnswer, { values: FormValues }>('send'),
  },
});

export const submissionSetup = base
  .extend({
    guards: {
      isToSubmit: ({ event }) => asserted(event, 'field.given').submit,
      isBlank: ({ context, event }) => (context.values[asserted(event, 'field.offered').name] ?? '') === '',
      isFaulty: (_, errors: Record<string, FieldError>) => Object.keys(errors).length > 0,
      isSent: (_, answer: SubmissionAnswer) => 'sent' in answer,
    },
  })
  .extend({
    actions: {
      setField: assign(({ context, event }) => {
        const { name, value } = asserted(event, 'field.changed', 'field.given', 'field.offered');
        const { [name]: _, ...errors } = context.errors;
        return { values: { ...context.values, [name]: value }, errors };
      }),
      assignErrors: assign((_, errors: Record<string, FieldError>) => ({ errors })),
      clearRefusal: assign({ refusal: null, errors: {} }),
      assignAnswer: assign((_, answer: SubmissionAnswer) =>
        'sent' in answer ? { answer: answer.sent, values: {} } : { refusal: answer.refusal },
      ),
      clearAnswer: assign({ answer: null }),
      emitUnanswered: emit(unanswered),
    },
  });
