import type { Survey } from './freshness.types.ts';

/** Whether a reload loses something for good; a job continues, and the next page restores it. */
export const isLost = ({ work }: Survey): boolean => work.some((kind) => kind !== 'job');
