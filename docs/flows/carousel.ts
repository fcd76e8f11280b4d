import { setup } from 'xstate';

export default setup({
  actions: {
    showNext: () => {},
    showSlide: () => {},
  },
  guards: {
    isCalm: () => true,
    mayMove: () => true,
    isSlide: () => true,
  },
  delays: {
    slidePause: 4000, // 4 s
  },
}).createMachine({
  id: 'carousel',
  description: 'Slides that advance on a timer until the user interacts with them.',
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
      description: 'Decides whether the slides may move at all.',
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
      description: 'The next slide appears when the timer fires.',
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
      description: 'The pointer or the focus is on the carousel: it is paused.',
      on: {
        'attention.taken': 'moving',
        'motion.stopped': 'stopped',
      },
    },
    stopped: {
      description: 'The carousel is stopped until the user starts it, and they are looking at it when they do.',
      on: {
        'motion.started': {
          guard: 'mayMove',
          target: 'held',
        },
      },
    },
  },
});
