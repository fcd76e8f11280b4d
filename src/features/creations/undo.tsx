import { useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';

/** Restores the last removed creation. */
export function Undo({ onUndo }: { onUndo: () => void }) {
  const t = useWords().creations;
  const undo = useRef<HTMLButtonElement>(null);
  // The removed tile had the focus: it moves here, and back to the list when this button disappears.
  useLayoutEffect(() => {
    const button = undo.current;
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === button) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <p
      className={css({
        // In view wherever in the list it was clicked, above the phone's tab bar.
        position: 'fixed',
        left: '50%',
        translate: '-50% 0',
        bottom: { base: 'calc(token(sizes.tabBar) + 16px)', md: '24px' },
        zIndex: 'tabs',
        boxShadow: '3',
        display: 'flex',
        gap: '12px',
        alignItems: 'center',
        background: 'surface.2',
        borderRadius: 'full',
        padding: '6px 6px 6px 18px',
        width: 'fit-content',
      })}
    >
      {t.removed()}
      <Button ref={undo} variant="primary" size="small" onClick={onUndo}>
        {t.undo()}
      </Button>
    </p>
  );
}
