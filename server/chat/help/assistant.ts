/** The help assistant: full-text search over the product's own texts instead of a language model. It says so in its answers, and it is free. */
import type { Groups } from '@iridia/engine/process';
import { languagesOf, stopWordsIn } from '@iridia/help';
import type { Locale } from '../../../contract/facts/locales.ts';
import { sentence } from '../../messages/messages.ts';
import type { Assistant, ChatMessage } from '../assistant.ts';
import { courtesyFor } from './courtesies.ts';
import { readPassages, type Facts as Known } from './passages.ts';
import { createIndex, stopsOf } from './search.ts';
import { readTopics, type Answer } from './topics.ts';

/** Share of the question's content words, weighted by rarity, that a passage must contain. */
const minCoverage = 0.85;
/** The same for pairs of characters, of which some span two words. */
const minCoverageOfPairs = 0.5;
/** Words of the question that a passage must contain: a single one may match by chance. */
const minWords = 2;
/** Score relative to the best passage at which a second passage is included. */
const nearlyAsGood = 0.8;

const clip = (text: string): string =>
  text.length <= 420 ? text : `${text.slice(0, text.lastIndexOf(' ', 420) > 200 ? text.lastIndexOf(' ', 420) : 420)}…`;

/** What the product's texts say about a question, and where to read more. */
export type Facts = { text: string; path: string };
export type Help = Assistant & {
  /** Resolves to null when no text is about the last question. */
  factsFor(messages: readonly ChatMessage[], locale: Locale, groups?: Groups): Promise<Facts | null>;
};
/** The help assistant in the process that reads the questions. */
export type TextHelp = Help & {
  /** Resolves to the whole answer. */
  answerTo(messages: readonly ChatMessage[], locale: Locale): Promise<string>;
};

/** Coverage at which a passage may be a fact for a model, which also reads what is only near the question, and how many it gets. */
const minFactCoverage = 0.5;
const maxFacts = 3;

/** Splits the answer into chunks small enough to look typed and large enough to read. */
export const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,24}(?:\s|$)|[\s\S]{1,24}/g) ?? [];

/** Share of a question that an answer must be about for the question to be in its language: some words mean something in two. */
const minCoverageOfLanguage = 0.75;
const isSure = ({ answers: [answer] }: { answers: readonly Answer[] }): boolean => (answer?.coverage ?? 0) >= minCoverageOfLanguage;

/** Learns each language once, at its first question. */
function once<T>(learn: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const known = new Map<Locale, Promise<T>>();
  return (locale) => {
    const found = known.get(locale) ?? learn(locale);
    known.set(locale, found);
    return found;
  };
}

/** The questions of a conversation, the last one apart. */
const questionsOf = (messages: readonly ChatMessage[]): { question: string; earlier: string[] } => {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return { question: asked.at(-1) ?? '', earlier: asked.slice(0, -1) };
};

/** Creates the help assistant. It answers with the passages that best match the last user message, or with a message that nothing was found. */
export function createHelp({ config }: { config: Known }): TextHelp {
  const topicsIn = once((locale: Locale) => readTopics(locale, config));
  const indexIn = once(async (locale: Locale) =>
    createIndex(await readPassages(locale, config), locale, stopsOf(stopWordsIn(locale).join(' '), locale)),
  );

  const coverageIn = (locale: Locale) => (locale === 'zh' ? minCoverageOfPairs : minCoverage);

  /** Returns what a conversation asks about, and the language that it is in. */
  const understand = async (messages: readonly ChatMessage[], locale: Locale) => {
    const { question, earlier } = questionsOf(messages);
    const [first, ...others] = languagesOf(question, locale);
    const answersIn = async (language: Locale) => ({ question, language, answers: (await topicsIn(language)).find(question, earlier) });
    const here = await answersIn(first);
    if (isSure(here)) return here;
    const [best] = (await Promise.all(others.map(answersIn)))
      .filter(isSure)
      .toSorted((one, other) => other.answers[0]!.coverage - one.answers[0]!.coverage);
    return best ?? here;
  };

  const answerTo = async (messages: readonly ChatMessage[], locale: Locale): Promise<string> => {
    const { question, language, answers } = await understand(messages, locale);
    if (answers.length > 0)
      return answers.map(({ text, path }) => `${text}\n\n${sentence(language, 'chatReadMore', { path })}`).join('\n\n');
    const courteous = courtesyFor(question, locale);
    if (courteous) return courteous;
    const [best, second] = (await indexIn(language)).find(question);
    if (!best || best.coverage < coverageIn(language) || best.words < minWords) return sentence(language, 'chatNothingFound');
    const found = [
      best,
      ...(second && second.score >= nearlyAsGood * best.score && second.passage.title !== best.passage.title ? [second] : []),
    ];
    const paragraphs = found.map(({ passage }) => `${passage.title}\n${clip(passage.text)}`);
    return [...paragraphs, sentence(language, 'chatReadMore', { path: best.passage.path })].join('\n\n');
  };

  return {
    kind: 'help',
    engine: 'local',
    cost: 0,
    answerTo,
    async factsFor(messages, locale) {
      const { question, language, answers } = await understand(messages, locale);
      const passages = (await indexIn(language))
        .find(question)
        .filter(({ coverage, words }) => words >= minWords && coverage >= (language === 'zh' ? minCoverageOfPairs : minFactCoverage))
        .slice(0, maxFacts)
        .map(({ passage }) => passage);
      const path = answers[0]?.path ?? passages[0]?.path;
      if (path === undefined) return null;
      return {
        text: [...answers.map(({ text }) => text), ...passages.map(({ title, text }) => `${title}: ${clip(text)}`)].join('\n'),
        path,
      };
    },
    async *answer({ messages, locale }) {
      yield* piecesOf(await answerTo(messages, locale));
    },
  };
}
