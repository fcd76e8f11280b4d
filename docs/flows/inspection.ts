import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    inspect: fromPromise(async () => {}),
  },
  actions: {
    noteFile: () => {},
    noteDigest: () => {},
    noteFault: () => {},
    noteAnswer: () => {},
    forgetRefusal: () => {},
    forgetFile: () => {},
  },
  guards: {
    isDigest: () => true,
    isTold: () => true,
  },
}).createMachine({
  id: 'inspection',
  description: 'A file is inspected.',
  context: {
    file: null,
    digest: null,
    faulty: false,
    findings: null,
    refusal: null,
  },
  initial: 'waiting',
  on: {
    'file.given': {
      target: '.inspecting',
      actions: 'noteFile',
    },
    'digest.given': [
      {
        guard: 'isDigest',
        target: '.inspecting',
        actions: 'noteDigest',
      },
      {
        target: '.waiting',
        actions: 'noteFault',
      },
    ],
  },
  states: {
    waiting: {
      description: 'The page waits for a file or its digest.',
    },
    inspecting: {
      description: 'The server inspects the file.',
      entry: 'forgetRefusal',
      invoke: {
        id: 'inspect',
        src: 'inspect',
        onDone: [
          {
            guard: 'isTold',
            target: 'told',
            actions: 'noteAnswer',
          },
          {
            target: 'failed',
            actions: 'noteAnswer',
          },
        ],
        onError: 'failed',
      },
      on: {
        'another.requested': {
          target: 'waiting',
          actions: 'forgetFile',
        },
      },
    },
    told: {
      description: 'The findings are shown.',
      on: {
        'another.requested': {
          target: 'waiting',
          actions: 'forgetFile',
        },
      },
    },
    failed: {
      description: 'The inspection failed; the person can retry or pick another file.',
      on: {
        'retry.pressed': 'inspecting',
        'another.requested': {
          target: 'waiting',
          actions: 'forgetFile',
        },
      },
    },
  },
});
