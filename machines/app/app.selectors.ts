import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

export type AppSnapshot = SnapshotFrom<typeof appMachine>;

/** Whether the actors run. */
export const selectIsRunning = (snapshot: AppSnapshot): boolean => snapshot.hasTag('running');
/** Whether early input has been answered, so that what nobody asked for may load. */
export const selectIsSettled = (snapshot: AppSnapshot): boolean => snapshot.hasTag('settled');
