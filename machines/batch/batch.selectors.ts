import type { SnapshotFrom } from 'xstate';
import type { batchMachine } from './batch.machine.ts';
import { roomBeside, usable } from './batch.rules.ts';
import type { BatchItem } from './batch.types.ts';

export type BatchSnapshot = SnapshotFrom<typeof batchMachine>;

/** The images beside the first one, in the order they were added. */
export const selectItems = ({ context }: BatchSnapshot): readonly BatchItem[] => context.items;
/** For how many images beside the first one the next submit creates a job. */
export const selectCount = ({ context }: BatchSnapshot): number => usable(context.items).length;
/** Credits that the next submit takes, when the job of each image takes `cost`. */
export const selectTotalCost = (snapshot: BatchSnapshot, cost: number): number => cost * (1 + selectCount(snapshot));
/** Whether a submit must wait for running jobs. */
export const selectIsBusy = (snapshot: BatchSnapshot): boolean => snapshot.hasTag('busy');
/** Whether another image fits. */
export const selectHasRoom = ({ context }: BatchSnapshot): boolean => roomBeside(context.items) > 0;
