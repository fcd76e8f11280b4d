/** The everyday questions that the help assistant knows, with answers computed from the facts. */
import { localePath, type Locale } from '../../../contract/facts/locales.ts';
import type { Heard } from '../../../copy/types/heard.ts';
import type { HelpCopy, HelpTopic } from '../../../copy/types/help.ts';
import { brands } from './brands.ts';
import { read, type Facts } from './passages.ts';
import { goesOn } from './follow-up.ts';
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
  const topics = Object.entries(copy.topics).map(([id, { asks, answer }]) => ({
    id: id as HelpTopic,
    asks: asks.map(words.learn),
    known: words.learn(asks.join(' . ')),
    isCost: asks.some((ask) => prices.isAsked(words.ask(ask))),
    answer: answer.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!),
  }));
  const spread = Map.groupBy(
    topics.flatMap(({ known }) => [...known]),
    (stem) => stem,
  );
  const weight = (stem: string): number => Math.log(1 + topics.length / (0.5 + (spread.get(stem)?.length ?? 0)));

  /** `stressed` are words that count more than the others. */
  const topicOf = (asked: Asked, stressed: ReadonlySet<string> = new Set()): Answer | undefined => {
    const { content } = asked;
    // What a thing costs is not told by a topic that is only about the thing.
    const isCostAsked = prices.isAsked(asked);
    // Whoever names another product may want anything of it: a topic has to know all that other topics would know.
    const required = content.isDisjointFrom(names) ? new Set<string>() : content.intersection(new Set([...names, ...spread.keys()]));
    const [best] = topics
      .map((topic) => {
        const coverage = shareOf(topic.known, content, (stem) => weight(stem) * (stressed.has(stem) ? weightOfNew : 1));
        const closest = Math.max(...topic.asks.map((ask) => (shareOf(ask, content, weight) + shareOf(content, ask, weight)) / 2));
        return { topic, coverage, closest, score: coverage + closest };
      })
      // A single word may be about much: it has to be a way to ask by itself.
      .filter(({ closest }) => content.size > 1 || closest === 1)
      .filter(({ topic, coverage }) => coverage >= minCoverage && (topic.isCost || !isCostAsked) && required.isSubsetOf(topic.known))
      .toSorted((a, b) => b.score - a.score);
    return (
      best && { topic: best.topic.id, text: best.topic.answer, path: localePath(locale, paths[best.topic.id]), coverage: best.coverage }
    );
  };

  const answerTo = (asked: Asked): Answer | undefined => {
    const price = prices.find(asked);
    // Whoever only says “video” may want anything.
    const topic = prices.isOnlyKinds(asked) ? undefined : topicOf(asked);
    return price && price.coverage >= (topic?.coverage ?? 0) ? price : topic;
  };
  const answerAfter = (before: string, question: string): Answer | undefined => {
    const [first, asked, joined] = [before, question, `${before} . ${question}`].map(words.ask) as [Asked, Asked, Asked];
    const price = prices.isAsked(first) && prices.mayGoOn(asked) ? prices.findAfter(first, asked, joined) : undefined;
    return price ?? (prices.isOnlyKinds(asked) ? undefined : answerTo(asked)) ?? topicOf(joined, asked.content);
  };

  const isMarked = goesOn(locale, heard.follow);
  return {
    stops: words.stops,
    find: (question, earlier = []) => {
      const before =
        isMarked(question) || prices.isOnlyKinds(words.ask(question)) ? earlier.findLast((each) => !isMarked(each)) : undefined;
      return before === undefined ? answerTo(words.ask(question)) : answerAfter(before, question);
    },
  };
}
