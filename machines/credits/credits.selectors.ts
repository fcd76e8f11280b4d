import type { SnapshotFrom } from 'xstate';
import type { creditsMachine } from './credits.machine.ts';

type Snapshot = SnapshotFrom<typeof creditsMachine>;

const pending = ({ context }: Snapshot): number => Object.values(context.costs).reduce((sum, { amount }) => sum + amount, 0);

/** Credits left, with costs of the last presses already subtracted; null while unknown. Never negative. */
export const selectRemain = (snapshot: Snapshot): number | null =>
  snapshot.context.balance && Math.max(0, snapshot.context.balance.remain - pending(snapshot));

/** Credits used today, with costs of the last presses already added; null while unknown. */
export const selectUsed = (snapshot: Snapshot): number | null =>
  snapshot.context.balance && snapshot.context.balance.used + pending(snapshot);

/** Credits earned by inviting; null while unknown. */
export const selectReward = ({ context }: Snapshot): number | null => context.balance && context.balance.reward;
/** Credits that each day brings; null while unknown. */
export const selectSend = ({ context }: Snapshot): number | null => context.balance && context.balance.send;
/** Whether the balance could not be had and another try is offered. */
export const selectCreditsFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
/** Whether the balance is being asked for; a known one stays on screen. */
export const selectCreditsLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading') || snapshot.matches('refreshing');
/** Whether the balance covers a cost; null while unknown. The server has the last word. */
export const selectCovers = (snapshot: Snapshot, cost: number): boolean | null => {
  const remain = selectRemain(snapshot);
  return remain === null ? null : remain >= cost;
};
