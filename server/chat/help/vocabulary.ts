/** The words of the help assistant in one language: what a question says, with its forms, synonyms and typing errors put right. */
import type { Locale } from '../../../contract/facts/locales.ts';
import type { Heard } from '../../../copy/types/heard.ts';
import { contentOf, isNumber, stemsOf, stopsOf } from './search.ts';

/** A question as it is understood. */
export type Asked = {
  /** The stems that carry meaning. */
  readonly content: ReadonlySet<string>;
  /** Those of them that mean little where they are not expected: when, to whom, how politely. */
  readonly slight: ReadonlySet<string>;
  /** All stems, with those that carry no meaning. */
  readonly words: ReadonlySet<string>;
  /** Returns whether every word of a phrase is in the question. */
  has(phrase: Phrase): boolean;
  /** Returns whether they are in it in order and near each other; in Chinese, only whether they are in it. */
  says(phrase: Phrase): boolean;
  /** Share of the meaning that words cover, from 0 to 1. */
  shareOf(words: ReadonlySet<string>): number;
};

/** The words of a phrase, in any order; of a Chinese one, its parts between spaces. */
export type Phrase = readonly string[];

export type Vocabulary = {
  /** The words that carry no meaning, and those that only tell a story around it. */
  readonly stops: ReadonlySet<string>;
  /** Returns the stems of a text that carry meaning, which are known from then on. */
  learn(text: string): Set<string>;
  /** Returns the words of a phrase, which are known from then on. */
  learnPhrase(text: string): Phrase;
  /** Returns the stems by which the content of a question has a phrase. */
  stemsIn(phrase: Phrase): Iterable<string>;
  ask(question: string): Asked;
};

/** Returns whether two stems are forms of one word: a common start of four letters or more, and at most two letters after it in each. */
function areAlike(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return start >= 4 && Math.max(one.length, other.length) - start <= 2;
}

/** Letters that a word needs for a typing error in it to be told from another word: more for a wrong letter, as between a match and a march. */
const minTyped = 5;
const minWronglyTyped = 6;

/** Returns whether one stem is the other with one letter missing, added, changed, or swapped with the next one. */
function isMistyped(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < minTyped || long.length - short.length > 1 || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || (short.length >= minWronglyTyped && short.slice(at + 1) === long.slice(at + 1));
}

/** Words that may stand between two of a phrase, as in “сколько мне нужно кредитов”. */
const maxBetween = 2;

/** Returns whether the words of a phrase come in a text in order, from a place on, each near the one before. */
function comesFrom(at: number, text: readonly string[], [word, ...rest]: Phrase): boolean {
  if (text[at] !== word) return false;
  return rest.length === 0 || text.slice(at + 1, at + 2 + maxBetween).some((_, nth) => comesFrom(at + 1 + nth, text, rest));
}

/** Sets a number apart from the unit that people write after it. */
const withUnitsApart = (text: string): string => text.replaceAll(/(?<!\p{L})(\d+)(?=\p{L})/gu, '$1 ');

/** Creates the vocabulary of a language whose words have spaces between them. */
function createSpaced(locale: Locale, { stop, aside, same }: Heard): Vocabulary {
  const stops = stopsOf(stop, locale);
  const asides = stopsOf(aside, locale);
  const usual = new Map(
    same.flatMap((line) => {
      const [first, ...others] = line.split(' ').map((word) => stemsOf(word, locale).at(-1)!);
      return others.map((other) => [other, first!] as const);
    }),
  );
  const known = new Set<string>();
  const keep = (stems: Set<string>): Set<string> => {
    for (const stem of stems) known.add(stem);
    return stems;
  };
  const usualOf = (stem: string): string => usual.get(stem) ?? stem;
  const knownFormOf = (stem: string): string =>
    known.has(stem)
      ? stem
      : ([...known].find((other) => areAlike(stem, other)) ?? [...known].find((other) => isMistyped(stem, other)) ?? stem);
  return {
    stops: stops.union(asides),
    learn: (text) => keep(new Set(contentOf(text, locale, stops).map(usualOf))),
    learnPhrase: (text) => [...keep(new Set(stemsOf(text, locale).map(usualOf)))],
    stemsIn: (phrase) => phrase,
    ask: (question) => {
      const read = (stem: string): string => usualOf(knownFormOf(usualOf(stem)));
      const all = stemsOf(withUnitsApart(question), locale).filter((stem) => !isNumber(stem));
      const spoken = all.map(read);
      const heard = new Set(spoken);
      const isAside = (stem: string): boolean => asides.has(stem) && !known.has(usualOf(stem));
      const content = new Set(all.filter((stem) => !stops.has(stem) && !isAside(stem)).map(read));
      return {
        content,
        slight: content.intersection(asides),
        words: heard,
        has: (phrase) => phrase.every((word) => heard.has(word)),
        says: (phrase) => spoken.some((_, at) => comesFrom(at, spoken, phrase)),
        shareOf: (words) => (content.size === 0 ? 0 : content.intersection(words).size / content.size),
      };
    },
  };
}

/** Creates the Chinese one, where words are parts of the text. */
function createUnspaced(locale: Locale, { stop, aside, same }: Heard): Vocabulary {
  const stops = stopsOf(`${stop} ${aside}`, locale);
  const usual = new Map(
    same.flatMap((line) => {
      const [first, ...others] = line.split(' ');
      return [first!, ...others].map((word) => [word, first!] as const);
    }),
  );
  const longestFirst = (words: Iterable<string>): string[] => [...words].toSorted((a, b) => b.length - a.length);
  const synonyms = new RegExp(longestFirst(usual.keys()).join('|'), 'g');
  const usualOf = (text: string): string =>
    withUnitsApart(text.toLowerCase())
      .replaceAll(/(?<=\d )mb?(?![a-z])/g, '兆')
      .replaceAll(synonyms, (word) => usual.get(word)!);
  const without = (text: string, words: Iterable<string>): string =>
    longestFirst(words)
      .reduce((rest, word) => rest.replaceAll(word, ' '), text)
      .replaceAll(/[^\p{L}]+/gu, '');
  const learn = (text: string): Set<string> => {
    const rest = longestFirst(stops).reduce((left, stop) => left.replaceAll(stop, ' '), usualOf(text));
    return new Set(stemsOf(rest, locale).filter((stem) => !isNumber(stem)));
  };
  return {
    stops,
    learn,
    learnPhrase: (text) => text.split(' ').map(usualOf),
    stemsIn: (phrase) => learn(phrase.join(' ')),
    ask: (question) => {
      const text = usualOf(question);
      const all = without(text, stops).length;
      const has = (phrase: Phrase): boolean => phrase.every((word) => text.includes(word));
      return {
        content: learn(question),
        slight: new Set(),
        words: new Set(stemsOf(text, locale)),
        has,
        says: has,
        shareOf: (words) => (all === 0 ? 0 : 1 - without(text, [...words, ...stops]).length / all),
      };
    },
  };
}

export const createVocabulary = (locale: Locale, heard: Heard): Vocabulary =>
  locale === 'zh' ? createUnspaced(locale, heard) : createSpaced(locale, heard);
