import { tool } from './tool.ts';

/** A conversation rather than a job: its calls are in `structs/calls/chat.ts`, and it is free when only the help assistant is available. */
export const chatbot = tool('ai-chatbot', { capability: 'chat', fields: [], files: [] });
