import { output } from '../kit/output.ts';
import { resultSetup } from './result.setup.ts';
import type { ResultOutput } from './result.types.ts';

/** The result of a job on its tool's page: shown until it is dismissed, deleted, or replaced by the next submit. */
export const resultMachine = resultSetup.createMachine({
  id: 'result',
  description: 'The result of a job on the page of its tool.',
  context: ({ input }) => input,
  output: ({ event }) => event.output as ResultOutput,
  invoke: { id: 'keepJob', src: 'keepJob' },
  initial: 'shown',
  states: {
    shown: {
      description: 'The result stays on screen until the next submit, its dismissal or its deletion.',
      on: {
        'result.dismissed': { target: 'dismissed', actions: 'forgetJob' },
        'result.deleted': 'removed',
        'result.replaced': 'replaced',
      },
    },
    removed: {
      description: 'The result is off the page and can be restored for a few seconds.',
      tags: 'removed',
      after: { undoTime: 'deleting' },
      on: {
        'removal.undone': 'shown',
        'result.dismissed': 'deleting',
        // The page is gone; forget the saved submit before the answer.
        'page.left': { target: 'deleting', actions: 'forgetJob' },
        'result.replaced': 'replacing',
      },
    },
    deleting: {
      // Submits and Dismiss are ignored until it is known whether the result still exists.
      description: 'The result is being deleted permanently.',
      tags: 'deleting',
      entry: 'reportDeletion',
      invoke: {
        id: 'deleteJob',
        src: 'deleteJob',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isDeleted', params: output },
            target: 'dismissed',
            actions: ['emitDeleted', 'emitDeletedNotice', 'forgetJob'],
          },
          // The server's message gives the reason.
          { target: 'shown', actions: 'reportFailure' },
        ],
        onError: { target: 'shown', actions: ['emitKeptNotice', 'reportFailure'] },
      },
    },
    replacing: {
      description: 'The removed result is deleted before the next submit is validated.',
      tags: 'deleting',
      entry: 'reportDeletion',
      invoke: {
        id: 'deleteReplaced',
        src: 'deleteJob',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: { type: 'isDeleted', params: output }, target: 'replaced', actions: ['emitDeleted', 'forgetJob'] },
          { target: 'replaced', actions: 'emitKeptNotice' },
        ],
        onError: { target: 'replaced', actions: 'emitKeptNotice' },
      },
    },
    dismissed: { type: 'final', description: 'The form comes back.', output: { end: 'dismissed' } },
    replaced: { type: 'final', description: 'The next submit takes the place of the result.', output: { end: 'replaced' } },
  },
});
