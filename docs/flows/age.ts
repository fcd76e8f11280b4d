import { emit, fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    ageMemory: fromCallback(() => {}),
  },
  actions: {
    noteAge: () => {},
    tellConfirmed: emit({ type: 'adult.confirmed' }),
  },
}).createMachine({
  id: 'age',
  description: 'Asks for the person\'s age before a tool for adults makes anything.',
  context: {},
  initial: 'asked',
  invoke: {
    id: 'ageMemory',
    src: 'ageMemory',
  },
  states: {
    asked: {
      description: 'The form asks for the person\'s age, at its first file or at the press.',
      on: {
        'age.recalled': 'confirmed',
        'age.confirmed': {
          target: 'confirmed',
          actions: 'noteAge',
        },
        'age.denied': 'denied',
      },
    },
    confirmed: {
      description: 'The person is an adult and is not asked again.',
      entry: 'tellConfirmed',
    },
    denied: {
      description: 'The person is not an adult: the form stays closed, other tools are shown, and the answer is not stored.',
      on: {
        'question.reopened': 'asked',
      },
    },
  },
});
