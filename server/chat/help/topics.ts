/** The everyday questions that the help assistant knows, with answers computed from the facts. */
import { questionsIn, type Asked, type HelpTopic } from '@iridia/help';
import { localeFacts, localePath, type Locale } from '../../../contract/facts/locales.ts';
import { toolBySlug } from '../../../contract/facts/tools/index.ts';
import { costOf } from '../../../contract/facts/tools/terms.ts';
import { wordsOver } from '../../../copy/dictionary.ts';
import type { HelpCopy } from '../../../copy/types/help.ts';
import type { ToolCards, ToolNames } from '../../../copy/types/tool.ts';
import { read, type Facts } from './passages.ts';
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
  videoLength: '/contact-us',
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
  api: '/developers',
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

/** `coverage` is the share of the question, from 0 to 1, that the answer is about. */
export type Answer = { topic: HelpTopic | 'tool'; text: string; path: string; coverage: number };
export type Topics = {
  /** Returns the answers to what a question asks, in order; `earlier` are the questions before it, which it may go on from. */
  find(question: string, earlier?: readonly string[]): Answer[];
};

/** Reads the topics of a locale. */
export async function readTopics(locale: Locale, facts: Facts): Promise<Topics> {
  const [copy, names, cards] = await Promise.all([
    read<HelpCopy>(locale, 'help'),
    read<ToolNames>(locale, 'tools/names'),
    read<ToolCards>(locale, 'tools/cards'),
  ]);
  const values = await valuesIn(locale, facts);
  const { credit } = wordsOver(locale, await read(locale, 'shell'));
  const { marks } = localeFacts[locale];
  const questions = questionsIn(locale);

  const answerOf = ({ topic, tools, isCost, coverage }: Asked): Answer => {
    const [only, ...others] = tools;
    if (only === undefined) {
      const known = topic as HelpTopic;
      const text = copy.topics[known].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
      return { topic, text, path: localePath(locale, paths[known]), coverage };
    }
    const list = tools.map((slug) => `${names[slug]}${marks.colon}${credit.cost(costOf(toolBySlug(slug)!, {}, undefined, facts.costs))}`);
    return {
      topic,
      text: isCost ? `${list.join(marks.semicolon)}${marks.stop}` : `${cards[only]}${marks.space}${list[0]}${marks.stop}`,
      path: localePath(locale, others.length === 0 ? `/${only}` : '/pricing'),
      coverage,
    };
  };
  return { find: (question, earlier) => questions.find(question, earlier).map(answerOf) };
}
