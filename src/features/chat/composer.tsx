import { useSelector } from '@xstate/react';
import Send from 'lucide-react/icons/send';
import Square from 'lucide-react/icons/square';
import type { FormEvent } from 'react';
import { css } from 'styled-system/css';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import { selectAssistant, selectCanStop, selectChatDraft, selectIsDraftTooLong } from '../../../machines/chat/chat.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { FieldError } from '../../design/field.tsx';
import { hiddenText } from '../../design/layout.ts';
import { submitOnEnter } from '../../design/submit-on-enter.ts';
import { Shortfall } from '../making/generation/shortfall.tsx';
import { AnswerPrice } from './answer-price.tsx';
import { messageId, type Chat } from './chat.ts';

/** The input for the next question, with the send button. */
export function Composer({ chat }: { chat: Chat }) {
  const t = useWords().chat;
  const send = (event: FormEvent) => {
    event.preventDefault();
    chat.send({ type: 'message.sent' });
  };
  return (
    <form
      onSubmit={send}
      className={css({
        padding: { base: '12px', md: '16px 20px 18px' },
        borderTop: '1px solid token(colors.line)',
        display: 'grid',
        gap: '8px',
      })}
    >
      <label htmlFor={messageId} className={hiddenText}>
        {t.message()}
      </label>
      <div
        className={css({
          display: 'flex',
          alignItems: 'flex-end',
          gap: '8px',
          padding: '6px 6px 6px 16px',
          borderRadius: '28px',
          background: 'surface',
          boxShadow: 'inset 0 0 0 1px token(colors.control)',
          '&:focus-within': { boxShadow: 'inset 0 0 0 2px token(colors.violet.500),0 0 0 4px rgba(122,92,246,.18)' },
        })}
      >
        <MessageArea chat={chat} />
        <SendButton chat={chat} />
      </div>
      <LengthFault chat={chat} />
      <AnswerShortfall chat={chat} />
      <p className={css({ fontSize: 'note', color: 'text.3', paddingInline: '16px' })}>
        <span className={css({ display: { base: 'none', md: 'inline' } })}>{t.hint()} </span>
        {t.kept()}
      </p>
    </form>
  );
}

const lengthId = 'chat-length';

/** States that the message is too long: the browser would cut what is pasted, silently. */
function LengthFault({ chat }: { chat: Chat }) {
  const t = useWords().chat;
  const isTooLong = useSelector(chat, selectIsDraftTooLong);
  return (
    <div aria-live="polite" className={css({ paddingInline: '16px', _empty: { display: 'none' } })}>
      {isTooLong && <FieldError id={lengthId}>{t.tooLong(textLengths.chatMessage)}</FieldError>}
    </div>
  );
}

/** An answer that costs more than there is; an answer under way has its cost. */
function AnswerShortfall({ chat }: { chat: Chat }) {
  const cost = useSelector(chat, selectAssistant)?.cost ?? 0;
  const isAnswering = useSelector(chat, selectCanStop);
  return cost > 0 && !isAnswering ? <Shortfall cost={cost} /> : null;
}

function MessageArea({ chat }: { chat: Chat }) {
  const t = useWords().chat;
  const draft = useSelector(chat, selectChatDraft);
  const isTooLong = useSelector(chat, selectIsDraftTooLong);
  return (
    <textarea
      id={messageId}
      name="message"
      rows={1}
      aria-invalid={isTooLong || undefined}
      aria-describedby={isTooLong ? lengthId : undefined}
      placeholder={t.placeholder()}
      value={draft}
      onChange={(event) => chat.send({ type: 'draft.changed', text: event.currentTarget.value })}
      onKeyDown={submitOnEnter}
      className={css({
        flex: 1,
        minWidth: 0,
        minHeight: '44px',
        maxHeight: '180px',
        paddingBlock: '11px',
        border: 0,
        outline: 0,
        resize: 'none',
        background: 'transparent',
        fieldSizing: 'content',
        lineHeight: 1.45,
        _placeholder: { color: 'text.3', opacity: 1 },
      })}
    />
  );
}

/** Sends the question; stops the answer while it is streaming. */
function SendButton({ chat }: { chat: Chat }) {
  const t = useWords().chat;
  const canStop = useSelector(chat, selectCanStop);
  return canStop ? (
    <Button variant="secondary" onClick={() => chat.send({ type: 'stop.clicked' })}>
      <Square size={16} aria-hidden="true" />
      {t.stop()}
    </Button>
  ) : (
    <Button type="submit" variant="gen">
      <Send size={18} aria-hidden="true" />
      <span className={css({ srOnly: { base: true, sm: false } })}>{t.send()}</span>
      <AnswerPrice chat={chat} />
    </Button>
  );
}
