import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readDraft: fromPromise(async () => {}),
    keepDraft: fromPromise(async () => {}),
  },
  actions: {
    noteForm: () => {},
    tellRestored: () => {},
  },
  guards: {
    isFound: () => true,
    isKept: () => true,
    hasForm: () => true,
  },
  delays: {
    writingPause: 1000,
    retryPause: 10000,
  },
}).createMachine({
  id: 'draft',
  description: 'Keeping the form of a tool, so that nothing is lost between visits.',
  context: {
    tool: 'ai-sticker-maker',
    form: null,
  },
  initial: 'waiting',
  on: {
    'form.changed': {
      target: '.changed',
      reenter: true,
      actions: 'noteForm',
    },
    'session.changed': [
      {
        guard: 'hasForm',
        target: '.changed',
        reenter: true,
      },
      {
        target: '.restoring',
        reenter: true,
      },
    ],
  },
  states: {
    waiting: {
      description: 'Nobody has said yet whose form it is.',
    },
    restoring: {
      description: 'The form of the last visit is looked for; whatever the person changes meanwhile counts more.',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: [
          {
            guard: 'isFound',
            target: 'restored',
            actions: 'tellRestored',
          },
          {
            target: 'kept',
          },
        ],
        onError: 'kept',
      },
    },
    restored: {
      description: 'The form of the last visit has been given back; that it now stands in the page is no change.',
      on: {
        'form.changed': {
          target: 'kept',
          actions: 'noteForm',
        },
      },
    },
    kept: {
      description: 'The server keeps the form as it stands.',
    },
    changed: {
      description: 'The form was changed; it is kept when the person pauses.',
      on: {
        'page.left': 'keeping',
      },
      after: {
        writingPause: 'keeping',
      },
    },
    keeping: {
      description: 'The form is on its way to the server.',
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
      description: 'The server did not keep the form; it is asked again in a while.',
      on: {
        'page.left': 'keeping',
      },
      after: {
        retryPause: 'keeping',
      },
    },
  },
});
