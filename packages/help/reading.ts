/** What a question says in one language: its words as concepts, whatever their form, and how many of them are not known. */
import type { Locale } from '../../contract/facts/locales.ts';
import type { Concept } from './concepts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createLexicon, isNumber, wordsOf } from './lexicon.ts';

/** A question as it is understood. */
export type Reading = {
  /** What each of its words may mean. */
  readonly said: readonly ReadonlySet<Concept>[];
  /** How many words are not known: they may change what is asked. */
  readonly unknown: number;
};

const number: ReadonlySet<Concept> = new Set<Concept>(['number']);

/** Letters of a Chinese word, as most have: they are read one by one. */
const lettersInWord = 2;

/** Returns how a language is read. */
export function createReader(locale: Locale, vocabulary: Vocabulary): (text: string) => Reading {
  const meaningAt = createLexicon(locale, vocabulary);
  return (text) => {
    const words = wordsOf(text, locale);
    const said = new Set<ReadonlySet<Concept>>();
    let unknown = 0;
    let run = 0;
    for (let at = 0; at < words.length;) {
      const meaning = meaningAt(words, at) ?? (isNumber(words[at]!) ? { length: 1, concepts: [number] } : undefined);
      for (const each of meaning?.concepts ?? []) said.add(each);
      if (!meaning && (locale !== 'zh' || run % lettersInWord === 0)) unknown += 1;
      run = meaning ? 0 : run + 1;
      at += meaning?.length ?? 1;
    }
    return { said: [...said], unknown };
  };
}
