import type { SnapshotFrom } from 'xstate';
import type { ageMachine } from './age.machine.ts';

export type AgeSnapshot = SnapshotFrom<typeof ageMachine>;

/** Whether a tool for adults may make something. */
export const selectIsAdultConfirmed = (snapshot: AgeSnapshot): boolean => snapshot.hasTag('confirmed');
/** Whether other tools are shown instead. */
export const selectIsAdultDenied = (snapshot: AgeSnapshot): boolean => snapshot.hasTag('denied');
