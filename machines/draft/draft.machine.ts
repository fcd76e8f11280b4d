import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { DraftForm, DraftTypes } from './draft.types.ts';

/** A tool's form, kept by the server as the person leaves it and given back when the person returns. */
export const draftMachine = setup({
  types: {} as DraftTypes,
  actors: {
    readDraft: port<DraftForm | null, { tool: string }>('readDraft'),
    keepDraft: port<boolean, { tool: string; form: DraftForm }>('keepDraft'),
  },
  actions: {
    noteForm: assign(({ event }) => {
      const { values, files } = asserted(event, 'form.changed');
      return { form: { values, files } };
    }),
    tellRestored: emit((_, form: DraftForm | null) => ({ type: 'draft.restored' as const, ...required(form, 'draft') })),
  },
  guards: {
    isFound: (_, form: DraftForm | null) => form !== null,
    isKept: (_, kept: boolean) => kept,
    hasForm: ({ context }) => context.form !== null,
  },
  delays: { writingPause: 1000, retryPause: 10_000 },
}).createMachine({
  id: 'draft',
  description: 'Keeping the form of a tool, so that nothing is lost between visits.',
  context: ({ input }) => ({ tool: input.tool, form: null }),
  initial: 'waiting',
  on: {
    'form.changed': { target: '.changed', reenter: true, actions: 'noteForm' },
    // What was begun as a visitor goes along into the account; without anything begun, the account's own form is looked for.
    'session.changed': [
      { guard: 'hasForm', target: '.changed', reenter: true },
      { target: '.restoring', reenter: true },
    ],
  },
  states: {
    waiting: {
      description: 'Nobody has said yet whose form it is.',
    },
    restoring: {
      description: 'The form of the last visit is looked for; whatever the person changes meanwhile counts more.',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context }) => ({ tool: context.tool }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'restored',
            actions: { type: 'tellRestored', params: output },
          },
          { target: 'kept' },
        ],
        onError: 'kept',
      },
    },
    restored: {
      description: 'The form of the last visit has been given back; that it now stands in the page is no change.',
      on: {
        'form.changed': { target: 'kept', actions: 'noteForm' },
      },
    },
    kept: { description: 'The server keeps the form as it stands.' },
    changed: {
      description: 'The form was changed; it is kept when the person pauses.',
      after: { writingPause: 'keeping' },
      on: { 'page.left': 'keeping' },
    },
    keeping: {
      description: 'The form is on its way to the server.',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context }) => ({ tool: context.tool, form: required(context.form, 'form') }),
        onDone: [{ guard: { type: 'isKept', params: output }, target: 'kept' }, { target: 'unkept' }],
        onError: 'unkept',
      },
    },
    unkept: {
      description: 'The server did not keep the form; it is asked again in a while.',
      after: { retryPause: 'keeping' },
      on: { 'page.left': 'keeping' },
    },
  },
});
