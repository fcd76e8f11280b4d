import { useEffect } from 'react';
import { selectAwaited } from '../../../machines/dialogs/dialogs.selectors.ts';
import { isEarlyDialogHere } from '../../platform/early-dialog.ts';
import { comingBackdrop } from '../../platform/coming-backdrop.ts';
import { useFlow, useRoot } from '../../wiring/hooks.tsx';
import { backdrop } from '../../design/dialog-frame.ts';

/** What loads within a moment darkens the page only once. */
const late = { animationDelay: '.2s', animationFillMode: 'backwards' };

/** In place of a dialog whose code loads: the page is darkened, and Escape or a press takes the dialog back. One that was opened early does that itself. */
export function ComingDialog() {
  const { dialogs } = useRoot();
  const name = useFlow('dialogs', selectAwaited);
  const dialog = name !== null && !isEarlyDialogHere() ? name : null;
  useEffect(() => {
    if (dialog === null) return undefined;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dialogs.send({ type: 'dialog.closed', dialog });
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [dialogs, dialog]);
  if (dialog === null) return null;
  return <div {...comingBackdrop} className={backdrop} style={late} onClick={() => dialogs.send({ type: 'dialog.closed', dialog })} />;
}
