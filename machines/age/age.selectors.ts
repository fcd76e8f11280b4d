import type { SnapshotFrom } from 'xstate';
import type { ageMachine } from './age.machine.ts';

export type AgeSnapshot = SnapshotFrom<typeof ageMachine>;

export const selectIsAdultConfirmed = (snapshot: AgeSnapshot): boolean => snapshot.matches('confirmed');
export const selectIsAdultDenied = (snapshot: AgeSnapshot): boolean => snapshot.matches('denied');
