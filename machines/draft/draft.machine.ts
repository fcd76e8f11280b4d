import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { draftSetup } from './draft.setup.ts';

/** A tool's form, saved on the server while the user edits and restored on the next visit. */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  description: "Saves a tool's form, so that nothing is lost between visits.",
  context: ({ input }) => ({ tool: input.tool, form: null, read: { values: {}, leftOut: {} } }),
  initial: 'waiting',
  on: {
    'form.changed': { target: '.changed', actions: 'assignForm' },
    // Edits made as a visitor move into the account; without any, the account's own form is loaded.
    'session.changed': [{ guard: 'hasForm', target: '.changed' }, { target: '.restoring' }],
  },
  states: {
    waiting: {
      description: 'The session is not known yet.',
    },
    restoring: {
      description: 'The saved form is loading; edits made meanwhile take precedence.',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context }) => ({ tool: context.tool }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'restored',
            actions: [
              { type: 'assignRestored', params: output },
              { type: 'emitRestored', params: output },
            ],
          },
          { target: 'kept' },
        ],
        onError: 'kept',
      },
    },
    restored: {
      description: 'The saved form was restored; filling it in does not count as an edit.',
      on: {
        'form.changed': { target: 'kept', actions: 'assignForm' },
      },
    },
    kept: { description: 'The server has the current form.' },
    changed: {
      description: 'The form was edited; it is saved when the user pauses.',
      tags: 'dirty',
      after: { writingPause: 'keeping' },
      on: { 'page.left': 'keeping' },
    },
    keeping: {
      description: 'The form is being saved on the server.',
      tags: 'dirty',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context }) => ({ tool: context.tool, form: required(context.form, 'form') }),
        onDone: [
          { guard: { type: 'isKept', params: output }, target: 'kept', actions: { type: 'assignRead', params: output } },
          { target: 'unkept' },
        ],
        onError: 'unkept',
      },
    },
    unkept: {
      description: 'The server did not save the form; the save is retried after a delay.',
      tags: 'dirty',
      after: { retryPause: 'keeping' },
      on: { 'page.left': 'keeping' },
    },
  },
});
