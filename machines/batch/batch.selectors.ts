import type { SnapshotFrom } from 'xstate';
import type { batchMachine } from './batch.machine.ts';
import { roomBeside } from './batch.rules.ts';
import type { BatchItem } from './batch.types.ts';

export type BatchSnapshot = SnapshotFrom<typeof batchMachine>;

/** The pictures beside the first one, in the order they were given. */
export const selectItems = ({ context }: BatchSnapshot): readonly BatchItem[] => context.items;
/** Of how many pictures beside the first one the press makes a job. */
export const selectCount = ({ context }: BatchSnapshot): number => context.items.length;
/** Whether a press must wait. */
export const selectIsBusy = (snapshot: BatchSnapshot): boolean => snapshot.matches('judging') || snapshot.matches('making');
/** Whether another picture may be added. */
export const selectHasRoom = ({ context }: BatchSnapshot): boolean => roomBeside(context.items) > 0;
