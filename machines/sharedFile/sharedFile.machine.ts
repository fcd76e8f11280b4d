import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { SharedFileTypes } from './sharedFile.types.ts';

/** A file that another app shared with this one, on its way to the tool that the user chooses. */
export const sharedFileMachine = setup({
  types: {} as SharedFileTypes,
  actors: {
    readShared: port<FileFacts | null>('readShared'),
    forgetShared: port<void>('forgetShared'),
  },
  actions: {
    assignFile: assign((_, file: FileFacts | null) => ({ file })),
    clearFile: assign({ file: null }),
    emitChosen: emit(({ context, event }) => {
      const { tool, href } = asserted(event, 'tool.chosen');
      return { type: 'file.chosen' as const, tool, href, file: required(context.file, 'file') };
    }),
  },
  guards: { isThere: (_, file: FileFacts | null) => file !== null },
}).createMachine({
  id: 'sharedFile',
  description: 'A file that another app shared with this one.',
  context: { file: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The file that the service worker received is read.',
      invoke: {
        id: 'readShared',
        src: 'readShared',
        onDone: [
          { guard: { type: 'isThere', params: output }, target: 'ready', actions: { type: 'assignFile', params: output } },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    ready: {
      description: 'The file is shown with the tools that take it.',
      on: { 'tool.chosen': { target: 'leaving', actions: 'emitChosen' } },
    },
    leaving: {
      description: 'The tool has the file; the copy that was received is deleted.',
      entry: 'clearFile',
      invoke: { id: 'forgetShared', src: 'forgetShared', onDone: 'none', onError: 'none' },
    },
    none: { description: 'There is no shared file.' },
  },
});
