/** The tools that a question names, by a name, by other words for them, or only by the kind of the result, with what they cost. */
import type { ResultKind } from '../../../contract/facts/costs.ts';
import { localeFacts, localePath, type Locale } from '../../../contract/facts/locales.ts';
import { catalogue } from '../../../contract/facts/tools/catalogue.ts';
import { tools } from '../../../contract/facts/tools/index.ts';
import { wordsOver } from '../../../copy/dictionary.ts';
import type { Concept } from '../../../copy/types/heard.ts';
import type { ToolCards, ToolNames } from '../../../copy/types/tool.ts';
import { createMatch, type Match } from './match.ts';
import { read } from './passages.ts';
import type { Reading } from './reading.ts';
import { ofTools, slight } from './rules.ts';
import type { Answer } from './topics.ts';

/** The menu headings whose tools make a kind of result from scratch, and the words for it. */
const kinds: readonly { kind: ResultKind; group: keyof typeof catalogue; asks: string[] }[] = [
  { kind: 'image', group: 'image', asks: ['photo'] },
  { kind: 'gif', group: 'face', asks: ['gif'] },
  { kind: 'video', group: 'video', asks: ['video'] },
  { kind: 'audio', group: 'audio', asks: ['audio', 'voice'] },
  { kind: 'text', group: 'chat', asks: ['talk', 'chatbot'] },
];

/** Share of a question that must be about the tool: less if the cost is asked. */
const minCoverage = 0.6;
const minCoverageOfCost = 0.5;

const costAsked: readonly Concept[] = ['cost', 'many', 'credits'];

export type Tools = { find(reading: Reading): (Answer & Match & { readonly isCost: boolean }) | undefined };

/** Reads the tools of a locale; `find` returns what those cost that a question may mean, or what the one does that it names. */
export async function readTools(locale: Locale): Promise<Tools> {
  const names = await read<ToolNames>(locale, 'tools/names');
  const cards = await read<ToolCards>(locale, 'tools/cards');
  const { credit } = wordsOver(locale, await read(locale, 'shell'));
  const { marks } = localeFacts[locale];
  const known = tools.flatMap((tool) => {
    const rule = ofTools[tool.slug];
    return rule ? [{ ...tool, match: createMatch(rule) }] : [];
  });
  const made = kinds.map((each) => ({ ...each, match: createMatch({ asks: each.asks, beside: 'make' }) }));

  const named = (reading: Reading) => {
    const found = known.flatMap(({ match, ...tool }) => ({ ...tool, match: match(reading)! })).filter(({ match }) => match);
    const best = Math.max(...found.map(({ match }) => match.score));
    return found.filter(({ match }) => match.score === best);
  };
  const ofKind = (reading: Reading) =>
    made.flatMap(({ kind, group, match }) => {
      const found = match(reading);
      return found ? tools.filter((tool) => tool.result === kind && tool.group === group).map((tool) => ({ ...tool, match: found })) : [];
    });

  return {
    find: (reading) => {
      const costs = reading.said.filter((word) => costAsked.some((concept) => word.has(concept)));
      const isCost = costs.length > 1 || costs.some((word) => word.has('cost'));
      const rest = isCost
        ? { ...reading, said: reading.said.filter((word) => !costs.includes(word) && !word.isSubsetOf(slight)) }
        : reading;
      const found = named(rest);
      const all = found.length === 0 && isCost ? ofKind(rest) : found;
      const [only, ...others] = all;
      if (!only || (!isCost && others.length > 0)) return undefined;
      const { match } = only;
      if (isCost ? match.coverage < minCoverageOfCost : !match.isEnough || match.coverage < minCoverage) return undefined;
      const list = all.map(({ slug, cost }) => `${names[slug]}${marks.colon}${credit.cost(cost)}`);
      return {
        ...match,
        ...(isCost && {
          core: match.core.union(new Set(costs)),
          explained: match.explained.union(new Set(costs)),
          score: match.score + costs.length,
        }),
        isCost,
        topic: found.length === 0 ? 'costs' : 'tool',
        text: isCost ? `${list.join(marks.semicolon)}${marks.stop}` : `${cards[only.slug]}${marks.space}${list[0]}${marks.stop}`,
        path: localePath(locale, others.length === 0 ? `/${only.slug}` : '/pricing'),
      };
    },
  };
}
