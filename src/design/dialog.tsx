import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { css, cva, cx } from 'styled-system/css';
import { useWords } from '../platform/words.ts';
import { useStillPage } from './still-page.ts';

const content = cva({
  base: {
    position: 'relative',
    background: 'surface',
    color: 'text',
    borderRadius: { base: '28px 28px 0 0', md: 'dialog' },
    boxShadow: '3',
    width: '100%',
    maxHeight: { base: '94dvh', md: 'calc(100dvh - 48px)' },
    overflow: 'auto',
    animation: 'rise .36s token(easings.out)',
    outline: 'none',
  },
  variants: {
    width: {
      login: { md: { maxWidth: '950px' } },
      invite: { md: { maxWidth: '672px' } },
      explore: { md: { maxWidth: '753px' } },
      pricing: { md: { maxWidth: '1270px' } },
      small: { md: { maxWidth: '460px' } },
    },
  },
});

type DialogProps = {
  width: 'login' | 'invite' | 'explore' | 'pricing' | 'small';
  /** The accessible name; shown by the caller or hidden. */
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

type Outside = Parameters<NonNullable<ComponentProps<typeof Ark.Root>['onInteractOutside']>>[0];

/**
 * An interaction outside closes a dialog, with three exceptions: dismissing a toast over it; a click in a frame, such as that of a payment,
 * which comes from another document; and a change of focus alone. When a waiting dialog replaces an open one, the first restores the focus
 * to the page while the second is already open.
 */
function keepOpen(event: Outside): void {
  const { target, type } = event.detail.originalEvent;
  const isInFrame = !(target instanceof Node);
  const isOnToast = target instanceof Element && target.closest('[data-toasts]') !== null;
  if (type === 'focusin' || isInFrame || isOnToast) event.preventDefault();
}

/** What had the focus before the first of several successive dialogs. */
let opener: HTMLElement | null = null;

function noteOpener(): void {
  const here = document.activeElement;
  if (here instanceof HTMLElement && here !== document.body && !here.closest('[role=dialog]')) opener = here;
}

/** Returns the focus target after closing; the sign-in button no longer exists after a sign-in. */
const placeToReturn = (): HTMLElement | null => (opener?.isConnected ? opener : document.getElementById('content'));

/** Darkens the page without a blur, which costs 45 ms per key press where no GPU draws it. */
export const Backdrop = () => (
  <Ark.Backdrop
    className={css({ position: 'fixed', inset: 0, zIndex: 'dialog', background: 'rgba(34,16,92,.62)', animation: 'fade .2s' })}
  />
);

/** Closes the dialog around it. */
export const CloseButton = ({ className }: { className?: string }) => (
  <Ark.CloseTrigger
    aria-label={useWords().actions.close()}
    className={cx(
      css({
        width: '44px',
        height: '44px',
        borderRadius: 'full',
        display: 'grid',
        placeItems: 'center',
        background: 'surface.2',
        color: 'text.2',
      }),
      className,
    )}
  >
    <X size={20} aria-hidden="true" />
  </Ark.CloseTrigger>
);

const closeCorner = css({ position: 'absolute', right: { base: '12px', md: '18px' }, top: { base: '12px', md: '18px' }, zIndex: 5 });

/** A modal dialog; on a phone a bottom sheet. It traps the focus and restores it. */
export function Dialog({ width, title, onClose, className, children }: DialogProps) {
  useLayoutEffect(noteOpener, []);
  useStillPage();
  return (
    <Ark.Root
      finalFocusEl={placeToReturn}
      open
      onOpenChange={({ open }) => !open && onClose()}
      onInteractOutside={keepOpen}
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Backdrop />
        <Ark.Positioner
          className={css({
            position: 'fixed',
            inset: 0,
            zIndex: 'dialog',
            display: 'grid',
            placeItems: { base: 'end stretch', md: 'center' },
            padding: { base: '0', md: '24px' },
            overflow: 'auto',
          })}
        >
          <Ark.Content className={cx(content({ width }), className)}>
            <Ark.Title className={css({ srOnly: true })}>{title}</Ark.Title>
            <CloseButton className={closeCorner} />
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
