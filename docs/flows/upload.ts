import { fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    sendFile: fromCallback(() => {}),
  },
  actions: {
    noteRefusal: () => {},
    noteContent: () => {},
    startOver: () => {},
    noteProgress: () => {},
    storeFile: () => {},
    noteFailure: () => {},
  },
  guards: {
    isAcceptable: () => true,
    holdsWhatIsNeeded: () => true,
  },
}).createMachine({
  id: 'upload',
  description: 'One file, from being picked, dropped or pasted until the server has stored it.',
  context: {
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
          actions: 'noteRefusal',
        },
      ],
    },
    sending: {
      description: 'The file is uploading; the person sees its progress.',
      entry: 'startOver',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
      },
      on: {
        'sending.progressed': {
          actions: 'noteProgress',
        },
        'sending.stored': [
          {
            guard: 'holdsWhatIsNeeded',
            target: 'stored',
            actions: 'storeFile',
          },
          {
            target: 'refused',
            actions: 'noteContent',
          },
        ],
        'sending.refused': {
          target: 'failed',
          actions: 'noteFailure',
        },
        'sending.broken': {
          target: 'failed',
          actions: 'noteFailure',
        },
        'upload.cancelled': 'cancelled',
      },
    },
    failed: {
      description: 'The upload failed or the server was unreachable; the person can retry or remove the file.',
      on: {
        'upload.retried': 'sending',
        'upload.cancelled': 'cancelled',
      },
    },
    refused: {
      description: 'The file breaks a rule, which is shown; the person has to choose another one.',
      type: 'final',
    },
    stored: {
      description: 'The server has stored the file under a name that a job can use.',
      type: 'final',
    },
    cancelled: {
      description: 'The person removed the file.',
      type: 'final',
    },
  },
});
