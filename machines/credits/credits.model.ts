import { askedOf, asks, leadsTo, onlyWith, sends, took } from '@iridia/chartkit/paths/over-time';
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
    fetchBalance: { done: [balance, { ...balance, claimedOn: '2026-11-21' }, null], error: [new Error('offline')] },
  },
  invariants: {
    'no number is shown before a person is known': ({ context }) => context.who !== null || context.balance === null,
    'credits left are never negative': (snapshot) => (selectRemain(snapshot) ?? 0) >= 0,
    'what is subtracted from the balance is added to what was used': (snapshot) => {
      const known = snapshot.context.balance;
      return !known || known.remain + known.used === selectRemain(snapshot)! + selectUsed(snapshot)!;
    },
  },
  rules: {
    'other tabs are told of every balance that this one asked for anew': (way) => {
      const answer = way.at(-1)!;
      const before = way.slice(0, -1).findLast(asks('fetchBalance'));
      if (answer.gesture !== 'done.fetchBalance' || answer.event['output'] === null || !before) return null;
      const isSpent = ['credits.refreshRequested', 'cost.accepted', 'cost.reversed'].includes(before.gesture);
      return isSpent && String(answer.event['actorId']) === 'refreshBalance' && !sends('otherTabs', 'balance.changed')(answer)
        ? 'other tabs are not told'
        : null;
    },
    'only a balance that was answered is told to other tabs': onlyWith(
      sends('otherTabs', 'balance.changed'),
      took('done.fetchBalance'),
      'they are told of nothing',
    ),
    'the reward that is announced is that of the new balance': (way) => {
      const { gesture, event, deeds } = way.at(-1)!;
      const answer = event['output'] as { claimedOn?: string } | null | undefined;
      if (gesture !== 'done.fetchBalance' || !answer) return null;
      const known = deeds.flatMap((deed) => (deed.does === 'emit' && deed.fact.type === 'reward.known' ? [deed.fact['claimedOn']] : []));
      return known.length === 1 && known[0] === (answer.claimedOn ?? null) ? null : 'a claim of another day is announced';
    },
    'a new session asks for its own balance': leadsTo(took('session.changed'), asks('fetchBalance'), 'the balance is that of another'),
    'and for nobody else': (way) => {
      const asked = askedOf('fetchBalance')(way.at(-1)!) as { who: string } | undefined;
      const session = way.findLast(({ gesture }) => gesture === 'session.changed');
      return asked && session && asked.who !== session.event['who'] ? 'the balance of another is asked for' : null;
    },
    'a cost that is decided asks for the balance again, once one is known': (way) => {
      const step = way.at(-1)!;
      const since = way.slice(
        way.findLastIndex(({ gesture }) => gesture === 'session.changed'),
        -1,
      );
      const isKnown = since.some(({ gesture, event }) => gesture === 'done.fetchBalance' && event['output'] !== null);
      const isDecided = took('cost.accepted', 'cost.reversed')(step);
      return isKnown && isDecided && !asks('fetchBalance')(step) ? 'the old balance stays' : null;
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
