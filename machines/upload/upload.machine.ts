import { assign, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { listenerPort } from '../kit/placeholder.ts';
import { refusalOf } from './upload.rules.ts';
import type { FileFacts, SendingEvent, UploadTypes } from './upload.types.ts';

/** One file on its way to the server: checked before it is sent, followed while it goes, sent again when the way broke. */
export const uploadMachine = setup({
  types: {} as UploadTypes,
  actors: {
    sendFile: listenerPort<SendingEvent, { file: FileFacts }>('sendFile'),
  },
  actions: {
    noteRefusal: assign(({ context }) => ({ refusal: refusalOf(context.file, context.kind) })),
    startOver: assign({ progress: 0, failure: null }),
    noteProgress: assign(({ event }) => ({ progress: asserted(event, 'sending.progressed').progress })),
    storeFile: assign(({ event }) => ({ stored: asserted(event, 'sending.stored').item, progress: 1 })),
    noteFailure: assign(({ event }) => {
      const end = asserted(event, 'sending.refused', 'sending.broken');
      return { failure: end.type === 'sending.refused' ? { code: end.code, msg: end.msg } : { code: null } };
    }),
  },
  guards: {
    isAcceptable: ({ context }) => refusalOf(context.file, context.kind) === null,
  },
}).createMachine({
  id: 'upload',
  description: 'One file, from the moment it was picked, dropped or pasted until the server keeps it.',
  context: ({ input }) => ({ file: input.file, kind: input.kind, progress: 0, refusal: null, failure: null, stored: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Type and size are compared with the limits of the contract before a byte is sent.',
      always: [
        { guard: 'isAcceptable', target: 'sending' },
        { target: 'refused', actions: 'noteRefusal' },
      ],
    },
    sending: {
      description: 'The bytes are on their way; the person sees how far.',
      entry: 'startOver',
      invoke: { id: 'sendFile', src: 'sendFile', input: ({ context }) => ({ file: context.file }) },
      on: {
        'sending.progressed': { actions: 'noteProgress' },
        'sending.stored': { target: 'stored', actions: 'storeFile' },
        'sending.refused': { target: 'failed', actions: 'noteFailure' },
        'sending.broken': { target: 'failed', actions: 'noteFailure' },
        'upload.cancelled': 'cancelled',
      },
    },
    failed: {
      description: 'The server did not keep the file, or was not reached; it may be sent again or given up.',
      on: { 'upload.retried': 'sending', 'upload.cancelled': 'cancelled' },
    },
    refused: {
      type: 'final',
      description: 'The file breaks a rule, which is named; another one must be chosen.',
    },
    stored: {
      type: 'final',
      description: 'The server keeps the file under a name that a job can use.',
    },
    cancelled: {
      type: 'final',
      description: 'The person took the file away.',
    },
  },
});
