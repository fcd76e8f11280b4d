import { emit, setup } from 'xstate';

export default setup({
  actions: {
    emitSignInNeeded: emit({ type: 'signIn.needed' }),
  },
  guards: {
    isUser: () => true,
    isGivenUp: () => true,
  },
}).createMachine({
  id: 'signIn',
  description: 'A sign-in that another chart waits for.',
  context: {},
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The sign-in form is open, in the dialog or on its page.',
      entry: 'emitSignInNeeded',
      on: {
        'session.changed': {
          guard: 'isUser',
          target: 'signedIn',
        },
        'auth.dismissed': {
          guard: 'isGivenUp',
          target: 'givenUp',
        },
      },
    },
    signedIn: {
      description: 'A user is signed in: the action continues.',
      type: 'final',
    },
    givenUp: {
      description: 'The form was closed without a sign-in: the action is given up.',
      type: 'final',
    },
  },
});
