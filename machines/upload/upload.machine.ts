import { uploadSetup } from './upload.setup.ts';

/** Uploads one file for the form that spawned it: validated before it is sent, with progress, retried after a failure. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  description: 'One file, from being picked, dropped or pasted until the server has stored it.',
  context: ({ input }) => ({ ...input, progress: 0, refusal: null, failure: null, stored: null }),
  initial: 'checking',
  states: {
    checking: {
      description: "Type and size are checked against the contract's limits before any byte is sent.",
      always: [
        { guard: 'isAcceptable', target: 'sending' },
        { target: 'refused', actions: 'assignRefusal' },
      ],
    },
    sending: {
      description: 'The file is uploading; its progress is shown.',
      tags: 'sending',
      entry: ['resetProgress', { type: 'report', params: { status: 'sending' } }],
      invoke: { id: 'sendFile', src: 'sendFile', input: ({ context }) => ({ file: context.file }) },
      initial: 'flowing',
      states: {
        flowing: {
          description: 'Bytes are on their way.',
          on: { 'sending.interrupted': 'interrupted' },
        },
        interrupted: {
          description: 'The line broke; the file goes on by itself once it is back.',
          tags: 'interrupted',
          entry: { type: 'report', params: { status: 'sending', interrupted: true } },
          on: {
            'sending.progressed': { target: 'flowing', actions: ['assignProgress', { type: 'report', params: { status: 'sending' } }] },
          },
        },
      },
      on: {
        'sending.progressed': { actions: ['assignProgress', { type: 'report', params: { status: 'sending' } }] },
        'sending.stored': [
          { guard: 'holdsWhatIsNeeded', target: 'stored', actions: 'assignStored' },
          { target: 'refused', actions: 'assignContentRefusal' },
        ],
        'sending.refused': { target: 'failed', actions: 'assignFailure' },
        'sending.broken': { target: 'failed', actions: 'assignFailure' },
      },
    },
    failed: {
      description: 'The upload failed or the server was unreachable; the user can retry or remove the file.',
      tags: 'failed',
      entry: { type: 'report', params: { status: 'failed' } },
      on: { 'upload.retried': 'sending' },
    },
    refused: {
      type: 'final',
      description: 'The file breaks a rule, which is shown; the user has to choose another one.',
      tags: 'refused',
      entry: { type: 'report', params: { status: 'refused' } },
    },
    stored: {
      type: 'final',
      description: 'The server has stored the file under a name that a job can use.',
      tags: 'stored',
      entry: { type: 'report', params: { status: 'stored' } },
    },
  },
});
