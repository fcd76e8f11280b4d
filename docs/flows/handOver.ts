import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchResult: fromPromise(async () => {}),
    copyPicture: fromPromise(async () => {}),
  },
  actions: {
    assignResult: () => {},
    emitHanded: emit({ type: 'result.handed' }),
    emitIdea: emit({ type: 'idea.handed' }),
    emitFile: emit({ type: 'result.handed' }),
    emitCopied: emit({ type: 'notice.raised' }),
    emitNotCopied: emit({ type: 'notice.raised' }),
    emitNotTaken: emit({ type: 'notice.raised' }),
    emitUnreached: emit({ type: 'notice.raised' }),
  },
  guards: {
    isTaken: () => true,
    isFileTaken: () => true,
  },
}).createMachine({
  id: 'handOver',
  description: 'A result on its way to another tool or to the clipboard.',
  context: {
    result: null,
    tool: null,
    href: null,
  },
  initial: 'idle',
  on: {
    'idea.given': {
      actions: 'emitIdea',
    },
    'file.given': [
      {
        guard: 'isFileTaken',
        actions: 'emitFile',
      },
      {
        actions: 'emitNotTaken',
      },
    ],
  },
  states: {
    idle: {
      description: 'No result is on its way.',
      on: {
        'handOver.pressed': {
          guard: 'isTaken',
          target: 'fetching',
          actions: 'assignResult',
        },
        'copy.pressed': 'copying',
      },
    },
    fetching: {
      description: 'The result is fetched; the page of the other tool opens with it.',
      invoke: {
        id: 'fetchResult',
        src: 'fetchResult',
        onDone: {
          target: 'idle',
          actions: 'emitHanded',
        },
        onError: {
          target: 'idle',
          actions: 'emitUnreached',
        },
      },
    },
    copying: {
      description: 'The picture is being written to the clipboard.',
      invoke: {
        id: 'copyPicture',
        src: 'copyPicture',
        onDone: {
          target: 'idle',
          actions: 'emitCopied',
        },
        onError: {
          target: 'idle',
          actions: 'emitNotCopied',
        },
      },
    },
  },
});
