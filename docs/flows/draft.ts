import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readDraft: fromPromise(async () => {}),
    keepDraft: fromPromise(async () => {}),
  },
  actions: {
    assignForm: () => {},
    emitRestored: emit({ type: 'draft.restored' }),
  },
  guards: {
    isFound: () => true,
    isKept: () => true,
    hasForm: () => true,
  },
  delays: {
    writingPause: 1000, // 1 s
    retryPause: 10000, // 10 s
  },
}).createMachine({
  id: 'draft',
  description: 'Saves a tool\'s form, so that nothing is lost between visits.',
  context: {
    tool: 'ai-sticker-maker',
    form: null,
  },
  initial: 'waiting',
  on: {
    'form.changed': {
      target: '.changed',
      actions: 'assignForm',
    },
    'session.changed': [
      {
        guard: 'hasForm',
        target: '.changed',
      },
      {
        target: '.restoring',
      },
    ],
  },
  states: {
    waiting: {
      description: 'The session is not known yet.',
    },
    restoring: {
      description: 'The saved form is loading; edits made meanwhile take precedence.',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: [
          {
            guard: 'isFound',
            target: 'restored',
            actions: 'emitRestored',
          },
          {
            target: 'kept',
          },
        ],
        onError: 'kept',
      },
    },
    restored: {
      description: 'The saved form was restored; filling it in does not count as an edit.',
      on: {
        'form.changed': {
          target: 'kept',
          actions: 'assignForm',
        },
      },
    },
    kept: {
      description: 'The server has the current form.',
    },
    changed: {
      description: 'The form was edited; it is saved when the user pauses.',
      on: {
        'page.left': 'keeping',
      },
      after: {
        writingPause: 'keeping',
      },
    },
    keeping: {
      description: 'The form is being saved on the server.',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        onDone: [
          {
            guard: 'isKept',
            target: 'kept',
          },
          {
            target: 'unkept',
          },
        ],
        onError: 'unkept',
      },
    },
    unkept: {
      description: 'The server did not save the form; the save is retried after a delay.',
      on: {
        'page.left': 'keeping',
      },
      after: {
        retryPause: 'keeping',
      },
    },
  },
});
