/** Chooses among the senses of a word by what stands beside it. */
import type { Sense } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';

const topics: readonly (readonly [name: string, subgroups: RegExp])[] = [
  ['nature', /^animal|^plant|geographic|weather/],
  ['table', /^food|drink|dishware/],
  ['traffic', /^transport|building|place-other/],
  ['music', /music|sound/],
  ['play', /sport|game|event|award/],
  ['office', /computer|phone|book|writing|office|mail/],
  ['clothing', /clothing|^person/],
  ['craft', /tool|science|medical|household/],
];
export const topicOf = ({ subgroup }: Drawing): string => topics.find(([, rule]) => rule.test(subgroup))?.[0] ?? 'other';

const worth = { itself: 1, kind: 0.6, near: 0.2 } as const;

/** `around`: the drawings named before. The first sense is the commonest, so neighbors must outweigh it. */
export function likeliest(senses: readonly Sense[], around: readonly Drawing[]): Sense {
  const [first] = senses;
  if (senses.length === 1) return first!;
  const near = new Map<string, number>();
  for (const drawing of around) near.set(topicOf(drawing), (near.get(topicOf(drawing)) ?? 0) + 1);
  let [best, most] = [first!, -Infinity];
  for (const [rank, sense] of senses.entries()) {
    const value = worth[sense.fit] - 0.25 * rank + 0.3 * (near.get(topicOf(sense.drawing)) ?? 0);
    if (value > most) [best, most] = [sense, value];
  }
  return best;
}
