import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from './carousel.machine.ts';

export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;

/** The slide that is shown, counted from 0. */
export const selectSlide = ({ context }: CarouselSnapshot): number => context.at;
/** Whether slides change by themselves now. */
export const selectIsMoving = (snapshot: CarouselSnapshot): boolean => snapshot.matches('moving');
/** Whether the person has stopped it, or motion is reduced: the button offers to start it. */
export const selectIsStopped = (snapshot: CarouselSnapshot): boolean => snapshot.matches('stopped');
/** Whether it may be told to move at all. */
export const selectMayMove = ({ context }: CarouselSnapshot): boolean => !context.calm;
