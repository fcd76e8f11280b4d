import { setup } from 'xstate';

export default setup({
  actions: {
    showNext: () => {},
    showSlide: () => {},
  },
  guards: {
    isCalm: () => false,
    mayMove: () => true,
    isSlide: () => true,
  },
  delays: {
    slidePause: 4000,
  },
}).createMachine({
  id: 'carousel',
  description: 'Slides that move by themselves until someone looks closer.',
  context: {
    at: 0,
    count: 2,
    calm: false,
  },
  initial: 'judging',
  on: {
    'slide.shown': {
      guard: 'isSlide',
      actions: 'showSlide',
    },
  },
  states: {
    judging: {
      description: 'Whether anything may move by itself.',
      always: [
        {
          guard: 'isCalm',
          target: 'stopped',
        },
        {
          target: 'moving',
        },
      ],
    },
    moving: {
      description: 'The next slide comes by itself.',
      on: {
        'attention.given': 'held',
        'motion.stopped': 'stopped',
      },
      after: {
        slidePause: {
          target: 'moving',
          reenter: true,
          actions: 'showNext',
        },
      },
    },
    held: {
      description: 'Someone looks at it or works in it: it waits.',
      on: {
        'attention.taken': 'moving',
        'motion.stopped': 'stopped',
      },
    },
    stopped: {
      description: 'It stands still until it is told to move; whoever tells it so is looking at it.',
      on: {
        'motion.started': {
          guard: 'mayMove',
          target: 'held',
        },
      },
    },
  },
});
