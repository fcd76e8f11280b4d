import { anything, list, record } from '../schema.ts';
import type { InputsBySlug } from './by-slug.ts';

/** A conversation; the chat call validates its messages. */
const chatbotInputs = record({ messages: list(anything(), { min: 1 }) });

export const inputs = {
  'ai-chatbot': chatbotInputs,
} satisfies InputsBySlug;
