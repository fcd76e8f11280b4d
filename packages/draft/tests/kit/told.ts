import type { Plan } from '../../plan/plan.ts';
import type { Thing } from '../../plan/thing.ts';

/** "fox x2 red | 0wear1": who is in a plan, how each looks by what `looksOf` returns, and how they stand to each other. */
export const told = ({ things, links }: Plan, looksOf: (thing: Thing) => readonly string[]): string => {
  const who = things.map((thing) =>
    [
      thing.drawing?.icon ?? 'letters',
      ...(thing.count > 1 ? [`x${thing.count}`] : []),
      ...looksOf(thing),
      ...(thing.text === undefined ? [] : [`“${thing.text}”`]),
    ].join(' '),
  );
  return [who.join(', '), links.map(({ relation, from, to }) => `${from}${relation}${to}`).join(' ')].join(' | ');
};
