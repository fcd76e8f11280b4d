import { emit, fromCallback, fromPromise, raise, setup } from 'xstate';

export default setup({
  actors: {
    loadPage: fromPromise(async () => {}),
    deleteCreations: fromPromise(async () => {}),
    cancelJob: fromPromise(async () => {}),
    watchReturn: fromCallback(() => {}),
  },
  actions: {
    assignPage: () => {},
    appendPage: () => {},
    assignTool: () => {},
    assignOwnerKnown: () => {},
    passOnRemovals: () => {},
    clearList: () => {},
    removeItem: () => {},
    restoreItem: () => {},
    doomRemoved: () => {},
    settleDoomed: () => {},
    restoreDoomed: () => {},
    assignProgress: () => {},
    assignCancelling: () => {},
    clearCancelling: () => {},
    assignCancelled: () => {},
    raiseDeletionDue: raise({ type: 'deletion.due' }),
    raiseDeletionSettled: raise({ type: 'deletion.settled' }),
    emitBalanceChanged: emit({ type: 'credits.refreshRequested' }),
    emitCancelFailed: emit({ type: 'notice.raised' }),
    emitDeleteFailed: emit({ type: 'notice.raised' }),
  },
  guards: {
    hasMore: () => true,
    isAnswered: () => true,
    isEmpty: () => true,
    isOwnerKnown: () => true,
    isListed: () => true,
    isDoomed: () => true,
    isListedJob: () => true,
    isJob: () => true,
    hasBroken: () => true,
  },
  delays: {
    undoTime: 12000, // 12 s
  },
}).createMachine({
  id: 'creations',
  description: 'The list of a user\'s creations and the deletion of single ones.',
  context: {
    items: [],
    next: null,
    filter: null,
    removed: null,
    cancelling: null,
    doomed: [],
    owed: [],
    due: [],
    isOwnerKnown: true,
  },
  type: 'parallel',
  invoke: {
    id: 'watchReturn',
    src: 'watchReturn',
  },
  on: {
    'jobs.reported': {
      actions: 'assignProgress',
    },
  },
  states: {
    list: {
      description: 'Loads and shows the list.',
      initial: 'hidden',
      on: {
        'tool.chosen': {
          target: '.loading',
          actions: ['doomRemoved', 'assignTool', 'raiseDeletionDue'],
        },
        'session.changed': {
          target: '.loading',
          actions: ['passOnRemovals', 'clearList'],
        },
      },
      states: {
        hidden: {
          description: 'The list has not been opened yet.',
          on: {
            'creations.shown': [
              {
                guard: 'isOwnerKnown',
                target: 'loading',
              },
              {
                target: 'awaitingOwner',
              },
            ],
            'session.changed': {
              actions: 'assignOwnerKnown',
            },
          },
        },
        awaitingOwner: {
          description: 'The list is open, and whose it is has not been read yet.',
          on: {
            'session.changed': {
              target: 'loading',
              actions: 'assignOwnerKnown',
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
                guard: 'isAnswered',
                target: 'deciding',
                actions: 'assignPage',
              },
              {
                target: 'failed',
              },
            ],
            onError: 'failed',
          },
        },
        deciding: {
          description: 'Whether anything is left to show.',
          always: [
            {
              guard: 'isEmpty',
              target: 'empty',
            },
            {
              target: 'ready',
            },
          ],
        },
        ready: {
          description: 'The creations are shown.',
          on: {
            'creation.removed': 'deciding',
            'more.requested': {
              guard: 'hasMore',
              target: 'loadingMore',
            },
            'creations.shown': 'refreshing',
            'tab.returned': 'refreshing',
            'job.ended': 'refreshing',
          },
        },
        refreshing: {
          description: 'The list stays on screen while a newer first page loads.',
          invoke: {
            id: 'refresh',
            src: 'loadPage',
            onDone: [
              {
                guard: 'isAnswered',
                target: 'deciding',
                actions: 'assignPage',
              },
              {
                target: 'deciding',
              },
            ],
            onError: 'deciding',
          },
          on: {
            'job.ended': {
              target: 'refreshing',
              reenter: true,
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
                target: 'deciding',
                actions: 'appendPage',
              },
              {
                target: 'moreFailed',
              },
            ],
            onError: 'moreFailed',
          },
          on: {
            'job.ended': 'refreshing',
          },
        },
        moreFailed: {
          description: 'The next page failed to load; the user can retry.',
          on: {
            'more.requested': 'loadingMore',
            'job.ended': 'refreshing',
          },
        },
        empty: {
          description: 'There are no creations yet; the page links to the tools.',
          on: {
            'removal.undone': 'deciding',
            'deletion.settled': 'deciding',
            'creations.shown': 'loading',
            'job.ended': 'loading',
          },
        },
        failed: {
          description: 'The list failed to load; the user can retry.',
          on: {
            'retry.pressed': 'loading',
            'creations.shown': 'loading',
          },
        },
      },
    },
    removal: {
      description: 'Tracks whether a removal can be undone.',
      initial: 'none',
      on: {
        'tool.chosen': '.none',
        'session.changed': '.none',
      },
      states: {
        none: {
          description: 'No removal is waiting for an undo.',
          on: {
            'creation.removed': {
              guard: 'isListed',
              target: 'undoable',
              actions: 'removeItem',
            },
          },
        },
        undoable: {
          description: 'A creation is off the list and can be restored for a few seconds.',
          on: {
            'removal.undone': {
              target: 'none',
              actions: 'restoreItem',
            },
            'creations.left': {
              target: 'none',
              actions: ['doomRemoved', 'raiseDeletionDue'],
            },
            'creation.removed': {
              guard: 'isListed',
              target: 'undoable',
              reenter: true,
              actions: ['doomRemoved', 'removeItem', 'raiseDeletionDue'],
            },
          },
          after: {
            undoTime: {
              target: 'none',
              actions: ['doomRemoved', 'raiseDeletionDue'],
            },
          },
        },
      },
    },
    cancellation: {
      description: 'Cancels jobs under way, one at a time.',
      initial: 'none',
      on: {
        'session.changed': {
          target: '.none',
          actions: 'clearCancelling',
        },
      },
      states: {
        none: {
          description: 'No job is being canceled.',
          on: {
            'cancel.pressed': {
              guard: 'isListedJob',
              target: 'cancelling',
              actions: 'assignCancelling',
            },
          },
        },
        cancelling: {
          description: 'The server is asked to cancel; a job that has just ended keeps its outcome.',
          invoke: {
            id: 'cancelJob',
            src: 'cancelJob',
            onDone: [
              {
                guard: 'isJob',
                target: 'none',
                actions: ['assignCancelled', 'clearCancelling', 'emitBalanceChanged'],
              },
              {
                target: 'none',
                actions: ['clearCancelling', 'emitCancelFailed'],
              },
            ],
            onError: {
              target: 'none',
              actions: ['clearCancelling', 'emitCancelFailed'],
            },
          },
        },
      },
    },
    deletion: {
      description: 'Deletes creations on the server, once they can no longer be restored.',
      initial: 'idle',
      on: {
        'session.changed': '.deciding',
      },
      states: {
        idle: {
          description: 'Nothing is waiting to be deleted.',
          on: {
            'deletion.due': 'deciding',
          },
        },
        deciding: {
          description: 'Whether more waits to be deleted.',
          always: [
            {
              guard: 'isDoomed',
              target: 'deleting',
            },
            {
              target: 'idle',
            },
          ],
        },
        deleting: {
          description: 'The server deletes creations and their files; those that come meanwhile go together after these.',
          invoke: {
            id: 'deleteCreations',
            src: 'deleteCreations',
            onDone: [
              {
                guard: 'hasBroken',
                target: 'deciding',
                actions: ['settleDoomed', 'raiseDeletionSettled', 'emitDeleteFailed'],
              },
              {
                target: 'deciding',
                actions: ['settleDoomed', 'raiseDeletionSettled'],
              },
            ],
            onError: {
              target: 'deciding',
              actions: ['restoreDoomed', 'raiseDeletionSettled', 'emitDeleteFailed'],
            },
          },
          on: {
            'creations.left': {
              target: 'deleting',
              reenter: true,
            },
          },
        },
      },
    },
  },
});
