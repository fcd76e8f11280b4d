import { emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import type { SignInOutput, SignInTypes } from './signIn.types.ts';

/**
 * Asks for a sign-in and waits for it. A chart whose action needs a user invokes this one, and continues or gives up by its output
 * (spec §8).
 */
export const signInMachine = setup({
  types: {} as SignInTypes,
  actions: { emitSignInNeeded: emit({ type: 'signIn.needed' }) },
  guards: {
    isUser: ({ event }) => asserted(event, 'session.changed').who === 'user',
    isGivenUp: ({ event }) => !asserted(event, 'auth.dismissed').signedIn,
  },
}).createMachine({
  id: 'signIn',
  description: 'A sign-in that another chart waits for.',
  initial: 'waiting',
  output: ({ event }) => event.output as SignInOutput,
  states: {
    waiting: {
      // The form closes before the session knows the new user, and an expired session changes to a visitor first: neither ends the wait.
      description: 'The sign-in form is open, in the dialog or on its page.',
      entry: 'emitSignInNeeded',
      on: {
        'session.changed': { guard: 'isUser', target: 'signedIn' },
        'auth.dismissed': { guard: 'isGivenUp', target: 'givenUp' },
      },
    },
    signedIn: { description: 'A user is signed in: the action continues.', type: 'final', output: { signedIn: true } },
    givenUp: { description: 'The form was closed without a sign-in: the action is given up.', type: 'final', output: { signedIn: false } },
  },
});
