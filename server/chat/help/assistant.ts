/** The help assistant: full-text search over the product's own texts instead of a language model. It says so in its answers, and it is free. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { sentence } from '../../messages/messages.ts';
import type { Services } from '../../core/services.ts';
import type { Assistant } from '../assistant.ts';
import { readPassages } from './passages.ts';
import { createIndex, type Index } from './search.ts';

/** Below this coverage, a passage shares only a word or two with the question. */
const minCoverage = 0.25;
/** Score relative to the best passage at which a second passage is included. */
const nearlyAsGood = 0.8;

const clip = (text: string): string =>
  text.length <= 420 ? text : `${text.slice(0, text.lastIndexOf(' ', 420) > 200 ? text.lastIndexOf(' ', 420) : 420)}…`;

/** Splits the answer into chunks small enough to look typed and large enough to read. */
const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,24}(?:\s|$)|[\s\S]{1,24}/g) ?? [];

/** Creates the help assistant. It answers with the passages that best match the last user message, or with a message that nothing was found. */
export function createHelp({ config }: Pick<Services, 'config'>): Assistant {
  const indexes = new Map<Locale, Promise<Index>>();
  /** Indexes are built lazily, at the first question in a language. */
  const indexOf = (locale: Locale): Promise<Index> => {
    const index = indexes.get(locale) ?? readPassages(locale, config).then((passages) => createIndex(passages, locale));
    indexes.set(locale, index);
    return index;
  };

  const answerTo = async (question: string, locale: Locale): Promise<string> => {
    const [best, second] = (await indexOf(locale)).find(question);
    if (!best || best.coverage < minCoverage) return sentence(locale, 'chatNothingFound');
    const found = [
      best,
      ...(second && second.score >= nearlyAsGood * best.score && second.passage.title !== best.passage.title ? [second] : []),
    ];
    const paragraphs = found.map(({ passage }) => `${passage.title}\n${clip(passage.text)}`);
    return [...paragraphs, sentence(locale, 'chatReadMore', { path: best.passage.path })].join('\n\n');
  };

  return {
    kind: 'help',
    cost: 0,
    async *answer({ messages, locale }) {
      const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
      yield* piecesOf(await answerTo(question, locale));
    },
  };
}
