import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { useWords } from '../platform/words.ts';
import { closeButton, closeCorner, content, darkened, positioner, type DialogWidth } from './dialog-frame.ts';

/** A dialog that `src/early/early.js` shows until the page's own takes its place: the same frame, kept by the browser. */
export const EarlyDialog = ({ width, title, children }: { width: DialogWidth; title: string; children: ReactNode }) => (
  <dialog
    aria-label={title}
    className={cx(
      positioner,
      darkened,
      // In place of what a browser gives a dialog.
      css({ width: '100%', height: '100%', maxWidth: 'none', maxHeight: 'none', border: 0, color: 'text' }),
    )}
  >
    <div className={content({ width })}>
      <button type="button" aria-label={useWords().actions.close()} className={cx(closeButton, closeCorner)}>
        <X size={20} aria-hidden="true" />
      </button>
      {children}
    </div>
  </dialog>
);
