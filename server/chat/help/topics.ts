/** The everyday questions that the help assistant knows, with answers computed from the facts. */
import { localePath, type Locale } from '../../../contract/facts/locales.ts';
import type { Concept, Heard } from '../../../copy/types/heard.ts';
import type { HelpCopy, HelpTopic } from '../../../copy/types/help.ts';
import { createConversation } from './conversation.ts';
import { createMatch, type Match } from './match.ts';
import { read, type Facts } from './passages.ts';
import { createReader, type Reading } from './reading.ts';
import { common, ofTopics, slight, things } from './rules.ts';
import { readTools } from './tools.ts';
import { valuesIn } from './values.ts';

/** The page that says more about each topic. */
const paths: Readonly<Record<HelpTopic, string>> = {
  sticker: '/ai-sticker-maker',
  deleteAccount: '/settings',
  plans: '/pricing',
  packs: '/pricing',
  costs: '/pricing',
  daily: '/operation',
  failed: '/terms-of-service',
  cancelPlan: '/settings',
  refund: '/contact-us',
  fileSize: '/contact-us',
  formats: '/contact-us',
  filmLength: '/contact-us',
  promptLength: '/contact-us',
  kept: '/privacy-policy',
  commercial: '/terms-of-service',
  marks: '/verify',
  languages: '/settings',
  invite: '/operation',
  password: '/settings',
  signIn: '/settings',
  creations: '/my-creations',
  report: '/report',
  engine: '/terms-of-service',
  privacy: '/privacy-policy',
  contact: '/contact-us',
  age: '/terms-of-service',
  expiry: '/pricing',
  payment: '/pricing',
  deleteOne: '/my-creations',
  consent: '/settings',
  spent: '/settings',
  removeBackground: '/ai-background-remover',
  removeObject: '/ai-watermark-remover',
  enhance: '/ai-image-enhancer',
  clone: '/ai-voice-cloning',
  devices: '/ai-tools',
  api: '/contact-us',
  offline: '/my-creations',
  notify: '/my-creations',
  wait: '/my-creations',
  faceSwap: '/ai-face-swap',
  refused: '/content-policy',
  changePlan: '/settings',
  email: '/contact-us',
  code: '/contact-us',
  share: '/my-creations',
  receipt: '/contact-us',
  about: '/ai-tools',
  noFace: '/ai-face-swap',
};

/** Share of a part of a question that an answer must be about, next to which the other parts say something else. */
const minCoverageOfPart = 0.6;
/** The same for the question that ends a story, to answer it instead of what all the words of the story would ask together. */
const minCoverageAlone = 0.75;
/** What a part has to say: “a problem” alone may be one of anything in the story around it. */
const minScoreOfPart = 1;

/** How much more of a question a tool that is not asked the cost of must explain than a topic. */
const headStart = 1;

/** Parts that are read of one message, the last ones: it may be as long as a message may be. */
const maxParts = 50;

/** Answers that one message gets. */
const maxAnswers = 3;

/** `coverage` is the share of the question, from 0 to 1, that the answer is about. */
export type Answer = { topic: HelpTopic | 'tool'; text: string; path: string; coverage: number };
export type Topics = {
  /** Returns the answers to what a question asks, in order; `earlier` are the questions before it, which it may go on from. */
  find(question: string, earlier?: readonly string[]): Answer[];
};

type Candidate = Answer & Match;

const isThing = (word: ReadonlySet<Concept>): boolean => !word.isDisjointFrom(things);

/** Reads the topics of a locale. */
export async function readTopics(locale: Locale, facts: Facts): Promise<Topics> {
  const [copy, heard] = await Promise.all([read<HelpCopy>(locale, 'help'), read<Heard>(locale, 'heard')]);
  const values = await valuesIn(locale, facts);
  const reader = createReader(locale, heard);
  const tools = await readTools(locale);
  const topics = Object.entries(copy.topics).map(([id, answer]) => ({
    topic: id as HelpTopic,
    text: answer.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!),
    path: localePath(locale, paths[id as HelpTopic]),
    match: createMatch(ofTopics[id as HelpTopic]),
  }));

  const topicOf = (reading: Reading): Candidate | undefined =>
    topics
      .flatMap(({ match: matchOf, ...answer }) => {
        const match = matchOf(reading);
        return match?.isEnough ? [{ ...answer, ...match }] : [];
      })
      .toSorted((one, other) => other.score - one.score || other.coverage - one.coverage)[0];
  /** A topic says more about a tool than its card does. */
  const answerTo = (reading: Reading): Candidate | undefined => {
    const [topic, tool] = [topicOf(reading), tools.find(reading)];
    return tool && tool.score >= (topic ? topic.score + (tool.isCost ? 0 : headStart) : 0) ? tool : topic;
  };

  const conversation = createConversation(locale, heard);
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
