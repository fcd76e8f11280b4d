import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';
import type { DialogName } from './dialogs.types.ts';

export type DialogsSnapshot = SnapshotFrom<typeof dialogsMachine>;

/** The open modal; null when there is none. */
export const selectDialog = ({ context }: DialogsSnapshot): DialogName | null => context.current;
/** Whether this modal is open. */
export const selectIsDialog =
  (dialog: DialogName) =>
  ({ context }: DialogsSnapshot): boolean =>
    context.current === dialog;
