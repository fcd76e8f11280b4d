import { anything, list, record } from '../schema.ts';

export const chatbotInputs = record({ messages: list(anything(), { min: 1 }) });
