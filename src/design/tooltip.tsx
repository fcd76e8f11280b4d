import { Tooltip as Ark, type UseTooltipReturn } from '@ark-ui/react/tooltip';
import { useRef, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { css } from 'styled-system/css';

type TooltipProps = { tip: ReactNode; children: ReactElement };

/**
 * A bubble over a control while it is hovered or focused. The tip may hold a link: Tab moves on to it, and Escape closes the bubble alone.
 */
export function Tooltip({ tip, children }: TooltipProps) {
  const bubble = useRef<HTMLDivElement>(null);
  /** Ark closes when the control loses focus, even to the link in the bubble; here it stays open then. */
  const stayForBubble = (event: FocusEvent): void => {
    if (bubble.current?.contains(event.relatedTarget)) event.preventDefault();
  };
  const leave = (tooltip: UseTooltipReturn) => (event: FocusEvent) => {
    if (!bubble.current?.contains(event.relatedTarget)) tooltip.setOpen(false);
  };
  return (
    <Ark.Root
      interactive
      openDelay={200}
      closeOnClick={false}
      closeOnPointerDown={false}
      closeOnScroll={false}
      positioning={{ placement: 'top', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild onBlur={stayForBubble}>
        {children}
      </Ark.Trigger>
      <Ark.Context>
        {(tooltip) => (
          <Ark.Positioner style={{ zIndex: 250 }}>
            <Ark.Content ref={bubble} onBlur={leave(tooltip)} className={bubbleStyle}>
              {tip}
            </Ark.Content>
          </Ark.Positioner>
        )}
      </Ark.Context>
    </Ark.Root>
  );
}

const bubbleStyle = css({
  width: 'max-content',
  maxWidth: 'min(260px, calc(100vw - 32px))',
  padding: '10px 14px',
  borderRadius: '14px',
  background: 'surface',
  color: 'text',
  boxShadow: '3',
  fontSize: 'aside',
  lineHeight: 1.45,
});
