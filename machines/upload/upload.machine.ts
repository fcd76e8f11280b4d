import { assign, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { listenerPort } from '../kit/placeholder.ts';
import { contentRefusalOf, refusalOf } from './upload.rules.ts';
import type { FileFacts, SendingEvent, UploadContext, UploadTypes } from './upload.types.ts';

type Stored = Extract<SendingEvent, { type: 'sending.stored' }>;
type Failed = Extract<SendingEvent, { type: 'sending.refused' | 'sending.broken' }>;

/** The server's own name and size of a file say nothing to a person, so those that it came with stay beside them. */
const stored = ({ item }: Stored, { file }: UploadContext) => ({ ...item, original: file.name, originalSize: file.size });
const failureOf = (end: Failed) => (end.type === 'sending.refused' ? { code: end.code, msg: end.msg } : { code: null });

/** Uploads one file: validated before it is sent, with progress, retried after a failure. */
export const uploadMachine = setup({
  types: {} as UploadTypes,
  actors: {
    sendFile: listenerPort<SendingEvent, { file: FileFacts }>('sendFile'),
  },
  actions: {
    noteRefusal: assign(({ context }) => ({ refusal: refusalOf(context.file, context.kind) })),
    noteContent: assign(({ context, event }) => ({
      refusal: contentRefusalOf(asserted(event, 'sending.stored').item, context.kind),
    })),
    startOver: assign({ progress: 0, failure: null }),
    noteProgress: assign(({ event }) => ({ progress: asserted(event, 'sending.progressed').progress })),
    storeFile: assign(({ context, event }) => ({ stored: stored(asserted(event, 'sending.stored'), context), progress: 1 })),
    noteFailure: assign(({ event }) => ({ failure: failureOf(asserted(event, 'sending.refused', 'sending.broken')) })),
  },
  guards: {
    isAcceptable: ({ context }) => refusalOf(context.file, context.kind) === null,
    holdsWhatIsNeeded: ({ context, event }) => contentRefusalOf(asserted(event, 'sending.stored').item, context.kind) === null,
  },
}).createMachine({
  id: 'upload',
  description: 'One file, from being picked, dropped or pasted until the server has stored it.',
  context: ({ input }) => ({ file: input.file, kind: input.kind, progress: 0, refusal: null, failure: null, stored: null }),
  initial: 'checking',
  states: {
    checking: {
      description: "Type and size are checked against the contract's limits before any byte is sent.",
      always: [
        { guard: 'isAcceptable', target: 'sending' },
        { target: 'refused', actions: 'noteRefusal' },
      ],
    },
    sending: {
      description: 'The file is uploading; the person sees its progress.',
      entry: 'startOver',
      invoke: { id: 'sendFile', src: 'sendFile', input: ({ context }) => ({ file: context.file }) },
      on: {
        'sending.progressed': { actions: 'noteProgress' },
        'sending.stored': [
          { guard: 'holdsWhatIsNeeded', target: 'stored', actions: 'storeFile' },
          { target: 'refused', actions: 'noteContent' },
        ],
        'sending.refused': { target: 'failed', actions: 'noteFailure' },
        'sending.broken': { target: 'failed', actions: 'noteFailure' },
        'upload.cancelled': 'cancelled',
      },
    },
    failed: {
      description: 'The upload failed or the server was unreachable; the person can retry or remove the file.',
      on: { 'upload.retried': 'sending', 'upload.cancelled': 'cancelled' },
    },
    refused: {
      type: 'final',
      description: 'The file breaks a rule, which is shown; the person has to choose another one.',
    },
    stored: {
      type: 'final',
      description: 'The server has stored the file under a name that a job can use.',
    },
    cancelled: {
      type: 'final',
      description: 'The person removed the file.',
    },
  },
});
