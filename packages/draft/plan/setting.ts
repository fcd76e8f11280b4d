/** The setting: in which place, at which hour, in which weather, and in which style everything is shown. */
import { giveUp } from './actions.ts';
import type { Sense } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import {
  actions,
  actor,
  answer,
  applied,
  copies,
  isMessage,
  several,
  lastFillerIs,
  type Answer,
  type Cast,
  type Modifier,
} from './cast.ts';
import { canSit, isAfloat, isBuilt, isContainer, isLively, isPerson, isVehicle, statureOf } from '../art/kinds.ts';
import { join } from './links.ts';
import { emblem } from '../items/parse.ts';
import type { Item } from '../items/item.ts';
import { cropOf } from '../words/crops.ts';
import { isNaturalIn, type Hour, type NamedPlace, type Weather } from '../words/places.ts';
import { bareThing, standIn, type Link, type Scene, type Thing } from './thing.ts';
import type { Finish } from '../words/properties.ts';
import { addThing, settleCounted } from './things.ts';
import { fold } from '../words/forms.ts';
import { isGaze, isLake } from '../words/grammar.ts';
import { furnitureOf } from '../words/stand-ins.ts';
import { asWritten, inPhrase, listOf } from '../words/table.ts';

const isWall = asWritten(listOf('wall'));
const enclosed = new Set<Scene>(['space', 'moon', 'mars', 'underwater', 'room', 'studio']);

type Placed = Extract<Item, { kind: 'place' | 'hour' | 'weather' }>;

/** A place, an hour, or a weather, as the whole image has it. */
export function takePlace(cast: Cast, item: Placed): void {
  const { setting } = cast;
  if (!cast.placeless) lookAway(cast);
  const paint = cast.waiting.find((one) => one.kind === 'color');
  if (paint && !cast.placeless && setting.scene === 'studio' && isWall(item.words)) {
    paintWall(cast, paint);
    cast.pending = null;
    return answer(cast, item.words, applied);
  }
  if (!cast.placeless && item.kind === 'place') {
    // "A white beach": the color is the place's, as far as it has it, and not that of the thing before.
    const isBefore = !/^(fr|es)$/.test(cast.locale);
    const isPlaces = (one: Modifier) =>
      (one.kind === 'color' && isBefore) || (cast.led.has(one) && (cast.current >= 0 || (isBefore && one.kind !== 'mark')));
    for (const one of cast.waiting)
      if (isPlaces(one)) answer(cast, one.words, one.kind === 'color' && isNaturalIn(item.place, one.color) ? applied : null);
    // On a frozen lake there is snow.
    if (cast.waiting.some((one) => isPlaces(one) && one.kind === 'material' && one.material === 'ice') && item.place === 'sea')
      item = { ...item, place: 'snow' };
    cast.waiting = cast.waiting.filter((one) => !isPlaces(one));
  }
  const before = cast.things[cast.current]?.drawing;
  const isContained = (lastFillerIs(cast, 'of') || /(?:^| )(?:d|de|del)$/.test(cast.lastFiller)) && Boolean(before && isContainer(before));
  if (cast.pending?.relation === 'eat' && item.kind === 'place' && item.place === 'meadow') {
    // A cow that eats grass has it before her, and stands on it.
    if (!cast.placeless && setting.scene === 'studio') setting.scene = 'meadow';
    addThing(cast, [{ drawing: standIn('grass'), fit: 'itself' }], item.words);
  } else if (cast.pending?.relation === 'eat' && item.kind === 'place' && item.place === 'sea') {
    // A person who drinks water has a glass of it, and stands in no sea.
    addThing(cast, [{ drawing: standIn('glass'), fit: 'itself' }], item.words);
  } else if (cast.placeless || isContained) drawPlace(cast, item, isContained);
  else if (item.kind === 'place' && item.city) setCity(cast, item, item.city);
  else if (item.kind === 'place') setScene(cast, item);
  else if (item.kind === 'weather') {
    if (!setting.weathers.includes(item.weather)) setting.weathers.push(item.weather);
    answer(cast, item.words, applied);
  } else if (cast.hourNamed && setting.time !== item.hour) answer(cast, item.words, null);
  else {
    setting.time = item.hour;
    cast.hourNamed = true;
    answer(cast, item.words, applied);
  }
}

/** "Watching the sunset", "looking at a mountain": it is all around anyone who does, and nobody is seen to look at it. */
function lookAway(cast: Cast): void {
  const { pending } = cast;
  if (pending?.relation !== 'face' || !isGaze(pending.words)) return;
  answer(cast, pending.words, null);
  cast.pending = null;
}

/** A place that is a thing of the image: a bowl of sand, the moon on a sticker. */
function drawPlace(cast: Cast, item: Placed, isContained: boolean): void {
  const senses = 'senses' in item ? item.senses : [];
  const of = item.kind === 'place' ? item.place : item.kind === 'hour' ? item.hour : item.weather;
  if (of === 'room' && senses.length === 0 && !furnitureOf(fold(item.words))) return answer(cast, item.words, null);
  if (cast.placeless) cast.pending = null;
  const known = of === 'room' ? furnitureOf(fold(item.words)) : undefined;
  const likeness = known ? standIn(known) : emblem(of);
  // A place is the same drawing in every language; named for what it is, it stands for nothing else.
  const exact = !cast.placeless && senses[0]?.fit === 'itself';
  addThing(
    cast,
    exact
      ? senses
      : isContained && senses.length > 0
        ? senses
        : [{ drawing: likeness, fit: senses.some((one) => one.fit === 'itself' && one.drawing === likeness) ? 'itself' : 'kind' }],
    item.words,
  );
  const added = cast.things[cast.current];
  if (cast.placeless && item.kind === 'place' && item.place === 'moon' && cast.current > 0)
    join(cast, 'on', cast.current - 1, cast.current);
  else if (cast.placeless && added) cast.emblems.add(added);
}

/** A city with a name isn't a particular one in the image: its landmark or any city stands for it. */
function setCity(cast: Cast, item: Extract<Item, { kind: 'place' }>, city: Drawing): void {
  // "Wearing a Boston hat": the hat follows.
  const worn = cast.pending && actions.has(cast.pending.relation) ? cast.pending : null;
  const isAny = city.icon === 'cityscape';
  if (/^(studio|city|snow)$/.test(cast.setting.scene)) {
    if (worn) cast.pending = null;
    // A landmark is answered for once it is known to have room.
    setScene(cast, item, isAny ? { drawing: city, fit: 'kind' } : null);
    cast.pending = worn;
    if (isAny) return;
  } else cast.pending = null;
  if (isAny) addThing(cast, [{ drawing: city, fit: 'kind' }], item.words);
  else cast.nations.of({ words: item.words, sign: city }, undefined);
}

const isSwimming = asWritten(listOf('swim'));
const isSwimmingIn = inPhrase(listOf('swim'));

/** A person who swims is in the water, where no other place is named before. */
export function swim(cast: Cast, words: string): boolean {
  const { setting, placeless } = cast;
  const { drawing } = cast.things[actor(cast)] ?? {};
  if (placeless || !drawing || !isLively(drawing) || !isSwimming(words)) return false;
  if (setting.scene === 'studio') setting.scene = 'sea';
  if (!/^(?:sea|underwater|beach)$/.test(setting.scene)) return false;
  enterWater(cast.things[actor(cast)]);
  answer(cast, words, applied);
  return true;
}

/** Fish and ducks are drawn in the water as they are. */
function enterWater(thing: Thing | undefined): void {
  if (!thing?.drawing || !isLively(thing.drawing)) return;
  const isAtHome = thing.drawing.subgroup === 'animal-marine' || isAfloat(thing.drawing);
  if (!isAtHome && !thing.poses.includes('swimming')) thing.poses.push('swimming');
}

const isDesk = asWritten(listOf('desk'));
/** Rooms that have a house of their own, at a street. */
const isHouse = (words: string): boolean => /^(?:hot-beverage|fork-and-knife-with-plate|beer-mug)$/.test(furnitureOf(fold(words)) ?? '');

/** The first place is the scene, which is answered `by`; a second one only where both are seen at once. */
function setScene(cast: Cast, item: Extract<Item, { kind: 'place' }>, by: Answer['by'] = applied): void {
  const { setting } = cast;
  const relation = cast.pending?.relation;
  // "A car in front of a café": its house is seen from outside.
  if (relation && /^(?:before|behind|beside|near)$/.test(relation) && isHouse(item.words))
    return addThing(cast, [{ drawing: standIn('convenience-store'), fit: 'kind' }], item.words);
  // "Sur un bureau": things are on the desk, and not on the office.
  if (relation === 'on' && isDesk(item.words) && cast.current >= 0) {
    if (setting.scene === 'studio') setting.scene = 'room';
    return addThing(cast, [{ drawing: standIn('table'), fit: 'kind' }], item.words);
  }
  // A café on a street is one of its houses.
  if (item.place === 'city' && setting.scene === 'room' && isHouse(cast.room) && cast.things.length === 0) {
    setting.scene = 'city';
    addThing(cast, [{ drawing: standIn('convenience-store'), fit: 'kind' }], cast.room);
    cast.room = '';
    cast.pending = null;
    return answer(cast, item.words, by);
  }
  // And where somebody plays nothing is played.
  if (cast.pending?.relation === 'play') giveUp(cast);
  if (cast.pending && isMessage(cast, cast.pending.words, cast.pending.relation))
    answer(cast, cast.pending.words, actions.has(cast.pending.relation) && cast.pending.relation !== 'sit' ? null : applied);
  if (item.place === 'sea' && cast.pending && isSwimmingIn(cast.pending.words)) enterWater(cast.things[cast.pending.from]);
  const sitter = cast.pending?.relation === 'sit' ? cast.things[cast.pending.from] : undefined;
  if (sitter?.drawing && canSit(sitter.drawing) && !sitter.poses.includes('sitting')) sitter.poses.push('sitting');
  if (cast.pending?.deed === 'climb') cast.things[cast.pending.from]?.poses.push('running');
  cast.pending = null;
  const spot: NamedPlace =
    item.place === 'sea' &&
    relation &&
    /beside|near|before/.test(relation) &&
    !cast.things.some(({ drawing }) => drawing && isAfloat(drawing))
      ? 'beach'
      : item.place === 'sea' && relation === 'under'
        ? 'underwater'
        : item.place;
  if (item.place === 'sea' && isLake(item.words)) setting.ashore = true;
  const crop = item.place === 'meadow' ? cropOf(fold(item.words)) : undefined;
  if (crop && setting.scene === 'studio') setting.crop = crop;
  // Land lies on the horizon of the sea, so both are seen.
  const shore = /^(mountain|meadow)$/;
  if (spot === 'sea' || spot === 'beach' ? shore.test(setting.scene) : shore.test(spot) && setting.scene === 'sea') {
    if (!shore.test(spot)) setting.scene = spot;
    answer(cast, item.words, by);
  } else if (spot === 'sea' && setting.scene === 'beach') {
    // The sea is seen from its shore.
    answer(cast, item.words, by);
  } else if (setting.scene === 'studio' || setting.scene === spot) {
    setting.scene = spot;
    if (spot === 'room' && furnitureOf(fold(item.words))) cast.room = item.words;
    const above = cast.things[cast.current]?.drawing;
    if (relation === 'above' && above && !/^(place|plant|household)/.test(above.subgroup)) cast.things[cast.current]!.poses.push('flying');
    settleCounted(cast);
    answer(cast, item.words, by);
  } else if (item.place === 'moon' || item.place === 'mars') {
    // A city on the moon: the ground is the moon's, and the city stands on it.
    if (!enclosed.has(setting.scene)) addThing(cast, [{ drawing: emblem(setting.scene as NamedPlace), fit: 'itself' }], item.words);
    setting.scene = item.place;
    answer(cast, item.words, by);
  } else if (item.place === 'sky' && !enclosed.has(setting.scene)) answer(cast, item.words, by);
  else if (item.place === 'snow' && !enclosed.has(setting.scene) && setting.scene !== 'desert') {
    // Winter in a town: the town, and snow over it.
    if (!setting.weathers.includes('snowfall')) setting.weathers.push('snowfall');
    if (/^(mountain|forest|meadow)$/.test(setting.scene)) setting.scene = 'snow';
    answer(cast, item.words, by);
  } else if (setting.scene === 'snow' && /^(city|forest|mountain|meadow)$/.test(item.place)) {
    if (item.place === 'city') {
      setting.scene = 'city';
      if (!setting.weathers.includes('snowfall')) setting.weathers.push('snowfall');
    }
    settleCounted(cast);
    answer(cast, item.words, by);
  } else if (item.senses.length > 0) addThing(cast, likenessOf(item), item.words);
  else if (setting.scene === 'sky' && item.place !== 'room') {
    setting.scene = item.place;
    answer(cast, item.words, by);
  } else
    answer(
      cast,
      item.words,
      item.place === 'sky' && (!enclosed.has(setting.scene) || /^(space|moon|mars)$/.test(setting.scene)) ? applied : null,
    );
}

/** What a second place is seen by: its own drawing, or its emblem, as a field isn't hockey; rooms are known by what stands in them. */
const likenessOf = ({ place, senses }: Extract<Item, { kind: 'place' }>): readonly Sense[] =>
  place === 'room' || senses[0]?.fit === 'itself' ? senses : [{ drawing: emblem(place), fit: 'kind' }];

function paintWall(cast: Cast, paint: Extract<Modifier, { kind: 'color' }>): void {
  cast.setting.wall = paint.color;
  cast.waiting = cast.waiting.filter((one) => one !== paint);
  answer(cast, paint.words, applied);
}

/** "A red background": the wall behind has the color that waits. */
export function takeBackdrop(cast: Cast, item: Item): void {
  const { setting, placeless } = cast;
  const paint = cast.waiting.find((one) => one.kind === 'color');
  if (paint && setting.scene === 'studio' && !placeless) paintWall(cast, paint);
  answer(cast, item.words, !placeless && (setting.wall || setting.scene !== 'studio' || cast.pending?.relation === 'in') ? applied : null);
  cast.pending = null;
}

const frames = new Set<Finish>(['closeup', 'distant']);
const tones = new Set<Finish>(['mono', 'sepia', 'soft']);
const layerOf = (one: Finish): 'frame' | 'tone' | 'style' => (frames.has(one) ? 'frame' : tones.has(one) ? 'tone' : 'style');
/** What every style is: it asks for none of its own beside one that is named. */
const isStyle = listOf('any style', 'en');
const isAnyStyle = (words: string): boolean => isStyle(fold(words).replace(/^an? /, '').replace(/ of$/, ''));

/** One frame (closer, farther), one tone, and one style: a second style would hide the first. */
export function addFinish(cast: Cast, wanted: Finish, words: string): boolean {
  const { setting } = cast;
  const layer = layerOf(wanted);
  if (setting.finishes.includes(wanted)) return true;
  // A video may be black and white, but is not painted.
  if (cast.styleless && layer !== 'frame' && (cast.placeless || (wanted !== 'mono' && wanted !== 'sepia'))) return false;
  const before = setting.finishes.find((one) => layerOf(one) === layer);
  if (before && cast.generalStyle && layer === 'style') setting.finishes.splice(setting.finishes.indexOf(before), 1);
  else if (before) return isAnyStyle(words);
  cast.generalStyle = layer === 'style' && isAnyStyle(words);
  setting.finishes.push(wanted);
  return true;
}

/** An hour or weather needs a sky. */
export function seat(cast: Cast): void {
  const { setting } = cast;
  // What is seen by night only, and lightning from a storm.
  const dark = cast.things.some(({ drawing }) => drawing && /^(fireworks|sparkler|jack-o-lantern)$/.test(drawing.icon));
  if (!cast.hourNamed && (setting.weathers.includes('aurora') || (dark && setting.scene !== 'studio' && !enclosed.has(setting.scene))))
    setting.time = 'night';
  const furniture = cast.room && furnitureOf(fold(cast.room));
  if (furniture && copies(cast) < 5 && !cast.things.some(({ drawing }) => drawing?.icon === furniture)) furnish(cast, standIn(furniture));
  // In a room the weather is behind its window.
  if (setting.scene === 'room' && setting.weathers.length > 0 && !cast.things.some(({ drawing }) => drawing?.icon === 'window'))
    cast.things.push(bareThing(standIn('window'), 'itself', 'window'));
  const isUsed = (icon: string) => cast.links.some(({ relation, to }) => relation === 'hold' && cast.things[to]!.drawing?.icon === icon);
  // Who fishes does so at a water.
  if (setting.scene === 'studio' && isUsed('fishing-pole')) {
    setting.scene = 'sea';
    setting.ashore = true;
  }
  // Who cooks in a pot is beside it.
  for (const link of cast.links) {
    const [one, other] = [cast.things[link.from]!.drawing, cast.things[link.to]!.drawing];
    if (link.relation === 'in' && one && isPerson(one) && other?.icon === 'pot-of-food') link.relation = 'beside';
  }
  // In a boat nobody swims: "плывёт на лодке".
  for (const { relation, from, to } of cast.links)
    if (/^(?:in|on|ride|sit)$/.test(relation) && cast.things[to]!.drawing?.subgroup === 'transport-water')
      cast.things[from]!.poses = cast.things[from]!.poses.filter((pose) => pose !== 'swimming');
  if (setting.scene === 'studio' && cast.things.some(({ drawing }) => drawing?.icon === 'surfboard')) setting.scene = 'sea';
  // Who skis does so in the snow.
  if (
    /^(?:studio|mountain)$/.test(setting.scene) &&
    cast.links.some(({ relation, to }) => relation === 'ride' && cast.things[to]!.drawing?.icon === 'skis')
  )
    setting.scene = 'snow';
  playAtTable(cast);
  // Who bakes does so in a kitchen.
  if (
    /^(?:studio|room)$/.test(setting.scene) &&
    !setting.wall &&
    cast.links.some(({ deed, from }) => deed === 'bake' && !/mage/.test(cast.things[from]!.drawing?.icon ?? ''))
  ) {
    setting.scene = 'room';
    const oven = cast.things.find(({ drawing }) => drawing?.icon === 'oven');
    if (!oven) furnish(cast, standIn('oven'));
    (oven ?? cast.things.at(-1)!).sizes.push('small');
  }
  // Behind a window is the weather, and before it a room.
  const isAtWindow = ({ relation, to }: Link) => relation !== 'in' && cast.things[to]!.drawing?.icon === 'window';
  // Snow that one watches from a window falls behind it.
  if (setting.scene === 'snow' && cast.links.some((link) => /^(?:sit|before)$/.test(link.relation) && isAtWindow(link))) {
    setting.scene = 'room';
    if (!setting.weathers.includes('snowfall')) setting.weathers.push('snowfall');
  }
  const isIndoors = cast.things.every(({ drawing }) => !drawing || !(isVehicle(drawing) || isBuilt(drawing)));
  if (setting.scene === 'studio' && isIndoors && cast.links.some(isAtWindow)) setting.scene = 'room';
  const needsSky = cast.hourNamed || setting.weathers.length > 0;
  if (setting.scene === 'studio' && needsSky)
    setting.scene = cast.things.some(({ drawing }) => drawing && isAfloat(drawing)) ? 'sea' : 'meadow';
  if (setting.scene === 'studio' && cast.things.some(({ poses, drawing }) => drawing && poses.includes('flying'))) setting.scene = 'sky';
  const nightly = cast.things.some(({ drawing }) => drawing && /moon|^star$|glowing-star|shooting-star|comet/.test(drawing.icon));
  // Through a window one sees it as well.
  const isOpen = !enclosed.has(setting.scene) || cast.links.some(isAtWindow);
  if (nightly && !cast.hourNamed && isOpen) setting.time = 'night';
}

const boardGame = /^(?:chess-pawn|mahjong-red-dragon|game-die|pool-8-ball)$/;

/** Chess is on a table, between those who play it. */
function playAtTable({ things, links, placeless }: Cast): void {
  const game = placeless
    ? undefined
    : links.find(({ relation, to }) => relation === 'play' && boardGame.test(things[to]!.drawing?.icon ?? ''));
  if (!game || things.some(({ drawing }) => drawing?.icon === 'table')) return;
  const table = things.push(bareThing(standIn('table'), 'itself', '')) - 1;
  const partner = links.find(({ relation, from, to }) => /^(?:beside|with|face)$/.test(relation) && from === game.from && to !== game.to);
  links.splice(links.indexOf(game), 1, { relation: 'on', from: game.to, to: table });
  for (const to of [game.from, partner?.to]) if (to !== undefined) links.push({ relation: 'between', from: table, to });
  things[game.to]!.count = Math.max(things[game.to]!.count, several);
}

/** Puts into a room what it is known by: a cup on a table of a café. */
function furnish({ things, links, room }: Cast, furniture: Drawing): void {
  things.push(bareThing(furniture, 'itself', room));
  if (statureOf(furniture) >= 0.6) return;
  const cup = things.length - 1;
  things[cup]!.sizes.push('small');
  const table = things.findIndex(({ drawing }) => drawing?.icon === 'table');
  if (table < 0) things.push(bareThing(standIn('table'), 'itself', room));
  links.push({ relation: 'on', from: cup, to: table < 0 ? cup + 1 : table });
}

const emojiPlaces: Readonly<Record<string, Scene | Hour | Weather>> = {
  'water-wave': 'sea',
  sunset: 'sunset',
  sunrise: 'sunset',
  'sunrise-over-mountains': 'sunset',
  'cityscape-at-dusk': 'sunset',
  'crescent-moon': 'night',
  'night-with-stars': 'night',
  cityscape: 'city',
  'beach-with-umbrella': 'beach',
  snowflake: 'snow',
  'snow-capped-mountain': 'mountain',
  desert: 'desert',
  'cloud-with-rain': 'rain',
  foggy: 'fog',
  'evergreen-tree': 'forest',
  sun: 'day',
};

/** An emoji that only repeats the place or the hour: "over the sea 🌊 at sunset 🌅". */
export function shows(cast: Cast, { words, senses }: Extract<Item, { kind: 'thing' }>): boolean {
  const means = /\p{Extended_Pictographic}/u.test(words) ? emojiPlaces[senses[0]!.drawing.icon] : undefined;
  return (
    means !== undefined &&
    (cast.setting.scene === means || cast.setting.time === means || cast.setting.weathers.some((one) => one === means))
  );
}
