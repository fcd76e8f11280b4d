import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectChatFailure, selectIsAwaitingSignIn, selectMessages, selectReply } from '../../../machines/chat/chat.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { AnswerPrice } from './answer-price.tsx';
import { Prose } from './prose.tsx';
import type { Chat } from './chat.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import { Message, Writing } from './message.tsx';

function showEnd(end: HTMLElement | null): void {
  const log = end?.parentElement;
  if (log) log.scrollTop = log.scrollHeight;
}

/** The messages, and the answer while it streams. */
export function Conversation({ chat }: { chat: Chat }) {
  const t = useWords().chat;
  const messages = useSelector(chat, selectMessages);
  const reply = useSelector(chat, selectReply);
  const failure = useSelector(chat, selectChatFailure);
  const waits = useSelector(chat, selectIsAwaitingSignIn);
  return (
    <div
      role="log"
      aria-label={t.log()}
      aria-live="polite"
      // A screen reader announces the whole answer, not each chunk.
      aria-busy={reply !== null}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={css({
        display: 'flex',
        flexDirection: 'column',
        gap: '16px',
        minHeight: { base: '300px', md: '380px' },
        maxHeight: { base: '62dvh', md: '560px' },
        overflowY: 'auto',
        padding: { base: '16px', md: '24px' },
      })}
    >
      {messages.length === 0 && <EmptyConversation chat={chat} />}
      {messages.map((message, index) => (
        <Message key={index} role={message.role}>
          {message.role === 'user' ? (
            <p className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>{message.content}</p>
          ) : (
            <Prose text={message.content} />
          )}
        </Message>
      ))}
      {reply !== null && <Message role="assistant">{reply === '' ? <Writing /> : <Prose text={reply} />}</Message>}
      {waits && <p className={css({ color: 'text.2' })}>{t.signIn()}</p>}
      {failure && <Failure chat={chat} text={failure.code === null ? t.broken() : failure.msg} />}
      {/* A new element for every chunk, so that the log scrolls to the newest words. */}
      <span key={`${messages.length} ${reply?.length} ${failure !== null}`} ref={showEnd} />
    </div>
  );
}

/** Why the answer failed, with a retry button. */
function Failure({ chat, text }: { chat: Chat; text: string }) {
  const LL = useWords();
  return (
    <div
      role="alert"
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 14px',
        padding: '12px 12px 12px 18px',
        borderRadius: 'lg',
        background: 'danger.soft',
      })}
    >
      <p className={css({ flex: '1 1 200px' })}>{text}</p>
      <Button variant="primary" size="small" onClick={() => chat.send({ type: 'retry.clicked' })}>
        {LL.actions.retry()}
        <AnswerPrice chat={chat} />
      </Button>
    </div>
  );
}
