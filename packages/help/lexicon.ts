/** The words of a language and what they mean, with what people type instead of them. */
import type { Locale } from '../../contract/facts/locales.ts';
import type { Concept } from './concepts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { nouns, whole } from './rules.ts';

/** Words of a phrase in their order; one that is `open` may go on. */
type Phrase = { readonly words: readonly { readonly start: string; readonly isOpen: boolean }[]; concepts: Set<Concept> };

export const isNumber = (word: string): boolean => /^[\d.,]+$/.test(word);

const wordsIn: Partial<Record<Locale, RegExp>> & { readonly spaced: RegExp } = {
  spaced: /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*/gu,
  // A Chinese word is found letter by letter, because no spaces show where it ends.
  zh: /\p{Script=Han}|\p{Script=Latin}[\p{Script=Latin}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*/gu,
};

/** Returns the words of a text without accents, which people leave out. */
export function wordsOf(text: string, locale: Locale): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/['’]s(?!\p{L})/gu, '')
    // French elides short words before a vowel, l’abonnement; in English, the word goes on: don’t.
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, locale === 'fr' ? ' ' : '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .normalize('NFC');
  return plain.match(wordsIn[locale] ?? wordsIn.spaced) ?? [];
}

/** Letters that a word needs for a typing error in it to be told from another word: more for a wrong letter, as between a match and a march. */
const minTyped = 5;
const minWronglyTyped = 6;

/** Returns whether one word is the other with one letter missing, added, changed, or swapped with the next one. */
function isMistyped(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < minTyped || long.length - short.length > 1 || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || (short.length >= minWronglyTyped && short.slice(at + 1) === long.slice(at + 1));
}

type Word = Phrase['words'][number];

const isWord = (said: string | undefined, { start, isOpen }: Word): boolean =>
  said === start || (isOpen && said !== undefined && said.startsWith(start));

/** A word that may go on is not mistyped for a shorter one. */
const isNearWord = (said: string, { start, isOpen }: Word): boolean =>
  isOpen
    ? said.length >= start.length && [-1, 1].some((more) => isMistyped(said.slice(0, start.length + more), start))
    : isMistyped(said, start);

/** Returns the words of what is written for a phrase. */
const wordsFor = (entry: string, locale: Locale): Phrase['words'] =>
  entry
    .split('_')
    .flatMap((part) => wordsOf(part, locale).map((start, at, all) => ({ start, isOpen: part.endsWith('*') && at === all.length - 1 })));

/** How exactly a phrase is meant: by the number of its words, then of their letters. */
const exactness = ({ words }: Phrase): number =>
  words.length * 100 + words.reduce((sum, { start, isOpen }) => sum + start.length + (isOpen ? 0 : 0.5), 0);

/** Returns the phrases of a language by what is written for them, each with its concepts. */
function phrasesOf(locale: Locale, { filler, words }: Vocabulary): Phrase[] {
  const phrases = new Map<string, Phrase>();
  const learn = (list: readonly string[], concept?: Concept): void => {
    for (const entry of list) {
      const phrase = phrases.get(entry) ?? { words: wordsFor(entry, locale), concepts: new Set<Concept>() };
      if (concept) phrase.concepts.add(concept);
      phrases.set(entry, phrase);
    }
  };
  learn(filler);
  for (const [concept, list] of words) learn(list, concept);
  return [...phrases.values()];
}

/** Makes one of what is meant by several phrases, so that a question means it once. */
function share(phrases: readonly Phrase[]): void {
  const meanings = new Map<string, Set<Concept>>();
  for (const phrase of phrases) {
    const meaning = [...phrase.concepts].join(' ');
    meanings.set(meaning, meanings.get(meaning) ?? phrase.concepts);
    phrase.concepts = meanings.get(meaning)!;
  }
}

/** What a phrase means, besides what its words name: “my voice” is about a voice. */
export type Meaning = { readonly length: number; readonly concepts: readonly ReadonlySet<Concept>[] };

/** Returns what finds the meaning of the words of a text from a place on. */
export function createLexicon(locale: Locale, vocabulary: Vocabulary): (said: readonly string[], at: number) => Meaning | undefined {
  const known = phrasesOf(locale, vocabulary).toSorted((a, b) => exactness(b) - exactness(a));
  share(known);
  const letterOf = ({ words: [first] }: Phrase): string | undefined => first!.start[0];
  const byLetter = Map.groupBy(known, letterOf);
  const singleByLetter = Map.groupBy(
    known.filter(({ words }) => words.length === 1),
    letterOf,
  );
  /** The first single word that fits one that is said; what fits begins with its letter, a typing error or not. */
  const singleFor = (word: string, fits: (word: string, only: Word) => boolean): Phrase | undefined =>
    singleByLetter.get(word[0])?.find(({ words: [only] }) => fits(word, only!));
  const isChinese = locale === 'zh';

  const namedIn = ({ words, concepts }: Phrase): ReadonlySet<Concept>[] =>
    isChinese || words.length === 1 || !concepts.isDisjointFrom(whole)
      ? []
      : words
          .flatMap(({ start }) => singleFor(start, isWord)?.concepts ?? [])
          .filter((each) => !each.isDisjointFrom(nouns) && each.isDisjointFrom(concepts));
  const phraseAt = (said: readonly string[], at: number): Phrase | undefined =>
    byLetter.get(said[at]![0])?.find(({ words }) => words.every((word, nth) => isWord(said[at + nth], word))) ??
    (isChinese ? undefined : singleFor(said[at]!, isNearWord));

  return (said, at) => {
    const phrase = phraseAt(said, at);
    return phrase && { length: phrase.words.length, concepts: [phrase.concepts, ...namedIn(phrase)].filter(({ size }) => size > 0) };
  };
}
