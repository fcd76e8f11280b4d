import { emit, fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    ageMemory: fromCallback(() => {}),
  },
  actions: {
    storeConfirmation: () => {},
    emitConfirmed: emit({ type: 'adult.confirmed' }),
  },
}).createMachine({
  id: 'age',
  description: 'Asks for the user\'s age before a tool for adults makes anything.',
  context: {},
  initial: 'asked',
  invoke: {
    id: 'ageMemory',
    src: 'ageMemory',
  },
  states: {
    asked: {
      description: 'The form asks for the user\'s age, at its first file or at the press.',
      on: {
        'age.recalled': 'confirmed',
        'age.confirmed': {
          target: 'confirmed',
          actions: 'storeConfirmation',
        },
        'age.denied': 'denied',
      },
    },
    confirmed: {
      description: 'The user is an adult and is not asked again.',
      entry: 'emitConfirmed',
    },
    denied: {
      description: 'The user is not an adult: the form stays closed, other tools are shown, and the answer is not stored.',
      on: {
        'question.reopened': 'asked',
      },
    },
  },
});
