/** How well what a question says agrees with the rule of a topic or a tool. */
import type { Concept } from '../../../copy/types/heard.ts';
import type { Reading } from './reading.ts';
import { acts, foreign, light, slight, strong, type Rule } from './rules.ts';

/**
 * `score` tells which of two rules explains more of a question, `coverage` is the share of it, from 0 to 1, that a rule explains, and
 * `core` are the words that it
 * asks for, and `explained` those too that may be said beside them.
 */
export type Match = {
  readonly core: ReadonlySet<Said>;
  readonly explained: ReadonlySet<Said>;
  readonly score: number;
  readonly coverage: number;
  readonly minCoverage: number;
};
type Said = Reading['said'][number];

const weightOfLight = 0.5;
const weightOfStrong = 2;
/** Weight of what is only said beside a way to ask. */
const weightBeside = 0.8;
/** Weight of what a rule does not expect: little if it is light, because it is said with everything. */
const weightOfUnexpectedLight = 0.25;
const weightOfUnexpectedAct = 2;
const weightOfUnknown = 0.6;

const weightOf = (concept: Concept): number => (light.has(concept) ? weightOfLight : strong.has(concept) ? weightOfStrong : 1);
const unexpected = (concept: Concept): number =>
  acts.has(concept) ? weightOfUnexpectedAct : slight.has(concept) ? 0 : light.has(concept) ? weightOfUnexpectedLight : 1;
const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

/** Returns the share of a question that a way to ask has to explain: most of it if the way is a single word, which may be about much. */
const coverageFor = (way: readonly ReadonlySet<Concept>[]): number =>
  way.length > 1 ? 0.5 : [...way[0]!].some((concept) => strong.has(concept)) ? 0.65 : 0.75;

/** Returns how a question agrees with a rule, or nothing if it says none of the ways to ask. */
export function createMatch({ asks, beside }: Rule): (reading: Reading) => Match | undefined {
  const ways = asks.map((ask) => ask.split(' ').map((choice) => new Set(choice.split('|') as Concept[])));
  const expected = new Set(beside.split(' ') as Concept[]);
  const matchWay = (way: readonly ReadonlySet<Concept>[], { said, unknown }: Reading): Match | undefined => {
    if (!way.every((choice) => said.some((word) => !word.isDisjointFrom(choice)))) return undefined;
    const asked = way.reduce((all, choice) => all.union(choice), new Set<Concept>());
    const explained = said.filter((word) => !word.isDisjointFrom(asked) || !word.isDisjointFrom(expected));
    const rest = said.filter((word) => !explained.includes(word));
    if (rest.some((word) => !word.isDisjointFrom(foreign))) return undefined;
    const weights = explained.map((word) =>
      word.isDisjointFrom(asked)
        ? weightBeside * Math.max(...[...word.intersection(expected)].map(weightOf))
        : Math.max(...[...word.intersection(asked)].map(weightOf)),
    );
    const score = sum(weights);
    const others = sum(rest.map((word) => Math.min(...[...word].map(unexpected)))) + weightOfUnknown * unknown;
    const core = explained.filter((word) => !word.isDisjointFrom(asked) && word.isDisjointFrom(slight));
    return { core: new Set(core), explained: new Set(explained), score, coverage: score / (score + others), minCoverage: coverageFor(way) };
  };
  return (reading) =>
    ways
      .map((way) => matchWay(way, reading))
      .filter((match) => match !== undefined)
      .toSorted((one, other) => other.score - one.score)[0];
}

export const isEnough = ({ coverage, minCoverage }: Match): boolean => coverage >= minCoverage;
