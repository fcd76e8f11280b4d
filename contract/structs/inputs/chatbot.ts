import { anything, list, record } from '../schema.ts';

/** A conversation; its messages are judged by the call of the chat. */
export const chatbotInputs = record({ messages: list(anything(), { min: 1 }) });
