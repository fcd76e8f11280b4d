import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    loadPage: fromPromise(async () => {}),
    deleteCreations: fromPromise(async () => {}),
    cancelJob: fromPromise(async () => {}),
    watchReturn: fromCallback(() => {}),
  },
  actions: {
    startPage: () => {},
    appendPage: () => {},
    chooseTool: () => {},
    noteOwner: () => {},
    passOnRemovals: () => {},
    forgetList: () => {},
    takeOut: () => {},
    putBack: () => {},
    doom: () => {},
    settleDoomed: () => {},
    restoreDoomed: () => {},
    noteProgress: () => {},
    noteCancelling: () => {},
    forgetCancelling: () => {},
    noteCancelled: () => {},
    tellBalanceChanged: emit({ type: 'credits.refreshRequested' }),
    tellCancelFailed: emit({ type: 'notice.raised' }),
    tellDeleteFailed: emit({ type: 'notice.raised' }),
  },
  guards: {
    hasMore: () => false,
    isAnswered: () => false,
    isEmptyPage: () => false,
    isEmpty: () => false,
    isOwnerKnown: () => false,
    isFilled: () => false,
    isListed: () => false,
    isDoomed: () => false,
    isListedJob: () => false,
    isJob: () => false,
    hasBroken: () => false,
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
      actions: 'noteProgress',
    },
  },
  states: {
    list: {
      description: 'Loads and shows the list.',
      initial: 'hidden',
      on: {
        'tool.chosen': {
          target: '.loading',
          actions: ['doom', 'chooseTool'],
        },
        'session.changed': {
          target: '.loading',
          actions: ['passOnRemovals', 'forgetList'],
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
              actions: 'noteOwner',
            },
          },
        },
        awaitingOwner: {
          description: 'The list is open, and whose it is has not been read yet.',
          on: {
            'session.changed': {
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
        },
        ready: {
          description: 'The creations are shown.',
          on: {
            'more.requested': {
              guard: 'hasMore',
              target: 'loadingMore',
            },
            'creations.shown': 'refreshing',
            'tab.returned': 'refreshing',
            'job.ended': 'refreshing',
          },
          always: {
            guard: 'isEmpty',
            target: 'empty',
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
                target: 'ready',
                actions: 'startPage',
              },
              {
                target: 'ready',
              },
            ],
            onError: 'ready',
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
            'creations.shown': 'loading',
            'job.ended': 'loading',
          },
          always: {
            guard: 'isFilled',
            target: 'ready',
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
              actions: 'takeOut',
            },
          },
        },
        undoable: {
          description: 'A creation is off the list and can be restored for a few seconds.',
          on: {
            'removal.undone': {
              target: 'none',
              actions: 'putBack',
            },
            'creations.left': {
              target: 'none',
              actions: 'doom',
            },
            'creation.removed': {
              guard: 'isListed',
              target: 'undoable',
              reenter: true,
              actions: ['doom', 'takeOut'],
            },
          },
          after: {
            undoTime: {
              target: 'none',
              actions: 'doom',
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
          actions: 'forgetCancelling',
        },
      },
      states: {
        none: {
          description: 'No job is being canceled.',
          on: {
            'cancel.pressed': {
              guard: 'isListedJob',
              target: 'cancelling',
              actions: 'noteCancelling',
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
                actions: ['noteCancelled', 'forgetCancelling', 'tellBalanceChanged'],
              },
              {
                target: 'none',
                actions: ['forgetCancelling', 'tellCancelFailed'],
              },
            ],
            onError: {
              target: 'none',
              actions: ['forgetCancelling', 'tellCancelFailed'],
            },
          },
        },
      },
    },
    deletion: {
      description: 'Deletes creations on the server, once they can no longer be restored.',
      initial: 'idle',
      on: {
        'session.changed': '.idle',
      },
      states: {
        idle: {
          description: 'Nothing is waiting to be deleted.',
          always: {
            guard: 'isDoomed',
            target: 'deleting',
          },
        },
        deleting: {
          description: 'The server deletes creations and their files; those that come meanwhile go together after these.',
          invoke: {
            id: 'deleteCreations',
            src: 'deleteCreations',
            onDone: [
              {
                guard: 'hasBroken',
                target: 'idle',
                actions: ['settleDoomed', 'tellDeleteFailed'],
              },
              {
                target: 'idle',
                actions: 'settleDoomed',
              },
            ],
            onError: {
              target: 'idle',
              actions: ['restoreDoomed', 'tellDeleteFailed'],
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
