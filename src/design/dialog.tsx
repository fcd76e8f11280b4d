import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { isBackdropHere } from '../platform/pending-backdrop.ts';
import { isShownEarly, takeEarlyDialog } from '../early/dialog.ts';
import { useWords } from '../platform/words.ts';
import { backdrop, closeButton, closeCorner, content, positioner, type DialogWidth } from './dialog-frame.ts';
import { modalLayer, modalPanel, modalRoot, useModal } from './modal.ts';

type DialogProps = {
  width: DialogWidth;
  /** The accessible name; shown by the caller or hidden. */
  title: string;
  onClose: () => void;
  /** Focuses the first field instead of the close button, unless that would open the keyboard of a touch screen. */
  focusField?: boolean;
  className?: string;
  children: ReactNode;
};

type Outside = Parameters<NonNullable<ComponentProps<typeof Ark.Root>['onInteractOutside']>>[0];

/** Two clicks within this time are a double click (milliseconds). */
const doubleClick = 500;

/**
 * An interaction outside closes a dialog, with four exceptions: the second click of the double click that opened it; dismissing a toast over
 * it; a click in a frame, such as that of a payment, which comes from another document; and a change of focus alone. When a waiting dialog
 * replaces an open one, the first restores the focus to the page while the second is already open.
 */
function keepOpen(event: Outside, since: number): void {
  const { target, type, timeStamp } = event.detail.originalEvent;
  const isInFrame = !(target instanceof Node);
  const isOnToast = target instanceof Element && target.closest('[data-toasts]') !== null;
  if (type === 'focusin' || isInFrame || isOnToast || timeStamp < since + doubleClick) event.preventDefault();
}

/** What had the focus before the first of several successive dialogs. */
let opener: HTMLElement | null = null;

function noteOpener(): void {
  const here = document.activeElement;
  if (here instanceof HTMLElement && here !== document.body && !here.closest('[role=dialog]')) opener = here;
}

/** Returns the focus target after closing; the sign-in button no longer exists after a sign-in. */
const placeToReturn = (): HTMLElement | null => (opener?.isConnected ? opener : document.getElementById('content'));

const still: CSSProperties = { animation: 'none' };

/** Darkens the page; without an entrance where it is dark already. */
export function Backdrop({ style }: { style?: CSSProperties | undefined }) {
  const [own] = useState(() => (isBackdropHere() ? still : undefined));
  return <Ark.Backdrop className={backdrop} style={style ?? own} />;
}

/** Closes the dialog around it. */
export const CloseButton = ({ className }: { className?: string }) => (
  <Ark.CloseTrigger aria-label={useWords().actions.close()} className={cx(closeButton, className)}>
    <X size={20} aria-hidden="true" />
  </Ark.CloseTrigger>
);

const firstFieldOf = (panel: HTMLElement | null): HTMLElement | null =>
  matchMedia('(hover: hover)').matches ? (panel?.querySelector('input') ?? null) : null;

/**
 * A modal dialog; on a phone a bottom sheet. It traps the focus and restores it. What was written in an early dialog of the same title is written
 * in it, in the same place and without an entrance.
 */
export function Dialog({ width, title, onClose, focusField = false, className, children }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const [style] = useState(() => (isShownEarly(title) ? still : undefined));
  const [since] = useState(() => new Event('shown').timeStamp);
  useLayoutEffect(() => {
    const early = takeEarlyDialog(title);
    noteOpener();
    if (early?.isClosed) onClose();
    else if (early && panel.current) focused.current = early.replayIn(panel.current);
    // Only what was there before this dialog can be taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useModal(panel, onClose);
  return (
    <Ark.Root
      initialFocusEl={() => focused.current ?? (focusField ? firstFieldOf(panel.current) : null)}
      finalFocusEl={placeToReturn}
      {...modalRoot}
      onOpenChange={({ open }) => !open && onClose()}
      onInteractOutside={(event) => keepOpen(event, since)}
    >
      <Portal>
        <Backdrop style={style} />
        <Ark.Positioner {...modalLayer} className={positioner}>
          <Ark.Content {...modalPanel} ref={panel} style={style} className={cx(content({ width }), className)}>
            <Ark.Title className={css({ srOnly: true })}>{title}</Ark.Title>
            <CloseButton className={closeCorner} />
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
