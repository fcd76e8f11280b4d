import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline. */
export function OfflineBar() {
  const LL = useWords();
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p
          data-offline
          className={css({
            position: 'fixed',
            insetInline: 0,
            bottom: { base: 'token(sizes.tabBar)', md: 0 },
            zIndex: 'tabs',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: '10px',
            padding: '10px 16px',
            background: 'warn.soft',
            color: 'warn',
            fontWeight: 600,
            fontSize: 'label',
            boxShadow: '2',
          })}
        >
          <CloudOff size={18} aria-hidden="true" className={css({ flexShrink: 0 })} />
          {LL.siteStatus.offline()}
        </p>
      )}
    </div>
  );
}
