import { useSelector } from '@xstate/react';
import BookOpen from 'lucide-react/icons/book-open';
import Bot from 'lucide-react/icons/bot';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { css } from 'styled-system/css';
import { selectAssistant, selectMessages } from '../../../machines/chat/chat.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import type { Chat } from './chat.ts';

/** Which assistant answers, what an answer costs, and the button that clears the conversation. */
export function Heading({ chat }: { chat: Chat }) {
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
        fontSize: 'small',
        color: 'text.2',
      })}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={css({ flex: '1 1 180px' })}>{assistant ? t[assistant.kind]() : t.asking()}</span>
      {assistant && assistant.cost !== null && <AnswerCost cost={assistant.cost} />}
      {!isEmpty && (
        <Button variant="ghost" size="small" onClick={() => chat.send({ type: 'conversation.cleared' })}>
          <RotateCcw size={16} aria-hidden="true" />
          {t.clear()}
        </Button>
      )}
    </div>
  );
}

/** `cost` in credits. */
function AnswerCost({ cost }: { cost: number }) {
  const t = useWords().chat;
  return (
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
      <Coin /> {cost === 0 ? t.free() : t.eachAnswer(cost)}
    </span>
  );
}
