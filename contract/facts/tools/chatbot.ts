import { anything, list, record } from '../../structs/schema.ts';
import type { Tool } from './tool.ts';

/** Talks instead of making: its calls are `calls/chat.ts`, and it costs nothing where only the help assistant answers. */
export const chatbot: Tool = {
  slug: 'ai-chatbot',
  section: 'ai_chatbot',
  group: 'chat',
  result: 'text',
  cost: 1,
  capability: 'chat',
  fields: [],
  inputs: record({ messages: list(anything(), { min: 1 }) }),
  files: [],
};
