import type { SnapshotFrom } from 'xstate';
import type { pushMachine } from './push.machine.ts';

export type PushSnapshot = SnapshotFrom<typeof pushMachine>;

/** Whether notifications can be turned on or off here: `no`, `yes`, or `blocked` by the browser's settings. */
export const selectCanPush = ({ value }: PushSnapshot): 'no' | 'yes' | 'blocked' =>
  value === 'blocked' ? 'blocked' : value === 'reading' || value === 'unsupported' ? 'no' : 'yes';
/** Whether this browser is notified. */
export const selectIsNotified = ({ value }: PushSnapshot): boolean => value === 'on' || value === 'renewing' || value === 'unsubscribing';
/** Whether a change is on its way. */
export const selectIsChanging = ({ value }: PushSnapshot): boolean => value === 'subscribing' || value === 'unsubscribing';
