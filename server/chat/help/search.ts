/** Full-text search by words (BM25), in any language that the runtime can cut into words. */
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

/** `coverage`: how much of the question (by the rarity of its words, 0 to 1) the passage has. */
export type Found = { passage: Passage; score: number; coverage: number };
export type Index = { find(question: string): Found[] };

/** How much a title counts beside the text under it. */
const titleWeight = 3;
const saturation = 1.4;
const lengthWeight = 0.6;

export function createIndex(passages: readonly Passage[], locale: Locale): Index {
  const entries = passages.map((passage) => {
    const counts = new Map<string, number>();
    const add = (text: string, weight: number): number => {
      const stems = stemsOf(text, locale);
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + weight);
      return stems.length;
    };
    return { passage, counts, length: add(passage.title, titleWeight) + add(passage.text, 1) };
  });
  const average = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  const frequency = new Map<string, number>();
  for (const { counts } of entries) for (const stem of counts.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const rarity = (stem: string): number => {
    const count = frequency.get(stem) ?? 0;
    return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
  };

  return {
    find: (question) => {
      const asked = [...new Set(stemsOf(question, locale))];
      const whole = asked.reduce((sum, stem) => sum + rarity(stem), 0);
      return entries
        .map(({ passage, counts, length }) => ({
          passage,
          coverage: asked.reduce((sum, stem) => sum + (counts.has(stem) ? rarity(stem) : 0), 0) / whole,
          score: asked.reduce((sum, stem) => {
            const count = counts.get(stem) ?? 0;
            return (
              sum +
              (rarity(stem) * count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + (lengthWeight * length) / average))
            );
          }, 0),
        }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score);
    },
  };
}
