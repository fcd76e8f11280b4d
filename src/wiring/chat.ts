import { createActor } from 'xstate';
import { chatActors } from '../../machines/chat/chat.actors.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { Who } from '../../machines/credits/credits.types.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { chatServices, keptConversation } from '../ports/chat.ts';
import type { Root } from './root.ts';

/** The actor of the conversation, which is restored after a reload of this tab. */
export const chatFlow = (root: Root) =>
  root.keep({ role: 'chat' }, () => {
    const chat = createActor(chatMachine.provide({ actors: chatActors(chatServices) }));
    let isRecalled = false;
    const recall = (who: Who) => {
      if (isRecalled) return;
      isRecalled = true;
      const saved = keptConversation.recall(who);
      if (saved) chat.send({ type: 'conversation.restored', ...saved });
    };
    chat.on('conversation.changed', ({ messages, key }) => {
      const who = selectWho(root.session.getSnapshot());
      // The chat clears itself on a session change, so the stored conversation must be read before that overwrites it.
      if (who && isRecalled) keptConversation.keep(who, { messages, key });
    });
    root.session.on('session.changed', ({ who }) => recall(who));
    root.afterStart(() => {
      const who = selectWho(root.session.getSnapshot());
      if (who) recall(who);
    });
    return chat;
  });
