import type { SnapshotFrom } from 'xstate';
import type { operatorMachine } from './operator.machine.ts';
import type { NewFactor, Overview } from './operator.types.ts';

export type OperatorSnapshot = SnapshotFrom<typeof operatorMachine>;

/** Which state the page shows. */
export const selectConsolePhase = ({ value }: OperatorSnapshot): OperatorSnapshot['value'] => value;
/** The secret that is being set up. */
export const selectNewFactor = ({ context }: OperatorSnapshot): NewFactor | null => context.factor;
/** Why the last code was refused. */
export const selectCodeRefusal = ({ context }: OperatorSnapshot): string | null => context.refusal;
/** The recovery codes, as long as they are shown. */
export const selectRecovery = ({ context }: OperatorSnapshot): readonly string[] | null => context.recovery;
/** What an open console shows. */
export const selectOverview = ({ context }: OperatorSnapshot): Overview | null => context.overview;
