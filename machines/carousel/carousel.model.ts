import { chartModel } from '../kit/model.ts';
import { carouselMachine } from './carousel.machine.ts';
import { selectIsMoving, selectIsStopped, selectMayMove, selectSlide } from './carousel.selectors.ts';

export const carouselModel = chartModel({
  name: 'carousel',
  machine: carouselMachine,
  inputs: [
    { count: 2, calm: false },
    { count: 2, calm: true },
  ],
  events: {
    'attention.given': [{}],
    'attention.taken': [{}],
    'motion.stopped': [{}],
    'motion.started': [{}],
    'slide.shown': [{ at: 1 }, { at: 2 }],
  },
  outcomes: {},
  invariants: {
    'a slide is in sight': (snapshot) => selectSlide(snapshot) >= 0 && selectSlide(snapshot) < snapshot.context.count,
    'nothing moves for who wants less motion': (snapshot) => selectMayMove(snapshot) || !selectIsMoving(snapshot),
  },
  shows: {
    judging: () => false,
    moving: selectIsMoving,
    held: (snapshot) => !selectIsMoving(snapshot) && !selectIsStopped(snapshot),
    stopped: selectIsStopped,
  },
});
