import { assign, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { pageGuards, pageStates } from './listing.pages.ts';
import type { ListingPage, ListingTypes, PageQuery } from './listing.types.ts';

/** A list that is read page by page: the history of credits, the gallery of templates. */
export const listingMachine = setup({
  types: {} as ListingTypes,
  actors: { loadPage: port<ListingPage | null, PageQuery>('loadPage') },
  actions: {
    chooseFilter: assign(({ event }) => ({ filter: asserted(event, 'filter.chosen').filter, items: [], next: null })),
    forgetItems: assign({ items: [], next: null }),
    startPage: assign((_, page: ListingPage | null) => required(page, 'page')),
    appendPage: assign(({ context }, page: ListingPage | null) => {
      const { items, next } = required(page, 'page');
      return { items: [...context.items, ...items], next };
    }),
  },
  guards: pageGuards,
}).createMachine({
  id: 'listing',
  description: 'A list that is read page by page.',
  context: ({ input }) => ({ filter: input.filter ?? null, items: [], next: null }),
  initial: 'hidden',
  on: {
    'filter.chosen': { target: '.loading', actions: 'chooseFilter' },
    'list.outdated': { target: '.hidden', actions: 'forgetItems' },
  },
  states: {
    hidden: {
      description: 'Nobody has looked yet.',
      on: { 'list.shown': 'loading' },
    },
    loading: {
      ...pageStates.loading,
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
      // A list shown again is dropped: the page on its way belongs to the list as it stands.
      ...pageStates.loadingMore,
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
