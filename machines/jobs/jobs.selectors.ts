import type { SnapshotFrom } from 'xstate';
import type { Creation } from '../creations/creation.ts';
import type { jobsMachine } from './jobs.machine.ts';
import type { JobUnderWay } from './jobs.types.ts';

export type JobsSnapshot = SnapshotFrom<typeof jobsMachine>;

/** How many jobs are queued or running. */
export const selectJobCount = ({ context }: JobsSnapshot): number => context.underWay.length;
/** The mean progress of the jobs under way, 0 to 1; 0 when there is none. */
export const selectJobProgress = ({ context: { underWay } }: JobsSnapshot): number =>
  underWay.length === 0 ? 0 : underWay.reduce((sum, { progress }) => sum + progress, 0) / underWay.length;
/** How many results arrived while another page was shown and were not opened yet. */
export const selectReadyCount = ({ context }: JobsSnapshot): number => context.ready;
/** The jobs under way. */
export const selectJobsUnderWay = ({ context }: JobsSnapshot): readonly JobUnderWay[] => context.underWay;
/** What the jobs of this visit made, newest first. */
export const selectMade = ({ context }: JobsSnapshot): readonly Creation[] => context.made;
