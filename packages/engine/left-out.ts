/** What the built-in engine leaves out of words that it reads by its lists, so that a form can name it before a job begins. */
import type { Capability } from '../../contract/facts/tools/tool.ts';
import { phrasesBeside } from './motion/particle-kinds.ts';
import { askedIn } from './styles/words.ts';

const readers: Partial<Record<Capability, (words: string) => string[]>> = {
  'image.fromImage': (words) => askedIn(words).unknown,
  'video.fromImage': phrasesBeside,
};

/** The words, or the phrases, of a prompt that a job of a capability would leave out. Nothing for a capability that lists no words. */
export const leftOutOf = (capability: Capability, words: string): string[] => readers[capability]?.(words) ?? [];
