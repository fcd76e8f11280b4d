import { setup } from 'xstate';

export default setup({
}).createMachine({
  id: 'confirmation',
  description: 'The second step of an action that cannot be undone.',
  context: {},
  initial: 'asked',
  states: {
    asked: {
      description: 'The user is asked to confirm.',
      on: {
        'confirmation.given': 'confirmed',
        'confirmation.refused': 'refused',
      },
    },
    confirmed: {
      description: 'The action is carried out.',
      type: 'final',
    },
    refused: {
      description: 'Everything stays as it is.',
      type: 'final',
    },
  },
});
