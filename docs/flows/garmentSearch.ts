import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    findGarment: fromPromise(async () => {}),
  },
  actions: {
    assignForm: () => {},
    clearForm: () => {},
    clearProposal: () => {},
    assignFound: () => {},
    assignRefusal: () => {},
    clearRefusal: () => {},
    emitExpected: emit({ type: 'proposal.expected' }),
    emitUnexpected: emit({ type: 'proposal.expected' }),
    emitProposed: emit({ type: 'mask.proposed' }),
    emitWithdrawn: emit({ type: 'mask.withdrawn' }),
  },
  guards: {
    isChange: () => true,
    isFound: () => true,
    isAnswered: () => true,
  },
  delays: {
    writingPause: 1000, // 1 s
    proposalLimit: 30000, // 30 s
  },
}).createMachine({
  id: 'garmentSearch',
  description: 'The garment that the form means, in its photo.',
  context: {
    fields: {
      photo: 'image',
      mask: 'mask',
      words: 'prompt',
      cloth: 'garment',
    },
    file: null,
    words: '',
    part: 'top',
    proposed: null,
    share: 0,
    refusal: null,
  },
  initial: 'waiting',
  on: {
    'form.shown': [
      {
        guard: {
          type: 'isChange',
          params: {
            change: 'unready',
          },
        },
        target: '.waiting',
        actions: ['clearForm', 'clearProposal'],
      },
      {
        guard: {
          type: 'isChange',
          params: {
            change: 'painted',
          },
        },
        target: '.painted',
        actions: ['assignForm', 'clearProposal'],
      },
      {
        guard: {
          type: 'isChange',
          params: {
            change: 'outdated',
          },
        },
        target: '.looking',
        actions: ['assignForm', 'clearProposal', 'emitWithdrawn'],
      },
      {
        guard: {
          type: 'isChange',
          params: {
            change: 'another',
          },
        },
        target: '.looking',
        actions: 'assignForm',
      },
      {
        guard: {
          type: 'isChange',
          params: {
            change: 'cleared',
          },
        },
        target: '.painted',
        actions: ['assignForm', 'clearProposal'],
      },
      {
        actions: 'assignForm',
      },
    ],
  },
  states: {
    waiting: {
      description: 'There is no photo, or nothing says yet what its garment becomes.',
    },
    looking: {
      description: 'The garment is not known yet.',
      initial: 'settling',
      entry: ['clearRefusal', 'emitExpected'],
      exit: 'emitUnexpected',
      states: {
        settling: {
          description: 'The user may still be typing.',
          on: {
            'form.shown': {
              guard: {
                type: 'isChange',
                params: {
                  change: 'reworded',
                },
              },
              target: 'settling',
              reenter: true,
              actions: 'assignForm',
            },
          },
          after: {
            writingPause: 'searching',
          },
        },
        searching: {
          description: 'The server looks for the garment.',
          invoke: {
            id: 'findGarment',
            src: 'findGarment',
            onDone: [
              {
                guard: 'isFound',
                target: '#garmentSearch.found',
                actions: ['assignFound', 'emitProposed'],
              },
              {
                guard: 'isAnswered',
                target: '#garmentSearch.none',
              },
              {
                target: '#garmentSearch.failed',
                actions: 'assignRefusal',
              },
            ],
            onError: '#garmentSearch.failed',
          },
          after: {
            proposalLimit: '#garmentSearch.failed',
          },
        },
      },
    },
    found: {
      description: 'The proposed area is in the form, and the user can correct it.',
    },
    none: {
      description: 'No such garment was found; the user can paint it.',
      on: {
        'search.pressed': 'looking',
      },
    },
    failed: {
      description: 'The search failed; the user can paint the garment or search again.',
      on: {
        'search.pressed': 'looking',
      },
    },
    painted: {
      description: 'The user decides what changes: a mask of their own, or none.',
      on: {
        'search.pressed': {
          target: 'looking',
          actions: 'emitWithdrawn',
        },
      },
    },
  },
});
