import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';
import type { DialogName } from './dialogs.types.ts';

export type DialogsSnapshot = SnapshotFrom<typeof dialogsMachine>;

/** The open modal; null when there is none. */
export const selectDialog = ({ value: { stage } }: DialogsSnapshot): DialogName | null =>
  stage === 'empty' || stage.showing === 'choosing' ? null : stage.showing;

/** The open modal that the user waits for while its code loads; null when there is none. The daily reward opens by itself and covers nothing. */
export const selectAwaited = (snapshot: DialogsSnapshot): DialogName | null => {
  const open = selectDialog(snapshot);
  return open === 'dailyReward' ? null : open;
};
/** The modals in the order in which they are shown; the first one is open. */
export const selectQueue = ({ context }: DialogsSnapshot): readonly DialogName[] => context.queue;
/** Whether this modal is open or queued. */
export const selectHolds = ({ context }: DialogsSnapshot, dialog: DialogName): boolean => context.queue.includes(dialog);
/** Whether this modal is open. */
export const selectIsDialog =
  (dialog: DialogName) =>
  (snapshot: DialogsSnapshot): boolean =>
    selectDialog(snapshot) === dialog;
/** The cost, in credits, that the balance did not cover at the last submit; null before. */
export const selectShortOf = ({ context }: DialogsSnapshot): number | null => context.short;
