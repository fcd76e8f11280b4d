import type { CreationsContext, Creation, Removed } from './creations.types.ts';

type Removals = Pick<CreationsContext, 'removed' | 'deleting' | 'gone'>;

/** The list with a removed creation back in its place, or at the end if the list is shorter now. */
export const withItem = (items: readonly Creation[], { item, index }: Removed): Creation[] =>
  items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(index, 0, item);

/** The list without one creation, which is kept for an undo. */
export function withoutItem({ items }: Pick<CreationsContext, 'items'>, id: string): Partial<CreationsContext> {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? { items: items.toSpliced(index, 1), removed: { item, index } } : {};
}

/** Filters a page that the server sent before it heard of the user's removals. */
export const stillThere = ({ removed, deleting, gone }: Removals, items: readonly Creation[]): Creation[] =>
  items.filter(({ id }) => id !== removed?.item.id && !deleting.includes(id) && !gone.includes(id));
