export type CarouselContext = {
  /** Index of the slide on screen, from 0. */
  at: number;
  count: number;
  /** The person prefers reduced motion: nothing moves automatically. */
  calm: boolean;
};

export type CarouselInput = { count: number; calm: boolean };

export type CarouselEvent =
  /** The pointer or the focus entered the carousel. */
  | { type: 'attention.given' }
  | { type: 'attention.taken' }
  | { type: 'motion.stopped' }
  | { type: 'motion.started' }
  | { type: 'slide.shown'; at: number };

export type CarouselTypes = { context: CarouselContext; events: CarouselEvent; input: CarouselInput };
