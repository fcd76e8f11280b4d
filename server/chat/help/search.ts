/** Full-text search by words (minisearch's BM25), in any language that the runtime can cut into words; the stems are our own. */
import MiniSearch from 'minisearch';
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import type { Passage } from './passages.ts';

const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterOf(locale: Locale): Intl.Segmenter {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(localeFacts[locale].tag, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Ends of words that say only number, case or tense: enough for a few hundred passages. */
const endings: Partial<Record<Locale, RegExp>> = {
  en: /(?:ing|ies|es|ed|s)$/,
  fr: /(?:ements?|ations?|es|er|ez|s|e)$/,
  es: /(?:aciones|ación|mente|ar|er|ir|os|as|es|s|o|a)$/,
  ru: /(?:иями|ями|ами|ого|ему|ому|ыми|ими|ться|ов|ев|ей|ий|ый|ой|ая|ое|ые|ие|ать|ить|еть|ам|ям|ах|ях|ом|ем|у|ю|а|я|о|е|ы|и|ь)$/,
};

/** French writes some small words onto the next one: l’abonnement. */
const elisions = /(?<!\p{L})(?:[cdjlmnst]|qu)['’]/gu;

/** The stems of a text. */
export function stemsOf(text: string, locale: Locale): string[] {
  const stems: string[] = [];
  for (const { segment, isWordLike } of segmenterOf(locale).segment(text.toLowerCase().replace(elisions, ' '))) {
    if (!isWordLike) continue;
    const word = segment
      .normalize('NFD')
      .replace(/[\u0300-\u0305\u0307-\u036f]/g, '')
      .normalize('NFC');
    const ending = endings[locale];
    const stem = ending && word.length > 4 ? word.replace(ending, '') : word;
    stems.push(stem.length >= 2 || locale === 'zh' ? stem : word);
  }
  return stems;
}

/** `coverage`: how much of the question (by the rarity of its words, 0 to 1) the passage has. `score` compares only within one answer. */
export type Found = { passage: Passage; score: number; coverage: number };
export type Index = { find(question: string): Found[] };

/** How much a title counts beside the text under it. */
const titleWeight = 3;

/** An index in memory; `find` gives every passage that has a word of the question, the best first. */
export function createIndex(passages: readonly Passage[], locale: Locale): Index {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => stemsOf(text, locale),
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
      const asked = [...new Set(stemsOf(question, locale))];
      const weights = new Map(asked.map((stem) => [stem, rarity(stem)]));
      const weightOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weights.get(stem)!, 0);
      const whole = weightOf(asked);
      return search(asked).map(({ id, score, queryTerms }) => ({
        passage: passages[id as number]!,
        score,
        coverage: weightOf(queryTerms) / whole,
      }));
    },
  };
}
