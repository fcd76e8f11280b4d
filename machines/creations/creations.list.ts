import type { CreationsContext, Creation, Removed } from './creations.types.ts';

/** The list with removed creations back in their places, or at the end if the list is shorter now; the last one removed comes first. */
export const withItems = (items: readonly Creation[], removed: readonly Removed[]): Creation[] =>
  removed.reduceRight((all, { item, index }) => (all.some(({ id }) => id === item.id) ? all : all.toSpliced(index, 0, item)), [...items]);

/** The list without one creation, which is kept for an undo. */
export function withoutItem({ items }: Pick<CreationsContext, 'items'>, id: string): Partial<CreationsContext> {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? { items: items.toSpliced(index, 1), removed: { item, index } } : {};
}

/** Filters a page that the server sent before it heard of the person's removals. */
export const stillThere = (
  { removed, doomed, due }: Pick<CreationsContext, 'removed' | 'doomed' | 'due'>,
  items: readonly Creation[],
): Creation[] => items.filter(({ id }) => id !== removed?.item.id && !due.includes(id) && doomed.every(({ item }) => item.id !== id));
