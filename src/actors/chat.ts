import { chatActors } from '../../machines/chat/chat.actors.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import type { Root } from './root.ts';
import { chat, chatAssistant, chatMessage } from '../../contract/structs/calls/chat.ts';
import { codes } from '../../contract/facts/codes.ts';
import { projectKey } from '../../contract/facts/product.ts';
import { is } from '../../contract/structs/schema.ts';
import type { ChatServices, ChatStreamEvent } from '../../machines/chat/chat.actors.ts';
import type { SavedConversation } from '../../machines/chat/chat.types.ts';
import type { Who } from '../../machines/credits/credits.types.ts';
import { callApi } from '../platform/api.ts';
import { sessionStore } from '../platform/storage.ts';
import { readEvents } from '../platform/stream.ts';
import { uniqueId } from '../platform/unique.ts';

const savedKey = `${projectKey}Chat`;

/** The chatbot's calls; an answer arrives as a stream, and a repeated key is charged once (spec §7). */
export const chatServices: ChatServices = {
  askAssistant: (signal) => callApi(chatAssistant, { signal }),
  keepConversation: (who, conversation) => sessionStore.set(savedKey, JSON.stringify({ who, ...conversation })),
  recallConversation(who) {
    try {
      const saved = JSON.parse(sessionStore.get(savedKey) ?? 'null') as ({ who: Who } & SavedConversation) | null;
      const isWhole = saved?.who === who && Array.isArray(saved.messages) && saved.messages.every((message) => is(message, chatMessage));
      return isWhole && saved.messages.length > 0 ? { messages: saved.messages, key: saved.key ?? null } : null;
    } catch {
      return null;
    }
  },
  makeKey: uniqueId,
  async streamChat({ messages, cost }, key, onEvent, signal) {
    const { code, msg } = await readEvents(
      chat,
      { body: { messages, ...(cost !== null && { cost }) }, headers: { 'Idempotency-Key': key }, signal, resumes: true, quiet: true },
      (data) => onEvent(data as ChatStreamEvent),
    );
    if (code !== codes.success) onEvent({ error: { code, msg } });
  },
};

/** The actor of the conversation, which is restored after a reload of this tab. */
export const chatFlow = (root: Root) =>
  root.keep({ role: 'chat' }, () => ({
    logic: chatMachine.provide({ actors: chatActors(chatServices) }),
    input: { who: selectWho(root.session.getSnapshot()) },
  }));
