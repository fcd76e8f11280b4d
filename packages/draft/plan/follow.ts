/** Follows the items of a prompt from left to right, and says in the end who is in the image, how each looks, and how they stand to each other. */
import { giveUp, relate } from './actions.ts';
import { isBuildingPart, isDrawnWith, isPart } from './body.ts';
import { actions, actor, answer, applied, isModifier, spatialAnchor, type Cast } from './cast.ts';
import { dressUp } from './costumes.ts';
import { sow } from './fields.ts';
import { form, takeCount } from './groups.ts';
import { isLively, isSmiley } from '../art/kinds.ts';
import { inOrder, referBack } from './links.ts';
import { apply, areFaces, describes, drop, isMood, modify, put, spreadMoods } from './looks.ts';
import { act } from './deeds.ts';
import { endNegation, isLeftAway } from './negation.ts';
import { takeNoun } from './nouns.ts';
import { signOf } from './nations.ts';
import type { Item } from '../items/item.ts';
import { standIn } from './thing.ts';
import { addFinish, seat, swim, takeBackdrop, takePlace } from './setting.ts';
import { addThing, settle } from './things.ts';
import { bearNumber, isReported, startReporting, takeWritten } from './writing.ts';
import { asWritten, listOf } from '../words/table.ts';

/** Takes one item into the cast; the two that come after it tell what some words mean. */
export function follow(cast: Cast, item: Item, next: Item | undefined, afterNext: Item | undefined): void {
  if (isReported(cast, item, next) || isLeftAway(cast, item)) return;
  if (!take(cast, item, next, afterNext)) {
    cast.previous = { kind: 'unknown', words: item.words };
    return;
  }
  if (!/^(?:mark|filler|stop)$/.test(item.kind) && !areFaces(item.words)) cast.facesOf = null;
  const { drawing } = cast.things[cast.current] ?? {};
  // A door that is drawn for itself is part of nothing.
  if (item.kind === 'thing' && cast.things[cast.current]?.words === item.words) cast.partNamed = '';
  else if (item.kind === 'thing')
    cast.partNamed = isPart(item.words) || isBuildingPart(item.words) || (drawing && isDrawnWith(drawing, item.words)) ? item.words : '';
  else if (!isModifier(item) && item.kind !== 'filler') cast.partNamed = '';
  if (!/^(?:filler|of|craft)$/.test(item.kind)) cast.previous = item;
}

/** Whether a Chinese word may be said of the person who was named before: nothing that describes the next thing waits. */
const mayFollowActor = (cast: Cast): boolean => cast.locale === 'zh' && cast.waiting.length === 0 && actor(cast) >= 0;

/** 猫趴在窗台上: in Chinese a posture is that of whom it follows, unless 的 gives it to the thing that comes. */
const isPosture = (cast: Cast, { words }: Item, next: Item | undefined): boolean =>
  mayFollowActor(cast) &&
  next?.kind !== 'of' &&
  (words.endsWith('在') || next?.words.startsWith('在') === true || cast.previous?.kind === 'thing');

/** 小猫在篮子里睡觉: what ends a Chinese clause is what its actor does. */
const isDeed = (cast: Cast, next: Item | undefined): boolean =>
  mayFollowActor(cast) &&
  (!next || next.words.startsWith('在') || next.kind === 'relation' || (next.kind === 'stop' && next.words !== '、'));

const isPiloted = (item: Item | undefined): boolean => item?.kind === 'thing' && item.senses[0]!.drawing.subgroup === 'transport-air';

/** "A rocket flying to nowhere", "корабль летит": a verb right after its noun is what that does, whatever nobody knows follows. */
const isVerbOfCurrent = (cast: Cast, { words }: Item, next: Item | undefined): boolean =>
  cast.current >= 0 &&
  cast.previous?.kind === 'thing' &&
  cast.lastFiller === '' &&
  cast.waiting.length === 0 &&
  (cast.locale === 'ru'
    ? // "На столе лежит книга": where the place is named first, the verb is that of what follows.
      cast.clause === null && /[еёиуюая]т(?:ся)?$/i.test(words)
    : cast.locale === 'en' && /[^ ]{3}ing$/i.test(words) && !(next && (next.kind === 'thing' || isModifier(next))));

/** What is said of a thing by the place or the hour that it belongs to. */
const isPronoun = asWritten(listOf('pronoun'));
const isOfItsPlace = asWritten(listOf('of its place'));

/** The items of a kind, some of which share one shape. */
type ItemOf<K extends Item['kind'], One = Item> = One extends { kind: infer Kind } ? (K extends Kind ? One : never) : never;

type Taking<K extends Item['kind']> = (cast: Cast, item: ItemOf<K>, next: Item | undefined, afterNext: Item | undefined) => boolean | void;

function takeColor(cast: Cast, item: ItemOf<'color'> | ItemOf<'material'>, next: Item | undefined, afterNext: Item | undefined): void {
  // "Oranges", "a glass", "gold": the thing, when it describes none.
  if (item.senses[0]?.fit === 'itself' && !describes(cast, item, next, afterNext)) addThing(cast, item.senses, item.words);
  else modify(cast, item);
}

function takeSetting(cast: Cast, item: ItemOf<'place'> | ItemOf<'hour'> | ItemOf<'weather'>, next: Item | undefined): void {
  // "On a snowy branch": the side is that of the thing that the place describes.
  const side = !cast.placeless && next?.kind === 'thing' && isOfItsPlace(item.words) ? cast.pending : null;
  if (side) cast.pending = null;
  takePlace(cast, item);
  if (side) cast.pending = side;
  cast.lastFiller = '';
}

/** What each kind of item does to the cast; false says that it means nothing here. */
const taking: { readonly [K in Item['kind']]: Taking<K> } = {
  not(cast, item) {
    cast.pending = null;
    settle(cast);
    cast.negation = { words: [item.words], named: false };
  },
  thing: (cast, item, next, afterNext) => swim(cast, item.words) || takeNoun(cast, item, next, afterNext),
  color: takeColor,
  material: takeColor,
  size: (cast, item) => modify(cast, item),
  mark(cast, item, next) {
    if (swim(cast, item.words) || isMood(cast, item)) return;
    if (isVerbOfCurrent(cast, item, next)) apply(cast, item, cast.things[spatialAnchor(cast)]!);
    else if (isDeed(cast, next)) apply(cast, item, cast.things[actor(cast)]!);
    else modify(cast, item);
  },
  pose(cast, item, next, afterNext) {
    // "Flying a plane": anyone who does is the pilot.
    if (item.pose === 'flying' && isPiloted(afterNext) && actor(cast) >= 0)
      relate(cast, { kind: 'relation', relation: 'ride', words: item.words }, next);
    else if (isVerbOfCurrent(cast, item, next)) apply(cast, item, cast.things[spatialAnchor(cast)]!);
    else if (isPosture(cast, item, next)) apply(cast, item, cast.things[actor(cast)]!);
    else modify(cast, item);
  },
  shape: (cast, item) => modify(cast, item),
  finish: (cast, item) => answer(cast, item.words, addFinish(cast, item.finish, item.words) ? applied : null),
  count(cast, item) {
    if (item !== cast.familyCount) takeCount(cast, item);
  },
  deed: (cast, item, next, afterNext) => act(cast, item, next, afterNext),
  relation(cast, item, next) {
    relate(cast, item, next);
    cast.lastFiller = '';
  },
  place: takeSetting,
  hour: takeSetting,
  weather: takeSetting,
  looks(cast, item) {
    const thing = cast.things[cast.current];
    if (thing?.drawing && (isSmiley(thing.drawing) || !isLively(thing.drawing))) cast.shaping = { to: thing, words: item.words };
    else answer(cast, item.words, null);
  },
  shaped(cast, item) {
    cast.shaping = cast.current >= 0 ? { to: cast.things[cast.current]!, words: item.words } : null;
    if (!cast.shaping) answer(cast, item.words, null);
  },
  spot(cast, item) {
    cast.pending = null;
    settle(cast);
    if (cast.current >= 0 && cast.previous?.kind !== 'stop') put(cast, item, cast.things[spatialAnchor(cast)]!);
    else cast.spotOfNext = item;
  },
  formation(cast, item) {
    cast.pending = null;
    cast.formations.push({ ...item, at: cast.current });
  },
  country: (cast, item, next) => locate(cast, item, next),
  written: (cast, item, next) => takeWritten(cast, item, next),
  says: (cast, item, next) => startReporting(cast, item, next),
  filler(cast, item) {
    if (isPronoun(item.words)) referBack(cast);
    cast.lastFiller = `${cast.lastFiller} ${item.words.toLowerCase()}`.trim();
  },
  unknown(cast, item, next) {
    if (swim(cast, item.words)) return;
    if (bearNumber(cast, item.words, next) || (areFaces(item.words) && spreadMoods(cast, item.words))) return;
    answer(cast, item.words, null);
    // What describes a thing that nobody knows describes no other.
    if (!/^(fr|es)$/.test(cast.locale) && (!next || /^(filler|stop|relation)$/.test(next.kind))) drop(cast);
  },
  craft: (cast, item) => answer(cast, item.words, null),
  backdrop: (cast, item) => takeBackdrop(cast, item),
  stop(cast, item) {
    if (/[.;:!?。；：！？\n]/.test(item.words)) {
      settle(cast);
      cast.sentence = cast.things.length;
    }
    cast.lastFiller = '';
  },
  format: (cast, item) => void cast.formats.push(item.words),
  of: () => undefined,
};

/** Whether the item means something here. */
const take = <K extends Item['kind']>(cast: Cast, item: ItemOf<K>, next: Item | undefined, afterNext: Item | undefined): boolean =>
  (taking[item.kind as K] as Taking<K>)(cast, item, next, afterNext) !== false;

/** A country of the thing that follows, of the one before ("from China", "une statue égyptienne"), or of the way the whole is painted. */
function locate(cast: Cast, { words, code }: Extract<Item, { kind: 'country' }>, next: Item | undefined): void {
  const isBefore = next?.kind === 'thing' || isModifier(next);
  const isPlaced = (cast.pending !== null && !isBefore) || /(?<!\p{L})(of|from|de|du|d)$/u.test(cast.lastFiller);
  const isAfter = /^(fr|es)$/.test(cast.locale) && (cast.previous?.kind === 'thing' || isModifier(cast.previous));
  if (next?.kind === 'finish') cast.nations.of({ words, sign: signOf(code) }, cast.things[0]);
  else if (cast.current >= 0 && (isPlaced || isAfter)) cast.nations.of({ words, sign: signOf(code) }, cast.things[cast.current]);
  else cast.nations.before({ words, sign: signOf(code) });
  if (isPlaced) cast.pending = null;
}

/** Answers what still waits, and puts all who are in the image in order. */
export function conclude(cast: Cast) {
  const { things, links, emblems, setting, answers } = cast;
  endNegation(cast);
  settle(cast);
  giveUp(cast);
  if (cast.shaping) answer(cast, cast.shaping.words, null);
  if (cast.spotOfNext) answer(cast, cast.spotOfNext.words, null);
  if (cast.partOfNext) answer(cast, cast.partOfNext.words, null);
  for (const formed of cast.formations) form(cast, formed);
  for (const { left, names } of cast.absent)
    if (things.some(({ drawing }) => drawing && names.some((name) => isDrawnWith(drawing, name)))) left.by = null;
  const isWritten = things.some(({ text }) => text !== undefined);
  for (const words of cast.sayings) answer(cast, words, isWritten ? applied : null);
  for (const words of cast.formats)
    if (things.length > 0) answer(cast, words, applied);
    else addThing(cast, [{ drawing: standIn('placard'), fit: 'kind' }], words);
  if (cast.clause && cast.clause.words && actions.has(cast.clause.relation)) answer(cast, cast.clause.words, null);
  if (!cast.placeless) seat(cast);
  sow(cast);
  for (const { words, drawing } of cast.nations.show(things, links)) answer(cast, words, drawing && { drawing, fit: 'kind' });
  dressUp(cast);
  // Open only now: a book that is named again is the same one.
  for (const thing of cast.read)
    if (/^(?:closed|green|blue|orange)-book$/.test(thing.drawing?.icon ?? '')) thing.drawing = standIn('open-book');
  return { ...inOrder(things, links, emblems), setting, answers };
}
