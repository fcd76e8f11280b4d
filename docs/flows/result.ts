import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    deleteJob: fromPromise(async () => {}),
    keepJob: fromCallback(() => {}),
  },
  actions: {
    forgetJob: () => {},
    emitDeleted: emit({ type: 'creation.deleted' }),
    emitDeletedNotice: emit({ type: 'notice.raised' }),
    emitKeptNotice: emit({ type: 'notice.raised' }),
    reportDeletion: () => {},
    reportFailure: () => {},
  },
  guards: {
    isDeleted: () => true,
  },
  delays: {
    undoTime: 12000, // 12 s
  },
}).createMachine({
  id: 'result',
  description: 'The result of a job on the page of its tool.',
  context: {
    tool: 'ai-sticker-maker',
    id: 'job-1',
  },
  initial: 'shown',
  invoke: {
    id: 'keepJob',
    src: 'keepJob',
  },
  states: {
    shown: {
      description: 'The result stays on screen until the next submit, its dismissal or its deletion.',
      initial: 'fitted',
      on: {
        'result.dismissed': {
          target: 'dismissed',
          actions: 'forgetJob',
        },
        'result.deleted': 'removed',
        'result.replaced': 'replaced',
      },
      states: {
        fitted: {
          description: 'A picture fits into its frame.',
          on: {
            'zoom.pressed': 'whole',
          },
        },
        whole: {
          description: 'A picture has one of its pixels per pixel of the screen; its frame scrolls.',
          on: {
            'zoom.pressed': 'fitted',
          },
        },
      },
    },
    removed: {
      description: 'The result is off the page and can be restored for a few seconds.',
      on: {
        'removal.undone': 'shown',
        'result.dismissed': 'deleting',
        'page.left': {
          target: 'deleting',
          actions: 'forgetJob',
        },
        'result.replaced': 'replacing',
      },
      after: {
        undoTime: 'deleting',
      },
    },
    deleting: {
      description: 'The result is being deleted permanently.',
      entry: 'reportDeletion',
      invoke: {
        id: 'deleteJob',
        src: 'deleteJob',
        onDone: [
          {
            guard: 'isDeleted',
            target: 'dismissed',
            actions: ['emitDeleted', 'emitDeletedNotice', 'forgetJob'],
          },
          {
            target: 'shown',
            actions: 'reportFailure',
          },
        ],
        onError: {
          target: 'shown',
          actions: ['emitKeptNotice', 'reportFailure'],
        },
      },
    },
    replacing: {
      description: 'The removed result is deleted before the next submit is validated.',
      entry: 'reportDeletion',
      invoke: {
        id: 'deleteReplaced',
        src: 'deleteJob',
        onDone: [
          {
            guard: 'isDeleted',
            target: 'replaced',
            actions: ['emitDeleted', 'forgetJob'],
          },
          {
            target: 'replaced',
            actions: 'emitKeptNotice',
          },
        ],
        onError: {
          target: 'replaced',
          actions: 'emitKeptNotice',
        },
      },
    },
    dismissed: {
      description: 'The form comes back.',
      type: 'final',
    },
    replaced: {
      description: 'The next submit takes the place of the result.',
      type: 'final',
    },
  },
});
