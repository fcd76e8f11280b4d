import { fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    ageMemory: fromCallback(() => {}),
  },
  actions: {
    noteAge: () => {},
  },
}).createMachine({
  id: 'age',
  description: 'The question about the age that tools for adults ask once.',
  context: {},
  initial: 'asked',
  invoke: {
    id: 'ageMemory',
    src: 'ageMemory',
  },
  states: {
    asked: {
      description: 'The page asks before it shows the form.',
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
      description: 'The person is an adult, and is not asked again.',
    },
    denied: {
      description: 'The person is no adult: the form stays closed and other tools are shown. Nothing is remembered.',
      on: {
        'question.reopened': 'asked',
      },
    },
  },
});
