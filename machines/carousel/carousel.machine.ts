import { assign, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import type { CarouselTypes } from './carousel.types.ts';

/** Slides that move by themselves until someone looks closer. */
export const carouselMachine = setup({
  types: {} as CarouselTypes,
  actions: {
    showNext: assign(({ context }) => ({ at: (context.at + 1) % context.count })),
    showSlide: assign(({ event }) => ({ at: asserted(event, 'slide.shown').at })),
  },
  guards: {
    isCalm: ({ context }) => context.calm,
    mayMove: ({ context }) => !context.calm,
    isSlide: ({ context, event }) => {
      const { at } = asserted(event, 'slide.shown');
      return at >= 0 && at < context.count;
    },
  },
  delays: { slidePause: 4000 },
}).createMachine({
  id: 'carousel',
  description: 'Slides that move by themselves until someone looks closer.',
  context: ({ input }) => ({ at: 0, count: input.count, calm: input.calm }),
  initial: 'judging',
  on: {
    'slide.shown': { guard: 'isSlide', actions: 'showSlide' },
  },
  states: {
    judging: {
      description: 'Whether anything may move by itself.',
      always: [{ guard: 'isCalm', target: 'stopped' }, { target: 'moving' }],
    },
    moving: {
      description: 'The next slide comes by itself.',
      after: { slidePause: { target: 'moving', reenter: true, actions: 'showNext' } },
      on: { 'attention.given': 'held', 'motion.stopped': 'stopped' },
    },
    held: {
      description: 'Someone looks at it or works in it: it waits.',
      on: { 'attention.taken': 'moving', 'motion.stopped': 'stopped' },
    },
    stopped: {
      description: 'It stands still until it is told to move; whoever tells it so is looking at it.',
      on: { 'motion.started': { guard: 'mayMove', target: 'held' } },
    },
  },
});
