import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    saveFile: fromPromise(async () => {}),
  },
  actions: {
    noteRequest: () => {},
    forgetRequest: () => {},
    announceUnreached: emit({ type: 'notice.raised' }),
  },
}).createMachine({
  id: 'download',
  description: 'A file that is prepared and saved.',
  context: {
    request: null,
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being prepared.',
      entry: 'forgetRequest',
      on: {
        'download.pressed': {
          target: 'preparing',
          actions: 'noteRequest',
        },
      },
    },
    preparing: {
      description: 'The file is being prepared; its button is busy.',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        onDone: 'idle',
        onError: {
          target: 'idle',
          actions: 'announceUnreached',
        },
      },
    },
  },
});
