import { assign, emit, raise } from 'xstate';
import { homeSection, sectionOf } from '../../contract/facts/sections.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { homeFrom, isSamePage, loginFrom, mostRedirects, ownPath, pathOf, redirected } from './navigation.rules.ts';
import type { Destination, NavigationTypes, Rule } from './navigation.types.ts';

export const actions = actionsOf<NavigationTypes>()({
  setOut: assign((_, destination: Destination) => ({ pending: destination, redirects: 0 })),
  followRule: assign(({ context, context: { pending } }, { redirect }: Rule) => ({
    pending: pending && { ...pending, href: redirected(pending.href, redirect ?? '/') },
    redirects: context.redirects + 1,
  })),
  aimOutside: assign((_, { redirect }: Rule) => ({ pending: { href: redirect ?? '/', replace: true, by: 'link' as const } })),
  keepFound: assign(({ context }, { found }: { found: boolean }) => ({ pending: context.pending && { ...context.pending, found } })),
  arrive: assign(({ context }) => {
    const href = context.pending?.href ?? context.href;
    const found = context.pending?.found ?? context.found;
    return { href, found, section: found ? sectionOf(pathOf(href)) : homeSection };
  }),
  endWay: assign({ pending: null, redirects: 0 }),
  tellEntered: emit(({ context }) => ({ type: 'page.entered', href: context.href, section: context.section })),
  tellTraversed: emit({ type: 'history.traversed' }),
  tellChunkFailed: emit(({ context }) => ({ type: 'chunk.failed', href: context.pending?.href ?? context.href })),
  keepRefresh: assign((_, { refresh }: { refresh: boolean }) => ({ refresh })),
  askForSignIn: emit(({ context }) => ({ type: 'auth.wanted', refresh: context.refresh })),
  goToLogin: raise(({ context }) => ({ type: 'navigation.requested', href: loginFrom(context.href) })),
  goToSaved: raise(({ context }, { href }: { href: string | null }) => ({
    type: 'navigation.requested',
    href: ownPath(href) ?? homeFrom(context.href),
    replace: true,
  })),
});

export const guards = guardsOf<NavigationTypes>()({
  isElsewhere: ({ context }, { href }: { href: string }) => ownPath(href) !== null && !isSamePage(context.href, href),
  isHere: ({ context }, { href }: { href: string }) => ownPath(href) !== null && isSamePage(context.href, href),
  isRedirected: ({ context }, { redirect }: Rule) => ownPath(redirect) !== null && context.redirects < mostRedirects,
  isSentOutside: (_, { redirect }: Rule) => redirect !== null && redirect.startsWith('https://'),
  isFound: ({ context }) => context.found,
  isNotOnLogin: ({ context }) => pathOf(context.href) !== '/login',
  hasGone: (_, { went }: { went: boolean }) => went,
});
