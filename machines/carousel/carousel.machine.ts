import { assign, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import type { CarouselTypes } from './carousel.types.ts';

/** Slides that advance on a timer until the user interacts with them. */
export const carouselMachine = setup({
  types: {} as CarouselTypes,
  actions: {
    showNext: assign(({ context }) => ({ at: (context.at + 1) % context.count })),
    showSlide: assign(({ event }) => ({ at: asserted(event, 'slide.shown').at })),
  },
  guards: {
    mayMove: ({ context }) => !context.calm,
    isSlide: ({ context, event }) => {
      const { at } = asserted(event, 'slide.shown');
      return at >= 0 && at < context.count;
    },
  },
  delays: { slidePause: times.slidePause },
}).createMachine({
  id: 'carousel',
  description: 'Slides that advance on a timer until the user interacts with them.',
  context: ({ input }) => ({ at: 0, count: input.count, calm: input.calm }),
  initial: 'judging',
  on: {
    'slide.shown': { guard: 'isSlide', actions: 'showSlide' },
  },
  states: {
    judging: {
      description: 'Decides whether the slides may move at all.',
      always: [{ guard: 'mayMove', target: 'moving' }, { target: 'stopped' }],
    },
    moving: {
      description: 'The next slide appears when the timer fires.',
      after: { slidePause: { target: 'moving', reenter: true, actions: 'showNext' } },
      on: { 'attention.given': 'held', 'motion.stopped': 'stopped' },
    },
    held: {
      description: 'The pointer or the focus is on the carousel: it is paused.',
      on: { 'attention.taken': 'moving', 'motion.stopped': 'stopped' },
    },
    stopped: {
      description: 'The carousel is stopped until the user starts it, and they are looking at it when they do.',
      on: { 'motion.started': { guard: 'mayMove', target: 'held' } },
    },
  },
});
