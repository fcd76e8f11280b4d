/** What the tools cost, as people ask for it: by a name, by other words for the tool, or only by the kind of the result. */
import type { ResultKind } from '../../../contract/facts/costs.ts';
import { localeFacts, localePath, type Locale } from '../../../contract/facts/locales.ts';
import { catalogue, type ToolSlug } from '../../../contract/facts/tools/catalogue.ts';
import { tools } from '../../../contract/facts/tools/index.ts';
import { wordsOver } from '../../../copy/dictionary.ts';
import type { Heard } from '../../../copy/types/heard.ts';
import type { ToolNames } from '../../../copy/types/tool.ts';
import { read } from './passages.ts';
import type { Answer } from './topics.ts';
import type { Asked, Phrase, Vocabulary } from './vocabulary.ts';

/** Share of a question that must be about the cost and the tool. */
const minCoverage = 0.5;
/** The same where only a kind is named, which other things than results also have. */
const minCoverageOfKind = 0.75;

/** The menu headings whose tools make a kind of result from scratch. */
const groups = { image: 'image', gif: 'face', video: 'video', audio: 'audio', text: 'chat' } as const satisfies Record<
  ResultKind,
  keyof typeof catalogue
>;

export type Prices = {
  isAsked(asked: Asked): boolean;
  /** Returns whether a question may be about a cost because the one before it was: not if it only asks how something is done. */
  mayGoOn(asked: Asked): boolean;
  /** Returns whether a question says nothing but kinds of results, and asks for no amount. */
  isOnlyKinds(asked: Asked): boolean;
  /** Returns the words for tools and kinds of results in a question: what it is asked about, not what is asked. */
  thingsIn(asked: Asked): ReadonlySet<string>;
  find(asked: Asked): Answer | undefined;
  /** Answers a question that goes on from one about a cost, the one before; `joined` is both. */
  findAfter(before: Asked, asked: Asked, joined: Asked): Answer | undefined;
};

type Found = { readonly slug: ToolSlug; readonly cost: number; readonly words: ReadonlySet<string> };

/** Reads the prices of a locale; `find` returns the costs of every tool that a question may mean, if it asks for a cost. */
export async function readPrices(locale: Locale, heard: Heard, words: Vocabulary): Promise<Prices> {
  const names = await read<ToolNames>(locale, 'tools/names');
  const { credit } = wordsOver(locale, await read(locale, 'shell'));
  const { marks } = localeFacts[locale];
  const price = heard.price.map(words.learnPhrase);
  const amounts = heard.amounts.map(words.learnPhrase);
  const how = heard.how.map(words.learnPhrase);
  const kinds = Object.entries(heard.kinds).map(([kind, phrases]) => ({ kind, phrases: phrases.map(words.learnPhrase) }));
  const kindWords = new Set(kinds.flatMap(({ phrases }) => phrases.flat()));
  const isKind = (phrase: Phrase): boolean => kinds.some(({ phrases }) => phrases.some((other) => other.join(' ') === phrase.join(' ')));
  const named = tools.map((tool) => ({
    ...tool,
    phrases: [names[tool.slug], ...heard.tools[tool.slug]].map(words.learnPhrase).filter((phrase) => !isKind(phrase)),
  }));

  const wordsFor = (asked: Asked, phrases: readonly Phrase[]): Set<string> =>
    new Set(phrases.filter((phrase) => asked.has(phrase)).flat()).difference(words.stops);
  /** Returns the tools that are named, without those of which another one is named more exactly. */
  const toolsIn = (asked: Asked) => {
    const found = named.map((tool) => ({ ...tool, words: wordsFor(asked, tool.phrases) })).filter((tool) => tool.words.size > 0);
    return found.filter(({ words: one }) => !found.some(({ words: other }) => other.size > one.size && one.isSubsetOf(other)));
  };
  const kindsIn = (asked: Asked) =>
    kinds
      .map(({ kind, phrases }) => ({ kind, words: wordsFor(asked, phrases) }))
      .filter(({ words: found }) => found.size > 0)
      .flatMap(({ kind, words: found }) =>
        tools
          .filter(({ group, result }) => result === kind && group === groups[kind as ResultKind])
          .map((tool) => ({ ...tool, words: found })),
      );

  const isAsked = (asked: Asked): boolean => price.some(asked.says) && !amounts.some(asked.has);
  const answerWith = (asked: Asked, found: readonly Found[], topic: 'tool' | 'costs'): Answer | undefined => {
    const coverage = asked.shareOf(new Set([...price.filter(asked.says).flat(), ...found.flatMap((tool) => [...tool.words])]));
    const [only, ...others] = found;
    if (!only || coverage < (topic === 'tool' ? minCoverage : minCoverageOfKind)) return undefined;
    return {
      topic,
      text: `${found.map(({ slug, cost }) => `${names[slug]}${marks.colon}${credit.cost(cost)}`).join(marks.semicolon)}${marks.stop}`,
      path: localePath(locale, others.length === 0 ? `/${only.slug}` : '/pricing'),
      coverage,
    };
  };
  const ofTools = (asked: Asked) => answerWith(asked, toolsIn(asked), 'tool');
  const ofKinds = (asked: Asked) => answerWith(asked, kindsIn(asked), 'costs');

  return {
    isAsked,
    mayGoOn: (asked) => isAsked(asked) || !how.some(asked.says),
    isOnlyKinds: (asked) => asked.shareOf(kindWords) === 1 && !amounts.some(asked.has),
    thingsIn: (asked) =>
      new Set(
        [...named, ...kinds]
          .flatMap(({ phrases }) => phrases)
          .filter(asked.has)
          .flatMap((phrase) => [...words.stemsIn(phrase)]),
      ),
    find: (asked) => (isAsked(asked) ? (ofTools(asked) ?? (toolsIn(asked).length === 0 ? ofKinds(asked) : undefined)) : undefined),
    findAfter: (before, asked, joined) => {
      const isIn = (question: Asked) => (word: string) => question.has([word]);
      const started = toolsIn(before).length > 0;
      const more = toolsIn(joined).filter(({ words: of }) => started && [...of].some(isIn(before)) && [...of].some(isIn(asked)));
      return ofTools(asked) ?? answerWith(joined, more, 'tool') ?? ofKinds(asked);
    },
  };
}
