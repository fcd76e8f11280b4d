import ChevronDown from 'lucide-react/icons/chevron-down';
import { css } from 'styled-system/css';
import { deferred, useIsLoaded } from '../../platform/deferred.tsx';
import { useWords } from '../../platform/words.ts';
import { useArrival } from '../../actors/hooks.tsx';

const Panel = deferred(async () => (await import('./tools-panel.tsx')).default);
const panelId = 'tools-menu';

/** The button that opens the wide panel of tools; the browser opens it, closes it on Escape and restores the focus. */
export function ToolsMenu() {
  const LL = useWords();
  const arrival = useArrival();
  const isLoaded = useIsLoaded(Panel);
  const preload = () => void Panel.load().catch(() => undefined);
  const open = () => void Panel.load().catch(() => arrival.ask((root) => root.reportLost()));
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={LL.nav.toolsMenu()}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
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
          // A panel whose code has not come is not shown.
          _empty: { visibility: 'hidden' },
          '&:popover-open': { animation: 'fade .2s' },
        })}
      >
        {isLoaded && <Panel onLeave={() => document.getElementById(panelId)?.hidePopover()} />}
      </div>
    </>
  );
}
