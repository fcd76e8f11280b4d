import { output } from '../kit/output.ts';
import { firstPage, nextPage } from './listing.pages.ts';
import { listingSetup } from './listing.setup.ts';

/** A paginated list: the credit history, the template gallery. */
export const listingMachine = listingSetup.createMachine({
  id: 'listing',
  description: 'A paginated list.',
  context: ({ input }) => ({ filter: input.filter ?? null, items: [], next: null, isOwnerKnown: input.isOwnerKnown ?? true }),
  initial: 'hidden',
  on: {
    'filter.chosen': { target: '.loading', actions: 'assignFilter' },
    // A visible list reloads at once when it becomes outdated.
    'list.outdated': { target: '.loading', actions: ['clearItems', 'assignOwnerKnown'] },
  },
  states: {
    hidden: {
      description: 'The list has not been opened yet.',
      on: {
        'list.shown': [{ guard: 'isOwnerKnown', target: 'loading' }, { target: 'awaitingOwner' }],
        'list.outdated': { actions: 'assignOwnerKnown' },
      },
    },
    awaitingOwner: {
      description: 'The list is open, and its owner is not known yet.',
    },
    loading: {
      description: 'The first page is on its way.',
      invoke: {
        id: 'loadFirst',
        src: 'loadPage',
        input: firstPage,
        onDone: [
          { guard: { type: 'isEmptyPage', params: output }, target: 'empty', actions: { type: 'assignPage', params: output } },
          { guard: { type: 'isAnswered', params: output }, target: 'ready', actions: { type: 'assignPage', params: output } },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    ready: {
      description: 'The list is shown.',
      on: {
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
        'list.shown': 'loading',
      },
    },
    loadingMore: {
      // Opening the list again is ignored: the pending page belongs to the current list.
      description: 'The next page is on its way.',
      invoke: {
        id: 'loadMore',
        src: 'loadPage',
        input: nextPage,
        onDone: [
          { guard: { type: 'isAnswered', params: output }, target: 'ready', actions: { type: 'appendPage', params: output } },
          { target: 'moreFailed' },
        ],
        onError: { target: 'moreFailed', actions: 'emitUnanswered' },
      },
    },
    moreFailed: {
      description: 'The next page failed to load; the user can retry.',
      on: { 'more.requested': 'loadingMore' },
    },
    empty: {
      description: 'The list is empty.',
      on: { 'list.shown': 'loading' },
    },
    failed: {
      description: 'The list failed to load; the user can retry.',
      entry: 'clearItems',
      on: { 'retry.clicked': 'loading', 'list.shown': 'loading' },
    },
  },
});
