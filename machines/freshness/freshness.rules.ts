import type { Survey } from './freshness.types.ts';

/** Whether a reload loses something for good; a job goes on, and the page that comes finds it again. */
export const isLost = ({ work }: Survey): boolean => work.some((kind) => kind !== 'job');
