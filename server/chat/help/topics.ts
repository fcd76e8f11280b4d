/** The everyday questions that the help assistant knows, with answers computed from the facts. */
import { costs } from '../../../contract/facts/costs.ts';
import { credits } from '../../../contract/facts/credits.ts';
import { sizeIn } from '../../../contract/facts/file-size.ts';
import { limits } from '../../../contract/facts/limits.ts';
import { localeFacts, localePath, locales, type Locale } from '../../../contract/facts/locales.ts';
import { durationIn, retention } from '../../../contract/facts/retention.ts';
import { formatsOf } from '../../../contract/facts/result-formats.ts';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import { times } from '../../../contract/facts/times.ts';
import { tools } from '../../../contract/facts/tools/index.ts';
import { uploadRules, type UploadKind } from '../../../contract/facts/uploads.ts';
import { wordsOver } from '../../../copy/dictionary.ts';
import type { HelpCopy, HelpTopic } from '../../../copy/types/help.ts';
import type { ToolNames } from '../../../copy/types/tool.ts';
import { ofPrices, read, type Facts } from './passages.ts';
import { contentOf, stopsOf } from './search.ts';

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
};

/** Returns the facts that answers name, formatted for the locale. */
async function valuesIn(locale: Locale, facts: Facts): Promise<Record<string, string>> {
  const { tag, marks } = localeFacts[locale];
  const { credit } = wordsOver(locale, await read(locale, 'shell'));
  const number = (value: number): string => new Intl.NumberFormat(tag).format(value);
  const names = (kind: UploadKind): string => uploadRules[kind].extensions.map((name) => name.toUpperCase()).join(marks.listed);
  const made = (type: string): string =>
    formatsOf(type)
      .map((name) => name.toUpperCase())
      .join(marks.listed);
  const [plans, packs] = ofPrices(locale, facts.currency);
  return {
    imageCost: credit.cost(costs.image),
    gifCost: credit.cost(costs.gif),
    videoCost: credit.cost(costs.video),
    audioCost: credit.cost(costs.audio),
    plans: plans!.body.slice(0, -marks.stop.length),
    packs: packs!.body.slice(0, -marks.stop.length),
    daily: number(facts.dailyCredits),
    invite: credit.cost(credits.invite),
    invitesPerDay: number(credits.invitesPerDay),
    imageSize: sizeIn(tag, limits.imageBytes),
    audioSize: sizeIn(tag, limits.audioBytes),
    videoSize: sizeIn(tag, limits.videoBytes),
    videoLength: durationIn(tag, limits.videoSeconds * 1000),
    audioLength: durationIn(tag, limits.audioSeconds * 1000),
    prompt: number(textLengths.prompt),
    message: number(textLengths.chatMessage),
    uploads: durationIn(tag, retention.uploads.life),
    attempts: durationIn(tag, retention.attempts.life),
    codeLife: durationIn(tag, times.codeLife),
    pictures: names('picture'),
    films: names('video'),
    sounds: names('audio'),
    madePictures: made('image/png'),
    madeFilms: made('video/mp4'),
    madeSounds: made('audio/mpeg'),
    languages: locales.map((each) => localeFacts[each].name).join(marks.listed),
  };
}

/** Share of a question, weighted by the rarity of its words, that a topic must cover. */
const minCoverage = 0.6;

export type Answer = { topic: HelpTopic | 'tool'; text: string; path: string };
export type Topics = { readonly stops: ReadonlySet<string>; find(question: string): Answer | undefined };

const shareOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>, weight: (stem: string) => number): number => {
  let found = 0;
  let all = 0;
  for (const stem of whole) {
    all += weight(stem);
    if (part.has(stem)) found += weight(stem);
  }
  return all === 0 ? 0 : found / all;
};

/** Returns whether two stems are forms of one word: a common start of four letters or more, and at most two letters after it in each. */
function areAlike(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return start >= 4 && Math.max(one.length, other.length) - start <= 2;
}

/** Reads the topics of a locale; `find` returns the topic that a question is about, or nothing if its words are not covered. */
export async function readTopics(locale: Locale, facts: Facts): Promise<Topics> {
  const copy = await read<HelpCopy>(locale, 'help');
  const { marks } = localeFacts[locale];
  const values = await valuesIn(locale, facts);
  const stops = stopsOf(copy.stop, locale);
  const stems = (text: string): Set<string> => new Set(contentOf(text, locale, stops));
  const topics = Object.entries(copy.topics).map(([id, { asks, answer }]) => ({
    id: id as HelpTopic,
    asks: asks.map(stems),
    known: stems(asks.join(' . ')),
    answer: answer.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!),
  }));
  const weight = (stem: string): number => Math.log(1 + topics.length / (0.5 + topics.filter(({ known }) => known.has(stem)).length));
  const price = new Set(copy.price.split(' ').flatMap((word) => contentOf(word, locale, new Set())));
  const names: Readonly<Record<string, string>> = await read<ToolNames>(locale, 'tools/names');
  const { credit } = wordsOver(locale, await read(locale, 'shell'));
  const named = tools
    .map(({ slug, cost }) => ({ slug, cost, name: names[slug] ?? slug, stems: stems(names[slug] ?? slug) }))
    .map((tool) => ({ ...tool, stems: new Set([...tool.stems].filter((stem) => stem !== 'ai' && stem !== 'ии' && stem !== 'ia')) }))
    .toSorted((a, b) => b.stems.size - a.stems.size);

  const vocabulary = new Set([...topics.flatMap(({ known }) => [...known]), ...price, ...named.flatMap((tool) => [...tool.stems])]);
  const knownForm = (stem: string): string =>
    vocabulary.has(stem) ? stem : ([...vocabulary].find((other) => areAlike(stem, other)) ?? stem);
  const costOfTool = (asked: Set<string>): Answer | undefined => {
    if (![...asked].some((stem) => price.has(stem))) return undefined;
    const tool = named.find((each) => each.stems.size > 1 && each.stems.isSubsetOf(asked));
    return (
      tool && {
        topic: 'tool',
        text: `${tool.name}${marks.colon}${credit.cost(tool.cost)}${marks.stop}`,
        path: localePath(locale, `/${tool.slug}`),
      }
    );
  };

  return {
    stops,
    find: (question) => {
      // A number says how many, not what the question is about.
      const asked = new Set([...stems(question)].filter((stem) => !/^\d+$/.test(stem)).map(knownForm));
      const tool = costOfTool(asked);
      if (tool) return tool;
      const [best] = topics
        .map((topic) => {
          const coverage = shareOf(topic.known, asked, weight);
          const closest = Math.max(...topic.asks.map((ask) => (shareOf(ask, asked, weight) + shareOf(asked, ask, weight)) / 2));
          return { topic, coverage, score: coverage + closest };
        })
        .filter(({ coverage }) => coverage >= minCoverage)
        .toSorted((a, b) => b.score - a.score);
      return best && { topic: best.topic.id, text: best.topic.answer, path: localePath(locale, paths[best.topic.id]) };
    },
  };
}
