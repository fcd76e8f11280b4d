import type { SnapshotFrom } from 'xstate';
import type { handOverMachine } from './handOver.machine.ts';

export type HandOverSnapshot = SnapshotFrom<typeof handOverMachine>;

/** Whether a result is being fetched for another tool. */
export const selectIsHandingOver = (snapshot: HandOverSnapshot): boolean => snapshot.matches('fetching');
/** Whether an image is being copied. */
export const selectIsCopying = (snapshot: HandOverSnapshot): boolean => snapshot.matches('copying');
