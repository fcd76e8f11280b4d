import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectToasts } from '../../../machines/toasts/toasts.selectors.ts';
import type { Toast } from '../../../machines/toasts/toasts.types.ts';
import { useFlow, useRoot } from '../../wiring/hooks.tsx';
import { useWords, type Words } from '../../platform/words.ts';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** The text of a toast: from the dictionaries by key, or the server's own. */
function sentenceOf(LL: Words, { message }: Toast): string {
  if ('text' in message) return message.text;
  const notices = LL.notice as unknown as Record<string, () => string>;
  return notices[message.key]?.() ?? message.key;
}

/** The toasts: three at most; their timers pause while they are hovered or focused. */
export function Toasts() {
  const LL = useWords();
  const { toasts } = useRoot();
  const visible = useFlow('toasts', selectToasts);
  return (
    <section
      aria-label={LL.notifications()}
      // A modal dialog hides everything that is not a live region from assistive technology; each toast has its own role.
      aria-live="off"
      data-toasts
      onPointerEnter={() => toasts.send({ type: 'attention.given' })}
      onPointerLeave={() => toasts.send({ type: 'attention.taken' })}
      onFocus={() => toasts.send({ type: 'attention.given' })}
      onBlur={() => toasts.send({ type: 'attention.taken' })}
      className={css({
        position: 'fixed',
        // On a phone it covers the bar, because the titles of pages and sheets are right below it.
        top: { base: '8px', md: '80px' },
        insetInline: '12px',
        zIndex: 'toast',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: '8px',
        pointerEvents: 'none',
      })}
    >
      {visible.map((toast) => (
        <ToastPill
          key={toast.id}
          tone={toast.tone}
          dismiss={LL.actions.dismiss()}
          onDismiss={() => {
            toasts.send({ type: 'toast.dismissed', id: toast.id });
            // Without this, the focus would be lost together with the button.
            toasts.send({ type: 'attention.taken' });
          }}
        >
          {sentenceOf(LL, toast)}
        </ToastPill>
      ))}
    </section>
  );
}

type ToastPillProps = { tone: Toast['tone']; dismiss: string; onDismiss: () => void; children: ReactNode };

/** A toast. */
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
        fontWeight: 560,
        boxShadow: '0 20px 50px -12px rgba(10,5,28,.5)',
        animation: 'rise .36s token(easings.out)',
        // In the dark theme the background alone would have no edge.
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
          // Violet has too little contrast on this background.
          _focusVisible: { outlineColor: 'white' },
        })}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
