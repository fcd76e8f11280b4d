import { assign, setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import type { ListingPage, ListingTypes } from './listing.types.ts';

/** A list that is read page by page: the history of credits, the gallery of templates. */
export const listingMachine = setup({
  types: {} as ListingTypes,
  actors: {
    loadPage: port<ListingPage | null, { filter: string | null; cursor: string | null }>('loadPage'),
  },
  actions: {
    chooseFilter: assign((_, { filter }: { filter: string | null }) => ({ filter, items: [], next: null })),
    forgetItems: assign({ items: [], next: null }),
    startPage: assign((_, { page }: { page: ListingPage | null }) => ({ items: page?.items ?? [], next: page?.next ?? null })),
    appendPage: assign(({ context }, { page }: { page: ListingPage | null }) => ({
      items: [...context.items, ...(page?.items ?? [])],
      next: page?.next ?? null,
    })),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
    isAnswered: (_, { page }: { page: ListingPage | null }) => page !== null,
    isEmptyPage: (_, { page }: { page: ListingPage | null }) => page !== null && page.items.length === 0,
  },
}).createMachine({
  id: 'listing',
  description: 'A list that is read page by page.',
  context: ({ input }) => ({ filter: input.filter ?? null, items: [], next: null }),
  initial: 'hidden',
  on: {
    'filter.chosen': { target: '.loading', actions: { type: 'chooseFilter', params: ({ event }) => ({ filter: event.filter }) } },
    'list.outdated': { target: '.hidden', actions: 'forgetItems' },
  },
  states: {
    hidden: {
      description: 'Nobody has looked yet.',
      on: { 'list.shown': 'loading' },
    },
    loading: {
      description: 'The first page is on its way.',
      invoke: {
        id: 'loadFirst',
        src: 'loadPage',
        input: ({ context }) => ({ filter: context.filter, cursor: null }),
        onDone: [
          { guard: { type: 'isEmptyPage', params: ({ event }) => ({ page: event.output }) }, target: 'empty' },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ page: event.output }) },
            target: 'ready',
            actions: { type: 'startPage', params: ({ event }) => ({ page: event.output }) },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      // Whoever looks at the list wants it as it is now.
      on: { 'list.outdated': { target: 'loading', reenter: true, actions: 'forgetItems' } },
    },
    ready: {
      description: 'The list is shown.',
      on: {
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
        'list.shown': 'loading',
        'list.outdated': { target: 'loading', actions: 'forgetItems' },
      },
    },
    loadingMore: {
      description: 'The next page is on its way.',
      invoke: {
        id: 'loadMore',
        src: 'loadPage',
        input: ({ context }) => ({ filter: context.filter, cursor: context.next }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ page: event.output }) },
            target: 'ready',
            actions: { type: 'appendPage', params: ({ event }) => ({ page: event.output }) },
          },
          { target: 'moreFailed' },
        ],
        onError: 'moreFailed',
      },
      on: { 'list.outdated': { target: 'loading', actions: 'forgetItems' } },
    },
    moreFailed: {
      description: 'The next page could not be had; it may be asked for again.',
      on: {
        'more.requested': 'loadingMore',
        'list.outdated': { target: 'loading', actions: 'forgetItems' },
      },
    },
    empty: {
      description: 'There is nothing here.',
      entry: 'forgetItems',
      on: { 'list.shown': 'loading', 'list.outdated': 'loading' },
    },
    failed: {
      description: 'The list could not be had; it may be asked for again.',
      entry: 'forgetItems',
      on: { 'retry.pressed': 'loading', 'list.shown': 'loading', 'list.outdated': 'loading' },
    },
  },
});
