import { assign, sendTo, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { parentOf } from '../kit/parent.ts';
import { listenerPort } from '../kit/placeholder.ts';
import { contentRefusalOf, refusalOf } from './upload.rules.ts';
import type { FileFacts, SendingEvent, UploadContext, UploadFacts, UploadReported, UploadTypes } from './upload.types.ts';

type Stored = Extract<SendingEvent, { type: 'sending.stored' }>;
type Failed = Extract<SendingEvent, { type: 'sending.refused' | 'sending.broken' }>;

/** The server renames a file and changes its size, so the name and size that the user knows are kept beside the server's. */
const stored = ({ item }: Stored, { file }: UploadContext) => ({ ...item, original: file.name, originalSize: file.size });
const failureOf = (end: Failed) => (end.type === 'sending.refused' ? { code: end.code, msg: end.msg } : { code: null });

const base = setup({
  types: {} as UploadTypes,
  actors: { sendFile: listenerPort<SendingEvent, { file: FileFacts }>('sendFile') },
});

/** The ports, guards and actions of the upload chart. */
export const uploadSetup = base
  .extend({
    guards: {
      isAcceptable: ({ context }) => refusalOf(context.file, context.kind) === null,
      holdsWhatIsNeeded: ({ context, event }) => contentRefusalOf(asserted(event, 'sending.stored').item, context.kind) === null,
    },
  })
  .extend({
    actions: {
      assignRefusal: assign(({ context }) => ({ refusal: refusalOf(context.file, context.kind) })),
      assignContentRefusal: assign(({ context, event }) => ({
        refusal: contentRefusalOf(asserted(event, 'sending.stored').item, context.kind),
      })),
      resetProgress: assign({ progress: 0, failure: null }),
      assignProgress: assign(({ event }) => ({ progress: asserted(event, 'sending.progressed').progress })),
      assignStored: assign(({ context, event }) => ({ stored: stored(asserted(event, 'sending.stored'), context), progress: 1 })),
      assignFailure: assign(({ event }) => ({ failure: failureOf(asserted(event, 'sending.refused', 'sending.broken')) })),
      report: sendTo(parentOf, ({ context }, { status, interrupted }: Pick<UploadFacts, 'status' | 'interrupted'>): UploadReported => {
        const { slot, file, progress, refusal, failure, stored: item } = context;
        return {
          type: 'upload.reported',
          slot,
          upload: { status, file, progress, refusal, failure, stored: item, ...(interrupted && { interrupted }) },
        };
      }),
    },
  });
