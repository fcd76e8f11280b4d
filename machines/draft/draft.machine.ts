import { assign, emit, setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import type { DraftForm, DraftTypes } from './draft.types.ts';

const empty: DraftForm = { values: {}, files: {} };

/** A tool's form, kept by the server as the person leaves it and given back when the person returns. */
export const draftMachine = setup({
  types: {} as DraftTypes,
  actors: {
    readDraft: port<DraftForm | null, { tool: string }>('readDraft'),
    keepDraft: port<boolean, { tool: string; form: DraftForm }>('keepDraft'),
  },
  actions: {
    noteForm: assign((_, { form }: { form: DraftForm }) => ({ form })),
    tellRestored: emit((_, { form }: { form: DraftForm | null }) => ({ type: 'draft.restored' as const, ...(form ?? empty) })),
  },
  guards: {
    isFound: (_, { form }: { form: DraftForm | null }) => form !== null,
    isKept: (_, { kept }: { kept: boolean }) => kept,
    hasForm: ({ context }) => context.form !== null,
  },
  delays: { writingPause: 1000, retryPause: 10_000 },
}).createMachine({
  id: 'draft',
  description: 'Keeping the form of a tool, so that nothing is lost between visits.',
  context: ({ input }) => ({ tool: input.tool, form: null }),
  initial: 'waiting',
  on: {
    'form.changed': {
      target: '.changed',
      reenter: true,
      actions: { type: 'noteForm', params: ({ event }) => ({ form: { values: event.values, files: event.files } }) },
    },
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
            guard: { type: 'isFound', params: ({ event }) => ({ form: event.output }) },
            target: 'restored',
            actions: { type: 'tellRestored', params: ({ event }) => ({ form: event.output }) },
          },
          { target: 'kept' },
        ],
        onError: 'kept',
      },
    },
    restored: {
      description: 'The form of the last visit has been given back; that it now stands in the page is no change.',
      on: {
        'form.changed': {
          target: 'kept',
          actions: { type: 'noteForm', params: ({ event }) => ({ form: { values: event.values, files: event.files } }) },
        },
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
        input: ({ context }) => ({ tool: context.tool, form: context.form ?? empty }),
        onDone: [{ guard: { type: 'isKept', params: ({ event }) => ({ kept: event.output }) }, target: 'kept' }, { target: 'unkept' }],
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
