/** Which states of a chart are folded. */
import { hasInside } from './first.ts';
import type { Flow } from '../export/flow.ts';

const parentOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
const isAbove = (id: string, other: string): boolean => other.startsWith(`${id}.`);

/** With one state folded or unfolded; of what an unfolded one contains, one level is seen. */
export function toggled({ states }: Flow, folded: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!folded.has(id)) return new Set(folded).add(id);
  const children = states.filter((state) => hasInside(state) && parentOf(state.id) === id).map((state) => state.id);
  return new Set([...[...folded].filter((other) => other !== id), ...children]);
}

/** Unfolds what hides a state, and only that; the same set where nothing does. */
export function revealed({ states }: Flow, folded: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const hiding = [...folded].filter((state) => isAbove(state, id));
  if (hiding.length === 0) return folded;
  const isBeside = (state: string) =>
    hiding.some((hidden) => isAbove(hidden, state)) && isAbove(parentOf(state), id) && !isAbove(state, id);
  const beside = states.filter((state) => hasInside(state) && state.id !== id && isBeside(state.id)).map((state) => state.id);
  return new Set([...[...folded].filter((state) => !isAbove(state, id)), ...beside]);
}
