import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

type ToastPillProps = { tone: keyof typeof icons; dismiss: string; onDismiss: () => void; children: ReactNode };

/** A short message on a dark pill. */
export function ToastPill({ tone, dismiss, onDismiss, children }: ToastPillProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={css({
        pointerEvents: 'auto',
        display: 'flex',
        gap: '10px',
        alignItems: 'center',
        maxWidth: '560px',
        background: 'ink',
        color: 'white',
        borderRadius: '28px',
        padding: '10px 10px 10px 16px',
        fontWeight: 570,
        boxShadow: '0 20px 50px -12px rgba(10,5,28,.5)',
        animation: 'rise .36s token(easings.out)',
        // On the dark background the pill would have no visible edge.
        _dark: { background: 'surface.3' },
      })}
    >
      <Icon size={20} aria-hidden="true" className={css({ flexShrink: 0 })} />
      <span className={css({ minWidth: 0, overflowWrap: 'anywhere' })}>{children}</span>
      <button
        type="button"
        aria-label={dismiss}
        onClick={onDismiss}
        className={css({
          width: '32px',
          height: '32px',
          display: 'grid',
          placeItems: 'center',
          borderRadius: 'full',
          flexShrink: 0,
          _hover: { background: 'rgba(255,255,255,.16)' },
          // The violet outline has too little contrast on the pill.
          _focusVisible: { outlineColor: 'white' },
        })}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
