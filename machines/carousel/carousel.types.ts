export type CarouselContext = {
  /** The slide in sight, from 0. */
  at: number;
  count: number;
  /** The person wants less motion: nothing moves by itself. */
  calm: boolean;
};

export type CarouselInput = { count: number; calm: boolean };

export type CarouselEvent =
  /** The pointer or the focus is on it. */
  | { type: 'attention.given' }
  | { type: 'attention.taken' }
  | { type: 'motion.stopped' }
  | { type: 'motion.started' }
  | { type: 'slide.shown'; at: number };

export type CarouselTypes = { context: CarouselContext; events: CarouselEvent; input: CarouselInput };
