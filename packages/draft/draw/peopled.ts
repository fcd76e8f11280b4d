/** Who is in an image has the skin and the hair that an emoji was typed in, or one complexion for all, as in a family. */
import { complexions, complexionTyped } from '../art/complexion.ts';
import { isPerson } from '../art/kinds.ts';
import type { Plan } from '../plan/plan.ts';

/** The plan with a complexion for each person in it; `random` is asked only where there is one. */
export function peopled(plan: Plan, random: () => number): Plan {
  if (!plan.things.some(({ drawing }) => drawing && isPerson(drawing))) return plan;
  const chosen = complexions[Math.trunc(random() * complexions.length)]!;
  return {
    ...plan,
    things: plan.things.map((thing) =>
      thing.drawing && isPerson(thing.drawing) ? { ...thing, complexion: complexionTyped(thing.words) ?? chosen } : thing,
    ),
  };
}
