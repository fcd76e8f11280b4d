import type { CreationsContext, Creation, Removed } from './creations.types.ts';

/** The list with a removed creation back in its place, or at the end if the list is shorter now. */
export const withItem = (items: readonly Creation[], { item, index }: Removed): Creation[] =>
  items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(index, 0, item);

/** The list without one creation, which is kept for an undo. */
export function withoutItem({ items }: Pick<CreationsContext, 'items'>, id: string): Partial<CreationsContext> {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? { items: items.toSpliced(index, 1), removed: { item, index } } : {};
}

/** Filters a page that the server sent before it heard of the person's removals. */
export const stillThere = ({ removed, doomed }: Pick<CreationsContext, 'removed' | 'doomed'>, items: readonly Creation[]): Creation[] =>
  items.filter(({ id }) => id !== removed?.item.id && doomed.every(({ item }) => item.id !== id));
