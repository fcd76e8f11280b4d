import type { SnapshotFrom } from 'xstate';
import {
  askedOf,
  asks,
  emits,
  exactlyWith,
  leadsTo,
  onlyWith,
  sends,
  starts,
  stops,
  took,
  type Observed,
} from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { creditsMachine } from './credits.machine.ts';
import { selectCreditsFailed, selectCreditsLoading, selectRemain, selectUsed } from './credits.selectors.ts';

const balance = { remain: 19, reward: 0, used: 2, send: 19, claimedOn: '2026-11-23' };
const later = { remain: 18, reward: 0, used: 3, send: 19, claimedOn: '2026-11-24' };

type Snapshot = SnapshotFrom<typeof creditsMachine>;

const isBalance = ({ gesture, event }: Observed): boolean => gesture === 'done.fetchBalance' && event['output'] !== null;
/** A requested balance that did not arrive. A failed recheck shows no message, so it does not count. */
const isMissing = ({ gesture, event }: Observed): boolean =>
  (gesture === 'failed.fetchBalance' || (gesture === 'done.fetchBalance' && event['output'] === null)) &&
  !event.type.endsWith('recheckBalance');
const pendingIn = ({ context: { costs } }: Snapshot): number => Object.values(costs).reduce((sum, amount) => sum + amount, 0);
const costsIn = ({ children }: Snapshot): string[] => Object.keys(children).filter((id) => id.startsWith('cost.'));
const isSettled = (way: readonly Observed[]): boolean => way.some(sends('cost', 'balance.received'));
/** Whether the pending cost is still subtracted when the last step begins. */
const isSubtracted = (way: readonly Observed[]): boolean => {
  const earlier = way.slice(0, -1);
  const pending = earlier.findLastIndex(starts('cost'));
  const since = earlier.slice(pending + 1);
  return pending >= 0 && !since.some(took('cost.reversed', 'session.changed')) && !isSettled(since);
};

export const creditsModel = chartModel({
  name: 'credits',
  machine: creditsMachine,
  inputs: [undefined],
  events: {
    'session.changed': [{ who: 'visitor' }, { who: 'user' }],
    'credits.refreshRequested': [{}],
    'tab.returned': [{}],
    'balance.outdated': [{}],
    // A cost that has ended is stopped before anything else happens.
    'cost.pending': (snapshot: Snapshot) =>
      costsIn(snapshot).length === Object.keys(snapshot.context.costs).length ? [{ key: 'press', amount: 2 }] : [],
    'cost.accepted': [{ key: 'press' }],
    'cost.reversed': [{ key: 'press' }],
    'cost.included': ({ context: { costs, included } }: Snapshot) =>
      included.length < Object.keys(costs).length ? [{ key: 'press' }] : [],
  },
  outcomes: {
    fetchBalance: {
      done: ({ context }: Snapshot) => [context.balance?.remain === 19 ? later : balance, null],
      error: [new Error('offline')],
    },
    cost: {
      done: (snapshot: Snapshot) => (costsIn(snapshot).length > Object.keys(snapshot.context.costs).length ? [undefined] : []),
      error: [],
    },
  },
  invariants: {
    'no number is shown before a person is known': ({ context }) => context.who !== null || context.balance === null,
    'credits left are never negative': (snapshot) => (selectRemain(snapshot) ?? 0) >= 0,
    'the number on the page is the balance without pending costs': (snapshot) =>
      selectRemain(snapshot) === (snapshot.context.balance && snapshot.context.balance.remain - pendingIn(snapshot)),
    'each cost has a chart of its own': (snapshot) =>
      Object.keys(snapshot.context.costs).every((key) => costsIn(snapshot).includes(`cost.${key}`)),
    'what a balance includes is subtracted until then': ({ context: { costs, included } }) => included.every((key) => key in costs),
    'a cost is the pending one': ({ context }) => Object.entries(context.costs).every(([key, amount]) => key === 'press' && amount === 2),
    'nobody has costs before they are known': ({ value, context }) => value !== 'unknown' || context.balance === null,
    'what is subtracted from the balance is added to what was used': (snapshot) => {
      const known = snapshot.context.balance;
      return !known || known.remain + known.used === selectRemain(snapshot)! + selectUsed(snapshot)!;
    },
  },
  rules: {
    'the last check-in is sent with every balance': (way) => {
      const step = way.at(-1)!;
      const reported = step.deeds.flatMap((deed) =>
        deed.does === 'emit' && deed.fact.type === 'reward.known' ? [deed.fact['claimedOn']] : [],
      );
      const expected = isBalance(step) ? [(step.event['output'] as typeof balance).claimedOn] : [];
      return JSON.stringify(reported) === JSON.stringify(expected) ? null : 'another one is reported, or none';
    },
    'the user receives a report of a balance that did not come': exactlyWith(
      emits('notice.raised'),
      isMissing,
      'nothing is reported to the user, or without a reason',
    ),
    'a cost that was accepted asks, and so does one that was reversed: in a fetch that is under way, again': (way) => {
      const step = way.at(-1)!;
      const isUnderWay =
        way.slice(0, -1).findLastIndex(asks('fetchBalance')) >
        way.slice(0, -1).findLastIndex(({ gesture }) => /fetchBalance/.test(gesture));
      const isAsked = asks('fetchBalance')(step);
      if (!isAsked || !isUnderWay) return null;
      return took('cost.accepted', 'cost.reversed', 'credits.refreshRequested', 'balance.outdated', 'session.changed')(step)
        ? null
        : 'a balance is asked for twice without a reason';
    },
    'a user who comes back to the tab has the balance checked, without a word': (way) => {
      const step = way.at(-1)!;
      const asked = step.deeds.find((deed) => deed.does === 'ask');
      return took('tab.returned')(step) && asked?.does === 'ask' && asked.id !== 'recheckBalance' ? 'the chip shows that it loads' : null;
    },
    'a cost receives what the server decided about its submit, and that a balance is requested': (way) => {
      const step = way.at(-1)!;
      if (!isSubtracted(way) || took('session.changed')(step)) return null;
      for (const decision of ['cost.accepted', 'cost.reversed'])
        if (took(decision)(step) !== sends('cost', decision)(step)) return `"${decision}" is sent without a reason, or not`;
      const isOver = took('cost.reversed')(step);
      return isOver || asks('fetchBalance')(step) === sends('cost', 'balance.requested')(step) ? null : 'it does not learn of a balance';
    },
    'a balance settles exactly the costs that it includes': (way) => {
      const step = way.at(-1)!;
      const included = way.slice(0, -1).findLastIndex(took('cost.included'));
      const isIncluded = included > way.slice(0, -1).findLastIndex(starts('cost')) && isSubtracted(way);
      return (isBalance(step) && isIncluded) === sends('cost', 'balance.received')(step) ? null : 'it is settled too early, or not at all';
    },
    'the costs of a session end with it': (way) => {
      const step = way.at(-1)!;
      return (took('session.changed')(step) && isSubtracted(way)) === stops('cost')(step) ? null : 'a chart stays, or ends before it';
    },
    'other tabs receive every balance that this one asked for anew': (way) => {
      const answer = way.at(-1)!;
      const before = way.slice(0, -1).findLast(asks('fetchBalance'));
      if (answer.gesture !== 'done.fetchBalance' || answer.event['output'] === null || !before) return null;
      const isSpent = ['credits.refreshRequested', 'cost.accepted', 'cost.reversed'].includes(before.gesture);
      return isSpent && String(answer.event['actorId']) === 'refreshBalance' && !sends('otherTabs', 'balance.changed')(answer)
        ? 'other tabs receive nothing'
        : null;
    },
    'only a balance that was answered is sent to other tabs': onlyWith(
      sends('otherTabs', 'balance.changed'),
      took('done.fetchBalance'),
      'they receive nothing',
    ),
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
