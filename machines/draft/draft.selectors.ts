import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from './draft.machine.ts';

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;

/** Whether something would be lost if the page were reloaded now. */
export const selectIsDirty = (snapshot: DraftSnapshot): boolean =>
  snapshot.matches('changed') || snapshot.matches('keeping') || snapshot.matches('unkept');
