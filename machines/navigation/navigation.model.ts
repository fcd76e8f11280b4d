import { chartModel } from '../kit/model.ts';
import { navigationMachine } from './navigation.machine.ts';
import { ownPath } from './navigation.rules.ts';
import { selectHref, selectIsTravelling, selectStatus, type NavigationSnapshot } from './navigation.selectors.ts';

const blocked = new Error('storage is blocked');
const offline = new Error('offline');

// Every path starts from the first page, and the two independent regions move one at a time; otherwise every pair of situations would be
// walked without a new transition.
const start = '/fr/pricing';
const login = '/fr/login';
const isResting = (snapshot: NavigationSnapshot) =>
  snapshot.context.href === start && snapshot.matches({ page: { showing: 'found' }, memory: 'resting' });
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
      if (snapshot.context.href === login && snapshot.matches({ page: { showing: 'found' } })) return [{ href: start }];
      // The user changes their mind during a navigation.
      return selectIsTravelling(snapshot) ? [{ href: start }] : [];
    },
    'history.traversed': atRest([{ href: '/fr/ai-face-swap' }, { href: start }]),
    'navigation.retried': [{}],
    'login.needed': atRest([{}]),
    'signIn.required': atRest([{}]),
    'return.requested': atRest([{}]),
    'back.requested': atRest([{}]),
    'signIn.ended': atRest([{}]),
  },
  outcomes: {
    lookUpRule: { done: [{ redirect: null }, { redirect: '/fr/ai-face-swap' }, { redirect: 'https://status.example/' }], error: [offline] },
    loadPage: { done: [{ found: true }, { found: false }], error: [offline] },
    commitLocation: { done: [undefined], error: [new Error('too many addresses')] },
    scrollPage: { done: [undefined], error: [new Error('no such element')] },
    leaveSite: { done: [], error: [new Error('blocked')] },
    savePath: { done: [undefined], error: [blocked] },
    takeSavedPath: { done: [{ href: '/fr/ai-face-swap' }, { href: 'https://evil.example' }], error: [blocked] },
    goBack: { done: [{ went: true }, { went: false }], error: [blocked] },
  },
  project: ({ redirects, ...context }) => ({ ...context, isRedirected: redirects > 0 }),
  invariants: {
    'the page on screen is ours': (snapshot) => ownPath(selectHref(snapshot)) !== null,
    'nothing but another site that a rule named is aimed at outside': (snapshot) =>
      snapshot.context.pending === null || ownPath(snapshot.context.pending.href) !== null || snapshot.matches({ page: 'leaving' }),
    'a page that is missing belongs to no section of its own': ({ context }) =>
      context.pending !== null || context.found || context.section === 'home',
  },
  shows: {
    'page.showing.judging': () => false,
    'page.showing.found': (snapshot) => selectStatus(snapshot) === 200 && !selectIsTravelling(snapshot),
    'page.showing.missing': (snapshot) => selectStatus(snapshot) === 404 && !selectIsTravelling(snapshot),
    'page.showing.scrolling': (snapshot) => !selectIsTravelling(snapshot),
    'page.matching': selectIsTravelling,
    'page.loading': selectIsTravelling,
    'page.committing': selectIsTravelling,
    'page.committingHash': () => true,
    'page.failed': (snapshot) => selectStatus(snapshot) === 500,
    'page.leaving': selectIsTravelling,
    'memory.resting': () => true,
    'memory.savingForPage': () => true,
    'memory.savingForDialog': () => true,
    'memory.recalling': () => true,
    'memory.goingBack': () => true,
    'memory.forgetting': () => true,
  },
});
