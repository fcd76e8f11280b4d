import { assign, emit, setup } from 'xstate';
import { partNamed } from '../../contract/facts/garments.ts';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { port } from '../kit/placeholder.ts';
import { refusalIn } from '../kit/refusal.ts';
import { required } from '../kit/required.ts';
import type { FoundGarment, GarmentSearchContext, GarmentSearchEvent, GarmentSearchTypes } from './garmentSearch.types.ts';

type Situation = { context: GarmentSearchContext; event: GarmentSearchEvent };

/** What a form asks for: the garment of its words in its photo. */
function formOf({ context: { fields }, event }: Situation) {
  const { values, files } = asserted(event, 'form.shown');
  const value = values[fields.words];
  const words = typeof value === 'string' ? value.trim() : '';
  return {
    file: files[fields.photo]?.stored?.name ?? null,
    words,
    part: partNamed(words) ?? 'top',
    isNamed: words !== '' || fields.cloth in files,
    mask: files[fields.mask]?.ref ?? null,
  } as const;
}

const isUnready = (situation: Situation): boolean => {
  const { file, isNamed } = formOf(situation);
  // Words that are typed anew do not take away what they have brought.
  return file === null || (!isNamed && situation.context.proposed === null);
};

/** The mask in the form is not the proposed one: the user painted or corrected it. */
const isPainted = (situation: Situation): boolean => {
  const { mask } = formOf(situation);
  return mask !== null && mask !== situation.context.proposed?.ref;
};

const isAnother = (situation: Situation): boolean => {
  const { file, part } = formOf(situation);
  return file !== situation.context.file || part !== situation.context.part;
};

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
      isUnready,
      isPainted,
      isAnother,
      /** What is proposed is another garment than the form means now. */
      isOutdated: (situation) => situation.context.proposed !== null && isAnother(situation),
      /** The user has removed the proposal. */
      isCleared: (situation) => situation.context.proposed !== null && formOf(situation).mask === null,
      isWriting: (situation) =>
        !isUnready(situation) && !isPainted(situation) && !isAnother(situation) && formOf(situation).words !== situation.context.words,
      isFound: (_, found: FoundGarment) => maskIn(found) !== null,
      isAnswered: (_, found: FoundGarment) => found.ok,
    },
  })
  .extend({
    actions: {
      assignForm: assign((situation) => {
        const { file, words, part } = formOf(situation);
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
      emitWithdrawn: emit({ type: 'mask.withdrawn' }),
    },
  });
