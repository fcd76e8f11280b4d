import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useState } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';

const Panel = lazy(() => import('./tools-panel.tsx'));
const panelId = 'tools-menu';

/** The button that opens the wide panel of tools; the browser opens it, closes it on Escape and restores the focus. */
export function ToolsMenu() {
  const LL = useWords();
  // The panel's code is loaded on the first hover, focus or click.
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={LL.nav.toolsMenu()}
        onPointerEnter={want}
        onFocus={want}
        onClick={want}
        className={css({
          width: '28px',
          height: '44px',
          marginLeft: '-14px',
          display: 'grid',
          placeItems: 'center',
          borderRadius: 'full',
          color: 'text.2',
          _hover: { color: 'text', background: 'surface.2' },
        })}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div
        id={panelId}
        popover="auto"
        className={css({
          position: 'fixed',
          inset: '72px auto auto 50%',
          transform: 'translateX(-50%)',
          margin: 0,
          width: 'min(1120px, calc(100vw - 48px))',
          maxHeight: 'calc(100dvh - 96px)',
          overflowY: 'auto',
          border: 0,
          padding: '24px',
          borderRadius: 'xl',
          background: 'surface',
          color: 'text',
          boxShadow: '3',
          '&:popover-open': { animation: 'fade .2s' },
        })}
      >
        {isWanted && (
          <Suspense>
            <Panel onLeave={() => document.getElementById(panelId)?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
