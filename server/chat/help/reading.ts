/** What a question says in one language: its words as concepts, whatever their form, and how many of them are not known. */
import type { Locale } from '../../../contract/facts/locales.ts';
import type { Concept, Heard } from '../../../copy/types/heard.ts';
import { nouns, whole } from './rules.ts';

/** A question as it is understood. */
export type Reading = {
  /** What each of its words may mean. */
  readonly said: readonly ReadonlySet<Concept>[];
  /** How many words are not known: they may change what is asked. */
  readonly unknown: number;
};

/** Words of a phrase in their order; one that is `open` may go on. */
type Phrase = { readonly words: readonly { readonly start: string; readonly isOpen: boolean }[]; concepts: Set<Concept> };

const isNumber = (word: string): boolean => /^[\d.,]+$/.test(word);

const wordsIn: Partial<Record<Locale, RegExp>> & { readonly spaced: RegExp } = {
  spaced: /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*/gu,
  // A Chinese word is found letter by letter, because no spaces show where it ends.
  zh: /\p{Script=Han}|\p{Script=Latin}[\p{Script=Latin}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*/gu,
};

/** Returns the words of a text without accents, which people leave out. */
function wordsOf(text: string, locale: Locale): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/['’]s(?!\p{L})/gu, '')
    // French elides short words before a vowel, l’abonnement; in English, the word goes on: don’t.
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, locale === 'fr' ? ' ' : '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ё', 'е');
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

/** How exactly a phrase is meant: by the number of its words, then of their letters. */
const exactness = ({ words }: Phrase): number =>
  words.length * 100 + words.reduce((sum, { start, isOpen }) => sum + start.length + (isOpen ? 0 : 0.5), 0);

/** Letters of a Chinese word, as most have. */
const lettersInWord = 2;

/** Returns how a language is read. */
export function createReader(locale: Locale, { filler, words }: Heard): (text: string) => Reading {
  const phrases = new Map<string, Phrase>();
  const learn = (list: string, concept?: Concept): void => {
    for (const entry of list.split(' ')) {
      const phrase = phrases.get(entry) ?? {
        words: entry
          .split('_')
          .flatMap((part) =>
            wordsOf(part, locale).map((start, at, all) => ({ start, isOpen: part.endsWith('*') && at === all.length - 1 })),
          ),
        concepts: new Set<Concept>(),
      };
      if (concept) phrase.concepts.add(concept);
      phrases.set(entry, phrase);
    }
  };
  learn(filler);
  for (const [concept, list] of Object.entries(words)) learn(list, concept as Concept);
  // Words that mean the same are the same.
  const meanings = new Map<string, Set<Concept>>();
  for (const phrase of phrases.values()) {
    const meaning = [...phrase.concepts].join(' ');
    meanings.set(meaning, meanings.get(meaning) ?? phrase.concepts);
    phrase.concepts = meanings.get(meaning)!;
  }
  const known = [...phrases.values()].toSorted((a, b) => exactness(b) - exactness(a));
  const single = known.filter((phrase) => phrase.words.length === 1);
  const byLetter = Map.groupBy(known, (phrase) => phrase.words[0]!.start[0]);

  const number = meanings.get('number')!;

  /** What the words of a phrase name: “my voice” is about a voice. */
  const namedIn = ({ words: of, concepts }: Phrase): ReadonlySet<Concept>[] =>
    locale === 'zh' || of.length === 1 || !concepts.isDisjointFrom(whole)
      ? []
      : of
          .flatMap(({ start }) => single.find(({ words: [only] }) => isWord(start, only!))?.concepts ?? [])
          .filter((each) => !each.isDisjointFrom(nouns) && each.isDisjointFrom(concepts));

  const phraseAt = (said: readonly string[], at: number): Phrase | undefined =>
    byLetter.get(said[at]![0])?.find(({ words: of }) => of.every((word, nth) => isWord(said[at + nth], word)));

  return (text) => {
    const read = wordsOf(text, locale);
    const found = new Set<ReadonlySet<Concept>>();
    let unknown = 0;
    let run = 0;
    for (let at = 0; at < read.length;) {
      const word = read[at]!;
      const phrase = phraseAt(read, at) ?? (locale === 'zh' ? undefined : single.find(({ words: [only] }) => isNearWord(word, only!)));
      const meaning = phrase?.concepts ?? (isNumber(word) ? number : undefined);
      for (const each of [meaning, ...(phrase ? namedIn(phrase) : [])]) if (each && each.size > 0) found.add(each);
      if (phrase || isNumber(word)) run = 0;
      else {
        // Letters of a Chinese word come one by one.
        if (locale !== 'zh' || run % lettersInWord === 0) unknown += 1;
        run += 1;
      }
      at += phrase?.words.length ?? 1;
    }
    return { said: [...found], unknown };
  };
}
