import type { SnapshotFrom } from 'xstate';
import type { jobMachine } from './job.machine.ts';

export type JobSnapshot = SnapshotFrom<typeof jobMachine>;

/** Which step of a job the page shows. */
export type JobPhase = 'sending' | 'resending' | 'unreached' | 'awaitingSignIn' | 'queued' | 'running' | 'reconnecting' | 'cancelling';

/** Which step of a job the page shows; that of a job that has just ended is its last one. */
export function selectJobPhase(snapshot: JobSnapshot): JobPhase {
  if (snapshot.hasTag('resending')) return 'resending';
  if (snapshot.hasTag('queued')) return 'queued';
  if (snapshot.hasTag('running')) return 'running';
  if (snapshot.hasTag('reconnecting')) return 'reconnecting';
  if (snapshot.matches('unreached')) return 'unreached';
  if (snapshot.matches('signingIn')) return 'awaitingSignIn';
  return snapshot.matches('cancelling') ? 'cancelling' : 'sending';
}
/** Whether the server has the job: it goes on without this page. */
export const selectIsUnderWay = (snapshot: JobSnapshot): boolean => snapshot.matches('underWay');
/** Whether Cancel is available and was not pressed yet. */
export const selectIsCancellable = (snapshot: JobSnapshot): boolean => snapshot.can({ type: 'cancel.pressed' });
