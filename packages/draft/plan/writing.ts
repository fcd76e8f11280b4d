/** What is written in the image: words that someone says or a board shows, and numbers on plates. */
import { glyphOf } from '../art/art.ts';
import { answer, applied, spatial, spatialAnchor, type Cast } from './cast.ts';
import { isBoard, isVehicle } from '../art/kinds.ts';
import { join } from './links.ts';
import { bear } from './looks.ts';
import type { Item } from '../items/item.ts';
import { bareThing, standIn } from './thing.ts';
import { addThing, maxThings } from './things.ts';

/** What shows a greeting that stands right before its name. */
const lettered = /^(signboard|placard|t-shirt|mug|scroll|white-flag|page-facing-up)$/;
const isCapital = (words: string): boolean => /\p{Lu}/u.test(words) && words === words.toUpperCase();

/** "That says": whatever follows is told. */
export function startReporting(cast: Cast, item: Item, next: Item | undefined): void {
  if (item.words.length > 1) cast.sayings.push(item.words);
  cast.reporting = next !== undefined && !/^(words?|letters|text|written)$/i.test(item.words);
  cast.statingOf = '';
}

/** Whether an item is among what is told, which is written up to the next stop or side. */
export function isReported(cast: Cast, item: Item, next: Item | undefined): boolean {
  if (!cast.reporting) return false;
  const ends =
    item.kind === 'stop' ||
    (item.kind === 'relation' && spatial.has(item.relation) && !(isCapital(cast.statingOf) && isCapital(item.words))) ||
    item.kind === 'written' ||
    item.kind === 'says';
  if (!ends) {
    cast.statingOf = `${cast.statingOf} ${item.words}`.trim();
    if (next) return true;
  }
  cast.reporting = false;
  if (cast.statingOf && item.kind !== 'written') write(cast, cast.statingOf, false);
  else if (cast.statingOf) answer(cast, cast.statingOf, null);
  cast.statingOf = '';
  return !ends;
}

/** Words in quotes, a greeting, or a number. */
export function takeWritten(cast: Cast, item: Extract<Item, { kind: 'written' }>, next: Item | undefined): void {
  if (item.number !== undefined) {
    const bearer = cast.things[spatialAnchor(cast)];
    cast.pending = null;
    if (next?.kind === 'thing') cast.plates.push(item.number);
    else if (bearer?.drawing && bearer.text === undefined) bear(cast, item.number, item.words, bearer);
    else write(cast, item.number, false, item.words);
  } else if (item.greeting && next?.kind === 'thing' && lettered.test(next.senses[0]!.drawing.icon)) cast.lettering = item.words;
  else write(cast, item.words, item.greeting);
}

/** "A Porsche 911", "a 1977 Corvette": whether the number stands right beside a vehicle, which then bears it. */
export function bearNumber(cast: Cast, words: string, next: Item | undefined): boolean {
  if (!/^(?:\p{L}{1,2}-?)?\d{2,4}$/u.test(words)) return false;
  const thing = cast.previous?.kind === 'thing' && cast.lastFiller === '' ? cast.things[cast.current] : undefined;
  if (thing?.drawing && isVehicle(thing.drawing)) bear(cast, words, words, thing);
  else if (next?.kind === 'thing' && isVehicle(next.senses[0]!.drawing)) cast.plates.push(words);
  else return false;
  return true;
}

function write(cast: Cast, text: string, greeting: boolean, words = text): void {
  const board = cast.things
    .map((thing, at) => ({ thing, at }))
    .toReversed()
    .find(({ thing }) => thing.drawing && isBoard(thing.drawing) && thing.text === undefined);
  // 拿着写着“你好”的牌子: what is held is the board that is to come.
  const held = cast.pending?.relation === 'hold' && !board ? cast.pending : null;
  cast.pending = null;
  const ink = cast.waiting.find((one) => one.kind === 'color');
  cast.waiting = cast.waiting.filter((one) => one !== ink);
  if (ink) answer(cast, ink.words, applied);
  // What cannot be written whole is left out.
  if ([...text].some((letter) => letter.trim() !== '' && glyphOf(letter) === undefined)) return answer(cast, words, null);
  if (board && !greeting) {
    board.thing.text = text;
    if (ink) board.thing.ink = ink.color;
  } else if (!greeting && cast.things.length < maxThings) {
    const first = cast.answers.length;
    addThing(cast, [{ drawing: standIn('signboard'), fit: 'itself' }], text);
    cast.answers.splice(first, 1);
    if (held && join(cast, 'hold', held.from, cast.current)) answer(cast, held.words, applied);
    cast.things[cast.current]!.text = text;
    if (ink) cast.things[cast.current]!.ink = ink.color;
  } else if (cast.things.length < maxThings) cast.things.push({ ...bareThing(null, 'itself', text), text, colors: ink ? [ink.color] : [] });
  else return answer(cast, words, null);
  answer(cast, words, applied);
}
