import { setup } from 'xstate';
import type { ConfirmationOutput, ConfirmationTypes } from './confirmation.types.ts';

/** Asks the user to confirm what cannot be undone. The chart that would do it invokes this one, and acts by its output. */
export const confirmationMachine = setup({ types: {} as ConfirmationTypes }).createMachine({
  id: 'confirmation',
  description: 'The second step of an action that cannot be undone.',
  initial: 'asked',
  output: ({ event }) => event.output as ConfirmationOutput,
  states: {
    asked: {
      description: 'The user is asked to confirm.',
      on: { 'confirmation.given': 'confirmed', 'confirmation.refused': 'refused' },
    },
    confirmed: { description: 'The action is carried out.', type: 'final', output: { confirmed: true } },
    refused: { description: 'Everything stays as it is.', type: 'final', output: { confirmed: false } },
  },
});
