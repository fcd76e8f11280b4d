/** What every assistant of the chat does. */
import type { Groups } from '@iridia/engine/process';
import type { Infer } from '../../contract/structs/schema.ts';
import type { chatMessage } from '../../contract/structs/calls/chat.ts';
import type { Locale } from '../../contract/facts/locales.ts';

export type ChatMessage = Infer<typeof chatMessage>;
/** `groups`: between whom processes are shared, see `groupsOf`. */
export type Conversation = { messages: readonly ChatMessage[]; locale: Locale; signal: AbortSignal; groups?: Groups };

/** A chat assistant that streams its answer. Rejects with an `EngineError`. */
export interface Assistant {
  readonly kind: 'model' | 'help';
  /** The engine that answers, as `ENGINES` names it. */
  readonly engine: 'openai' | 'local';
  /** Credits per answer. */
  readonly cost: number;
  answer(conversation: Conversation): AsyncIterable<string>;
}
