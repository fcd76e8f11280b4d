import { tool } from './tool.ts';

/** Talks instead of making: its calls are `structs/calls/chat.ts`, and it costs nothing where only the help assistant answers. */
export const chatbot = tool('ai-chatbot', { capability: 'chat', fields: [], files: [] });
