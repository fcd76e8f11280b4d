import { fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    sendFile: fromCallback(() => {}),
  },
  actions: {
    noteRefusal: () => {},
    startOver: () => {},
    noteProgress: () => {},
    storeFile: () => {},
    noteFailure: () => {},
  },
  guards: {
    isAcceptable: () => false,
  },
}).createMachine({
  id: 'upload',
  description: 'One file, from the moment it was picked, dropped or pasted until the server keeps it.',
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
      description: 'Type and size are compared with the limits of the contract before a byte is sent.',
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
      description: 'The bytes are on their way; the person sees how far.',
      entry: 'startOver',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
      },
      on: {
        'sending.progressed': {
          actions: 'noteProgress',
        },
        'sending.stored': {
          target: 'stored',
          actions: 'storeFile',
        },
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
      description: 'The server did not keep the file, or was not reached; it may be sent again or given up.',
      on: {
        'upload.retried': 'sending',
        'upload.cancelled': 'cancelled',
      },
    },
    refused: {
      description: 'The file breaks a rule, which is named; another one must be chosen.',
      type: 'final',
    },
    stored: {
      description: 'The server keeps the file under a name that a job can use.',
      type: 'final',
    },
    cancelled: {
      description: 'The person took the file away.',
      type: 'final',
    },
  },
});
