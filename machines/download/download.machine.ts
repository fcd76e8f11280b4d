import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { DownloadRequest, DownloadTypes } from './download.types.ts';

/** A file that takes a while to prepare before the browser saves it: the credit history, a result in another format. */
export const downloadMachine = setup({
  types: {} as DownloadTypes,
  actors: { saveFile: port<boolean, { request: DownloadRequest }>('saveFile') },
  actions: {
    assignRequest: assign(({ event }) => ({ request: asserted(event, 'download.clicked').request })),
    clearRequest: assign({ request: null }),
    emitUnanswered: emit(unanswered),
  },
}).createMachine({
  id: 'download',
  description: 'A file that is prepared and saved.',
  context: { request: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being prepared.',
      entry: 'clearRequest',
      on: { 'download.clicked': { target: 'preparing', actions: 'assignRequest' } },
    },
    preparing: {
      // A click is ignored: one file is prepared at a time.
      description: 'The file is being prepared; its button is busy.',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => ({ request: required(context.request, 'request') }),
        // Saved, or refused: then the server's own words are on screen already.
        onDone: 'idle',
        onError: { target: 'idle', actions: 'emitUnanswered' },
      },
    },
  },
});
