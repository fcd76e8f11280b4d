import { useSelector } from '@xstate/react';
import { BookOpen, Bot, RotateCcw, Send, Sparkles, Square } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import {
  selectAssistant,
  selectCanStop,
  selectChatDraft,
  selectChatFailure,
  selectMessages,
  selectReply,
} from '../../../machines/chat/chat.selectors.ts';
import type { ChatMessage } from '../../../machines/chat/chat.types.ts';
import { chatFlow } from '../../wiring/chat.ts';
import { useRoot } from '../../wiring/hooks.tsx';
import { useWords } from '../../platform/words.ts';
import { Button, Cost } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { hiddenText } from '../../design/layout.ts';
import { Prose } from '../../design/prose.tsx';
import { StickerArt } from '../../design/sticker-art.tsx';

type Chat = ReturnType<typeof chatFlow>;

/** Who answers, what was said, and where the next question is written. */
export default function ChatWindow() {
  const chat = chatFlow(useRoot());
  return (
    <>
      <Heading chat={chat} />
      <Conversation chat={chat} />
      <Composer chat={chat} />
    </>
  );
}

/** Who answers, what it costs, and the way to begin anew. */
function Heading({ chat }: { chat: Chat }) {
  const t = useWords().chat;
  const assistant = useSelector(chat, selectAssistant);
  const isEmpty = useSelector(chat, (snapshot) => selectMessages(snapshot).length === 0);
  const Icon = assistant?.kind === 'model' ? Bot : BookOpen;
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 12px',
        padding: { base: '14px 16px', md: '16px 24px' },
        borderBottom: '1px solid token(colors.line)',
        minHeight: '69px',
        fontSize: '13.5px',
        color: 'text.2',
      })}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={css({ flex: '1 1 180px' })}>{assistant ? t[assistant.kind]() : t.asking()}</span>
      {assistant && (
        <span
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            gap: '6px',
            minHeight: '30px',
            paddingInline: '12px',
            borderRadius: 'full',
            fontWeight: 650,
            background: 'credit.soft',
            color: 'credit',
          })}
        >
          <Coin /> {assistant.cost === 0 ? t.free() : t.eachAnswer(assistant.cost)}
        </span>
      )}
      {!isEmpty && (
        <Button look="ghost" size="small" onClick={() => chat.send({ type: 'conversation.cleared' })}>
          <RotateCcw size={16} aria-hidden="true" />
          {t.clear()}
        </Button>
      )}
    </div>
  );
}

function showEnd(end: HTMLElement | null): void {
  const log = end?.parentElement;
  if (log) log.scrollTop = log.scrollHeight;
}

function Conversation({ chat }: { chat: Chat }) {
  const LL = useWords();
  const t = LL.chat;
  const messages = useSelector(chat, selectMessages);
  const reply = useSelector(chat, selectReply);
  const failure = useSelector(chat, selectChatFailure);
  const waits = useSelector(chat, (snapshot) => snapshot.matches('awaitingSignIn'));
  return (
    <div
      role="log"
      aria-label={t.log()}
      aria-live="polite"
      // A whole answer is read out, not each of its pieces.
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
      {messages.length === 0 && <Empty chat={chat} />}
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
      {failure && (
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
          <p className={css({ flex: '1 1 200px' })}>{failure.code === null ? t.broken() : failure.msg}</p>
          <Button look="primary" size="small" onClick={() => chat.send({ type: 'retry.pressed' })}>
            {LL.actions.retry()}
          </Button>
        </div>
      )}
      {/* Made anew with every piece, so that the newest words stay in sight while they are written. */}
      <span key={`${messages.length} ${reply?.length} ${failure !== null}`} ref={showEnd} />
    </div>
  );
}

function Message({ role, children }: { role: ChatMessage['role']; children: ReactNode }) {
  const t = useWords().chat;
  const isOwn = role === 'user';
  return (
    <div
      data-role={role}
      className={cx(
        css({ display: 'flex', gap: '12px', maxWidth: '100%', animation: 'rise .36s token(easings.out)' }),
        isOwn && css({ alignSelf: 'flex-end', maxWidth: { base: '88%', md: '78%' } }),
      )}
    >
      <span className={hiddenText}>{isOwn ? t.you() : t.assistant()}</span>
      {!isOwn && (
        <span
          aria-hidden="true"
          className={css({
            width: '34px',
            height: '34px',
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
            : css({ paddingTop: '5px', minWidth: 0, flex: 1, maxWidth: '68ch' })
        }
      >
        {children}
      </div>
    </div>
  );
}

const dot = css({ width: '7px', height: '7px', borderRadius: 'full', background: 'text.3', animation: 'pulse 1.2s ease-in-out infinite' });

function Writing() {
  const t = useWords().chat;
  return (
    <span className={css({ display: 'inline-flex', gap: '5px', alignItems: 'center', height: '24px' })}>
      <span className={hiddenText}>{t.writing()}</span>
      <span aria-hidden="true" className={dot} />
      <span aria-hidden="true" className={dot} style={{ animationDelay: '.15s' }} />
      <span aria-hidden="true" className={dot} style={{ animationDelay: '.3s' }} />
    </span>
  );
}

/** Questions to begin with: a press writes one, and sends nothing. */
function Empty({ chat }: { chat: Chat }) {
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
              fontSize: '14px',
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

const messageId = 'chat-message';

function Composer({ chat }: { chat: Chat }) {
  const LL = useWords();
  const t = LL.chat;
  const draft = useSelector(chat, selectChatDraft);
  const canStop = useSelector(chat, selectCanStop);
  const assistant = useSelector(chat, selectAssistant);
  const send = (event: FormEvent) => {
    event.preventDefault();
    chat.send({ type: 'message.sent' });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
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
        <textarea
          id={messageId}
          name="message"
          rows={1}
          maxLength={textLengths.chatMessage}
          placeholder={t.placeholder()}
          value={draft}
          onChange={(event) => chat.send({ type: 'draft.changed', text: event.currentTarget.value })}
          onKeyDown={press}
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
        {canStop ? (
          <Button look="secondary" onClick={() => chat.send({ type: 'stop.pressed' })}>
            <Square size={16} aria-hidden="true" />
            {t.stop()}
          </Button>
        ) : (
          <Button type="submit" look="gen">
            <Send size={18} aria-hidden="true" />
            <span className={css({ srOnly: { base: true, sm: false } })}>{t.send()}</span>
            {assistant && assistant.cost > 0 && <Cost amount={assistant.cost} label={LL.purse.cost(assistant.cost)} />}
          </Button>
        )}
      </div>
      <p className={css({ fontSize: '12.5px', color: 'text.3', paddingInline: '16px' })}>
        <span className={css({ display: { base: 'none', md: 'inline' } })}>{t.hint()} </span>
        {t.kept()}
      </p>
    </form>
  );
}
