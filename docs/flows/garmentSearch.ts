import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    findGarment: fromPromise(async () => {}),
  },
  actions: {
    noteForm: () => {},
    forgetForm: () => {},
    forgetProposal: () => {},
    noteFound: () => {},
    noteRefusal: () => {},
    forgetRefusal: () => {},
    tellExpected: emit({ type: 'proposal.expected' }),
    tellUnexpected: emit({ type: 'proposal.expected' }),
    tellProposed: emit({ type: 'mask.proposed' }),
    tellWithdrawn: emit({ type: 'mask.withdrawn' }),
  },
  guards: {
    isUnready: () => true,
    isPainted: () => true,
    isAnother: () => true,
    isOutdated: () => true,
    isCleared: () => true,
    isWriting: () => true,
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
        guard: 'isUnready',
        target: '.waiting',
        actions: ['forgetForm', 'forgetProposal'],
      },
      {
        guard: 'isPainted',
        target: '.painted',
        actions: ['noteForm', 'forgetProposal'],
      },
      {
        guard: 'isOutdated',
        target: '.looking',
        actions: ['noteForm', 'forgetProposal', 'tellWithdrawn'],
      },
      {
        guard: 'isAnother',
        target: '.looking',
        actions: 'noteForm',
      },
      {
        guard: 'isCleared',
        target: '.painted',
        actions: ['noteForm', 'forgetProposal'],
      },
      {
        actions: 'noteForm',
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
      entry: ['forgetRefusal', 'tellExpected'],
      exit: 'tellUnexpected',
      states: {
        settling: {
          description: 'The person may still be typing.',
          on: {
            'form.shown': {
              guard: 'isWriting',
              target: 'settling',
              reenter: true,
              actions: 'noteForm',
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
                actions: ['noteFound', 'tellProposed'],
              },
              {
                guard: 'isAnswered',
                target: '#garmentSearch.none',
              },
              {
                target: '#garmentSearch.failed',
                actions: 'noteRefusal',
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
      description: 'The proposed area is in the form, and the person can correct it.',
    },
    none: {
      description: 'No such garment was found; the person can paint it.',
      on: {
        'search.pressed': 'looking',
      },
    },
    failed: {
      description: 'The search failed; the person can paint the garment or search again.',
      on: {
        'search.pressed': 'looking',
      },
    },
    painted: {
      description: 'The person decides what changes: a mask of their own, or none.',
      on: {
        'search.pressed': {
          target: 'looking',
          actions: 'tellWithdrawn',
        },
      },
    },
  },
});
