/** What a drawing shows of the states that are active: they may be inside a folded one. */
import type { DrawnBox, Drawing, DrawnPart } from './drawn.ts';

const isWithin = (id: string, whole: string): boolean => id === whole || id.startsWith(`${whole}.`);

/** The part of a drawing that shows a state: itself, or the folded state around it. */
export function partShowing({ parts }: Drawing, id: string): DrawnPart | null {
  const around = parts.filter(({ part, id: other }) => part.kind === 'state' && isWithin(id, other));
  return around.toSorted((one, other) => other.id.length - one.id.length)[0] ?? null;
}

/** The innermost of these states. */
export const leavesOf = (active: ReadonlySet<string>): string[] =>
  [...active].filter((id) => ![...active].some((other) => other.startsWith(`${id}.`)));

/**
 * The boxes to keep on the board after a step, the most important ones first: the states that it entered, the words of the transitions that it
 * took, the other active states.
 */
export function boxesToFollow(
  drawing: Drawing,
  step: { before: ReadonlySet<string>; active: ReadonlySet<string>; taken: ReadonlySet<string> },
): DrawnBox[] {
  const leaves = leavesOf(step.active);
  const entered = leaves.filter((id) => !step.before.has(id));
  const others = leaves.filter((id) => step.before.has(id));
  const words = drawing.parts.filter(({ part }) => part.kind === 'transition' && step.taken.has(part.transition.place));
  return [...entered.map((id) => partShowing(drawing, id)), ...words, ...others.map((id) => partShowing(drawing, id))].filter(
    (part) => part !== null,
  );
}
