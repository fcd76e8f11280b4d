import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from './draft.machine.ts';

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;

/** Whether a reload now would lose edits. */
export const selectIsDirty = (snapshot: DraftSnapshot): boolean => snapshot.hasTag('dirty');
