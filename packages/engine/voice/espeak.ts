/** Asks the eSpeak NG process how words are pronounced, one text at a time. */
import { join } from 'node:path';
import { openChild } from './child.ts';

/** `voice`: eSpeak's name of a language. */
export type EspeakOrder = { text: string; voice: EspeakVoice };
export type EspeakVoice = 'en-us' | 'en-gb-x-rp' | 'fr' | 'es' | 'ru';

export type Espeak = AsyncDisposable & {
  /** Resolves to words of phonemes in the phonetic alphabet, a stress mark at the beginning of its vowel. */
  pronounce(order: EspeakOrder): Promise<string[][]>;
};

const program = join(import.meta.dirname, 'espeak.program.ts');

/** Words of phonemes; marks of a change of language, as in `(en)`, aren't phonemes. */
const wordsOf = (ipa: string): string[][] =>
  ipa
    .replaceAll(/\([a-z-]+\)/gu, ' ')
    .split(/\s+/u)
    .map((word) => word.split('_').filter((phoneme) => phoneme !== ''))
    .filter((word) => word.length > 0);

export function openEspeak(): Espeak {
  const child = openChild<EspeakOrder, string>(program, 'eSpeak');
  return {
    pronounce: async (order) => wordsOf(await child.ask(order)),
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  };
}
