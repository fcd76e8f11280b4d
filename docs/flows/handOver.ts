import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchResult: fromPromise(async () => {}),
    copyPicture: fromPromise(async () => {}),
  },
  actions: {
    noteResult: () => {},
    tellHanded: emit({ type: 'result.handed' }),
    tellIdea: emit({ type: 'idea.handed' }),
    tellFile: emit({ type: 'result.handed' }),
    announceCopied: emit({ type: 'notice.raised' }),
    announceNotCopied: emit({ type: 'notice.raised' }),
    announceNotTaken: emit({ type: 'notice.raised' }),
    announceUnreached: emit({ type: 'notice.raised' }),
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
      actions: 'tellIdea',
    },
    'file.given': [
      {
        guard: 'isFileTaken',
        actions: 'tellFile',
      },
      {
        actions: 'announceNotTaken',
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
          actions: 'noteResult',
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
          actions: 'tellHanded',
        },
        onError: {
          target: 'idle',
          actions: 'announceUnreached',
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
          actions: 'announceCopied',
        },
        onError: {
          target: 'idle',
          actions: 'announceNotCopied',
        },
      },
    },
  },
});
