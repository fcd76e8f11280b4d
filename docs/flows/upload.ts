import { fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    sendFile: fromCallback(() => {}),
  },
  actions: {
    assignRefusal: () => {},
    assignContentRefusal: () => {},
    resetProgress: () => {},
    assignProgress: () => {},
    assignStored: () => {},
    assignFailure: () => {},
    report: () => {},
  },
  guards: {
    isAcceptable: () => true,
    holdsWhatIsNeeded: () => true,
  },
}).createMachine({
  id: 'upload',
  description: 'One file, from being picked, dropped or pasted until the server has stored it.',
  context: {
    slot: 'image',
    file: {
      ref: 'file-1',
      name: 'cat.jpg',
      type: 'image/jpeg',
      size: 120000,
    },
    kind: 'picture',
    progress: 0,
    refusal: null,
    failure: null,
    stored: null,
  },
  initial: 'checking',
  states: {
    checking: {
      description: 'Type and size are checked against the contract\'s limits before any byte is sent.',
      always: [
        {
          guard: 'isAcceptable',
          target: 'sending',
        },
        {
          target: 'refused',
          actions: 'assignRefusal',
        },
      ],
    },
    sending: {
      description: 'The file is uploading; its progress is shown.',
      entry: [
        'resetProgress',
        {
          type: 'report',
          params: {
            status: 'sending',
          },
        },
      ],
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
      },
      on: {
        'sending.progressed': {
          actions: [
            'assignProgress',
            {
              type: 'report',
              params: {
                status: 'sending',
              },
            },
          ],
        },
        'sending.stored': [
          {
            guard: 'holdsWhatIsNeeded',
            target: 'stored',
            actions: 'assignStored',
          },
          {
            target: 'refused',
            actions: 'assignContentRefusal',
          },
        ],
        'sending.refused': {
          target: 'failed',
          actions: 'assignFailure',
        },
        'sending.broken': {
          target: 'failed',
          actions: 'assignFailure',
        },
      },
    },
    failed: {
      description: 'The upload failed or the server was unreachable; the user can retry or remove the file.',
      entry: {
        type: 'report',
        params: {
          status: 'failed',
        },
      },
      on: {
        'upload.retried': 'sending',
      },
    },
    refused: {
      description: 'The file breaks a rule, which is shown; the user has to choose another one.',
      type: 'final',
      entry: {
        type: 'report',
        params: {
          status: 'refused',
        },
      },
    },
    stored: {
      description: 'The server has stored the file under a name that a job can use.',
      type: 'final',
      entry: {
        type: 'report',
        params: {
          status: 'stored',
        },
      },
    },
  },
});
