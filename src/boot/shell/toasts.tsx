import { css } from 'styled-system/css';
import { selectToasts } from '../../../machines/toasts/toasts.selectors.ts';
import type { Toast } from '../../../machines/toasts/toasts.types.ts';
import { ToastPill } from '../../design/toast-pill.tsx';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { useWords, type Words } from '../../platform/words.ts';

/** Resolves a message: a key of the dictionaries, or the server's own text. */
function sentenceOf(LL: Words, { message }: Toast): string {
  return 'text' in message ? message.text : LL.notice[message.key]();
}

/** The toasts: three at most; their timers pause while they are hovered or focused. */
export function Toasts() {
  const LL = useWords();
  const { toasts } = useRoot();
  const visible = useFlow('toasts', selectToasts);
  return (
    <section
      aria-label={LL.siteStatus.notifications()}
      // A modal dialog hides everything that is not a live region from assistive technology; each toast has its own role.
      aria-live="off"
      data-toasts
      onPointerEnter={() => toasts.send({ type: 'attention.given' })}
      onPointerLeave={() => toasts.send({ type: 'attention.taken' })}
      onFocus={() => toasts.send({ type: 'attention.given' })}
      onBlur={() => toasts.send({ type: 'attention.taken' })}
      className={css({
        position: 'fixed',
        // On a phone toasts cover the top bar, because the titles of pages and sheets are right below it.
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
