import { assign, emit, raise } from 'xstate';
import { homeSection, sectionOf } from '../../contract/facts/sections.ts';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { required } from '../kit/required.ts';
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
} from './navigation.rules.ts';
import type { Destination, NavigationTypes, Rule } from './navigation.types.ts';

export const actions = actionsOf<NavigationTypes>()({
  setOut: assign(({ event }) => {
    const way = asserted(event, 'navigation.requested', 'history.traversed');
    const pending: Destination =
      way.type === 'history.traversed'
        ? { href: way.href, replace: true, by: 'history' }
        : { href: way.href, replace: way.replace ?? false, by: 'link' };
    return { pending, redirects: 0 };
  }),
  followRule: assign(({ context }, { redirect }: Rule) => {
    const pending = required(context.pending, 'destination');
    return {
      pending: { ...pending, href: redirected(pending.href, required(redirect, 'redirect')) },
      redirects: context.redirects + 1,
    };
  }),
  aimOutside: assign((_, { redirect }: Rule) => ({
    pending: { href: required(redirect, 'redirect'), replace: true, by: 'link' as const },
  })),
  keepFound: assign(({ context }, { found }: { found: boolean }) => ({ pending: { ...required(context.pending, 'destination'), found } })),
  arrive: assign(({ context }) => {
    // A hash on the same page does not change whether the page was found.
    const { href, by, found = context.found } = required(context.pending, 'destination');
    // Whoever leaves the sign-in page goes on with the form that asked for it.
    const isReturn = by === 'history' || pathOf(context.href) === '/login';
    return { href, found, section: found ? sectionOf(pathOf(href)) : homeSection, isReturn };
  }),
  endWay: assign({ pending: null, redirects: 0 }),
  tellEntered: emit(({ context }) => ({ type: 'page.entered', href: context.href, section: context.section })),
  tellShown: emit(({ context }) => ({
    type: 'page.shown',
    path: context.found ? pathOf(context.href) : '',
    locale: localeOf(context.href),
  })),
  tellQuery: emit(({ context }) => ({
    type: 'query.given',
    path: context.found ? pathOf(context.href) : '',
    query: queryOf(context.href),
    isReturn: context.isReturn,
  })),
  tellAddress: emit(({ context }) => ({ type: 'address.changed', href: context.href })),
  tellTraversed: emit({ type: 'history.traversed' }),
  tellChunkFailed: emit(({ context }) => ({ type: 'chunk.failed', href: required(context.pending, 'destination').href })),
  askForSignIn: emit({ type: 'auth.wanted' }),
  goToLogin: raise(({ context }) => ({ type: 'navigation.requested', href: loginFrom(context.href) })),
  endSignIn: raise({ type: 'signIn.ended' }),
  goToSaved: raise(({ context }, { href }: { href: string | null }) => ({
    type: 'navigation.requested',
    href: ownPath(href) ?? homeFrom(context.href),
    replace: true,
  })),
});

export const guards = guardsOf<NavigationTypes>()({
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
  isOtherLanguage: ({ context }) => isTranslation(context.href, required(context.pending, 'destination').href),
  isFound: ({ context }) => context.found,
  isNotOnLogin: ({ context }) => pathOf(context.href) !== '/login',
  // The form of the page serves those who wait for a sign-in, so no dialog opens over it.
  isNotBoundForLogin: ({ context }) => pathOf((context.pending ?? context).href) !== '/login',
  isLeavingLogin: ({ context }) => pathOf(context.href) === '/login' && pathOf(required(context.pending, 'destination').href) !== '/login',
  hasGone: (_, { went }: { went: boolean }) => went,
});
