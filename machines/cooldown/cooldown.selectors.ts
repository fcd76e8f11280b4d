import type { SnapshotFrom } from 'xstate';
import { wholeSeconds } from '../kit/waking.ts';
import type { cooldownMachine } from './cooldown.machine.ts';

export type CooldownSnapshot = SnapshotFrom<typeof cooldownMachine>;

/** Whole seconds until another code can be requested; null when one can be requested now. */
export const selectSecondsLeft = (snapshot: CooldownSnapshot | undefined): number | null =>
  snapshot?.status === 'active' ? wholeSeconds(snapshot.context.remaining) : null;
