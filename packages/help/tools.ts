/** The tools that a question names, by a name, by other words for them, or only by the kind of the result. */
import type { ResultKind } from '../../contract/facts/costs.ts';
import { listed, type catalog, type ToolSlug } from '../../contract/facts/tools/catalog.ts';
import type { Concept } from './concepts.ts';
import { createMatch, type Match } from './match.ts';
import type { Reading } from './reading.ts';
import { ofTools, slight } from './rules.ts';

/** The menu headings whose tools make a kind of result from scratch, and the words for it. */
const kinds: readonly { kind: ResultKind; group: keyof typeof catalog; asks: string[] }[] = [
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

/** `tools` are those that the question may mean, of which the one at most where it does not ask for a cost. */
export type Named = Match & { readonly topic: 'costs' | 'tool'; readonly tools: readonly ToolSlug[]; readonly isCost: boolean };

const known = listed.flatMap(({ slug }) => {
  const rule = ofTools[slug];
  return rule ? [{ slug, match: createMatch(rule) }] : [];
});
const made = kinds.map((each) => ({ ...each, match: createMatch({ asks: each.asks, beside: 'make' }) }));

type Found = { slug: ToolSlug; match: Match };

function named(reading: Reading): Found[] {
  const found = known.flatMap(({ slug, match }) => ({ slug, match: match(reading)! })).filter(({ match }) => match);
  const best = Math.max(...found.map(({ match }) => match.score));
  return found.filter(({ match }) => match.score === best);
}

const ofKind = (reading: Reading): Found[] =>
  made.flatMap(({ kind, group, match: matchOf }) => {
    const match = matchOf(reading);
    return match ? listed.filter((tool) => tool.result === kind && tool.group === group).map(({ slug }) => ({ slug, match })) : [];
  });

/** Returns the tools that a question may mean if it asks what they cost, or else the one that it names. */
export function toolsNamed(reading: Reading): Named | undefined {
  const costs = reading.said.filter((word) => costAsked.some((concept) => word.has(concept)));
  const isCost = costs.length > 1 || costs.some((word) => word.has('cost'));
  const rest = isCost ? { ...reading, said: reading.said.filter((word) => !costs.includes(word) && !word.isSubsetOf(slight)) } : reading;
  const found = named(rest);
  const all = found.length === 0 && isCost ? ofKind(rest) : found;
  const [only, ...others] = all;
  if (!only || (!isCost && others.length > 0)) return undefined;
  const { match } = only;
  if (isCost ? match.coverage < minCoverageOfCost : !match.isEnough || match.coverage < minCoverage) return undefined;
  return {
    ...match,
    ...(isCost && {
      core: match.core.union(new Set(costs)),
      explained: match.explained.union(new Set(costs)),
      score: match.score + costs.length,
    }),
    topic: found.length === 0 ? 'costs' : 'tool',
    tools: all.map(({ slug }) => slug),
    isCost,
  };
}
