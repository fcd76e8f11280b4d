/** The help assistant: full-text search over the product's own texts instead of a language model. It says so in its answers, and it is free. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { sentence } from '../../messages/messages.ts';
import type { Services } from '../../core/services.ts';
import type { Assistant } from '../assistant.ts';
import { readPassages } from './passages.ts';
import { createIndex, type Index } from './search.ts';
import { readTopics, type Topics } from './topics.ts';

/** Share of the question's content words, weighted by rarity, that a passage must contain. */
const minCoverage = 0.85;
/** The same for pairs of characters, of which some span two words. */
const minCoverageOfPairs = 0.35;
/** Words of the question that it must contain: one alone may be there by chance, as the weather is in a description of a picture. */
const minWords = 2;
/** Score relative to the best passage at which a second passage is included. */
const nearlyAsGood = 0.8;

const clip = (text: string): string =>
  text.length <= 420 ? text : `${text.slice(0, text.lastIndexOf(' ', 420) > 200 ? text.lastIndexOf(' ', 420) : 420)}…`;

/** What the product's texts say about a question, and where to read more. */
export type Facts = { text: string; path: string };
export type Help = Assistant & {
  /** Resolves to null when no text is about the question. */
  factsFor(question: string, locale: Locale): Promise<Facts | null>;
};

/** Coverage at which a passage may be a fact for a model, which also reads what is only near the question, and how many it gets. */
const minFactCoverage = 0.5;
const maxFacts = 3;

/** Splits the answer into chunks small enough to look typed and large enough to read. */
const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,24}(?:\s|$)|[\s\S]{1,24}/g) ?? [];

/** Creates the help assistant. It answers with the passages that best match the last user message, or with a message that nothing was found. */
export function createHelp({ config }: Pick<Services, 'config'>): Help {
  const known = new Map<Locale, Promise<{ topics: Topics; index: Index }>>();
  const learn = async (locale: Locale) => {
    const topics = await readTopics(locale, config);
    return { topics, index: createIndex(await readPassages(locale, config), locale, topics.stops) };
  };
  /** A language is read at its first question. */
  const knownIn = (locale: Locale) => {
    const found = known.get(locale) ?? learn(locale);
    known.set(locale, found);
    return found;
  };

  const coverageIn = (locale: Locale) => (locale === 'zh' ? minCoverageOfPairs : minCoverage);

  const answerTo = async (question: string, locale: Locale): Promise<string> => {
    const { topics, index } = await knownIn(locale);
    const topic = topics.find(question);
    if (topic) return [topic.text, sentence(locale, 'chatReadMore', { path: topic.path })].join('\n\n');
    const [best, second] = index.find(question);
    if (!best || best.coverage < coverageIn(locale) || best.words < minWords) return sentence(locale, 'chatNothingFound');
    const found = [
      best,
      ...(second && second.score >= nearlyAsGood * best.score && second.passage.title !== best.passage.title ? [second] : []),
    ];
    const paragraphs = found.map(({ passage }) => `${passage.title}\n${clip(passage.text)}`);
    return [...paragraphs, sentence(locale, 'chatReadMore', { path: best.passage.path })].join('\n\n');
  };

  return {
    kind: 'help',
    engine: 'local',
    cost: 0,
    async factsFor(question, locale) {
      const { topics, index } = await knownIn(locale);
      const topic = topics.find(question);
      const passages = index
        .find(question)
        .filter(({ coverage }) => coverage >= (locale === 'zh' ? minCoverageOfPairs : minFactCoverage))
        .slice(0, maxFacts)
        .map(({ passage }) => passage);
      const path = topic?.path ?? passages[0]?.path;
      if (path === undefined) return null;
      return { text: [...(topic ? [topic.text] : []), ...passages.map(({ title, text }) => `${title}: ${clip(text)}`)].join('\n'), path };
    },
    async *answer({ messages, locale }) {
      const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
      yield* piecesOf(await answerTo(question, locale));
    },
  };
}
