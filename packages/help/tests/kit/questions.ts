/** Questions that people ask, each with what it is about: `questions.<locale>.tsv`, worded unlike the phrasings in the dictionaries. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import type { Locale } from '../../../../contract/facts/locales.ts';
import { ofTopics } from '../../rules.ts';

const topics: ReadonlySet<string> = new Set([...Object.keys(ofTopics), 'tool']);

/** `topics` are empty for a question about something else, which must be refused. Throws a `TableError` for a topic that there is not. */
export function questionsOf(locale: Locale): { question: string; topics: string[] }[] {
  const file = `questions.${locale}.tsv`;
  return rowsOf(readFileSync(join(import.meta.dirname, '..', file), 'utf8'), file, ['topics', 'question']).map(({ cells, fault }) => {
    const named = cells.topics === '-' ? [] : cells.topics.split('+');
    const wrong = named.find((topic) => !topics.has(topic));
    if (wrong !== undefined) throw fault('topics', `no topic is called “${wrong}”`, cells.topics.indexOf(wrong));
    return { question: cells.question, topics: named };
  });
}
