import { chatFlow } from '../../wiring/chat.ts';
import { useRoot } from '../../wiring/hooks.tsx';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { Heading } from './heading.tsx';

/** Who answers, the conversation, and where the next question is written. */
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
