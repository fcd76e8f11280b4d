import { chartModel } from '../kit/model.ts';
import { signInMachine } from './signIn.machine.ts';

export const signInModel = chartModel({
  name: 'signIn',
  machine: signInMachine,
  inputs: [undefined],
  events: {
    'session.changed': [{ who: 'user' }, { who: 'visitor' }],
    'auth.dismissed': [{ signedIn: false }, { signedIn: true }],
  },
  outcomes: {},
  invariants: {
    'its output names the end that it reached': (snapshot) =>
      snapshot.status === 'active' ? snapshot.matches('waiting') : snapshot.output?.signedIn === snapshot.matches('signedIn'),
  },
  shows: {
    waiting: ({ status }) => status === 'active',
    signedIn: ({ output }) => output?.signedIn === true,
    givenUp: ({ output }) => output?.signedIn === false,
  },
});
