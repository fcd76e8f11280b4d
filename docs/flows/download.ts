import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    saveFile: fromPromise(async () => {}),
  },
  actions: {
    assignRequest: () => {},
    clearRequest: () => {},
    emitUnreached: emit({ type: 'notice.raised' }),
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
      entry: 'clearRequest',
      on: {
        'download.pressed': {
          target: 'preparing',
          actions: 'assignRequest',
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
          actions: 'emitUnreached',
        },
      },
    },
  },
});
