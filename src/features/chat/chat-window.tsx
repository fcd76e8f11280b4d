import { chatFlow } from '../../actors/chat.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { Heading } from './heading.tsx';

/** The assistant's name and cost, the conversation, and the input. */
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
