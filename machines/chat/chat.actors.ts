import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Listener } from '../kit/placeholder.ts';
import type { Who } from '../credits/credits.types.ts';
import type { AnswerEvent, ChatAssistant, ChatMessage, ConversationEvent, ConversationRestored, SavedConversation } from './chat.types.ts';

/** `cost`: the price that was shown; null while it is unknown. */
export type AnswerInput = { messages: ChatMessage[]; cost: number | null; key: string | null };

/** One event of the `POST /api/chat` stream. */
export type ChatStreamEvent = { delta: string } | { done: true; cost: number } | { error: { code: number; msg: string } };

export type ChatServices = {
  makeKey(): string;
  /** The conversation of this tab; null when there is none, or when it belongs to someone else. */
  recallConversation(who: Who): SavedConversation | null;
  keepConversation(who: Who, conversation: SavedConversation): void;
  /** `GET /api/chat/assistant`. */
  askAssistant(signal: AbortSignal): Promise<Answer<ChatAssistant>>;
  /**
   * `POST /api/chat` with the key as `Idempotency-Key`: passes each event to `onEvent`, resolves when the stream ends, rejects when it
   * breaks.
   */
  streamChat(
    question: Pick<AnswerInput, 'messages' | 'cost'>,
    idempotencyKey: string,
    onEvent: (event: ChatStreamEvent) => void,
    signal: AbortSignal,
  ): Promise<void>;
};

/** Streams one answer while its state is active; leaving the state aborts it. */
export const streamAnswer = (services: ChatServices): Listener<AnswerEvent, AnswerInput> =>
  fromCallback<EventObject, AnswerInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const send = (event: AnswerEvent) => sendBack(event);
    const key = input.key ?? services.makeKey();
    const broken = () => send({ type: 'answer.broken' });
    send({ type: 'answer.started', key });
    services
      .streamChat(
        input,
        key,
        (event) => {
          if ('delta' in event) send({ type: 'answer.grew', delta: event.delta });
          else if ('done' in event) send({ type: 'answer.finished', cost: event.cost });
          else send({ type: 'answer.refused', ...event.error });
        },
        leaving.signal,
      )
      // A stream that ends without a final event counts as broken.
      .then(broken, broken);
    return () => leaving.abort();
  });

/** The conversation of this tab, stored with its owner. */
export const chatMemory = (services: ChatServices): Listener<ConversationRestored> =>
  fromCallback(({ sendBack, receive }) => {
    receive((event) => {
      const { type, who, ...conversation } = event as ConversationEvent;
      if (who === null) return;
      if (type === 'conversation.noted') return services.keepConversation(who, conversation as SavedConversation);
      const saved = services.recallConversation(who);
      if (saved) sendBack({ type: 'conversation.restored', ...saved } satisfies ConversationRestored);
    });
  });

/** The actors of a conversation. The answer arrives as events; a refusal is an event with the server's code and message. */
export const chatActors = (services: ChatServices) => ({
  streamAnswer: streamAnswer(services),
  chatMemory: chatMemory(services),
  /** The assistant that answers; null when the server refused. */
  askAssistant: fromPromise<ChatAssistant | null>(async ({ signal }) => {
    const { code, data } = await services.askAssistant(signal);
    return code === codes.success && data ? { kind: data.kind, cost: data.cost } : null;
  }),
});
