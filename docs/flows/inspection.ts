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
    forgetFile: () => {},
  },
  guards: {
    isDigest: () => true,
    isTold: () => true,
  },
}).createMachine({
  id: 'inspection',
  description: 'A file is looked into.',
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
      description: 'A file or its digest is awaited.',
    },
    inspecting: {
      description: 'The server looks into the file.',
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
      description: 'What the file says is shown.',
      on: {
        'another.requested': {
          target: 'waiting',
          actions: 'forgetFile',
        },
      },
    },
    failed: {
      description: 'The file could not be looked into; another try or another file is offered.',
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
