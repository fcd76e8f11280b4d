import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './garmentSearch.implementation.ts';
import type { FoundGarment, GarmentSearchTypes } from './garmentSearch.types.ts';

/** Proposes the garment that will change, so that the person sees it before the press and can correct it. */
export const garmentSearchMachine = setup({
  types: {} as GarmentSearchTypes,
  actors: { findGarment: port<FoundGarment, { name: string; words: string }>('findGarment') },
  actions,
  guards,
  delays: { writingPause: times.writingPause, proposalLimit: times.proposalLimit },
}).createMachine({
  id: 'garmentSearch',
  description: 'The garment that the form means, in its photo.',
  context: ({ input }) => ({ fields: input, file: null, words: '', part: 'top', proposed: null, share: 0, refusal: null }),
  initial: 'waiting',
  on: {
    'form.shown': [
      { guard: 'isUnready', target: '.waiting', actions: ['forgetForm', 'forgetProposal'] },
      { guard: 'isPainted', target: '.painted', actions: ['noteForm', 'forgetProposal'] },
      {
        guard: 'isOutdated',
        target: '.looking',
        actions: ['noteForm', 'forgetProposal', 'tellWithdrawn'],
      },
      { guard: 'isAnother', target: '.looking', actions: 'noteForm' },
      { guard: 'isCleared', target: '.painted', actions: ['noteForm', 'forgetProposal'] },
      { actions: 'noteForm' },
    ],
  },
  states: {
    waiting: { description: 'There is no photo, or nothing says yet what its garment becomes.' },
    looking: {
      description: 'The garment is not known yet.',
      entry: ['forgetRefusal', 'tellExpected'],
      exit: 'tellUnexpected',
      initial: 'settling',
      states: {
        settling: {
          description: 'The person may still be typing.',
          after: { writingPause: 'searching' },
          on: {
            'form.shown': { guard: 'isWriting', target: 'settling', reenter: true, actions: 'noteForm' },
          },
        },
        searching: {
          description: 'The server looks for the garment.',
          invoke: {
            id: 'findGarment',
            src: 'findGarment',
            input: ({ context }) => ({ name: required(context.file, 'file'), words: context.words }),
            onDone: [
              {
                guard: { type: 'isFound', params: output },
                target: '#garmentSearch.found',
                actions: [{ type: 'noteFound', params: output }, 'tellProposed'],
              },
              { guard: { type: 'isAnswered', params: output }, target: '#garmentSearch.none' },
              { target: '#garmentSearch.failed', actions: { type: 'noteRefusal', params: output } },
            ],
            onError: '#garmentSearch.failed',
          },
          // A press waits for what is shown, but not for ever.
          after: { proposalLimit: '#garmentSearch.failed' },
        },
      },
    },
    found: { description: 'The proposed area is in the form, and the person can correct it.' },
    none: {
      description: 'No such garment was found; the person can paint it.',
      on: { 'search.pressed': 'looking' },
    },
    failed: {
      description: 'The search failed; the person can paint the garment or search again.',
      on: { 'search.pressed': 'looking' },
    },
    painted: {
      description: 'The person decides what changes: a mask of their own, or none.',
      on: { 'search.pressed': { target: 'looking', actions: 'tellWithdrawn' } },
    },
  },
});
