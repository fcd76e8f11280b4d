import { setup } from 'xstate';
import type { FieldError, FormValues } from '../generation/generation.types.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { actions, guards } from './submission.implementation.ts';
import type { SubmissionAnswer, SubmissionTypes } from './submission.types.ts';

/** A form that is filled in, validated and sent once: a message to the operator, a report. */
export const submissionMachine = setup({
  types: {} as SubmissionTypes,
  actors: {
    checkFields: port<Record<string, FieldError>, { values: FormValues }>('checkFields'),
    send: port<SubmissionAnswer, { values: FormValues }>('send'),
  },
  actions,
  guards,
}).createMachine({
  id: 'submission',
  description: 'A form that is sent once.',
  context: ({ input }) => ({ values: input.values, errors: {}, answer: null, refusal: null }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The person fills in the form or reads its errors.',
      on: {
        'field.changed': { actions: 'setField' },
        'field.given': [{ guard: 'isToSubmit', target: 'checking', actions: ['setField', 'forgetRefusal'] }, { actions: 'setField' }],
        'field.offered': { guard: 'isBlank', actions: 'setField' },
        'form.submitted': { target: 'checking', actions: 'forgetRefusal' },
      },
    },
    checking: {
      // Typing is ignored here and while sending: the answer belongs to the values that were sent.
      description: 'The form is validated by the rules of its call.',
      invoke: {
        id: 'checkFields',
        src: 'checkFields',
        input: ({ context }) => ({ values: context.values }),
        onDone: [
          {
            guard: { type: 'isFaulty', params: output },
            target: 'filling',
            actions: { type: 'noteErrors', params: output },
          },
          { target: 'sending' },
        ],
        onError: { target: 'filling', actions: 'announceUnreached' },
      },
    },
    sending: {
      description: 'The form is being sent; a second press is ignored.',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ values: context.values }),
        onDone: [
          {
            guard: { type: 'isSent', params: output },
            target: 'sent',
            actions: { type: 'noteAnswer', params: output },
          },
          { target: 'filling', actions: { type: 'noteAnswer', params: output } },
        ],
        onError: { target: 'filling', actions: 'announceUnreached' },
      },
    },
    sent: {
      description: 'The form was received; the person reads what happens next.',
      on: { 'another.requested': { target: 'filling', actions: 'forgetAnswer' } },
    },
  },
});
