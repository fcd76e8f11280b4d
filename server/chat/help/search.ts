/** Full-text search with minisearch (BM25) in every language that the runtime can segment into words; the stemming is our own. */
import MiniSearch from 'minisearch';
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import type { Passage } from './passages.ts';

const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterOf(locale: Locale): Intl.Segmenter {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(localeFacts[locale].tag, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Word endings that mark only number, case or tense: a simple stemmer, in code as grammar is, is enough for a few hundred passages. */
const endings: Partial<Record<Locale, RegExp>> = {
  en: /(?:ing|ies|es|ed|e|s)$/,
  fr: /(?:ements?|ations?|es|er|ez|s|e)$/,
  es: /(?:aciones|ación|mente|ar|er|ir|os|as|es|s|o|a)$/,
  ru: /(?:иями|ями|ами|ого|ему|ому|ыми|ими|ться|ов|ев|ей|ий|ый|ой|ая|ое|ые|ие|ать|ить|еть|ам|ям|ах|ях|ом|ем|у|ю|а|я|о|е|ы|и|ь)$/,
};

/** French elides short words before a vowel: l’abonnement. */
const elisions = /(?<!\p{L})(?:[cdjlmnst]|qu)['’]/gu;

/** A number says how many, not what a text is about. */
export const isNumber = (stem: string): boolean => /^[\d.,]+$/.test(stem);

/** Returns the stems of a text. */
export function stemsOf(text: string, locale: Locale): string[] {
  const stems: string[] = [];
  // A narrow no-break space, which French writes before a question mark, would count as a letter of the word before it.
  const plain = text
    .toLowerCase()
    .replaceAll('\u202f', ' ')
    .replace(elisions, ' ')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '');
  for (const { segment, isWordLike } of segmenterOf(locale).segment(plain)) {
    if (!isWordLike) continue;
    const word = segment
      .normalize('NFD')
      .replace(/[\u0300-\u0305\u0307-\u036f]/g, '')
      .normalize('NFC');
    const ending = endings[locale];
    const stem = ending && word.length > (locale === 'en' ? 3 : 4) ? word.replace(ending, '') : word;
    stems.push(stem.length >= 2 || locale === 'zh' ? stem : word);
  }
  return stems;
}

/** Returns the stop words of a list as stems, or as they are in Chinese, where they are cut out of the text. */
export const stopsOf = (list: string, locale: Locale): Set<string> => new Set(locale === 'zh' ? list.split(' ') : stemsOf(list, locale));

/** Returns the stems of a text without stop words; in Chinese, pairs of characters, because the words of a question are cut differently. */
export function contentOf(text: string, locale: Locale, stops: ReadonlySet<string>): string[] {
  if (locale !== 'zh') return stemsOf(text, locale).filter((stem) => !stops.has(stem));
  let rest = text.toLowerCase();
  for (const stop of [...stops].toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(stop, ' ');
  return (rest.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).flatMap((run) =>
    /\p{Script=Han}/u.test(run) && run.length > 2 ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : [run],
  );
}

/**
 * `coverage` is the share of the question (0 to 1, weighted by the rarity of its words) found in the passage, `words` their number. `score`
 * is comparable only within one search.
 */
export type Found = { passage: Passage; score: number; coverage: number; words: number };
export type Index = { find(question: string): Found[] };

/** Weight of a title match relative to a match in the text. */
const titleWeight = 3;

/** Builds an in-memory index; `find` returns every passage that shares a word with the question, best match first. */
export function createIndex(passages: readonly Passage[], locale: Locale, stops: ReadonlySet<string>): Index {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => contentOf(text, locale, stops),
    processTerm: (stem) => stem,
    searchOptions: { boost: { title: titleWeight } },
  });
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));
  const search = (stems: string[]) => index.search(stems.join(' '), { tokenize: () => stems });
  const rarity = (stem: string): number => {
    const count = search([stem]).length;
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  };

  return {
    find: (question) => {
      const asked = [...new Set(contentOf(question, locale, stops))].filter((stem) => !isNumber(stem));
      const weights = new Map(asked.map((stem) => [stem, rarity(stem)]));
      const weightOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weights.get(stem)!, 0);
      const whole = weightOf(asked);
      return search(asked).map(({ id, score, queryTerms }) => ({
        passage: passages[id as number]!,
        score,
        coverage: weightOf(queryTerms) / whole,
        words: queryTerms.length,
      }));
    },
  };
}
