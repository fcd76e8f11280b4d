import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readShared: fromPromise(async () => {}),
    forgetShared: fromPromise(async () => {}),
  },
  actions: {
    assignFile: () => {},
    clearFile: () => {},
    emitChosen: emit({ type: 'file.chosen' }),
  },
  guards: {
    isThere: () => true,
  },
}).createMachine({
  id: 'sharedFile',
  description: 'A file that another app shared with this one.',
  context: {
    file: null,
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The file that the service worker received is read.',
      invoke: {
        id: 'readShared',
        src: 'readShared',
        onDone: [
          {
            guard: 'isThere',
            target: 'ready',
            actions: 'assignFile',
          },
          {
            target: 'none',
          },
        ],
        onError: 'none',
      },
    },
    ready: {
      description: 'The file is shown with the tools that take it.',
      on: {
        'tool.chosen': {
          target: 'leaving',
          actions: 'emitChosen',
        },
      },
    },
    leaving: {
      description: 'The tool has the file; the copy that was received is deleted.',
      entry: 'clearFile',
      invoke: {
        id: 'forgetShared',
        src: 'forgetShared',
        onDone: 'none',
        onError: 'none',
      },
    },
    none: {
      description: 'There is no shared file.',
    },
  },
});
