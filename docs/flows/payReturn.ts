import { emit, setup } from 'xstate';

export default setup({
  actions: {
    assignUser: () => {},
    assignTransaction: () => {},
    emitPaymentWanted: emit({ type: 'payment.wanted' }),
    emitPaymentLeft: emit({ type: 'payment.left' }),
  },
  guards: {
    isNamed: () => true,
    isHere: () => true,
    isUser: () => true,
    isVisitor: () => true,
  },
}).createMachine({
  id: 'payReturn',
  description: 'The page that a payment returns to.',
  context: {
    who: null,
    txn: null,
  },
  initial: 'away',
  on: {
    'query.given': [
      {
        guard: 'isNamed',
        target: '.judging',
        actions: 'assignTransaction',
      },
      {
        guard: 'isHere',
        target: '.nameless',
        actions: 'assignTransaction',
      },
      {
        target: '.away',
      },
    ],
    'session.changed': {
      actions: 'assignUser',
    },
  },
  states: {
    away: {
      description: 'Another page is on screen.',
    },
    nameless: {
      description: 'The address names no payment.',
    },
    judging: {
      description: 'Decides whether this user may see the payment.',
      always: [
        {
          guard: 'isUser',
          target: 'looking',
        },
        {
          guard: 'isVisitor',
          target: 'visitor',
        },
        {
          target: 'waiting',
        },
      ],
    },
    waiting: {
      description: 'It is not known yet who is here.',
      on: {
        'session.changed': {
          target: 'judging',
          actions: 'assignUser',
        },
      },
    },
    visitor: {
      description: 'A visitor is asked to sign in: a payment belongs to a user.',
      on: {
        'session.changed': {
          target: 'judging',
          actions: 'assignUser',
        },
      },
    },
    looking: {
      description: 'The outcome of the payment is polled and shown.',
      entry: 'emitPaymentWanted',
      exit: 'emitPaymentLeft',
      on: {
        'session.changed': {
          target: 'judging',
          actions: 'assignUser',
        },
        'again.pressed': {
          target: 'looking',
          reenter: true,
        },
      },
    },
  },
});
