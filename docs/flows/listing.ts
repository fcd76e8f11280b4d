import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    loadPage: fromPromise(async () => {}),
  },
  actions: {
    assignFilter: () => {},
    clearItems: () => {},
    assignOwnerKnown: () => {},
    assignPage: () => {},
    appendPage: () => {},
  },
  guards: {
    hasMore: () => true,
    isAnswered: () => true,
    isEmptyPage: () => true,
    isOwnerKnown: () => true,
  },
}).createMachine({
  id: 'listing',
  description: 'A paginated list.',
  context: {
    filter: null,
    items: [],
    next: null,
    isOwnerKnown: true,
  },
  initial: 'hidden',
  on: {
    'filter.chosen': {
      target: '.loading',
      actions: 'assignFilter',
    },
    'list.outdated': {
      target: '.loading',
      actions: ['clearItems', 'assignOwnerKnown'],
    },
  },
  states: {
    hidden: {
      description: 'The list has not been opened yet.',
      on: {
        'list.shown': [
          {
            guard: 'isOwnerKnown',
            target: 'loading',
          },
          {
            target: 'awaitingOwner',
          },
        ],
        'list.outdated': {
          actions: 'assignOwnerKnown',
        },
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
        onDone: [
          {
            guard: 'isEmptyPage',
            target: 'empty',
            actions: 'assignPage',
          },
          {
            guard: 'isAnswered',
            target: 'ready',
            actions: 'assignPage',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    ready: {
      description: 'The list is shown.',
      on: {
        'more.requested': {
          guard: 'hasMore',
          target: 'loadingMore',
        },
        'list.shown': 'loading',
      },
    },
    loadingMore: {
      description: 'The next page is on its way.',
      invoke: {
        id: 'loadMore',
        src: 'loadPage',
        onDone: [
          {
            guard: 'isAnswered',
            target: 'ready',
            actions: 'appendPage',
          },
          {
            target: 'moreFailed',
          },
        ],
        onError: 'moreFailed',
      },
    },
    moreFailed: {
      description: 'The next page failed to load; the user can retry.',
      on: {
        'more.requested': 'loadingMore',
      },
    },
    empty: {
      description: 'The list is empty.',
      on: {
        'list.shown': 'loading',
      },
    },
    failed: {
      description: 'The list failed to load; the user can retry.',
      entry: 'clearItems',
      on: {
        'retry.pressed': 'loading',
        'list.shown': 'loading',
      },
    },
  },
});
