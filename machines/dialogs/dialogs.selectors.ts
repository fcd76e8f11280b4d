import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';
import type { DialogName } from './dialogs.types.ts';

export type DialogsSnapshot = SnapshotFrom<typeof dialogsMachine>;

/** The modal that is open; null when none is. */
export const selectDialog = ({ context }: DialogsSnapshot): DialogName | null => context.current;
/** Whether this modal is the open one. */
export const selectIsDialog =
  (dialog: DialogName) =>
  ({ context }: DialogsSnapshot): boolean =>
    context.current === dialog;
