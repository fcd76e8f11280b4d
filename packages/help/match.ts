/** How well what a question says agrees with the rule of a topic or a tool. */
import type { Concept } from './concepts.ts';
import type { Reading } from './reading.ts';
import { acts, common, foreign, light, slight, strong, type Rule } from './rules.ts';

type Spoken = Reading['said'][number];

/** How a question agrees with a rule. */
export type Match = {
  /** The way to ask that the question says. */
  readonly way: readonly ReadonlySet<Concept>[];
  /** The words that it asks for. */
  readonly core: ReadonlySet<Spoken>;
  /** Those, and the ones that it expects beside them. */
  readonly explained: ReadonlySet<Spoken>;
  /** Returns which of two rules explains more. */
  readonly score: number;
  /** The share of the question, from 0 to 1, that the rule explains. */
  readonly coverage: number;
  /** Whether that is enough to answer. */
  readonly isEnough: boolean;
};

const weightOfLight = 0.5;
const weightOfStrong = 2;
const weightOf = (concept: Concept): number => (light.has(concept) ? weightOfLight : strong.has(concept) ? weightOfStrong : 1);

/** Weight of what is only said beside a way to ask. What is slight explains nothing by itself. */
const weightBeside = 0.8;
const weightOfBeside = (concept: Concept): number => (slight.has(concept) ? 0 : weightBeside * weightOf(concept));

/** Weight of what a rule does not expect: little if it is said with everything, much if it changes what is asked. */
const weightOfUnexpectedLight = 0.25;
const weightOfUnexpectedAct = 3;
const weightOfUnexpected = (concept: Concept): number =>
  acts.has(concept) ? weightOfUnexpectedAct : slight.has(concept) ? 0 : light.has(concept) ? weightOfUnexpectedLight : 1;
/** A word that is not known weighs more beside nothing but common ones: it may be shoes that are cheap to buy. */
const weightOfUnknown = 0.6;
const weightOfUnknownInCommon = 2;

/** Share of a question that a rule has to explain: most of it if the rule asks for a single word, which may be about much. */
const minCoverage = 0.55;
const minCoverageOfWord = 0.65;
const minCoverageAlone = 0.75;

const meansOneOf = (concepts: ReadonlySet<Concept>) => (word: Spoken) => !word.isDisjointFrom(concepts);
const weigh = (word: Spoken, concepts: ReadonlySet<Concept>, weight: (concept: Concept) => number): number =>
  Math.max(...[...word.intersection(concepts)].map(weight));
const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

/** Returns the share of a question that has to be explained by a way to ask, of one word or more, and what is said beside it. */
function coverageFor(way: readonly unknown[], core: readonly Spoken[], beside: readonly Spoken[]): number {
  if (way.length > 1 || core.some(meansOneOf(strong))) return minCoverage;
  return !beside.every((word) => word.isSubsetOf(slight)) ? minCoverageOfWord : minCoverageAlone;
}

/** Returns how a question agrees with a rule, or nothing if it says none of the ways to ask. */
export function createMatch({ asks, beside }: Rule): (reading: Reading) => Match | undefined {
  const ways = asks.map((ask) => ask.split(' ').map((choice) => new Set(choice.split('|') as Concept[])));
  const expected = new Set(beside.split(' ') as Concept[]);
  const matchWay = (way: readonly ReadonlySet<Concept>[], { said, unknown }: Reading): Match | undefined => {
    if (!way.every((choice) => said.some(meansOneOf(choice)))) return undefined;
    const asked = way.reduce((all, choice) => all.union(choice), new Set<Concept>());
    const core = said.filter(meansOneOf(asked));
    const near = said.filter((word) => !core.includes(word) && meansOneOf(expected)(word));
    const rest = said.filter((word) => !core.includes(word) && !near.includes(word));
    if (rest.some(meansOneOf(foreign))) return undefined;
    const score = sum([...core.map((word) => weigh(word, asked, weightOf)), ...near.map((word) => weigh(word, expected, weightOfBeside))]);
    const isCommon = [...core, ...near].every((word) => word.isSubsetOf(common));
    const others =
      sum(rest.map((word) => Math.min(...[...word].map(weightOfUnexpected)))) +
      unknown * (isCommon ? weightOfUnknownInCommon : weightOfUnknown);
    const coverage = score / (score + others);
    return {
      way,
      core: new Set(core.filter((word) => word.isDisjointFrom(slight))),
      explained: new Set([...core, ...near]),
      score,
      coverage,
      isEnough: coverage >= coverageFor(way, core, near),
    };
  };
  return (reading) =>
    ways
      .map((way) => matchWay(way, reading))
      .filter((match) => match !== undefined)
      .toSorted((one, other) => other.score - one.score)[0];
}
