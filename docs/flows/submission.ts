import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    checkFields: fromPromise(async () => {}),
    send: fromPromise(async () => {}),
  },
  actions: {
    setField: () => {},
    noteErrors: () => {},
    forgetRefusal: () => {},
    noteAnswer: () => {},
    forgetAnswer: () => {},
    announceUnreached: emit({ type: 'notice.raised' }),
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
      description: 'The person fills in the form or reads its errors.',
      on: {
        'field.changed': {
          actions: 'setField',
        },
        'field.given': [
          {
            guard: 'isToSubmit',
            target: 'checking',
            actions: ['setField', 'forgetRefusal'],
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
          actions: 'forgetRefusal',
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
            actions: 'noteErrors',
          },
          {
            target: 'sending',
          },
        ],
        onError: {
          target: 'filling',
          actions: 'announceUnreached',
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
            actions: 'noteAnswer',
          },
          {
            target: 'filling',
            actions: 'noteAnswer',
          },
        ],
        onError: {
          target: 'filling',
          actions: 'announceUnreached',
        },
      },
    },
    sent: {
      description: 'The form was received; the person reads what happens next.',
      on: {
        'another.requested': {
          target: 'filling',
          actions: 'forgetAnswer',
        },
      },
    },
  },
});
