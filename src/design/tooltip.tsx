import { Tooltip as Ark, type UseTooltipReturn } from '@ark-ui/react/tooltip';
import { useRef, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { css } from 'styled-system/css';

type TooltipProps = { tip: ReactNode; children: ReactElement };

/**
 * Why a control is as it is, in a bubble over it while it is pointed at or has the focus. The tip may hold a link: Tab goes on to it, and
 * Escape closes the bubble alone.
 */
export function Tooltip({ tip, children }: TooltipProps) {
  const bubble = useRef<HTMLDivElement>(null);
  /** Ark closes when the control loses the focus, also to the link in the bubble; to that one it may lose it. */
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
