/** What someone does who is seen by the tool alone: in hand, or on the feet. */
import { actor, answer, type Cast } from './cast.ts';
import type { Deed } from '../words/deeds.ts';
import { canSit, isAnimal, isBust, isLively, wornAt } from '../art/kinds.ts';
import { relate } from './actions.ts';
import { join } from './links.ts';
import { apply } from './looks.ts';
import { setUpEasel } from './perform.ts';
import type { Item } from '../items/item.ts';
import { standIn } from './thing.ts';
import { addThing, settleCounted } from './things.ts';

/** What is done with a tool to whatever is named next. */
const uses: Readonly<Record<string, Deed>> = { 'watering-can': 'water' };

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
  if (tool === 'cooking' && isNamed && follows?.kind === 'thing' && follows.senses[0]!.drawing.subgroup.startsWith('food'))
    return relate(cast, { kind: 'relation', relation: 'hold', deed: 'bake', words }, next);
  // Birds sing without a microphone.
  if (tool === 'microphone' && isNamed && !(who && (canSit(who) || isBust(who)))) {
    if (!cast.placeless || who) apply(cast, { kind: 'mark', mark: 'musical-notes', words }, cast.things[by]!);
    return;
  }
  if (tool === 'microphone' && !isNamed && follows?.kind === 'thing' && isAnimal(follows.senses[0]!.drawing)) {
    if (!cast.placeless) cast.waiting.push({ kind: 'mark', mark: 'musical-notes', words });
    return;
  }
  addThing(cast, [{ drawing: standIn(tool), fit: 'kind' }], words);
  if (isNamed) {
    if (tool === 'microphone') cast.things[by]!.marks.push('musical-notes');
    // The tool is where its owner is.
    cast.companions = cast.companions.filter((one) => one !== cast.current);
    join(
      cast,
      tool === 'bathtub' ? 'in' : /^(?:surfboard|skis)$/.test(tool) ? 'ride' : wornAt(standIn(tool)) ? 'wear' : 'hold',
      by,
      cast.current,
    );
    if (tool === 'paintbrush') setUpEasel(cast, by);
    cast.pending = { relation: 'beside', from: by, words: 'with', deed: uses[tool] };
  } else if (isFollowed) cast.clause = { relation: 'hold', to: cast.current, words: '' };
  cast.lastFiller = '';
}
