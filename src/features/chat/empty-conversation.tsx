import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { StickerArt } from '../../design/sticker-art.tsx';
import { messageId, type Chat } from './chat.ts';

/** Sample questions: a click fills one in without sending it. */
export function EmptyConversation({ chat }: { chat: Chat }) {
  const t = useWords().chat;
  return (
    <div
      className={css({ margin: 'auto', display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '10px', paddingBlock: '16px' })}
    >
      <StickerArt name="octopus" size={84} />
      <h2 className={css({ textStyle: 'h3', marginTop: '8px' })}>{t.empty()}</h2>
      <p className={css({ color: 'text.2' })}>{t.emptyBody()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginTop: '8px' })}>
        {Object.entries(t.samples).map(([key, sample]) => (
          <button
            key={key}
            type="button"
            onClick={() => {
              chat.send({ type: 'draft.changed', text: sample() });
              document.getElementById(messageId)?.focus();
            }}
            className={css({
              minHeight: '44px',
              paddingInline: '16px',
              paddingBlock: '6px',
              borderRadius: 'full',
              fontSize: 'label',
              fontWeight: 570,
              color: 'text.2',
              boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
              _hover: { background: 'surface.2', color: 'text' },
            })}
          >
            {sample()}
          </button>
        ))}
      </div>
    </div>
  );
}
