import { askedOf, before, emits, exactlyWith, sends, starts, took, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { navigationMachine } from './navigation.machine.ts';
import { ownPath, pathOf } from './navigation.rules.ts';
import {
  selectHref,
  selectIsTraveling,
  selectMarkedPath,
  selectReason,
  selectSection,
  selectStatus,
  type NavigationSnapshot,
} from './navigation.selectors.ts';

const offline = new Error('offline');

// Every path starts from the first page: what is requested from the next one takes the same transitions.
const start = '/fr/pricing';
const login = '/fr/login';
const isResting = (snapshot: NavigationSnapshot) => snapshot.context.href === start && snapshot.matches({ showing: 'found' });
const atRest =
  <Case>(cases: readonly Case[]) =>
  (snapshot: NavigationSnapshot): readonly Case[] =>
    isResting(snapshot) ? cases : [];

/** Whether the destination of the navigation in progress was set by one of these. */
function isSetBy(way: readonly Observed[], ...gestures: string[]): boolean {
  const isRequest = took('navigation.requested', 'history.traversed', 'login.due', 'return.due');
  const last = way.findLast((step) => isRequest(step) && step.deeds.length > 0);
  return last !== undefined && gestures.includes(last.gesture);
}
const isEndOf = ({ gesture, event }: Observed, id: string) => gesture.startsWith('done.') && event['actorId'] === id;
const factsIn = ({ deeds }: Observed): string[] => deeds.flatMap((deed) => (deed.does === 'emit' ? [deed.fact.type] : []));

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
    'signIn.required': atRest([{}, { refresh: true }]),
    'refresh.due': atRest([{}]),
    'login.due': atRest([{}]),
    'return.due': atRest([{ href: '/fr/ai-face-swap' }, { href: 'https://evil.example' }, { href: null }]),
  },
  outcomes: {
    lookUpRule: {
      done: [
        { redirect: null, isRefused: false },
        { redirect: '/fr/ai-face-swap', isRefused: false },
        { redirect: 'https://status.example/', isRefused: false },
        { redirect: null, isRefused: true },
      ],
      error: [offline],
    },
    loadPage: { done: [{ found: true }, { found: false }], error: [offline] },
    commitLocation: { done: [undefined], error: [new Error('too many addresses')] },
    scrollPage: { done: [undefined], error: [new Error('no such element')] },
    leaveSite: { done: [], error: [new Error('blocked')] },
    returnPath: { done: [], error: [] },
  },
  project: ({ redirects, href, found, pending }) => ({ href, found, pending, isRedirected: redirects > 0 }),
  invariants: {
    'the page on screen is ours': (snapshot) => ownPath(selectHref(snapshot)) !== null,
    'nothing but another site that a rule named is aimed at outside': (snapshot) =>
      snapshot.context.pending === null || ownPath(snapshot.context.pending.href) !== null || snapshot.matches('leaving'),
    'a page that is missing belongs to no section of its own': (snapshot) => snapshot.context.found || selectSection(snapshot) === 'home',
  },
  rules: {
    'a page that fails to load is reported': exactlyWith(emits('chunk.failed'), took('failed.loadPage'), 'it is not, or another one is'),
    'a page that a check has refused is the 404 page, and no other is': (way) => {
      const asked = askedOf('loadPage')(way.at(-1)!) as { isRefused: boolean } | undefined;
      const { gesture, event } = way.at(-1)!;
      const isRefused = gesture === 'done.lookUpRule' && (event['output'].isRefused as boolean);
      return !asked || asked.isRefused === isRefused ? null : `it is ${asked.isRefused ? '' : 'not '}refused`;
    },
    'back and forward are reported': exactlyWith(emits('history.traversed'), took('history.traversed'), 'they are not, or a link is'),
    'a refused call saves the path on screen before /login opens': exactlyWith(
      sends('returnPath', 'login.needed'),
      took('login.needed'),
      'it is not saved, or saved unasked',
    ),
    'a call that needs a sign-in saves it before the dialog opens': exactlyWith(
      sends('returnPath', 'signIn.required'),
      took('signIn.required'),
      'it is not saved, or saved unasked',
    ),
    'a page is entered before it is shown': before(emits('page.entered'), emits('page.shown'), 'it is shown first'),
    'a new page is reported once its address is set, a hash by its address alone': (way) => {
      const step = way.at(-1)!;
      const facts = factsIn(step)
        .filter((fact) => fact !== 'history.traversed' && fact !== 'chunk.failed')
        .join();
      if (step.gesture === 'start') return facts === 'page.shown,query.given,address.changed' ? null : `at the start it emits ${facts}`;
      if (isEndOf(step, 'commitLocation'))
        return /^page.entered,page.shown,(query.given,)?address.changed$/.test(facts) ? null : `for a page it emits ${facts}`;
      if (step.gesture === 'refresh.due') return facts === 'page.shown,query.given' ? null : `to refresh a page it emits ${facts}`;
      const isHash = isEndOf(step, 'commitHash') || (step.gesture === 'history.traversed' && !starts('lookUpRule')(step));
      return facts === (isHash ? 'address.changed' : '') ? null : `on ${step.gesture} it emits ${facts}`;
    },
    'the rules are asked for each path before its page loads': (way) => {
      const step = way.at(-1)!;
      const rule = step.gesture === 'done.lookUpRule' ? (step.event['output'].redirect as string | null) : null;
      const isRedirected = rule !== null && ownPath(rule) !== null;
      if (rule !== null && !isRedirected) return starts('leaveSite')(step) ? null : 'a page of another site is not left for';
      const isLoading = step.gesture === 'failed.lookUpRule' || (step.gesture === 'done.lookUpRule' && !isRedirected);
      if (isLoading !== starts('loadPage')(step) && !isRedirected) return 'a page loads before its rules, or not at all';
      return isRedirected && !starts('lookUpRule')(step) && !starts('loadPage')(step) ? 'a redirect is not followed' : null;
    },
    'a way back replaces the entry in the history, and so does the return after a sign-in': (way) => {
      const asked = askedOf('commitLocation')(way.at(-1)!) as { replace: boolean } | undefined;
      const replaces = isSetBy(way, 'history.traversed', 'return.due');
      return !asked || asked.replace === replaces ? null : `it is ${asked.replace ? '' : 'not '}replaced`;
    },
    'only back and forward lead to where the page was left': (way) => {
      const asked = askedOf('scrollPage')(way.at(-1)!) as { isReturn: boolean } | undefined;
      return !asked || asked.isReturn === isSetBy(way, 'history.traversed') ? null : 'it scrolls elsewhere';
    },
    'the query of a page is given as that of a return after /login, and after back and forward': (way) => {
      const fact = way.at(-1)!.deeds.flatMap((deed) => (deed.does === 'emit' && deed.fact.type === 'query.given' ? [deed.fact] : []))[0];
      if (!fact || way.at(-1)!.gesture === 'start') return null;
      const shown = way.slice(0, -1).flatMap(({ deeds }) => deeds.flatMap((deed) => (deed.does === 'emit' ? [deed.fact] : [])));
      const isFromLogin = shown.findLast(({ type }) => type === 'page.shown')?.['path'] === '/login' && fact['path'] !== '/login';
      const isRefreshed = took('refresh.due')(way.at(-1)!);
      return fact['isReturn'] === (isFromLogin || isRefreshed || isSetBy(way, 'history.traversed')) ? null : 'it is not';
    },
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
    failed: (snapshot) => selectReason(snapshot) === 'ours' && selectMarkedPath(snapshot) === pathOf(snapshot.context.pending!.href),
    leaving: selectIsTraveling,
  },
});
