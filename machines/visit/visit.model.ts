import { chartModel } from '../kit/model.ts';
import { visitMachine } from './visit.machine.ts';

export const visitModel = chartModel({
  name: 'visit',
  machine: visitMachine,
  inputs: [undefined],
  events: {
    'session.changed': [{ who: 'visitor' }, { who: 'user' }],
    'page.shown': [{ path: '/' }, { path: '/settings' }],
  },
  outcomes: {},
  invariants: {
    'a visit is complete exactly when who and where are known': (snapshot) =>
      snapshot.matches('complete') === (snapshot.context.who !== null && snapshot.context.path !== null),
  },
  shows: {
    incomplete: ({ context }) => context.who === null || context.path === null,
    complete: ({ context }) => context.who !== null && context.path !== null,
  },
});
