/** The everyday questions that the help assistant knows, with answers computed from the facts. */
import { localePath, type Locale } from '../../../contract/facts/locales.ts';
import type { Heard } from '../../../copy/types/heard.ts';
import type { HelpCopy, HelpTopic } from '../../../copy/types/help.ts';
import { brands } from './brands.ts';
import { read, type Facts } from './passages.ts';
import { exceptions, goesOn, splits } from './follow-up.ts';
import { readPrices } from './prices.ts';
import { valuesIn } from './values.ts';
import { createVocabulary, type Asked } from './vocabulary.ts';

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
};

/** Share of a question, weighted by the rarity of its words, that a topic must cover. */
const minCoverage = 0.6;

/** The same for a part of a question, next to which the other parts say something else. */
const minCoverageOfPart = 0.75;

/** How close a question must be to a way to ask about something of a tool: changing a plan is not what changes a sticker. */
const minCloseness = 0.8;

/** Share of all words, those without meaning too, in which a question that only names a kind of result must agree with a way to ask. */
const minLikeness = 0.8;

/** Weight of that agreement, which decides between “how long can a video be” and “how long for a video”. */
const weightOfLikeness = 0.1;

const evenly = (): number => 1;

/** Topics that are about a tool: the others are about something of it, such as how long it takes. */
const ofTools: readonly HelpTopic[] = ['sticker', 'removeBackground', 'removeObject', 'enhance', 'clone', 'faceSwap'];

/** Weight of a word that a topic does not know, but may be asked with: for a tool or a kind of result, or one that means little. */
const weightOfSlight = 0.2;

/** Weight of a word of the question itself, next to one of the question that it goes on from. */
const weightOfNew = 3;

/** `coverage` is the share of the question, from 0 to 1, that the answer is about. */
export type Answer = { topic: HelpTopic | 'tool'; text: string; path: string; coverage: number };
export type Topics = {
  readonly stops: ReadonlySet<string>;
  /** `earlier` are the questions before this one, which may leave out what they said. */
  find(question: string, earlier?: readonly string[]): Answer | undefined;
};

const shareOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>, weight: (stem: string) => number): number => {
  let found = 0;
  let all = 0;
  for (const stem of whole) {
    all += weight(stem);
    if (part.has(stem)) found += weight(stem);
  }
  return all === 0 ? 0 : found / all;
};

/** Reads the topics of a locale; `find` returns the answer to a question, or nothing if its words are not covered. */
export async function readTopics(locale: Locale, facts: Facts): Promise<Topics> {
  const [copy, heard] = await Promise.all([read<HelpCopy>(locale, 'help'), read<Heard>(locale, 'heard')]);
  const values = await valuesIn(locale, facts);
  const words = createVocabulary(locale, heard);
  const prices = await readPrices(locale, heard, words);
  const names = words.learn([brands, heard.names].join(' '));
  const acts = words.learn(heard.acts);
  const topics = Object.entries(copy.topics).map(([id, { asks, answer }]) => ({
    id: id as HelpTopic,
    asks: asks.map(words.learn),
    known: words.learn(asks.join(' . ')),
    said: asks,
    isCost: asks.some((ask) => prices.isAsked(words.ask(ask))),
    answer: answer.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!),
  }));
  // What a word is taken for depends on all that are known.
  const whole = new Map(topics.map(({ id, said }) => [id, said.map((ask) => words.ask(ask).words)]));
  const spread = Map.groupBy(
    topics.flatMap(({ known }) => [...known]),
    (stem) => stem,
  );
  const weight = (stem: string): number => Math.log(1 + topics.length / (0.5 + (spread.get(stem)?.length ?? 0)));

  /** `stressed` are words that count more than the others, `around` are those of the question that this is a part of. */
  const topicOf = (asked: Asked, stressed: ReadonlySet<string> = new Set(), around = asked.content): Answer | undefined => {
    const { content } = asked;
    // What a thing costs is not told by a topic that is only about the thing.
    const isCostAsked = prices.isAsked(asked);
    // Whoever names another product may want anything of it: a topic has to know all that other topics would know.
    const ofNames = around.isDisjointFrom(names) ? new Set<string>() : around.intersection(new Set([...names, ...spread.keys()]));
    // Whoever wants something deleted is not told how it is used.
    const required = ofNames.union(content.intersection(acts));
    // Whoever only says “video” may want anything.
    const isOnlyKinds = prices.isOnlyKinds(asked);
    const things = prices.thingsIn(asked);
    const [best] = topics
      .map((topic) => {
        const isOfTool = ofTools.includes(topic.id);
        const weightHere = (stem: string): number => {
          const isNear = !isOfTool && !isCostAsked && things.has(stem);
          const isSlight = !topic.known.has(stem) && !stressed.has(stem) && (isNear || asked.slight.has(stem));
          return weight(stem) * (stressed.has(stem) ? weightOfNew : 1) * (isSlight ? weightOfSlight : 1);
        };
        const coverage = shareOf(topic.known, content, weightHere);
        const closest = Math.max(...topic.asks.map((ask) => (shareOf(ask, content, weightHere) + shareOf(content, ask, weightHere)) / 2));
        const isAbout =
          isOfTool || closest === 1 || [...content].some((stem) => !things.has(stem) && !asked.slight.has(stem) && topic.known.has(stem));
        const isBeside = !isOfTool && [...things].some((stem) => !topic.known.has(stem));
        const alike = Math.max(
          ...whole.get(topic.id)!.map((ask) => (shareOf(ask, asked.words, evenly) + shareOf(asked.words, ask, evenly)) / 2),
        );
        return {
          topic,
          coverage,
          closest,
          alike,
          isAbout: isAbout && (!isBeside || closest >= minCloseness),
          score: coverage + closest + weightOfLikeness * alike,
        };
      })
      .filter(({ alike }) => alike >= minLikeness || !isOnlyKinds)
      // A single word may be about much: it has to be a way to ask by itself.
      .filter(({ closest, isAbout }) => isAbout && (content.size > 1 || closest === 1))
      .filter(({ topic, coverage }) => coverage >= minCoverage && (topic.isCost || !isCostAsked) && required.isSubsetOf(topic.known))
      .toSorted((a, b) => b.score - a.score);
    return (
      best && { topic: best.topic.id, text: best.topic.answer, path: localePath(locale, paths[best.topic.id]), coverage: best.coverage }
    );
  };

  const answerTo = (asked: Asked, around = asked.content): Answer | undefined => {
    const price = prices.find(asked);
    const topic = topicOf(asked, new Set(), around);
    return price && price.coverage >= (topic?.coverage ?? 0) ? price : topic;
  };
  const answerAfter = (before: string, question: string): Answer | undefined => {
    const [first, asked, joined] = [before, question, `${before} . ${question}`].map(words.ask) as [Asked, Asked, Asked];
    const price = prices.isAsked(first) && prices.mayGoOn(asked) ? prices.findAfter(first, asked, joined) : undefined;
    return price ?? (prices.isOnlyKinds(asked) ? undefined : answerTo(asked)) ?? topicOf(joined, asked.content);
  };

  const isMarked = goesOn(locale, heard.follow);
  const meantIn = exceptions(locale, heard.except);
  const partsOf = splits(locale, heard.follow);
  /** Answers the last part that is understood, of a question that says more than that: people tell first and then ask. */
  const answerToPart = (question: string): Answer | undefined => {
    const around = words.ask(question).content;
    return partsOf(question)
      .map((part) => answerTo(words.ask(part), around))
      .findLast((answer) => answer && answer.coverage >= minCoverageOfPart);
  };
  return {
    stops: words.stops,
    find: (said, earlier = []) => {
      const question = meantIn(said);
      const before =
        isMarked(question) || prices.isOnlyKinds(words.ask(question)) ? earlier.findLast((each) => !isMarked(each)) : undefined;
      return before === undefined ? (answerTo(words.ask(question)) ?? answerToPart(question)) : answerAfter(before, question);
    },
  };
}
