import { isBlank } from '../../facts/entered.ts';
import { textLengths } from '../../facts/text-lengths.ts';
import { anything, integer, list, oneOf, openRecord, optional, record, ruled, text } from '../schema.ts';
import { call } from './call.ts';

export const chatRoles = ['user', 'assistant'] as const;

/** One message of a conversation. */
export const chatMessage = record({
  role: oneOf(chatRoles),
  content: ruled(text({ min: 1, max: textLengths.chatMessage }), 'seen', (value) => !isBlank(value), { pattern: '\\S' }),
});

/** An event of the response stream: `{delta}` … then `{done: true, cost}`, or `{error: {code, msg}}`. */
export const chatEvent = anything();

export const chat = call({
  method: 'POST',
  path: '/api/chat',
  summary: 'Streams the answer to a conversation as server-sent events: deltas, then the cost, or an error',
  who: 'anyone',
  scope: 'make',
  idempotent: true,
  stream: true,
  /** `cost` is the price that was shown: an answer that costs more is refused. */
  body: record({ messages: list(chatMessage, { min: 1, max: 100 }), cost: optional(integer({ min: 0 })) }),
  data: chatEvent,
  codes: ['priceChanged', 'notEnoughCredits', 'refusedByPolicy', 'engineFailed', 'keyReused'],
});

/** Which assistant responds in the chat: a language model, or the help assistant that searches the product's own pages. */
export const chatAssistant = call({
  method: 'GET',
  path: '/api/chat/assistant',
  summary: 'Returns the kind of the chat assistant and the cost of an answer',
  who: 'anyone',
  data: openRecord({ kind: oneOf(['model', 'help']), cost: integer({ min: 0 }) }),
  codes: [],
});
