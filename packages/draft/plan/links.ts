/** How things stand to each other: who wears, holds, or rides what, and what is beside what. */
import type { Drawing } from '../art/drawing.ts';
import { actions, answer, applied, isJoined, isMessage, spatial, type Cast } from './cast.ts';
import type { Deed } from '../words/deeds.ts';
import { perform } from './perform.ts';
import { isDive, isGaze, isReading, isSurrounding, type Relation } from '../words/grammar.ts';
import {
  isAirborne,
  isAnimal,
  isBoard,
  isContainer,
  isFaced,
  isFrontal,
  canSit,
  isHead,
  isLively,
  isPerson,
  isPlayed,
  statureOf,
  wornAt,
} from '../art/kinds.ts';
import { standIn, type Link, type Thing } from './thing.ts';

/** Nobody holds what is nearly as tall as a person: a cook with an oven stands beside it. */
const heaviest = 0.9;

/** The relation as the two drawings allow it: glasses are worn, a boat is on water. */
function fitting(cast: Cast, relation: Relation, from: Thing, to: Thing, words = ''): Relation | null {
  const [one, other] = [from.drawing, to.drawing];
  if (!one || !other) return 'beside';
  const lively = isLively(one);
  // Stars that one sees through a telescope are not in it.
  if (relation === 'in' && other.icon === 'telescope') return isAirborne(one) ? null : 'beside';
  // Who is in a window is seen before it.
  if (relation === 'in' && other.icon === 'window' && lively) return 'before';
  // Under an umbrella one holds it.
  if (relation === 'under' && other.icon.startsWith('umbrella') && (isHead(one) || canSit(one)) && from.count === 1) return 'hold';
  // Nobody howls on the moon: "воет на луну".
  if (
    /^(?:in|on)$/.test(relation) &&
    /moon|^sun$|^(?:glowing-|shooting-)?star$/.test(other.icon) &&
    /^(?:at|на)$/i.test(words) &&
    !to.words.endsWith('е')
  )
    return null;
  const where = wornAt(other);
  const worn = where !== undefined;
  // Nobody wears a ghost.
  if (relation === 'wear' && isLively(other) && !worn) return null;
  if (relation === 'wear') return worn && !/shield/.test(other.icon) ? 'wear' : 'hold';
  // A person who is on a horse or a bicycle rides it, and any animal what has wheels.
  if (
    relation === 'on' &&
    lively &&
    (isPerson(one) || /^(helm|robot|ghost|skull|alien)$/.test(one.icon) || isWheeled(other)) &&
    mounts.test(other.icon)
  )
    return 'ride';
  if (relation === 'with') {
    if (worn && (lively || (isFaced(one) && /^(eyes|head)$/.test(where)))) return 'wear';
    const isHeld = (other.group >= 4 && other.group !== 5) || /umbrella/.test(other.icon);
    return lively && (!isLively(other) || other.group === 4) && isHeld && statureOf(other) < heaviest ? 'hold' : 'beside';
  }
  // A cat in one shoe sits in it; in shoes, it wears them.
  if (relation === 'in' && isAnimal(one) && /^(legs|feet)$/.test(where ?? '') && to.count === 1 && !/[ая]х$/.test(to.words)) return 'in';
  // A person who is on a boat or a bus is in it; Spanish and Russian say the same of a car.
  if (relation === 'on' && lively && (other.subgroup === 'transport-water' || boarded.test(other.icon))) return 'in';
  if (relation === 'on' && lively && /^(?:es|ru)$/.test(cast.locale) && cars.test(other.icon)) return 'in';
  if ((relation === 'in' || (relation === 'on' && where === 'torso' && /^(fr|es)$/.test(cast.locale))) && lively && worn) return 'wear';
  if (relation === 'play' && worn && lively) return 'wear';
  if (relation === 'play' && !isPlayed(other) && !isLively(other)) return 'hold';
  if (relation === 'hold' && /placard/.test(other.icon)) return 'hold';
  // People hold anyone who is smaller: a child, a cat.
  if (relation === 'hold' && isPerson(one) && (isPerson(other) || isAnimal(other)) && statureOf(other) < statureOf(one)) return 'hold';
  if (relation === 'eat' || relation === 'hold' || relation === 'play') return isLively(other) && other.group < 3 ? 'face' : relation;
  return relation;
}

const cars = /^(?:automobile|taxi|police-car|ambulance|fire-engine|delivery-truck|pickup-truck|sport-utility-vehicle|racing-car|tractor)$/;
const boarded = /(?:bus|train|plane)$|^(?:tram|tram-car|metro|light-rail|monorail|railway-car|rocket|helicopter|flying-saucer)$/;
const isWheeled = ({ subgroup }: Drawing): boolean => subgroup === 'transport-ground';
const mounts = /^(horse|racehorse|camel|two-hump-camel|elephant|donkey|unicorn|bicycle|motorcycle|motor-scooter|kick-scooter|skateboard)$/;

/** Houses where Russian says that one is "на": "на рынке", "на почте". */
const shops = /^(?:convenience-store|department-store|post-office|factory|stadium|station)$/;

/** What is with a cake or a tree is on it: candles, fruit. */
const bears = (one: Drawing, other: Drawing): boolean =>
  (one.icon.endsWith('cake') && other.icon === 'candle') ||
  (one.icon.endsWith('tree') && (/^food-fruit$/.test(other.subgroup) || /^(bird|owl|parrot|dove|red-paper-lantern)$/.test(other.icon)));
/** What is with a vase or a basket is in it: flowers, food. */
const holds = (one: Drawing, other: Drawing): boolean =>
  isContainer(one) &&
  !isContainer(other) &&
  (/^writing$/.test(other.subgroup) || (!/shoe|boot|mug|wine-glass/.test(one.icon) && /^(plant-flower|food-)/.test(other.subgroup)));

/** Links two things as their drawings allow, unless they are linked already. */
export function join(cast: Cast, relation: Relation, from: number, to: number, words = '', deed?: Deed): boolean {
  const [one, other] = [cast.things[from], cast.things[to]];
  if (!one || !other || from === to) return false;
  // "За столом", "sitting at a table": who lives is seen above it, and what does not stands beside it.
  const isAtTable = other.drawing?.icon === 'table' && /^(?:behind|sit|in)$/.test(relation) && /^за$|(?:^| )at$|^сидит за$/i.test(words);
  if (isAtTable) relation = one.drawing && isLively(one.drawing) ? 'behind' : 'near';
  // Who makes food holds it, and a kitchen is around.
  if (deed === 'make' && other.drawing?.subgroup.startsWith('food')) [relation, deed] = ['hold', 'bake'];
  // "Jouer au ballon" is playing with a ball.
  if (relation === 'play' && other.drawing?.icon === 'balloon') other.drawing = standIn('soccer-ball');
  // "Se prepara para jugar": who prepares no food is at no oven.
  if (deed === 'bake' && !/^(?:food|drink)/.test(other.drawing?.subgroup ?? '')) return false;
  // A father who "porte" his daughter carries her.
  if (relation === 'wear' && /^(?:port|llev)/i.test(words) && other.drawing && isLively(other.drawing)) relation = 'hold';
  // 围着桌子: anyone who is around a table wears none.
  if (words === '围着' && !(other.drawing && wornAt(other.drawing))) relation = 'near';
  // What several surround stands in their middle.
  const isAround = isSurrounding(words) && one.count > 1 && other.count === 1;
  if (isAround && relation === 'near') [from, to, relation] = [to, from, 'between'];
  // Spanish takes what it drinks, and also the sun, a taxi, a nap: those are not drunk.
  const isTaken = relation === 'eat' && words.startsWith('toma') && !/^(?:drink|food)/.test(other.drawing?.subgroup ?? '');
  const kind = isTaken ? null : fitting(cast, relation, cast.things[from]!, cast.things[to]!, words);
  if (!kind || cast.links.some((link) => (link.from === from && link.to === to) || (link.from === to && link.to === from))) return false;
  // What is with a table stands on it.
  const [bearer, borne] = [one.drawing, other.drawing];
  const inside = relation === 'with' && bearer !== null && borne !== null && holds(bearer, borne);
  const onTop =
    relation === 'with' &&
    bearer !== null &&
    borne !== null &&
    (/^(table|shelf|bench|couch-and-lamp)$/.test(bearer.icon) || bears(bearer, borne) || shows(bearer, borne));
  const where = inside ? 'in' : 'on';
  if (onTop || inside) cast.lead = { relation: where, to: from, last: to };
  if (kind === 'hold' && isReading(words)) cast.read.add(other);
  cast.links.push(onTop || inside ? { relation: where, from: to, to: from } : { relation: kind, from, to, ...(deed ? { deed } : {}) });
  if (deed) perform(cast, deed, from, to);
  return true;
}

/** What a shirt or a mug is with is on it: a heart, a face, an animal. */
const shows = (one: Drawing, other: Drawing): boolean =>
  /^(?:t-shirt|mug|rug|flag|white-flag|billed-cap|placard|shield|cape)$/.test(one.icon) &&
  /^(?:heart|geometric|sky-weather|plant-flower|animal-|cat-face|monkey-face|face-)/.test(other.subgroup);

const isWornAt = (drawing: Drawing | null | undefined, where: RegExp): boolean => Boolean(drawing && where.test(wornAt(drawing) ?? ''));
const isOnFace = (drawing: Drawing | null | undefined): boolean => isWornAt(drawing, /^(chin|ears)$/);

/** "A basket of apples": whether the container that was named before holds what is named now. */
function isHeld({ locale, lastFiller, previous, things }: Cast, at: number): boolean {
  const container = things[at - 1]?.drawing;
  if (!container || !isContainer(container)) return false;
  // Russian says it by the case alone: "корзина грибов".
  return /\b(of|de|d|con)\b/.test(lastFiller) || (locale === 'ru' && lastFiller === '' && previous?.kind === 'thing');
}

/** "A wolf looking at the moon": whose face is drawn from the front is not seen to look at anything. */
const isLookingAtUs = ({ things }: Cast, { relation, from, words }: NonNullable<Cast['pending']>): boolean => {
  const drawing = things[from]?.drawing;
  return relation === 'face' && isGaze(words) && Boolean(drawing && isFrontal(drawing));
};

type Pending = NonNullable<Cast['pending']>;

/** A clause that was left open takes the thing that was just named. */
function closeClause(cast: Cast, at: number): void {
  if (!cast.clause || cast.clause.to === at) return;
  if (actions.has(cast.clause.relation)) {
    const done = join(cast, cast.clause.relation, at, cast.clause.to);
    if (cast.clause.words) answer(cast, cast.clause.words, done ? applied : null);
  } else if (join(cast, cast.clause.relation, at, cast.clause.to))
    cast.lead = { relation: cast.clause.relation, to: cast.clause.to, last: at };
  cast.clause = null;
}

/** The relation that a word means for this thing. */
function relationFor(cast: Cast, link: Pending, at: number): Pending['relation'] {
  // "A jacket over a shirt": both are worn.
  const isTorso = (one: number) => isWornAt(cast.things[one]?.drawing, /^torso$/);
  if (
    link.relation === 'above' &&
    isTorso(at) &&
    cast.links.some(({ relation, from, to }) => relation === 'wear' && from === link.from && isTorso(to))
  )
    return 'wear';
  // Spanish says "en" of what is on a table and of what is in a box or a house.
  const { drawing: where } = cast.things[at]!;
  if (
    link.relation === 'on' &&
    (/^en$/i.test(link.words) || (/^на$/i.test(link.words) && shops.test(where?.icon ?? ''))) &&
    where &&
    where.icon !== 'wall' &&
    !/tejado|techo|azotea/i.test(cast.things[at]!.words) &&
    (isContainer(where) || where.icon === 'empty-nest' || where.subgroup === 'place-building')
  )
    return 'in';
  return link.relation;
}

/** Joins the thing to the one that waits for it: "a cat on | a table". */
function joinPending(cast: Cast, link: Pending, at: number): void {
  const { drawing: where } = cast.things[at]!;
  // "A man and a woman sitting on a bench": both sit.
  const isLed = (one: number) =>
    /^(?:on|in)$/.test(link.relation) || (one >= cast.sentence && isLively(cast.things[one]!.drawing ?? where!));
  const together = cast.companions.includes(link.from) && (/^(?:on|in|sit|ride)$/.test(link.relation) || link.deed === 'make');
  const led = together ? cast.companions.filter((also) => also !== at && also !== link.from && isLed(also)) : [];
  for (const also of led) join(cast, link.relation, also, at, link.words, link.deed);
  cast.companions = [];
  const done = link.from >= 0 && link.from !== at && join(cast, link.relation, link.from, at, link.words, link.deed);
  // Who is at a table is not seen to sit.
  const isBesideSeat = link.relation === 'sit' && cast.links.at(-1)?.relation === 'near';
  // A person who dives goes in head first.
  if (done && isDive(link.words)) cast.things[link.from]!.poses.push('flipped');
  if (link.from >= 0 && isMessage(cast, link.words, link.relation))
    answer(cast, link.words, done && !isLookingAtUs(cast, link) && !isBesideSeat ? applied : null);
  if (!done && link.from < 0) cast.clause = { relation: link.relation, to: at, words: link.words };
}

/** Joins a thing that was just named to those before it. */
export function linkUp(cast: Cast, at: number): void {
  closeClause(cast, at);
  const link = cast.pending;
  cast.pending = null;
  if (!link) return joinToLast(cast, at);
  link.relation = relationFor(cast, link, at);
  joinPending(cast, link, at);
}

/** Small enough to be with what was put somewhere before: of animals, those of a hand. */
const isSmall = (drawing: Drawing): boolean => statureOf(drawing) < (isAnimal(drawing) ? 0.44 : 0.8);

/** Joins a thing that no word joins: what holds for the one before may hold for it. */
function joinToLast(cast: Cast, at: number): void {
  // "A hat and sunglasses": what joins one thing to an actor joins the next.
  const joined = isJoined(cast);
  const same = joined ? cast.links.findLast(({ to }) => to === at - 1) : undefined;
  const { drawing } = cast.things[at]!;
  // On a table stands a basket of apples: these are in the basket.
  if (cast.lead?.last === at - 1 && isHeld(cast, at)) return void join(cast, 'in', at, at - 1);
  if (cast.lead?.last === at - 1 && drawing && (joined || isSmall(drawing))) {
    join(cast, cast.lead.relation, at, cast.lead.to);
    cast.lead.last = at;
    return;
  }
  // "Between a tree and a house"; "curly hair and glasses".
  if (same?.relation === 'between') return void join(cast, 'between', same.from, at);
  if (joined && drawing && wornAt(drawing) && cast.bodyOf >= 0 && cast.partNamed) return void join(cast, 'wear', cast.bodyOf, at);
  if (same && drawing && !isLively(drawing) && /^(wear|hold|play|eat|with)$/.test(same.relation)) {
    // What is not worn is held, or beside.
    join(cast, same.relation === 'wear' && !wornAt(drawing) ? 'with' : same.relation, same.from, at);
    return;
  }
  // "Une horloge au mur".
  if (at > 0 && drawing?.icon === 'wall' && /(?:^| )aux?$/.test(cast.lastFiller) && cast.companions.includes(at - 1))
    return void join(cast, 'on', at - 1, at);
  // "À la barbe blanche", 留着胡子的老人: nobody's beard lies about.
  const [beard, wearer] = isOnFace(drawing) ? [at, at - 1] : isOnFace(cast.things[at - 1]?.drawing) ? [at - 1, at] : [-1, -1];
  const face = cast.things[wearer]?.drawing;
  if (face && isLively(face) && !cast.links.some(({ to }) => to === beard)) return void join(cast, 'wear', wearer, beard);
  const before = at - 1;
  // "A bowl of strawberries and blueberries": both are in it.
  const shared = joined ? cast.links.find(({ relation, from }) => relation === 'in' && from === before) : undefined;
  if (
    shared &&
    isContainer(cast.things[shared.to]!.drawing!) &&
    shared.to < before &&
    /^(plant-flower|food-)/.test(cast.things[at]!.drawing?.subgroup ?? '')
  )
    return void join(cast, 'in', at, shared.to);
  if (isHeld(cast, at)) join(cast, 'in', at, before);
}

/** "A van with a city painted on it": the one before what was named last. */
export function referBack(cast: Cast): void {
  if (!cast.pending || !spatial.has(cast.pending.relation) || cast.current < 1) return;
  const { relation, from, words } = cast.pending;
  const at = cast.links.findIndex((link) => link.relation !== 'wear' && (link.from === from || link.to === from));
  // "A box with a cat and a dog in it": both are in the box.
  const other =
    at < 0 && /^(?:in|on)$/.test(relation) ? cast.links.findIndex((link) => link.to === from - 1 && link.relation === 'beside') : -1;
  if (other >= 0) {
    const { from: host } = cast.links[other]!;
    cast.links.splice(other, 1);
    cast.pending = null;
    const done = [from - 1, from].map((one) => join(cast, relation, one, host)).every(Boolean);
    if (isMessage(cast, words, relation)) answer(cast, words, done ? applied : null);
    return;
  }
  const back = at >= 0 ? (cast.links[at]!.from === from ? cast.links[at]!.to : cast.links[at]!.from) : from - 1;
  if (back < 0 || back === from || cast.things[from]!.poses.includes('flying')) return;
  if (at >= 0 && cast.links[at]!.relation === relation && cast.links[at]!.from === from) {
    cast.pending = null;
    if (isMessage(cast, words, relation)) answer(cast, words, applied);
    return;
  }
  if (at >= 0 && !/^(beside|with|hold)$/.test(cast.links[at]!.relation)) return;
  if (at >= 0) cast.links.splice(at, 1);
  cast.pending = null;
  const done = join(cast, relation, from, back);
  if (isMessage(cast, words, relation)) answer(cast, words, done ? applied : null);
}

/** "A sign with a deer silhouette": the deer is dark, and on the sign. */
export function darken(cast: Cast, at: number): void {
  cast.things[at]!.poses.push('dark');
  const link = cast.links.find(({ relation, to }) => relation === 'beside' && to === at);
  const board = link && cast.things[link.from]!.drawing;
  if (link && board && isBoard(board)) cast.links[cast.links.indexOf(link)] = { relation: 'on', from: at, to: link.from };
}

/** A person who does something comes before what it is done to, in every language. */
export function inOrder(things: readonly Thing[], links: readonly Link[], emblems: ReadonlySet<Thing>): { things: Thing[]; links: Link[] } {
  // What stands for a place comes last, wherever a language names it.
  const order = things.map((_, at) => at).sort((a, b) => Number(emblems.has(things[a]!)) - Number(emblems.has(things[b]!)));
  for (const { from, to } of links) {
    const [one, other] = [order.indexOf(from), order.indexOf(to)];
    if (one > other) order.splice(other, 0, ...order.splice(one, 1));
  }
  return {
    things: order.map((at) => things[at]!),
    links: links.map((link) => ({ ...link, from: order.indexOf(link.from), to: order.indexOf(link.to) })),
  };
}
