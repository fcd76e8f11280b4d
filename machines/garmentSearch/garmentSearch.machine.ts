import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { garmentSearchSetup } from './garmentSearch.setup.ts';

/** Proposes the garment that will change, so that the user sees it before the submit and can correct it. */
export const garmentSearchMachine = garmentSearchSetup.createMachine({
  id: 'garmentSearch',
  description: 'The garment that the form means, in its photo.',
  context: ({ input }) => ({ fields: input, file: null, words: '', part: 'top', proposed: null, share: 0, refusal: null }),
  initial: 'waiting',
  on: {
    'form.shown': [
      { guard: { type: 'isChange', params: { change: 'unready' } }, target: '.waiting', actions: ['clearForm', 'clearProposal'] },
      { guard: { type: 'isChange', params: { change: 'painted' } }, target: '.painted', actions: ['assignForm', 'clearProposal'] },
      {
        guard: { type: 'isChange', params: { change: 'outdated' } },
        target: '.looking',
        actions: ['assignForm', 'clearProposal', 'emitWithdrawn'],
      },
      { guard: { type: 'isChange', params: { change: 'another' } }, target: '.looking', actions: 'assignForm' },
      { guard: { type: 'isChange', params: { change: 'cleared' } }, target: '.painted', actions: ['assignForm', 'clearProposal'] },
      { actions: 'assignForm' },
    ],
  },
  states: {
    waiting: { description: 'There is no photo, or nothing says yet what its garment becomes.' },
    looking: {
      description: 'The garment is not known yet.',
      tags: 'looking',
      entry: ['clearRefusal', 'emitExpected'],
      exit: 'emitUnexpected',
      initial: 'settling',
      states: {
        settling: {
          description: 'The user may still be typing.',
          after: { writingPause: 'searching' },
          on: {
            'form.shown': {
              guard: { type: 'isChange', params: { change: 'reworded' } },
              target: 'settling',
              reenter: true,
              actions: 'assignForm',
            },
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
                actions: [{ type: 'assignFound', params: output }, 'emitProposed'],
              },
              { guard: { type: 'isAnswered', params: output }, target: '#garmentSearch.none' },
              { target: '#garmentSearch.failed', actions: { type: 'assignRefusal', params: output } },
            ],
            onError: { target: '#garmentSearch.failed', actions: 'emitUnanswered' },
          },
          // A submit waits for the proposal, but not forever.
          after: { proposalLimit: '#garmentSearch.failed' },
        },
      },
    },
    found: { description: 'The proposed area is in the form, and the user can correct it.' },
    none: {
      description: 'No such garment was found; the user can paint it.',
      on: { 'search.clicked': 'looking' },
    },
    failed: {
      description: 'The search failed; the user can paint the garment or search again.',
      on: { 'search.clicked': 'looking' },
    },
    painted: {
      description: 'The user decides what changes: a mask of their own, or none.',
      on: { 'search.clicked': { target: 'looking', actions: 'emitWithdrawn' } },
    },
  },
});
