import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    inspectFile: fromPromise(async () => {}),
  },
  actions: {
    noteFile: () => {},
    noteAnswer: () => {},
    forgetFile: () => {},
  },
  guards: {
    isTold: () => true,
  },
}).createMachine({
  id: 'inspection',
  description: 'A file is looked into.',
  context: {
    file: null,
    findings: null,
    refusal: null,
  },
  initial: 'waiting',
  on: {
    'file.given': {
      target: '.inspecting',
      actions: 'noteFile',
    },
  },
  states: {
    waiting: {
      description: 'A file is awaited.',
    },
    inspecting: {
      description: 'The server looks into the file.',
      invoke: {
        id: 'inspectFile',
        src: 'inspectFile',
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
