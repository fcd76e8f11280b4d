import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

export type AppSnapshot = SnapshotFrom<typeof appMachine>;

/** Whether the actors run. */
export const selectIsRunning = (snapshot: AppSnapshot): boolean => snapshot.hasTag('running');
/** Whether early input has been answered, so that prefetches may start. */
export const selectIsSettled = (snapshot: AppSnapshot): boolean => snapshot.hasTag('settled');
