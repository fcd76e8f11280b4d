/** Finds what a question of a user is about. */
import type { Locale } from '../../contract/facts/locales.ts';
import { slight, type HelpTopic } from './rules.ts';
import { vocabularyOf } from './vocabulary.ts';

export { courtesyIn, type Courtesy } from './courtesy.ts';
export { languagesOf } from './language.ts';
export { questionsIn, type Asked, type Questions } from './questions.ts';
export type { HelpTopic };

/** Words that say nothing about what a question of this language is about, for a full-text search. */
export function stopWordsIn(locale: Locale): string[] {
  const { filler, words } = vocabularyOf(locale);
  const phrases = [...filler, ...[...slight].flatMap((concept) => words.get(concept) ?? [])];
  return phrases.map((phrase) => phrase.replaceAll('*', '')).filter((phrase) => !phrase.includes('_'));
}
