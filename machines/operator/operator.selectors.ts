import type { SnapshotFrom } from 'xstate';
import type { operatorMachine } from './operator.machine.ts';
import type { Overview } from './operator.types.ts';

export type OperatorSnapshot = SnapshotFrom<typeof operatorMachine>;

/** Which state the page shows. */
export const selectConsolePhase = ({ value }: OperatorSnapshot): OperatorSnapshot['value'] => value;
/** The proof that is asked for before the console opens; null when none is. */
export const selectConsoleProof = ({ children }: OperatorSnapshot): OperatorSnapshot['children']['secondStep'] | null =>
  children.secondStep ?? null;
/** What an open console shows. */
export const selectOverview = ({ context }: OperatorSnapshot): Overview | null => context.overview;
