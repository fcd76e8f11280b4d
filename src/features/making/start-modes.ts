/**
 * The kinds of result that the start page begins with: where each is made, the input that the words go into, and its cost in credits. The
 * start page does without the catalogue, which a test compares.
 */
import type { ToolSlug } from '../../../contract/facts/tools/catalogue.ts';

export type StartMode = {
  mode: 'sticker' | 'image' | 'video' | 'voice';
  slug: ToolSlug;
  input: 'prompt' | 'text';
  hash: string;
  cost: number;
};

/** The first is chosen when the page opens. */
export const startModes: readonly StartMode[] = [
  { mode: 'sticker', slug: 'ai-sticker-maker', input: 'prompt', hash: '#make', cost: 1 },
  { mode: 'image', slug: 'ai-text-to-image', input: 'prompt', hash: '', cost: 1 },
  { mode: 'video', slug: 'text-to-video-ai', input: 'prompt', hash: '', cost: 20 },
  { mode: 'voice', slug: 'ai-text-to-audio', input: 'text', hash: '', cost: 2 },
];
