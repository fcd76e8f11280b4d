import { useEffect, type MouseEvent } from 'react';
import { selectAwaited } from '../../../machines/dialogs/dialogs.selectors.ts';
import type { DialogName } from '../../../machines/dialogs/dialogs.types.ts';
import { isEarlyDialogHere } from '../../early/dialog.ts';
import { pendingBackdrop } from '../../platform/pending-backdrop.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { backdrop } from '../../design/dialog-frame.ts';

/** Code that loads within 200 ms shows no backdrop before the dialog's own. */
const delayed = { animationDelay: '.2s', animationFillMode: 'backwards' };

/** Backdrop shown while a dialog's code loads. Early dialogs render their own. */
export function DialogBackdropPending() {
  const name = useFlow('dialogs', selectAwaited, null);
  return name === null || isEarlyDialogHere() ? null : <PendingBackdrop dialog={name} />;
}

/** Escape or a click dismisses the dialog before it is shown. */
function PendingBackdrop({ dialog }: { dialog: DialogName }) {
  const { dialogs } = useRoot();
  useEffect(() => {
    // Ignore the Escape that closed the previous dialog.
    const since = new Event('shown').timeStamp;
    const closeOnEscape = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Escape' && timeStamp > since) dialogs.send({ type: 'dialog.closed', dialog });
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [dialogs, dialog]);
  // Ignore the second click of a double click.
  const close = ({ detail }: MouseEvent) => detail < 2 && dialogs.send({ type: 'dialog.closed', dialog });
  return <div {...pendingBackdrop} className={backdrop} style={delayed} onClick={close} />;
}
