import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    loadPage: fromPromise(async () => {}),
  },
  actions: {
    chooseFilter: () => {},
    forgetItems: () => {},
    noteOwner: () => {},
    startPage: () => {},
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
      actions: 'chooseFilter',
    },
    'list.outdated': {
      target: '.hidden',
      actions: ['forgetItems', 'noteOwner'],
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
      },
    },
    awaitingOwner: {
      description: 'The list is open, and whose it is has not been read yet.',
      on: {
        'list.outdated': {
          target: 'loading',
          actions: 'noteOwner',
        },
      },
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
            actions: 'startPage',
          },
          {
            guard: 'isAnswered',
            target: 'ready',
            actions: 'startPage',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
      on: {
        'list.outdated': {
          target: 'loading',
          reenter: true,
          actions: 'forgetItems',
        },
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
        'list.outdated': {
          target: 'loading',
          actions: 'forgetItems',
        },
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
      on: {
        'list.outdated': {
          target: 'loading',
          actions: 'forgetItems',
        },
      },
    },
    moreFailed: {
      description: 'The next page failed to load; the person can retry.',
      on: {
        'more.requested': 'loadingMore',
        'list.outdated': {
          target: 'loading',
          actions: 'forgetItems',
        },
      },
    },
    empty: {
      description: 'The list is empty.',
      entry: 'forgetItems',
      on: {
        'list.shown': 'loading',
        'list.outdated': 'loading',
      },
    },
    failed: {
      description: 'The list failed to load; the person can retry.',
      entry: 'forgetItems',
      on: {
        'retry.pressed': 'loading',
        'list.shown': 'loading',
        'list.outdated': 'loading',
      },
    },
  },
});
