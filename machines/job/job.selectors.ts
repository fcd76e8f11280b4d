import type { SnapshotFrom } from 'xstate';
import type { jobMachine } from './job.machine.ts';
import type { JobPhase } from './job.types.ts';

export type JobSnapshot = SnapshotFrom<typeof jobMachine>;

export type { JobPhase } from './job.types.ts';

const phases = ['resending', 'queued', 'running', 'reconnecting', 'unreached', 'awaitingSignIn', 'cancelling'] as const;

/** Which step of a job the page shows; that of a job that has just ended is its last one. */
export const selectJobPhase = (snapshot: JobSnapshot): JobPhase => phases.find((phase) => snapshot.hasTag(phase)) ?? 'sending';
/** Whether the server has the job: it goes on without this page. */
export const selectIsUnderWay = (snapshot: JobSnapshot): boolean => snapshot.hasTag('underWay');
/** Whether Cancel is available and was not clicked yet. */
export const selectIsCancellable = (snapshot: JobSnapshot): boolean => snapshot.can({ type: 'cancel.clicked' });
