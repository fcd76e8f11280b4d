import { setup } from 'xstate';
import type { FieldError, FormValues } from '../generation/generation.types.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { actions, guards } from './submission.implementation.ts';
import type { SubmissionAnswer, SubmissionTypes } from './submission.types.ts';

/** A form that is filled, judged and sent once: a message to the operator, a report. */
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
      description: 'The person fills the form, or reads what is wrong with it.',
      on: {
        'field.changed': { actions: 'setField' },
        'form.submitted': { target: 'checking', actions: 'forgetRefusal' },
      },
    },
    checking: {
      // Typing is dropped here and while sending: the answer belongs to what was sent.
      description: 'The form is judged by the rules of its call.',
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
      description: 'The form is on its way; a second press changes nothing.',
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
      description: 'It has arrived; the person reads what happens next.',
      on: { 'another.requested': { target: 'filling', actions: 'forgetAnswer' } },
    },
  },
});
