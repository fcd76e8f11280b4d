import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from './carousel.machine.ts';

export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;

export const selectSlide = ({ context }: CarouselSnapshot): number => context.at;
export const selectIsMoving = (snapshot: CarouselSnapshot): boolean => snapshot.matches('moving');
export const selectIsStopped = (snapshot: CarouselSnapshot): boolean => snapshot.matches('stopped');
/** Whether it may be told to move at all. */
export const selectMayMove = ({ context }: CarouselSnapshot): boolean => !context.calm;
