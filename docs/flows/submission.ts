import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    checkFields: fromPromise(async () => {}),
    send: fromPromise(async () => {}),
  },
  actions: {
    setField: () => {},
    assignErrors: () => {},
    clearRefusal: () => {},
    assignAnswer: () => {},
    clearAnswer: () => {},
    emitNetworkProblem: emit({ type: 'notice.raised' }),
  },
  guards: {
    isToSubmit: () => true,
    isBlank: () => true,
    isFaulty: () => true,
    isSent: () => true,
  },
}).createMachine({
  id: 'submission',
  description: 'A form that is sent once.',
  context: {
    values: {},
    errors: {},
    answer: null,
    refusal: null,
  },
  initial: 'filling',
  states: {
    filling: {
      description: 'The user fills in the form or reads its errors.',
      on: {
        'field.changed': {
          actions: 'setField',
        },
        'field.given': [
          {
            guard: 'isToSubmit',
            target: 'checking',
            actions: ['setField', 'clearRefusal'],
          },
          {
            actions: 'setField',
          },
        ],
        'field.offered': {
          guard: 'isBlank',
          actions: 'setField',
        },
        'form.submitted': {
          target: 'checking',
          actions: 'clearRefusal',
        },
      },
    },
    checking: {
      description: 'The form is validated by the rules of its call.',
      invoke: {
        id: 'checkFields',
        src: 'checkFields',
        onDone: [
          {
            guard: 'isFaulty',
            target: 'filling',
            actions: 'assignErrors',
          },
          {
            target: 'sending',
          },
        ],
        onError: {
          target: 'filling',
          actions: 'emitNetworkProblem',
        },
      },
    },
    sending: {
      description: 'The form is being sent; a second press is ignored.',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: [
          {
            guard: 'isSent',
            target: 'sent',
            actions: 'assignAnswer',
          },
          {
            target: 'filling',
            actions: 'assignAnswer',
          },
        ],
        onError: {
          target: 'filling',
          actions: 'emitNetworkProblem',
        },
      },
    },
    sent: {
      description: 'The form was received; the user reads what happens next.',
      on: {
        'another.requested': {
          target: 'filling',
          actions: 'clearAnswer',
        },
      },
    },
  },
});
