import type { SnapshotFrom } from 'xstate';
import type { creditsMachine } from './credits.machine.ts';
import type { Who } from './credits.types.ts';

type Snapshot = SnapshotFrom<typeof creditsMachine>;

/** The credits that the last balance does not include yet. */
const pending = ({ context }: Snapshot): number => Object.values(context.costs).reduce((sum, amount) => sum + amount, 0);

/** Remaining credits with pending costs subtracted; null while unknown. Never negative. */
export const selectRemain = (snapshot: Snapshot): number | null =>
  snapshot.context.balance && Math.max(0, snapshot.context.balance.remain - pending(snapshot));

/** Credits used today with pending costs added; null while unknown. */
export const selectUsed = (snapshot: Snapshot): number | null =>
  snapshot.context.balance && snapshot.context.balance.used + pending(snapshot);

/** Credits earned through invitations; null while unknown. */
export const selectReward = ({ context }: Snapshot): number | null => context.balance && context.balance.reward;
/** Daily allowance in credits; null while unknown. */
export const selectSend = ({ context }: Snapshot): number | null => context.balance && context.balance.send;
/** Whether the balance failed to load and a retry is offered. */
export const selectCreditsFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
/** Whether the balance is loading; a known one stays on screen. */
export const selectCreditsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Whose balance this is; null while unknown. */
export const selectOwner = ({ context }: Snapshot): Who | null => context.who;
/** Whether a visitor got no allowance today because of others at the same address. */
export const selectIsWithheld = ({ context }: Snapshot): boolean => context.balance?.isWithheld ?? false;
/** Whether the balance covers a cost; null while unknown. The server decides. */
export const selectCovers = (snapshot: Snapshot, cost: number): boolean | null => {
  const remain = selectRemain(snapshot);
  return remain === null ? null : remain >= cost;
};
