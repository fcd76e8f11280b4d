/** How each looks: its colors, materials, sizes, poses, marks, shape, and the parts of its body. */
import type { Drawing } from '../art/drawing.ts';
import { aged, isCoat, isDrawnIn, isEnd, isFace, isOwnHat, styleHair } from './body.ts';
import { answer, applied, isModifier, lastFillerIs, takeWaiting, type Cast, type Modifier } from './cast.ts';
import { hasPaintableEars, isEars } from '../art/ears.ts';
import { canSit, hasFace, isContainer, isPerson, isSmiley } from '../art/kinds.ts';
import type { Item } from '../items/item.ts';
import { isNaturalIn } from '../words/places.ts';
import { standIn, type Thing } from './thing.ts';
import { asWritten, listOf } from '../words/table.ts';

/** Words of who sits on nothing that is named. */
const isLeadingArticle = listOf('leading article');
const isSeated = asWritten(listOf('seated'));

const sitters = /^(?:rabbit|monkey|orangutan|chipmunk|mouse|rat|teddy-bear|sloth|chick|.*in-lotus-position|.*wheelchair|moai)$/;

/** Who has a body of our own sits on the ground where a place is painted. */
const isSeenSitting = ({ placeless }: Cast, { drawing, count }: Thing): boolean =>
  !placeless && drawing !== null && canSit(drawing) && (count === 1 || !hasFace(drawing));

/** Colors that are said of people for their hair. */
const isHairColor = asWritten(listOf('hair color'));

/** A mood, an age or a strength isn't a thing that could stand beside a figure: by Unicode's subgroups, a face, a plant or a part of a body. */
const isSign = ({ subgroup }: Drawing): boolean => !/^(?:face|plant|body)/.test(subgroup);

/** Gives a thing a property, and answers its word. */
export function apply(cast: Cast, modifier: Modifier, to: Thing): void {
  switch (modifier.kind) {
    case 'color':
      // A redhead has red hair, and no red coat.
      if (isHairColor(modifier.words) && styleHair(to, 'hair', modifier.color)) return answer(cast, modifier.words, applied);
      if (!to.colors.includes(modifier.color)) to.colors.push(modifier.color);
      return answer(cast, modifier.words, to.colors.length > 3 ? null : applied);
    case 'material':
      to.materials.push(modifier.material);
      return answer(cast, modifier.words, applied);
    case 'size':
      to.sizes.push(modifier.size);
      return answer(cast, modifier.words, applied);
    case 'pose':
      if (modifier.pose === 'aged' && to.drawing && isPerson(to.drawing)) {
        const old = aged(to.drawing);
        if (old) to.drawing = old;
        return answer(cast, modifier.words, old || to.drawing.icon.startsWith('old') ? applied : null);
      }
      // Only what is drunk from, or a drink, is half full.
      if (modifier.pose === 'halffull' && !(to.drawing && (isContainer(to.drawing) || /drink/.test(to.drawing.subgroup))))
        return answer(cast, modifier.words, null);
      to.poses.push(modifier.pose);
      // Few are drawn sitting; others are seen to sit only on a seat.
      return answer(
        cast,
        modifier.words,
        isSeated(modifier.words) && !sitters.test(to.drawing?.icon ?? '') && !isSeenSitting(cast, to) ? null : applied,
      );
    case 'shape':
      give(to, modifier.shape);
      return answer(cast, modifier.words, applied);
    case 'mark':
      if (!isSign(standIn(modifier.mark)) && !to.faced) return answer(cast, modifier.words, null);
      if (to.marks.length >= 3 && !to.marks.includes(modifier.mark)) return answer(cast, modifier.words, null);
      if (!to.marks.includes(modifier.mark)) to.marks.push(modifier.mark);
      return answer(cast, modifier.words, { drawing: standIn(modifier.mark), fit: 'kind' });
  }
}

/** A sign of another shape is that shape, and a smiley that looks like something is that thing; any other thing keeps its looks in the outline of it. */
export function give(to: Thing, shape: Drawing): void {
  if (to.drawing && (to.drawing.icon === 'signboard' || isSmiley(to.drawing))) to.drawing = shape;
  else to.shape = shape;
}

/** Where in the frame a thing is. */
export function put(cast: Cast, { spot, words }: Extract<Item, { kind: 'spot' }>, thing: Thing): void {
  thing.spot = spot;
  answer(cast, words, applied);
}

/** The year or the model of a vehicle, or a number that someone bears, is written on a plate. */
export function bear(cast: Cast, number: string, words: string, thing: Thing): void {
  thing.text = thing.text === undefined ? number : `${thing.text} ${number}`;
  answer(cast, words, { written: true });
}

/** What waits describes a thing that has no drawing. */
export function drop(cast: Cast): void {
  for (const { words } of takeWaiting(cast)) answer(cast, words, null);
}

/** Faces of which several may have a mood each. */
export const areFaces = asWritten(listOf('faces'));

/** "With happy, angry, and sad faces": each of several has a mood. */
export function spreadMoods(cast: Cast, words: string, last: Drawing | null = null): boolean {
  const moods = cast.waiting.filter((one) => one.kind === 'mark');
  const thing = cast.things[cast.current];
  if (moods.length + (last ? 1 : 0) < 2 || !thing) return false;
  thing.moods = [...moods.map(({ mark }) => mark), ...(last ? [last.icon] : [])];
  thing.count = Math.max(thing.count, thing.moods.length);
  cast.waiting = cast.waiting.filter((one) => one.kind !== 'mark');
  for (const mood of moods) answer(cast, mood.words, { drawing: standIn(mood.mark), fit: 'kind' });
  answer(cast, words, last ? { drawing: last, fit: 'itself' } : applied);
  cast.pending = null;
  return true;
}

/** Whether a mark is a mood of faces: of those named just now in French and Spanish, or the last of several. */
export function isMood(cast: Cast, item: Extract<Item, { kind: 'mark' }>): boolean {
  if (areFaces(item.words) && spreadMoods(cast, item.words)) return true;
  if (!cast.facesOf) return false;
  cast.facesOf.moods = [...(cast.facesOf.moods ?? []), item.mark];
  cast.facesOf.count = Math.max(cast.facesOf.count, cast.facesOf.moods.length);
  answer(cast, item.words, { drawing: standIn(item.mark), fit: 'kind' });
  return true;
}

/** Whether a color or a material is one of a thing, and none itself. */
export function describes(cast: Cast, item: Item, next: Item | undefined, afterNext: Item | undefined): boolean {
  const follows = next?.kind === 'of' ? afterNext : next;
  if (follows && (follows.kind === 'thing' || isModifier(follows) || (follows.kind === 'place' && !cast.placeless))) return true;
  if (cast.pending || lastFillerIs(cast, 'a') || lastFillerIs(cast, 'an') || cast.previous === undefined || cast.count > 0)
    return /\b(made|in)\b/.test(cast.lastFiller) && item.kind === 'material';
  return cast.current >= 0;
}

/** "Aux cheveux rouges": the color is that of the part, and of nothing else. */
export function describePart(cast: Cast, item: Modifier, part: string, whose: Thing): void {
  const look = item.kind === 'color' ? item.color : item.kind === 'mark' ? item.mark : item.kind === 'size' ? item.size : null;
  if (item.kind === 'color' && isEars(part) && hasPaintableEars(whose.drawing)) {
    whose.ears = item.color;
    return answer(cast, item.words, applied);
  }
  if (item.kind === 'color' && whose.drawing && isOwnHat(whose.drawing, part)) {
    whose.hat = item.color;
    return answer(cast, item.words, applied);
  }
  if (item.kind === 'color' && whose.drawing && isDrawnIn(whose.drawing, part, item.color)) return answer(cast, item.words, applied);
  const styled = look !== null && styleHair(whose, part, look);
  // The ears of other animals can't be painted in another color: half of the body would be.
  const isAll = isCoat(part) && (item.kind !== 'color' || whose.colors.length === 0 || !isEnd(part));
  if (!styled && (isAll || (item.kind === 'mark' && isFace(part)))) apply(cast, item, whose);
  else answer(cast, item.words, styled ? applied : null);
}

/** "Un café bonito", "un lac calme": what French and Spanish say of a place right after it is said of nobody in it. */
const isOfPlaces = (item: Modifier): boolean =>
  item.kind === 'size' ||
  item.kind === 'material' ||
  (item.kind === 'mark' && /^(?:sparkles|skull|snowflake|crown|gear|seedling|shushing-face|red-heart)$/.test(item.mark)) ||
  (item.kind === 'pose' && /^(?:aged|glowing|faded)$/.test(item.pose));

/** Gives a property to the thing before, or to the one that follows, as the language has it. */
export function modify(cast: Cast, item: Modifier): void {
  const follows = cast.locale === 'fr' || cast.locale === 'es';
  // “Aux longs cheveux”: after an article it stands before its noun.
  const leads = item.kind === 'size' && isLeadingArticle(cast.lastFiller.split(' ').at(-1)!);
  const isAfter =
    !leads &&
    cast.current >= 0 &&
    (cast.previous?.kind === 'thing' || isModifier(cast.previous)) &&
    cast.waiting.length === 0 &&
    cast.pending === null;
  if (follows && cast.previous?.kind === 'unknown') answer(cast, item.words, null);
  else if (follows && cast.previous?.kind === 'place' && item.kind === 'color' && !cast.placeless)
    answer(cast, item.words, isNaturalIn(cast.previous.place, item.color) ? applied : null);
  else if (follows && cast.previous?.kind === 'place' && isOfPlaces(item) && !cast.placeless) answer(cast, item.words, null);
  else if (follows && isAfter && cast.partNamed) describePart(cast, item, cast.partNamed, cast.things[cast.current]!);
  else if (follows && isAfter && cast.count === 0) apply(cast, item, cast.things[cast.current]!);
  else if (item.kind === 'material' && /\b(made|out|en|de|из)\b/.test(cast.lastFiller) && cast.current >= 0)
    apply(cast, item, cast.things[cast.current]!);
  else {
    cast.waiting.push(item);
    if (cast.pending || /(?:^| )(?:a|an|the|在)$/.test(cast.lastFiller) || (isModifier(cast.previous) && cast.led.has(cast.previous)))
      cast.led.add(item);
  }
}
