import type { Who } from '../credits/credits.types.ts';

export type ChatMessage = { role: 'user' | 'assistant'; content: string };

/** Why there's no answer: an error code with the server's message, or a broken connection. */
export type ChatFailure = { code: number; msg: string } | { code: null };

/** Which assistant answers, and the cost of an answer, null when it is another than before: a language model, or the help assistant that knows the product's pages. */
export type ChatAssistant = { kind: 'model' | 'help'; cost: number | null };

/** The part that survives a reload. */
export type SavedConversation = { messages: ChatMessage[]; key: string | null };

/** The user, if the session is known. */
export type ChatInput = { who: Who | null };

export type ChatContext = {
  who: Who | null;
  /** Null until the server has reported. */
  assistant: ChatAssistant | null;
  /** The messages, oldest first, without the answer that is streaming. */
  messages: ChatMessage[];
  /** The unsent text in the input. */
  draft: string;
  /** The part of the answer received so far. */
  reply: string;
  /** Idempotency key of the last message; a retry reuses it, so that the answer is charged once. */
  key: string | null;
  failure: ChatFailure | null;
};

/** Events received while an answer streams. */
export type AnswerEvent =
  | { type: 'answer.started'; key: string }
  | { type: 'answer.grew'; delta: string }
  | { type: 'answer.finished'; cost: number }
  | { type: 'answer.refused'; code: number; msg: string }
  | { type: 'answer.broken' };

export type ChatEvent =
  | { type: 'draft.changed'; text: string }
  | { type: 'message.sent' }
  | { type: 'stop.clicked' }
  | { type: 'retry.clicked' }
  | { type: 'conversation.cleared' }
  | ConversationRestored
  | { type: 'session.changed'; who: Who }
  | AnswerEvent;

export type ChatEmitted = { type: 'credits.short'; cost: number } | { type: 'credits.refreshRequested' };

/** A conversation stored before the page was reloaded. */
export type ConversationRestored = { type: 'conversation.restored' } & SavedConversation;

/** Commands to the storage listener; who is here may not be known yet, and then nothing is stored or found. */
export type ConversationEvent =
  | { type: 'conversation.wanted'; who: Who | null }
  | ({ type: 'conversation.noted'; who: Who | null } & SavedConversation);

export type ChatTypes = {
  context: ChatContext;
  events: ChatEvent;
  input: ChatInput;
  emitted: ChatEmitted;
  tags: 'answering' | 'failed' | 'waiting';
};
