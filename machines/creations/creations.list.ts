import type { CreationsContext } from './creations.types.ts';
import type { Creation } from './creation.ts';

type Removals = Pick<CreationsContext, 'removed' | 'deleting' | 'gone'>;

const isOlder = (one: Creation, other: Creation): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;

/** The list, newest first, with a removed creation back in its place, whatever else has been removed or put back meanwhile. */
export function withItem(items: readonly Creation[], item: Creation): Creation[] {
  if (items.some(({ id }) => id === item.id)) return [...items];
  const next = items.findIndex((other) => isOlder(other, item));
  return items.toSpliced(next < 0 ? items.length : next, 0, item);
}

/** The list without one creation, which is kept for an undo. */
export function withoutItem({ items }: Pick<CreationsContext, 'items'>, id: string): Partial<CreationsContext> {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? { items: items.toSpliced(index, 1), removed: item } : {};
}

/** Filters a page that the server sent before it learned of the user's removals. */
export const stillThere = ({ removed, deleting, gone }: Removals, items: readonly Creation[]): Creation[] =>
  items.filter(({ id }) => id !== removed?.id && !deleting.includes(id) && !gone.includes(id));
