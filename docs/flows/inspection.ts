import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    inspect: fromPromise(async () => {}),
  },
  actions: {
    assignFile: () => {},
    assignDigest: () => {},
    assignAnswer: () => {},
    clearRefusal: () => {},
    clearFile: () => {},
  },
  guards: {
    isDigest: () => true,
    hasFindings: () => true,
  },
}).createMachine({
  id: 'inspection',
  description: 'A file is inspected.',
  context: {
    file: null,
    digest: null,
    findings: null,
    refusal: null,
  },
  initial: 'waiting',
  on: {
    'file.given': {
      target: '.inspecting',
      actions: 'assignFile',
    },
    'digest.given': [
      {
        guard: 'isDigest',
        target: '.inspecting',
        actions: 'assignDigest',
      },
      {
        target: '.faulty',
        actions: 'clearFile',
      },
    ],
  },
  states: {
    waiting: {
      description: 'The page waits for a file or its digest.',
    },
    faulty: {
      description: 'What was pasted is not a SHA-256; the page says so, and still waits.',
    },
    inspecting: {
      description: 'The server inspects the file.',
      entry: 'clearRefusal',
      invoke: {
        id: 'inspect',
        src: 'inspect',
        onDone: [
          {
            guard: 'hasFindings',
            target: 'answered',
            actions: 'assignAnswer',
          },
          {
            target: 'failed',
            actions: 'assignAnswer',
          },
        ],
        onError: 'failed',
      },
      on: {
        'another.requested': {
          target: 'waiting',
          actions: 'clearFile',
        },
      },
    },
    answered: {
      description: 'The findings are shown.',
      on: {
        'another.requested': {
          target: 'waiting',
          actions: 'clearFile',
        },
      },
    },
    failed: {
      description: 'The inspection failed; the user can retry or pick another file.',
      on: {
        'retry.pressed': 'inspecting',
        'another.requested': {
          target: 'waiting',
          actions: 'clearFile',
        },
      },
    },
  },
});
