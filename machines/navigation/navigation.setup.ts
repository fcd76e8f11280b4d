import { assign, emit, raise, sendTo, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { reasonOf } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { returnPathMachine } from '../returnPath/returnPath.machine.ts';
import type { ReturnPathEvent } from '../returnPath/returnPath.types.ts';
import {
  homeFrom,
  isSamePage,
  isTranslation,
  localeOf,
  loginFrom,
  maxRedirects,
  ownPath,
  pathOf,
  queryOf,
  redirected,
  sectionIn,
} from './navigation.rules.ts';
import type { Destination, NavigationContext, NavigationEvent, NavigationTypes, Rule, Scroll } from './navigation.types.ts';

const base = setup({
  types: {} as NavigationTypes,
  actors: {
    lookUpRule: port<Rule, { path: string }>('lookUpRule'),
    loadPage: port<{ found: boolean }, { href: string; isRefused: boolean }>('loadPage'),
    commitLocation: port<void, { href: string; replace: boolean }>('commitLocation'),
    scrollPage: port<void, Scroll>('scrollPage'),
    leaveSite: port<void, { href: string }>('leaveSite'),
    returnPath: returnPathMachine,
    watchHistory: listenerPort<NavigationEvent>('watchHistory'),
  },
  delays: { placeTimeout: times.placeTimeout },
});

/** What was opened, for the charts that a query fills in. */
const openedBy = ({ href, found }: NavigationContext) => ({ path: found ? pathOf(href) : '', query: queryOf(href) });

export const navigationSetup = base
  .extend({
    guards: {
      isElsewhere: ({ context, event }) => {
        const { href } = asserted(event, 'navigation.requested', 'history.traversed');
        return ownPath(href) !== null && !isSamePage(context.href, href);
      },
      isHere: ({ context, event }) => {
        const { href } = asserted(event, 'navigation.requested');
        return ownPath(href) !== null && isSamePage(context.href, href);
      },
      isRedirected: ({ context }, { redirect }: Rule) => ownPath(redirect) !== null && context.redirects < maxRedirects,
      isSentOutside: (_, { redirect }: Rule) => redirect !== null && redirect.startsWith('https://'),
      isRefused: (_, { isRefused }: Rule) => isRefused,
      isOtherLanguage: ({ context }) => isTranslation(context.href, required(context.pending, 'destination').href),
      isFound: ({ context }) => context.found,
      isNotOnLogin: ({ context }) => pathOf(context.href) !== '/login',
      // The form of the page serves those who wait for a sign-in, so no dialog opens over it.
      isNotBoundForLogin: ({ context }) => pathOf((context.pending ?? context).href) !== '/login',
      isLeavingLogin: ({ context }) =>
        pathOf(context.href) === '/login' && pathOf(required(context.pending, 'destination').href) !== '/login',
    },
  })
  .extend({
    actions: {
      assignDestination: assign(({ event }) => {
        const way = asserted(event, 'navigation.requested', 'history.traversed');
        const pending: Destination =
          way.type === 'history.traversed'
            ? { href: way.href, replace: true, by: 'history' }
            : { href: way.href, replace: way.replace ?? false, by: 'link' };
        return { pending, redirects: 0 };
      }),
      assignRedirect: assign(({ context }, { redirect }: Rule) => {
        const pending = required(context.pending, 'destination');
        return {
          pending: { ...pending, href: redirected(pending.href, required(redirect, 'redirect')) },
          redirects: context.redirects + 1,
        };
      }),
      assignReason: assign(({ event }) => ({ reason: reasonOf('error' in event ? event.error : null, 'ours') })),
      assignExit: assign((_, { redirect }: Rule) => ({
        pending: { href: required(redirect, 'redirect'), replace: true, by: 'link' as const },
      })),
      refuseDestination: assign(({ context }) => ({ pending: { ...required(context.pending, 'destination'), isRefused: true } })),
      clearRefusal: assign(({ context }) => ({ pending: { ...required(context.pending, 'destination'), isRefused: false } })),
      assignFound: assign(({ context }, { found }: { found: boolean }) => ({
        pending: { ...required(context.pending, 'destination'), found },
      })),
      assignLocation: assign(({ context }) => {
        // A hash on the same page does not change whether the page was found.
        const { href, found = context.found } = required(context.pending, 'destination');
        return { href, found };
      }),
      clearDestination: assign({ pending: null, redirects: 0 }),
      emitEntered: emit(({ context }) => ({ type: 'page.entered', href: context.href, section: sectionIn(context) })),
      emitShown: emit(({ context }) => ({
        type: 'page.shown',
        path: context.found ? pathOf(context.href) : '',
        locale: localeOf(context.href),
      })),
      emitQuery: emit(({ context }) => ({ type: 'query.given', ...openedBy(context), isReturn: context.pending?.by === 'history' })),
      // The user continues with the form that asked for the sign-in.
      emitQueryAgain: emit(({ context }) => ({ type: 'query.given', ...openedBy(context), isReturn: true })),
      emitAddress: emit(({ context }) => ({ type: 'address.changed', href: context.href })),
      emitTraversed: emit({ type: 'history.traversed' }),
      emitChunkFailed: emit(({ context }) => ({ type: 'chunk.failed', href: required(context.pending, 'destination').href })),
      raiseLogin: raise(({ context }) => ({ type: 'navigation.requested', href: loginFrom(context.href) })),
      savePathForPage: sendTo('returnPath', ({ context }): ReturnPathEvent => ({ type: 'login.needed', href: context.href })),
      savePathForDialog: sendTo('returnPath', ({ context, event }): ReturnPathEvent => {
        const { refresh = false } = asserted(event, 'signIn.required');
        return { type: 'signIn.required', href: context.href, refresh };
      }),
      forgetPath: sendTo('returnPath', (): ReturnPathEvent => ({ type: 'signIn.ended', signedIn: false })),
      raiseReturn: raise(({ context, event }) => ({
        type: 'navigation.requested',
        href: ownPath(asserted(event, 'return.due').href) ?? homeFrom(context.href),
        replace: true,
      })),
    },
  });
