/** Adds a thing to the image, with everything that waited for it. */
import type { Sense } from '../art/art.ts';
import { hasPart } from './body.ts';
import { answer, applied, copies, lastFillerIs, takeWaiting, type Cast } from './cast.ts';
import { isAirborne } from '../art/kinds.ts';
import { linkUp } from './links.ts';
import { apply, bear, describePart, drop, put } from './looks.ts';
import { bareThing, standIn } from './thing.ts';
import { likeliest } from './senses.ts';

export const maxThings = 10;
const maxCopies = 16;
/** How many of one thing are drawn at most. */
const mostAlike = 12;

/** Adds what the senses of a noun show, or takes up the same thing again; the first sense is the likeliest. */
export function addThing(cast: Cast, senses: readonly Sense[], words: string): void {
  const around = cast.things.flatMap(({ drawing }) => (drawing ? [drawing] : []));
  const { drawing, fit } = likeliest(senses, around);
  const modified = cast.waiting.length > 0 || cast.count > 0;
  const same = cast.things.findIndex((thing) => thing.drawing === drawing);
  const isEmoji = /\p{Extended_Pictographic}/u.test(words) && !/^\d/.test(words);
  if (same >= 0 && isEmoji && cast.previous?.words === words) {
    cast.things[same]!.count = Math.min(maxCopies, cast.things[same]!.count + 1);
    return;
  }
  // Named again, it is the same one, unless it looks different.
  if (same >= 0 && !(modified && cast.things[same]!.colors.length + cast.things[same]!.sizes.length > 0 && !lastFillerIs(cast, 'the'))) {
    cast.current = same;
    answer(cast, words, { drawing, fit });
  } else if (cast.things.length >= maxThings || copies(cast) >= maxCopies) {
    drop(cast);
    [cast.count, cast.countWords] = [0, ''];
    cast.pending = null;
    return answer(cast, words, null);
  } else {
    const thing = bareThing(drawing, fit, words);
    cast.things.push(thing);
    cast.current = cast.things.length - 1;
    if (!cast.pending && !cast.clause && drawing && !isAirborne(drawing)) cast.companions.push(cast.current);
    answer(cast, words, { drawing, fit });
  }
  const thing = cast.things[cast.current]!;
  const modifiers = takeWaiting(cast);
  for (const modifier of modifiers) apply(cast, modifier, thing);
  if (cast.spotOfNext) put(cast, cast.spotOfNext, thing);
  cast.spotOfNext = null;
  if (cast.partOfNext) {
    const { words: part, modifiers: looks } = cast.partOfNext;
    cast.partOfNext = null;
    for (const look of looks) describePart(cast, look, part, thing);
    answer(cast, part, thing.drawing && hasPart(thing.drawing, part) ? applied : null);
  }
  cast.nations.settle(thing);
  for (const plate of cast.plates) bear(cast, plate, plate, thing);
  cast.plates = [];
  if (cast.count > 0) {
    const room = Math.max(1, maxCopies - copies(cast) + thing.count);
    const wanted = Math.min(cast.count, room, mostAlike);
    if (cast.countWords) answer(cast, cast.countWords, wanted === cast.count ? applied : null);
    thing.count = Math.max(thing.count, wanted);
  }
  [cast.count, cast.countWords] = [0, ''];
  linkUp(cast, cast.current);
}

/** Modifiers that no thing follows describe the one before; without any they are drawn for themselves. */
export function settle(cast: Cast): void {
  const loose = takeWaiting(cast);
  for (const modifier of loose) {
    const to = cast.things[cast.current];
    if (to) apply(cast, modifier, to);
    // Red isn't a river, though some drawing is near to both.
    else if ('senses' in modifier && modifier.senses[0] && (modifier.kind !== 'color' || modifier.senses[0].fit === 'itself'))
      addThing(cast, modifier.senses, modifier.words);
    else if (modifier.kind === 'shape') addThing(cast, [{ drawing: modifier.shape, fit: 'itself' }], modifier.words);
    // Where something else is shown, a mood isn't a thing.
    else if (modifier.kind === 'mark' && cast.setting.scene === 'studio')
      addThing(cast, [{ drawing: standIn(modifier.mark), fit: 'kind' }], modifier.words);
    else if (modifier.kind === 'color') {
      addThing(cast, [{ drawing: standIn('circle'), fit: 'itself' }], modifier.words);
      cast.things[cast.current]?.colors.push(modifier.color);
    } else answer(cast, modifier.words, null);
  }
  cast.nations.settle(cast.things[cast.current]);
  if (cast.countWords) answer(cast, cast.countWords, null);
  [cast.count, cast.countWords] = [0, ''];
}

/** Modifiers describe the one before, where there is one. */
export const settleCounted = (cast: Cast) => {
  if (cast.waiting.length > 0 && cast.current >= 0) settle(cast);
};
