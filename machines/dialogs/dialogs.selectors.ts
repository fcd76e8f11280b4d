import type { SnapshotFrom } from 'xstate';
import { held } from './dialogs.queue.ts';
import type { dialogsMachine } from './dialogs.machine.ts';
import type { DialogName } from './dialogs.types.ts';

export type DialogsSnapshot = SnapshotFrom<typeof dialogsMachine>;

/** The open modal; null when there is none. */
export const selectDialog = ({ context }: DialogsSnapshot): DialogName | null => context.current;
/** The open modal that a person waits for while its code loads; null when there is none. The daily reward comes by itself and covers nothing. */
export const selectAwaited = ({ context: { current } }: DialogsSnapshot): DialogName | null => (current === 'dailyReward' ? null : current);
/** Whether this modal is open or waits to be. */
export const selectHolds = ({ context }: DialogsSnapshot, dialog: DialogName): boolean => held(context).includes(dialog);
/** Whether this modal is open. */
export const selectIsDialog =
  (dialog: DialogName) =>
  ({ context }: DialogsSnapshot): boolean =>
    context.current === dialog;
