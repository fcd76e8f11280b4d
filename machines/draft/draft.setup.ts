import { assign, emit, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { DraftForm, DraftTypes, LeftOut, SavedDraft } from './draft.types.ts';

const base = setup({
  types: {} as DraftTypes,
  actors: {
    readDraft: port<SavedDraft | null, { tool: string }>('readDraft'),
    keepDraft: port<LeftOut | null, { tool: string; form: DraftForm }>('keepDraft'),
  },
  delays: { writingPause: times.writingPause, retryPause: times.retryPause },
});

export const draftSetup = base
  .extend({
    guards: {
      isFound: (_, form: SavedDraft | null) => form !== null,
      isKept: (_, kept: LeftOut | null) => kept !== null,
      hasForm: ({ context }) => context.form !== null,
    },
  })
  .extend({
    actions: {
      assignForm: assign(({ event }) => {
        const { values, files } = asserted(event, 'form.changed');
        return { form: { values, files } };
      }),
      assignRestored: assign((_, saved: SavedDraft | null) => {
        const { values, leftOut = {} } = required(saved, 'draft');
        return { read: { values, leftOut } };
      }),
      assignRead: assign(({ context }, leftOut: LeftOut | null) => ({
        read: { values: required(context.form, 'form').values, leftOut: required(leftOut, 'left out') },
      })),
      emitRestored: emit((_, saved: SavedDraft | null) => {
        const { values, files } = required(saved, 'draft');
        return { type: 'draft.restored' as const, values, files };
      }),
    },
  });
