import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from './carousel.machine.ts';

export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;

/** Index of the slide on screen, from 0. */
export const selectSlide = ({ context }: CarouselSnapshot): number => context.at;
/** Whether the slides are advancing on the timer. */
export const selectIsMoving = (snapshot: CarouselSnapshot): boolean => snapshot.matches('moving');
/** Whether the person stopped it or prefers reduced motion: the button offers to start it. */
export const selectIsStopped = (snapshot: CarouselSnapshot): boolean => snapshot.matches('stopped');
/** Whether the slides can be started at all. */
export const selectMayMove = ({ context }: CarouselSnapshot): boolean => !context.calm;
