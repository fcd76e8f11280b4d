import type { Infer } from '../../contract/structs/schema.ts';
import type { chatMessage } from '../../contract/structs/calls/chat.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import type { Services } from '../core/services.ts';
import { createHelp } from './help/assistant.ts';
import { chatModelOf, createModel } from './model.ts';

export type ChatMessage = Infer<typeof chatMessage>;
export type Conversation = { messages: readonly ChatMessage[]; locale: Locale; signal: AbortSignal };

/** A chat assistant that streams its answer. Rejects with an `EngineError`. */
export interface Assistant {
  readonly kind: 'model' | 'help';
  /** Credits per answer. */
  readonly cost: number;
  answer(conversation: Conversation): AsyncIterable<string>;
}

/** Opens the configured language model, or the help assistant if there is none. */
export function openAssistant({ config }: Pick<Services, 'config'>): Assistant {
  const model = chatModelOf(config);
  return model ? createModel(model) : createHelp({ config });
}
