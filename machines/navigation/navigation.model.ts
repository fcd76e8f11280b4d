import { chartModel } from '../kit/model.ts';
import { navigationMachine } from './navigation.machine.ts';
import { ownPath } from './navigation.rules.ts';
import { selectHref, selectIsTraveling, selectSection, selectStatus, type NavigationSnapshot } from './navigation.selectors.ts';

const offline = new Error('offline');

// Every path starts from the first page: what is requested from the next one takes the same transitions.
const start = '/fr/pricing';
const login = '/fr/login';
const isResting = (snapshot: NavigationSnapshot) => snapshot.context.href === start && snapshot.matches({ showing: 'found' });
const atRest =
  <Case>(cases: readonly Case[]) =>
  (snapshot: NavigationSnapshot): readonly Case[] =>
    isResting(snapshot) ? cases : [];

export const navigationModel = chartModel({
  name: 'navigation',
  machine: navigationMachine,
  inputs: [
    { href: start, found: true, isReturn: false },
    { href: '/nowhere', found: false, isReturn: false },
    { href: login, found: true, isReturn: false },
  ],
  events: {
    'navigation.requested': (snapshot: NavigationSnapshot) => {
      if (isResting(snapshot))
        return [{ href: '/fr/ai-face-swap' }, { href: '/es/pricing' }, { href: `${start}#packs` }, { href: '//evil.example' }];
      if (snapshot.context.href === login && snapshot.matches({ showing: 'found' })) return [{ href: start }];
      // The user changes their mind during a navigation.
      return selectIsTraveling(snapshot) ? [{ href: start }] : [];
    },
    'history.traversed': atRest([{ href: '/fr/ai-face-swap' }, { href: start }]),
    'navigation.retried': [{}],
    'login.needed': atRest([{}]),
    'signIn.required': atRest([{}]),
    'login.due': atRest([{}]),
    'return.due': atRest([{ href: '/fr/ai-face-swap' }, { href: 'https://evil.example' }, { href: null }]),
  },
  outcomes: {
    lookUpRule: { done: [{ redirect: null }, { redirect: '/fr/ai-face-swap' }, { redirect: 'https://status.example/' }], error: [offline] },
    loadPage: { done: [{ found: true }, { found: false }], error: [offline] },
    commitLocation: { done: [undefined], error: [new Error('too many addresses')] },
    scrollPage: { done: [undefined], error: [new Error('no such element')] },
    leaveSite: { done: [], error: [new Error('blocked')] },
    returnPath: { done: [], error: [] },
  },
  project: ({ redirects, ...context }) => ({ ...context, isRedirected: redirects > 0 }),
  invariants: {
    'the page on screen is ours': (snapshot) => ownPath(selectHref(snapshot)) !== null,
    'nothing but another site that a rule named is aimed at outside': (snapshot) =>
      snapshot.context.pending === null || ownPath(snapshot.context.pending.href) !== null || snapshot.matches('leaving'),
    'a page that is missing belongs to no section of its own': (snapshot) => snapshot.context.found || selectSection(snapshot) === 'home',
  },
  shows: {
    'showing.judging': () => false,
    'showing.found': (snapshot) => selectStatus(snapshot) === 200 && !selectIsTraveling(snapshot),
    'showing.missing': (snapshot) => selectStatus(snapshot) === 404 && !selectIsTraveling(snapshot),
    'showing.scrolling': (snapshot) => !selectIsTraveling(snapshot),
    matching: selectIsTraveling,
    loading: selectIsTraveling,
    committing: selectIsTraveling,
    committingHash: () => true,
    failed: (snapshot) => selectStatus(snapshot) === 500,
    leaving: selectIsTraveling,
  },
});
