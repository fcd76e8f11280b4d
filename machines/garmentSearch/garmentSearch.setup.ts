import { assign, emit, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { refusalIn } from '../kit/refusal.ts';
import { required } from '../kit/required.ts';
import { changeOf, formOf, type FormChange } from './garmentSearch.rules.ts';
import type { FoundGarment, GarmentSearchTypes } from './garmentSearch.types.ts';

const maskIn = (found: FoundGarment) => (found.ok ? found.mask : null);

const base = setup({
  types: {} as GarmentSearchTypes,
  actors: { findGarment: port<FoundGarment, { name: string; words: string }>('findGarment') },
  delays: { writingPause: times.writingPause, proposalLimit: times.proposalLimit },
});

/** The ports, guards and actions of the garmentSearch chart. */
export const garmentSearchSetup = base
  .extend({
    guards: {
      isChange: ({ context, event }, { change }: { change: FormChange }) => changeOf(context, asserted(event, 'form.shown')) === change,
      isFound: (_, found: FoundGarment) => maskIn(found) !== null,
      isAnswered: (_, found: FoundGarment) => found.ok,
    },
  })
  .extend({
    actions: {
      assignForm: assign(({ context, event }) => {
        const { file, words, part } = formOf(context, asserted(event, 'form.shown'));
        return { file, words, part };
      }),
      clearForm: assign({ file: null, words: '' }),
      clearProposal: assign({ proposed: null, share: 0 }),
      assignFound: assign((_, found: FoundGarment) => ({ proposed: maskIn(found), share: found.ok ? found.share : 0 })),
      assignRefusal: assign((_, found: FoundGarment) => ({ refusal: refusalIn(found).msg })),
      clearRefusal: assign({ refusal: null }),
      emitExpected: emit({ type: 'proposal.expected', expected: true }),
      emitUnexpected: emit({ type: 'proposal.expected', expected: false }),
      emitProposed: emit(({ context }) => ({ type: 'mask.proposed' as const, file: required(context.proposed, 'proposed mask') })),
      emitUnanswered: emit(unanswered),
      emitWithdrawn: emit({ type: 'mask.withdrawn' }),
    },
  });
