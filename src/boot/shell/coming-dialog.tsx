import { useEffect, type MouseEvent } from 'react';
import { selectAwaited } from '../../../machines/dialogs/dialogs.selectors.ts';
import type { DialogName } from '../../../machines/dialogs/dialogs.types.ts';
import { isEarlyDialogHere } from '../../platform/early-dialog.ts';
import { comingBackdrop } from '../../platform/coming-backdrop.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { backdrop } from '../../design/dialog-frame.ts';

/** What loads within a moment darkens the page only once. */
const late = { animationDelay: '.2s', animationFillMode: 'backwards' };

/** In place of a dialog whose code loads; nothing, and without waiting for the actors, where none is asked for. One that was opened early does it itself. */
export function ComingDialog() {
  const name = useFlow('dialogs', selectAwaited, null);
  return name === null || isEarlyDialogHere() ? null : <Darkened dialog={name} />;
}

/** The page is darkened, and Escape or a press takes the dialog back. */
function Darkened({ dialog }: { dialog: DialogName }) {
  const { dialogs } = useRoot();
  useEffect(() => {
    // The press that closed the dialog before still travels while this one takes its place.
    const since = new Event('shown').timeStamp;
    const hear = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Escape' && timeStamp > since) dialogs.send({ type: 'dialog.closed', dialog });
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [dialogs, dialog]);
  /** The second press of a double click is no answer to what the first one asks for. */
  const takeBack = ({ detail }: MouseEvent) => detail < 2 && dialogs.send({ type: 'dialog.closed', dialog });
  return <div {...comingBackdrop} className={backdrop} style={late} onClick={takeBack} />;
}
