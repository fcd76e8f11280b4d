import { anything, list, record } from '../schema.ts';

/** A conversation; the chat call validates its messages. */
export const chatbotInputs = record({ messages: list(anything(), { min: 1 }) });
