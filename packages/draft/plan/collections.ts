/** Draws words for several kinds at once as one of each. */
import type { Drawing } from '../art/drawing.ts';
import { answer, applied, type Cast } from './cast.ts';
import { join } from './links.ts';
import type { Item } from '../items/item.ts';
import { addThing } from './things.ts';

/** Adds one of each kind, as many as the words ask for; where the first goes, the others go. */
export function addCollection(cast: Cast, { words }: Item, kinds: readonly Drawing[]): void {
  const modifiers = cast.waiting;
  const { count, countWords } = cast;
  const shown = kinds.slice(0, count > 0 ? count : kinds.length);
  [cast.count, cast.countWords] = [0, ''];
  if (countWords) answer(cast, countWords, shown.length === count ? applied : null);
  const first = cast.things.length;
  for (const drawing of shown) {
    cast.waiting = [...modifiers];
    addThing(cast, [{ drawing, fit: 'itself' }], words);
  }
  const link = cast.links.find(({ from }) => from === first);
  if (!link) return;
  for (let at = first + 1; at < cast.things.length; at += 1) join(cast, link.relation, at, link.to);
}
