import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from 'styled-system/css';

type PopoverProps = {
  label: string;
  placement: NonNullable<ComponentProps<typeof Ark.Root>['positioning']>['placement'];
  /** A `PopoverTrigger`. */
  trigger: ReactNode;
  className?: string;
  children: ReactNode;
};

type Outside = Parameters<NonNullable<ComponentProps<typeof Ark.Root>['onInteractOutside']>>[0];

/** Toasts are above everything: dismissing one does not count as a click outside. */
function keepOpenForNotices(event: Outside): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toasts]') !== null) event.preventDefault();
}

/** A small panel beside its trigger, also over a dialog. Escape and a click outside close it and restore the focus. */
export const Popover = ({ label, placement, trigger, className, children }: PopoverProps) => (
  <Ark.Root lazyMount unmountOnExit positioning={{ placement: placement! }} onInteractOutside={keepOpenForNotices}>
    {trigger}
    <Portal>
      <Ark.Positioner style={{ zIndex: 250, maxWidth: 'calc(100vw - 32px)' }}>
        <Ark.Content
          aria-label={label}
          className={cx(
            css({
              display: 'grid',
              gap: '4px',
              padding: '10px',
              borderRadius: 'lg',
              background: 'surface',
              color: 'text',
              boxShadow: '3',
              outline: 'none',
            }),
            className,
          )}
        >
          {children}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
);

export const PopoverTrigger = Ark.Trigger;
