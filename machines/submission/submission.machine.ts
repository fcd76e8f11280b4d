import { assign, emit, setup } from 'xstate';
import type { FieldError, FormValues, Json } from '../generation/generation.types.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import type { SubmissionAnswer, SubmissionContext, SubmissionEmitted, SubmissionEvent, SubmissionInput } from './submission.types.ts';

/** A form that is filled, judged and sent once: a message to the operator, a report. */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as SubmissionInput,
    emitted: {} as SubmissionEmitted,
  },
  actors: {
    checkFields: port<Record<string, FieldError>, { values: FormValues }>('checkFields'),
    send: port<SubmissionAnswer, { values: FormValues }>('send'),
  },
  actions: {
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
  },
  guards: {
    isFaulty: (_, { errors }: { errors: Record<string, FieldError> }) => Object.keys(errors).length > 0,
    isSent: (_, { answer }: { answer: SubmissionAnswer }) => 'sent' in answer,
  },
}).createMachine({
  id: 'submission',
  description: 'A form that is sent once.',
  context: ({ input }) => ({ values: input.values, errors: {}, answer: null, refusal: null }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The person fills the form, or reads what is wrong with it.',
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => ({ name: event.name, value: event.value }) } },
        'form.submitted': { target: 'checking', actions: 'forgetRefusal' },
      },
    },
    checking: {
      description: 'The form is judged by the rules of its call.',
      invoke: {
        id: 'checkFields',
        src: 'checkFields',
        input: ({ context }) => ({ values: context.values }),
        onDone: [
          {
            guard: { type: 'isFaulty', params: ({ event }) => ({ errors: event.output }) },
            target: 'filling',
            actions: { type: 'noteErrors', params: ({ event }) => ({ errors: event.output }) },
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
            guard: { type: 'isSent', params: ({ event }) => ({ answer: event.output }) },
            target: 'sent',
            actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'filling', actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.output }) } },
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
