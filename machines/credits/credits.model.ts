import { chartModel } from '../kit/model.ts';
import { creditsMachine } from './credits.machine.ts';
import { selectCreditsFailed, selectCreditsLoading, selectRemain, selectUsed } from './credits.selectors.ts';

const balance = { remain: 19, reward: 0, used: 2, send: 19 };

export const creditsModel = chartModel({
  name: 'credits',
  machine: creditsMachine,
  inputs: [undefined],
  events: {
    'session.changed': [{ who: 'visitor' }, { who: 'user' }],
    'credits.refreshRequested': [{}],
    'tab.returned': [{}],
    'balance.outdated': [{}],
    'cost.simulated': [{ key: 'press', amount: 1 }],
    'cost.accepted': [{ key: 'press' }],
    'cost.reversed': [{ key: 'press' }],
  },
  outcomes: {
    fetchBalance: { done: [balance, null], error: [new Error('offline')] },
  },
  invariants: {
    'no number is shown before a person is known': ({ context }) => context.who !== null || context.balance === null,
    'credits left are never negative': (snapshot) => (selectRemain(snapshot) ?? 0) >= 0,
    'what is subtracted from the balance is added to what was used': (snapshot) => {
      const known = snapshot.context.balance;
      return !known || known.remain + known.used === selectRemain(snapshot)! + selectUsed(snapshot)!;
    },
  },
  shows: {
    unknown: (snapshot) => selectRemain(snapshot) === null && !selectCreditsLoading(snapshot),
    loading: (snapshot) => selectRemain(snapshot) === null && selectCreditsLoading(snapshot),
    ready: (snapshot) => selectRemain(snapshot) !== null && !selectCreditsLoading(snapshot),
    refreshing: (snapshot) => selectRemain(snapshot) !== null && selectCreditsLoading(snapshot),
    rechecking: (snapshot) => selectRemain(snapshot) !== null && !selectCreditsLoading(snapshot),
    failed: (snapshot) => selectCreditsFailed(snapshot) && selectRemain(snapshot) === null,
  },
});
