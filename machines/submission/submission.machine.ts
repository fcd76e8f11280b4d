import { output } from '../kit/output.ts';
import { submissionSetup } from './submission.setup.ts';

/** A form that is filled in, validated and sent once: a message to the operator, a report. */
export const submissionMachine = submissionSetup.createMachine({
  id: 'submission',
  description: 'A form that is sent once.',
  context: ({ input }) => ({ values: input.values, errors: {}, answer: null, refusal: null }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The user fills in the form or reads its errors.',
      on: {
        'field.changed': { actions: 'setField' },
        'field.given': [{ guard: 'isToSubmit', target: 'checking', actions: ['setField', 'clearRefusal'] }, { actions: 'setField' }],
        'field.offered': { guard: 'isBlank', actions: 'setField' },
        'form.submitted': { target: 'checking', actions: 'clearRefusal' },
      },
    },
    checking: {
      // Typing is ignored here and while sending: the answer belongs to the values that were sent.
      description: 'The form is validated by the rules of its call.',
      tags: 'busy',
      invoke: {
        id: 'checkFields',
        src: 'checkFields',
        input: ({ context }) => ({ values: context.values }),
        onDone: [
          {
            guard: { type: 'isFaulty', params: output },
            target: 'filling',
            actions: { type: 'assignErrors', params: output },
          },
          { target: 'sending' },
        ],
        onError: { target: 'filling', actions: 'emitUnanswered' },
      },
    },
    sending: {
      description: 'The form is being sent; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ values: context.values }),
        onDone: [
          {
            guard: { type: 'isSent', params: output },
            target: 'sent',
            actions: { type: 'assignAnswer', params: output },
          },
          { target: 'filling', actions: { type: 'assignAnswer', params: output } },
        ],
        onError: { target: 'filling', actions: 'emitUnanswered' },
      },
    },
    sent: {
      description: 'The form was received; the user reads what happens next.',
      tags: 'sent',
      on: { 'another.requested': { target: 'filling', actions: 'clearAnswer' } },
    },
  },
});
