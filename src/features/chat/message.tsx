import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import type { ChatMessage } from '../../../machines/chat/chat.types.ts';
import { useWords } from '../../platform/words.ts';
import { hiddenText } from '../../design/layout.ts';

/** A message with its author: the person's on the right, the assistant's with its icon on the left. */
export function Message({ role, children }: { role: ChatMessage['role']; children: ReactNode }) {
  const t = useWords().chat;
  const isOwn = role === 'user';
  return (
    <div
      data-role={role}
      className={cx(
        css({ display: 'flex', gap: '12px', animation: 'rise .36s token(easings.out)' }),
        isOwn ? css({ alignSelf: 'flex-end', maxWidth: { base: '88%', md: '78%' } }) : css({ maxWidth: '100%' }),
      )}
    >
      <span className={hiddenText}>{isOwn ? t.you() : t.assistant()}</span>
      {!isOwn && (
        <span
          aria-hidden="true"
          className={css({
            width: '36px',
            height: '36px',
            borderRadius: 'full',
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            background: 'soft',
            color: 'soft.text',
          })}
        >
          <Sparkles size={18} />
        </span>
      )}
      <div
        className={
          isOwn
            ? css({ padding: '10px 16px', borderRadius: '20px 20px 6px 20px', background: 'soft', color: 'text', minWidth: 0 })
            : css({ paddingTop: '6px', minWidth: 0, flex: 1, maxWidth: '68ch' })
        }
      >
        {children}
      </div>
    </div>
  );
}

const dot = css({ width: '7px', height: '7px', borderRadius: 'full', background: 'text.3', animation: 'pulse 1.2s ease-in-out infinite' });

/** Three dots until the first words of an answer arrive. */
export function Writing() {
  const t = useWords().chat;
  return (
    <span className={css({ display: 'inline-flex', gap: '6px', alignItems: 'center', height: '24px' })}>
      <span className={hiddenText}>{t.writing()}</span>
      <span aria-hidden="true" className={dot} />
      <span aria-hidden="true" className={dot} style={{ animationDelay: '.15s' }} />
      <span aria-hidden="true" className={dot} style={{ animationDelay: '.3s' }} />
    </span>
  );
}
