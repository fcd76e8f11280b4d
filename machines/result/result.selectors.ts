import type { SnapshotFrom } from 'xstate';
import type { resultMachine } from './result.machine.ts';

export type ResultSnapshot = SnapshotFrom<typeof resultMachine>;

/** Whether the result is on screen, removed for as long as that can be undone, or being deleted. */
export function selectResultPhase(snapshot: ResultSnapshot): 'done' | 'removed' | 'deleting' {
  if (snapshot.hasTag('removed')) return 'removed';
  return snapshot.hasTag('deleting') ? 'deleting' : 'done';
}
