import { assign, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { pageGuards, pageStates } from './listing.pages.ts';
import type { ListingPage, ListingTypes, PageQuery } from './listing.types.ts';

/** A paginated list: the credit history, the template gallery. */
export const listingMachine = setup({
  types: {} as ListingTypes,
  actors: { loadPage: port<ListingPage | null, PageQuery>('loadPage') },
  actions: {
    chooseFilter: assign(({ event }) => ({ filter: asserted(event, 'filter.chosen').filter, items: [], next: null })),
    forgetItems: assign({ items: [], next: null }),
    noteOwner: assign({ isOwnerKnown: true }),
    startPage: assign((_, page: ListingPage | null) => required(page, 'page')),
    appendPage: assign(({ context }, page: ListingPage | null) => {
      const { items, next } = required(page, 'page');
      return { items: [...context.items, ...items], next };
    }),
  },
  guards: { ...pageGuards, isOwnerKnown: ({ context }) => context.isOwnerKnown },
}).createMachine({
  id: 'listing',
  description: 'A paginated list.',
  context: ({ input }) => ({ filter: input.filter ?? null, items: [], next: null, isOwnerKnown: input.isOwnerKnown ?? true }),
  initial: 'hidden',
  on: {
    'filter.chosen': { target: '.loading', actions: 'chooseFilter' },
    // A visible list reloads at once when it becomes outdated.
    'list.outdated': { target: '.loading', actions: ['forgetItems', 'noteOwner'] },
  },
  states: {
    hidden: {
      description: 'The list has not been opened yet.',
      on: {
        'list.shown': [{ guard: 'isOwnerKnown', target: 'loading' }, { target: 'awaitingOwner' }],
        'list.outdated': { actions: 'noteOwner' },
      },
    },
    awaitingOwner: {
      description: 'The list is open, and whose it is has not been read yet.',
    },
    loading: pageStates.loading,
    ready: {
      description: 'The list is shown.',
      on: {
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
        'list.shown': 'loading',
      },
    },
    // Opening the list again is ignored: the pending page belongs to the current list.
    loadingMore: pageStates.loadingMore,
    moreFailed: {
      description: 'The next page failed to load; the person can retry.',
      on: { 'more.requested': 'loadingMore' },
    },
    empty: {
      description: 'The list is empty.',
      on: { 'list.shown': 'loading' },
    },
    failed: {
      description: 'The list failed to load; the person can retry.',
      entry: 'forgetItems',
      on: { 'retry.pressed': 'loading', 'list.shown': 'loading' },
    },
  },
});
