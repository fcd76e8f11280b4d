import type { Who } from '../credits/credits.types.ts';

export type ChatMessage = { role: 'user' | 'assistant'; content: string };

/** Why there is no answer: a code of the envelope with the server's sentence, or a connection that broke. */
export type ChatFailure = { code: number; msg: string } | { code: null };

/** Who answers, and what an answer costs: a language model, or the help assistant that knows the product's own pages. */
export type ChatAssistant = { kind: 'model' | 'help'; cost: number };

/** What outlives a reload of the page. */
export type SavedConversation = { messages: ChatMessage[]; key: string | null };

export type ChatContext = {
  /** Null until the server has told. */
  assistant: ChatAssistant | null;
  /** What was said, oldest first; the answer that is being written is not among it. */
  messages: ChatMessage[];
  /** What the person is writing. */
  draft: string;
  /** The answer as far as it has come. */
  reply: string;
  /** The key under which the last message was sent; a broken answer is asked for again under it, so that it is paid once. */
  key: string | null;
  failure: ChatFailure | null;
};

/** What is heard while an answer is written. */
export type AnswerEvent =
  | { type: 'answer.started'; key: string }
  | { type: 'answer.grew'; delta: string }
  | { type: 'answer.finished'; cost: number }
  | { type: 'answer.refused'; code: number; msg: string }
  | { type: 'answer.broken' };

export type ChatEvent =
  | { type: 'draft.changed'; text: string }
  | { type: 'message.sent' }
  | { type: 'stop.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'conversation.cleared' }
  /** What was said before the page was loaded anew. */
  | ({ type: 'conversation.restored' } & SavedConversation)
  | { type: 'session.changed'; who: Who }
  | { type: 'auth.dismissed'; signedIn: boolean }
  | AnswerEvent;

export type ChatEmitted =
  | { type: 'signIn.needed' }
  | { type: 'credits.short'; cost: number }
  | { type: 'credits.refreshRequested' }
  | ({ type: 'conversation.changed' } & SavedConversation);

export type ChatTypes = { context: ChatContext; events: ChatEvent; emitted: ChatEmitted };
