import { chartModel } from '../kit/model.ts';
import type { Emission } from './app.facts.ts';
import { appMachine } from './app.machine.ts';
import { selectIsRunning, selectIsSettled, type AppSnapshot } from './app.selectors.ts';
import { wire } from './app.wired.ts';
import { table } from './app.wiring.ts';

// Paths, replays and drawings are of pages with a form, too.
wire(table);

const never = { done: [], error: [] } as const;
const isEarly = (snapshot: AppSnapshot) => !selectIsRunning(snapshot);
const isUntouched = ({ parts, needed, held }: AppSnapshot['context']) => parts + needed.length + held.length === 0;
/** Nothing else goes on: what does not depend on the rest is tried here alone. */
const isCalm = (snapshot: AppSnapshot) => snapshot.matches({ signIn: 'absent', visit: 'incomplete' });
const isLoading = (snapshot: AppSnapshot) => isCalm(snapshot) || snapshot.matches({ signIn: 'loading' });
const opened = { type: 'auth.opened', place: 'dialog', mode: 'login' };
const facts: readonly Emission[] = [
  { sender: { role: 'session' }, fact: { type: 'session.changed', who: 'user' } },
  { sender: { role: 'navigation' }, fact: { type: 'page.shown', path: '/settings' } },
  { sender: { role: 'dialogs' }, fact: { type: 'dialogs.left', dialogs: ['login'] } },
];

export const appModel = chartModel({
  name: 'app',
  machine: appMachine,
  inputs: [{ href: '/', found: true, isReturn: false }],
  events: {
    'part.held': ({ context }: AppSnapshot) => (context.parts < 2 && context.needed.length + context.held.length === 0 ? [{}] : []),
    'part.released': ({ context }: AppSnapshot) => (context.parts > 0 ? [{}] : []),
    'page.hydrated': [{}],
    'input.replayed': [{ hadInput: true }, { hadInput: false }],
    'role.needed': (snapshot: AppSnapshot) =>
      isUntouched(snapshot.context) && isCalm(snapshot)
        ? [
            { id: 'age', input: undefined },
            { id: 'auth', input: undefined },
          ]
        : [],
    'role.sent': (snapshot: AppSnapshot) =>
      isUntouched(snapshot.context) && isCalm(snapshot) ? [{ to: 'age', event: { type: 'adult.denied' } }] : [],
    'role.joined': (snapshot: AppSnapshot) =>
      selectIsRunning(snapshot) && isCalm(snapshot) ? [{ identity: { role: 'dailyReward' as const } }] : [],
    'fact.emitted': (snapshot: AppSnapshot) =>
      facts.filter(({ fact }) => !isEarly(snapshot) && (fact.type !== 'dialogs.left' || snapshot.matches({ signIn: 'loading' }))),
    'signIn.requested': (snapshot: AppSnapshot) =>
      isEarly(snapshot) || snapshot.context.held.length > 1 ? [] : [{ mode: 'register' as const }],
    'auth.needed': (snapshot: AppSnapshot) => (isEarly(snapshot) || snapshot.context.held.length > 1 ? [] : [{ event: opened }]),
    'auth.missed': ({ context }: AppSnapshot) => (context.held.length === 1 ? [{ event: { type: 'auth.closed' } }] : []),
    'xstate.error.actor.*': (snapshot: AppSnapshot) => (isCalm(snapshot) ? [{ error: new Error('a chart broke') }] : []),
  },
  outcomes: {
    session: never,
    credits: never,
    dialogs: never,
    toasts: never,
    navigation: never,
    meetInput: { done: [undefined], error: [new Error('the call broke off')] },
    answerInput: { done: [undefined], error: [new Error('the line broke')] },
    loadRole: {
      done: (snapshot: AppSnapshot) => (isLoading(snapshot) ? [undefined] : []),
      error: (snapshot: AppSnapshot) => (isLoading(snapshot) ? [new Error('the chunk did not come')] : []),
    },
  },
  project: ({ parts, needed, held, who, path }) => [parts, needed.map(({ id }) => id), held.length, who !== null, path !== null],
  invariants: {
    'nothing is relayed before the page runs': (snapshot) => selectIsRunning(snapshot) || snapshot.context.late.length === 0,
    'no role waits to be spawned once the page runs': (snapshot) => !selectIsRunning(snapshot) || snapshot.context.needed.length === 0,
    'what is held once the page runs is for the sign-in form': (snapshot) =>
      !selectIsRunning(snapshot) || snapshot.context.held.every(({ to }) => to === 'auth'),
    'a visit is complete exactly when who and where are known': (snapshot) =>
      snapshot.matches({ visit: 'complete' }) === (snapshot.context.who !== null && snapshot.context.path !== null),
    'of every sender and fact only the last one is kept': ({ context }) =>
      new Set(context.late.map(({ sender: from, fact }) => JSON.stringify([from, fact.type]))).size === context.late.length,
  },
  shows: {
    'relay.relaying': () => true,
    'page.loading.hydrating': isEarly,
    'page.loading.awaitingParts': (snapshot) => isEarly(snapshot) && snapshot.context.parts > 0,
    'page.holding.meeting': isEarly,
    'page.holding.replaying': isEarly,
    'page.running.answering': (snapshot) => selectIsRunning(snapshot) && !selectIsSettled(snapshot),
    'page.running.settled': selectIsSettled,
    'signIn.absent': ({ context }) => context.held.every(({ to }) => to !== 'auth'),
    'signIn.loading.asked': ({ context }) => context.held.some(({ to }) => to === 'auth'),
    'signIn.loading.takenBack': ({ context }) => context.held.every(({ to }) => to !== 'auth'),
    'signIn.failed': ({ context }) => context.held.every(({ to }) => to !== 'auth'),
    'signIn.here': () => true,
    'visit.incomplete': ({ context }) => context.who === null || context.path === null,
    'visit.complete': ({ context }) => context.who !== null && context.path !== null,
  },
});
