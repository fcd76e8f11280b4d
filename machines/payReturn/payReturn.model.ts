import { chartModel } from '../kit/model.ts';
import { payReturnMachine } from './payReturn.machine.ts';
import { selectPayReturn } from './payReturn.selectors.ts';

export const payReturnModel = chartModel({
  name: 'payReturn',
  machine: payReturnMachine,
  inputs: [undefined],
  events: {
    'query.given': [
      { path: '/pay-result', query: 'txn_id=t-1' },
      { path: '/pay-result', query: '' },
      { path: '/', query: '' },
    ],
    'session.changed': [{ who: 'visitor' }, { who: 'user' }],
    'again.clicked': [{}],
  },
  outcomes: {},
  invariants: {
    'a payment is polled for a user alone, and only when the address names it': (snapshot) =>
      !snapshot.matches('looking') || (snapshot.context.who === 'user' && snapshot.context.txn === 't-1'),
  },
  shows: {
    away: (snapshot) => selectPayReturn(snapshot) === 'payment',
    nameless: (snapshot) => selectPayReturn(snapshot) === 'nameless',
    judging: () => false,
    waiting: (snapshot) => selectPayReturn(snapshot) === 'payment',
    visitor: (snapshot) => selectPayReturn(snapshot) === 'visitor',
    looking: (snapshot) => selectPayReturn(snapshot) === 'payment',
  },
});
