/** What a question asks about: topics and tools, found by the rules. */
import type { Locale } from '../../contract/facts/locales.ts';
import type { ToolSlug } from '../../contract/facts/tools/catalog.ts';
import type { Concept } from './concepts.ts';
import { createConversation } from './conversation.ts';
import { createMatch, type Match } from './match.ts';
import { createReader, type Reading } from './reading.ts';
import { common, ofTopics, slight, things, type HelpTopic } from './rules.ts';
import { toolsNamed } from './tools.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Share of a part of a question that an answer must be about, next to which the other parts say something else. */
const minCoverageOfPart = 0.6;
/** The same for the question that ends a story, to answer it instead of what all the words of the story would ask together. */
const minCoverageAlone = 0.75;
/** What a part has to say: “a problem” alone may be one of anything in the story around it. */
const minScoreOfPart = 1;

/** Extra score that a tool needs over a topic, unless its price is asked. */
const toolPenalty = 1;

/** Parts that are read of one message, the last ones: it may be as long as a message may be. */
const maxParts = 50;

/** Answers that one message gets. */
const maxAnswers = 3;

/** `coverage` is the share of the question, from 0 to 1, that it explains; `tools` are those that are meant, whose price is asked or not. */
export type Asked = {
  readonly topic: HelpTopic | 'tool';
  readonly tools: readonly ToolSlug[];
  readonly isCost: boolean;
  readonly coverage: number;
};
export type Questions = {
  /** Returns what a question asks about, in order; `earlier` are the questions before it, which it may go on from. */
  find(question: string, earlier?: readonly string[]): Asked[];
};

type Candidate = Asked & Match;

const isThing = (word: ReadonlySet<Concept>): boolean => !word.isDisjointFrom(things);

const topics = Object.entries(ofTopics).map(([topic, rule]) => ({ topic: topic as HelpTopic, match: createMatch(rule) }));

const topicOf = (reading: Reading): Candidate | undefined =>
  topics
    .flatMap(({ topic, match: matchOf }) => {
      const match = matchOf(reading);
      return match?.isEnough ? [{ ...match, topic, tools: [], isCost: false }] : [];
    })
    .toSorted((one, other) => other.score - one.score || other.coverage - one.coverage)[0];

/** Opens the questions of a language. Throws a `TableError` when its vocabulary has a mistake. */
export function questionsIn(locale: Locale): Questions {
  const vocabulary = vocabularyOf(locale);
  const reader = createReader(locale, vocabulary);
  /** A topic says more about a tool than its card does. */
  const answerTo = (reading: Reading): Candidate | undefined => {
    const [topic, tool] = [topicOf(reading), toolsNamed(reading)];
    return tool && tool.score >= (topic ? topic.score + (tool.isCost ? 0 : toolPenalty) : 0) ? tool : topic;
  };

  const conversation = createConversation(locale, vocabulary);
  /** An answer that needs words of several parts, none of which asks for it in the same way, is to one question. */
  const isOneQuestion = (whole: Candidate | undefined, parts: readonly Candidate[]): boolean =>
    whole !== undefined &&
    parts.every(({ way }) => way !== whole.way) &&
    parts.filter(({ explained }) => !explained.isDisjointFrom(whole.core)).length > 1;
  const answerToPart = (text: string): Candidate | undefined => {
    const answer = answerTo(reader(text));
    return answer && answer.coverage >= minCoverageOfPart && answer.score >= minScoreOfPart ? answer : undefined;
  };
  /** Returns whether a part asks by itself, in several words that belong together. */
  const standsAlone = ({ way, coverage }: Candidate): boolean => way.length > 1 && coverage >= minCoverageAlone;
  /** Returns whether a part asks in one word, which is said of anything: “who pays?” asks about what the story was about. */
  const isVague = ({ way, explained }: Candidate): boolean => way.length === 1 && [...explained].every((word) => word.isSubsetOf(common));
  const answersTo = (question: string): Candidate[] => {
    const reading = reader(question);
    const whole = answerTo(reading);
    const said = conversation.partsOf(question).slice(-maxParts);
    const parts = said.flatMap(({ text, isAsked }, at) => {
      // What “can you remove him?” is about was said before.
      const answer = answerToPart(text) ?? (at > 0 ? answerToPart(`${said[at - 1]!.text} ${text}`) : undefined);
      return answer ? [{ ...answer, isAsked }] : [];
    });
    const asked = parts.filter(({ isAsked }, at) => isAsked && parts.findIndex(({ topic }) => topic === parts[at]!.topic) === at);
    if (asked.length > 1 && !isOneQuestion(whole, asked)) return asked.slice(0, maxAnswers);
    const last = parts.at(-1);
    if (whole && last?.isAsked && standsAlone(last) && !last.core.isSubsetOf(whole.core)) return [last];
    const answer = whole ?? (last && (reading.unknown === 0 || !isVague(last)) ? last : undefined);
    return answer ? [answer] : [];
  };
  /** Reads a question with what the one before it said, except for the things that it names others instead of. */
  const answerAfter = (before: string, question: string): Candidate | undefined => {
    const [first, then] = [reader(before), reader(question)];
    const isOther = then.said.some(isThing);
    return answerTo({ said: [...first.said.filter((word) => !isOther || !isThing(word)), ...then.said], unknown: then.unknown });
  };
  const isOnlyThings = (question: string): boolean => {
    const { said, unknown } = reader(question);
    return unknown === 0 && said.length > 0 && said.every((word) => isThing(word) || !word.isDisjointFrom(slight));
  };

  return {
    find: (said, earlier = []) => {
      const question = conversation.meantIn(said);
      const isBare = isOnlyThings(question);
      const before =
        conversation.goesOn(question) || isBare ? earlier.findLast((each) => !conversation.goesOn(each) && !isOnlyThings(each)) : undefined;
      const alone = before !== undefined && isBare ? [] : answersTo(question);
      if (alone.length > 0 || before === undefined) return alone;
      return [answerAfter(before, question)].filter((answer) => answer !== undefined);
    },
  };
}
