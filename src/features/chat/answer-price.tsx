import { useSelector } from '@xstate/react';
import { selectAssistant } from '../../../machines/chat/chat.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { Cost } from '../../design/button.tsx';
import type { Chat } from './chat.ts';

/** What an answer costs, on the button that asks for it; nothing for a free one. */
export function AnswerPrice({ chat }: { chat: Chat }) {
  const LL = useWords();
  const cost = useSelector(chat, selectAssistant)?.cost ?? 0;
  return cost > 0 ? <Cost amount={cost} label={LL.credit.cost(cost)} /> : null;
}
