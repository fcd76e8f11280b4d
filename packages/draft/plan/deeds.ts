/** What someone does who is seen by the tool alone: in hand, or on the feet. */
import { actor, answer, type Cast } from './cast.ts';
import { isLively, wornAt } from '../art/kinds.ts';
import { join } from './links.ts';
import type { Item } from '../items/item.ts';
import { standIn } from './thing.ts';
import { addThing, settleCounted } from './things.ts';

/** A person who is named right before or after takes the tool; what is named next is what the deed is done to. A fishing boat needs no rod. */
export function act(
  cast: Cast,
  { words, tool }: Extract<Item, { kind: 'deed' }>,
  next: Item | undefined,
  afterNext: Item | undefined,
): void {
  settleCounted(cast);
  const by = actor(cast);
  const who = cast.things[by]?.drawing;
  const isNamed = who ? isLively(who) : false;
  const follows = next?.kind === 'of' ? afterNext : next;
  const isFollowed = follows?.kind === 'thing' && isLively(follows.senses[0]!.drawing);
  if (!isNamed && !isFollowed && follows?.kind === 'thing') return answer(cast, words, null);
  addThing(cast, [{ drawing: standIn(tool), fit: 'kind' }], words);
  if (isNamed) {
    join(cast, tool === 'bathtub' ? 'in' : wornAt(standIn(tool)) ? 'wear' : 'hold', by, cast.current);
    cast.pending = { relation: 'beside', from: by, words: 'with' };
  } else if (isFollowed) cast.clause = { relation: 'hold', to: cast.current, words: '' };
  cast.lastFiller = '';
}
