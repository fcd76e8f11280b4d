/** Follows the items of a prompt from left to right and says who is in the picture, how each looks, and how they stand to each other. */
import type { Locale } from '../../contract/facts/locales.ts';
import { glyphOf, type Drawing, type Fit, type Sense } from './art.ts';
import {
  aged,
  hasPart,
  isBuildingPart,
  isBuiltWith,
  isCoat,
  isDrawnWith,
  isEnd,
  isFace,
  isHair,
  isMouth,
  isPart,
  isTop,
  styleHair,
} from './body.ts';
import { hasPaintableEars, isEars } from './ears.ts';
import { whoForms } from './formations.ts';
import { isBareSide, type Relation } from './grammar.ts';
import {
  isAfloat,
  isAirborne,
  isAnimal,
  isBoard,
  isContainer,
  isFaced,
  isLively,
  isPaired,
  isPerson,
  isPlayed,
  isSmiley,
  isVehicle,
  statureOf,
  wornAt,
} from './kinds.ts';
import { createNations } from './nations.ts';
import { emblem, type Item } from './parse.ts';
import { furnitureOf, type Hour, type Place, type Weather } from './places.ts';
import { bareThing, standIn, type Link, type Scene, type Thing } from './plan.ts';
import type { Colour, Finish } from './properties.ts';
import { likeliest } from './senses.ts';
import { outlineOf } from './shaped.ts';
import { suited } from './suited.ts';
import { fold } from './words.ts';

/** What answers a word: a drawing, a property of one, or nothing. */
export type Answer = { words: string; by: { drawing: Drawing; fit: Fit } | { applied: true } | { written: true } | null };

type Setting = { scene: Scene; time: Hour; weathers: Weather[]; finishes: Finish[]; close: boolean; wall: Colour | null };

const maxThings = 10;
/** Faces of which several may have a mood each. */
const faces = /^(?:faces|expressions|moods|visages|caras|rostros|caritas|лица|лицами|表情|脸)$/i;
/** How many are drawn where a plural does not say. */
const several = 3;
const maxCopies = 16;
/** How many of one thing are drawn at most. */
const mostAlike = 12;
/** What is crowded has so many pairs of people before it. */
const crowd = 5;
const crowded = /^(?:crowded|bond[eé]e?|abarrotad|многолюдн|拥挤)/i;
const actions = new Set<Relation>(['ride', 'hold', 'wear', 'play', 'eat', 'sit', 'chase', 'face']);
const spatial = new Set<Relation>(['on', 'in', 'under', 'behind', 'before', 'beside', 'above', 'between', 'near']);
const frames = new Set<Finish>(['closeup', 'distant']);
const tones = new Set<Finish>(['mono', 'sepia', 'soft']);
const layerOf = (one: Finish): 'frame' | 'tone' | 'style' => (frames.has(one) ? 'frame' : tones.has(one) ? 'tone' : 'style');
/** What every style is: it asks for none of its own beside one that is named. */
const anyStyle = /^(an? )?(illustration|painting|drawing|artwork|painted|sketch|ink|art)( of)?$/i;
/** What someone does when the words name nothing to do it to. */
const idle: Partial<Record<Relation, Pick<Thing, 'poses' | 'marks'>>> = {
  ride: { poses: ['running'], marks: [] },
  chase: { poses: ['running'], marks: [] },
  face: { poses: [], marks: ['eyes'] },
  eat: { poses: [], marks: ['face-savoring-food'] },
  play: { poses: [], marks: ['smiling-face'] },
  sit: { poses: ['standing'], marks: [] },
};
/** Who makes a family, in the order in which they are drawn. */
const family = ['man', 'woman', 'boy', 'girl', 'old-man', 'old-woman'] as const;
const isFamily = (words: string): boolean => /^(famil(y|ia|le)|famille|семь[яиюей]+|家庭|一家|一家人|全家)$/i.test(words);
const isCouple = (words: string): boolean => /^(couple|pareja|情侣|夫妻|恋人|влюбленные|влюблённые)$/i.test(words);
const seasonal = /^(autumn|fall|automne|oto[nñ]o|осень|осенью|осени|秋天|秋季|秋)$/i;
/** What shows a greeting that stands right before its name. */
const lettered = /^(signboard|placard|t-shirt|mug|scroll|white-flag|page-facing-up)$/;
const isCapital = (words: string): boolean => /\p{Lu}/u.test(words) && words === words.toUpperCase();
/** The colors in which places are painted by day. */
const natural: Partial<Record<Place, readonly Colour[]>> = {
  sky: ['blue', 'sky', 'white'],
  sea: ['blue', 'turquoise', 'sky', 'navy'],
  beach: ['white', 'gold', 'yellow', 'beige'],
  meadow: ['green'],
  forest: ['green'],
  snow: ['white'],
  desert: ['yellow', 'gold', 'orange', 'beige'],
  space: ['black', 'navy'],
  mountain: ['white', 'green', 'grey'],
};
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
const enclosed = new Set<Scene>(['space', 'moon', 'mars', 'underwater', 'room', 'studio']);
type Modifier = Extract<Item, { kind: 'colour' | 'material' | 'size' | 'pose' | 'mark' | 'shape' }>;
const isModifier = (item: Item | undefined): item is Modifier =>
  Boolean(item && /^(colour|material|size|pose|mark|shape)$/.test(item.kind));

/** Whoever does something comes before what it is done to, in every language. */
function inOrder(things: readonly Thing[], links: readonly Link[], emblems: ReadonlySet<Thing>): { things: Thing[]; links: Link[] } {
  // What stands for a place comes last, wherever a language names it.
  const order = things.map((_, at) => at).sort((a, b) => Number(emblems.has(things[a]!)) - Number(emblems.has(things[b]!)));
  for (const { from, to } of links) {
    const [one, other] = [order.indexOf(from), order.indexOf(to)];
    if (one > other) order.splice(other, 0, ...order.splice(one, 1));
  }
  return {
    things: order.map((at) => things[at]!),
    links: links.map(({ relation, from, to }) => ({ relation, from: order.indexOf(from), to: order.indexOf(to) })),
  };
}

/** What the picture cannot have: a place behind it (a sticker), or a style over it (a sticker, a film). */
export type Limits = { placeless: boolean; styleless: boolean };

/** `clear`: the words name a place, or a thing that has a drawing. */
export function createCast(locale: Locale, { placeless, styleless }: Limits, clear = false) {
  const things: Thing[] = [];
  const links: Link[] = [];
  const answers: Answer[] = [];
  const setting: Setting = { scene: 'studio', time: 'day', weathers: [], finishes: [], close: false, wall: null };
  let hourNamed = false;
  let waiting: Modifier[] = [];
  let [count, countWords] = [0, ''];
  let pending: { relation: Relation; from: number; words: string; passive?: boolean } | null = null;
  /** "No people": what these words name is left away, up to the first thing. */
  let negation: { words: string[]; named: boolean } | null = null;
  /** "Bigger than an elephant": who is compared (-1: who follows), with what (-1: what follows), and how. */
  let compared: { from: number; to: number; size: 'large' | 'small' | null; words: string } | null = null;
  /** A greeting that the board after it shows. */
  let lettering = '';
  /** A Chinese clause before 的 belongs to the thing that follows. */
  let clause: { relation: Relation; to: number; words: string } | null = null;
  let current = -1;
  let [lastFiller, telling, sayingOf] = ['', false, ''];
  let previous: Item | undefined;
  /** What the words leave away. */
  const absent: Answer[] = [];
  const sayings: string[] = [];
  /** What the whole picture is to be: a logo of what it shows. */
  const formats: string[] = [];
  /** The style came from a word that any other style answers too. */
  let generalStyle = false;
  let familyCount: Item | null = null;
  const emblems = new Set<Thing>();
  /** Numbers for the vehicle that follows. */
  let plates: string[] = [];
  const nations = createNations();
  /** Whose faces were named last, in the languages that name the moods after them. */
  let facesOf: Thing | null = null;
  /** Where the thing that follows is. */
  let spotOfNext: Extract<Item, { kind: 'spot' }> | null = null;
  /** How several stand, and after which thing the words say so. */
  const formations: (Extract<Item, { kind: 'formation' }> & { at: number })[] = [];
  /** The part of another thing that its drawing shows already. */
  let drawnPart: Item | null = null;
  /** "In the shape of": who has the shape of what follows. */
  let shaping: { to: Thing; words: string } | null = null;
  /** The word for a room that is known by what stands in it. */
  let room = '';
  /** Things named in one breath: "a cup, a book and a lamp on a table". */
  let companions: number[] = [];
  /** Where a place was named first: "on the table stand a lamp and a cup". */
  let lead: { relation: Relation; to: number; last: number } | null = null;
  /** The part of a body or of a building that was named last, while words may still describe it. */
  let partNamed = '';
  /** 黑色头发的女人: the hair comes before whose it is. */
  let partOfNext: { words: string; modifiers: Modifier[] } | null = null;
  /** Whose body was named last. */
  let bodyOf = -1;

  /** Whether a relation is a word that a person would look for in the picture. */
  const isSaid = (words: string, relation: Relation): boolean => (locale === 'en' ? !isBareSide(words, relation) : actions.has(relation));

  const answer = (words: string, by: Answer['by']) => answers.push({ words, by });
  const applied = { applied: true } as const;

  function apply(modifier: Modifier, to: Thing): void {
    switch (modifier.kind) {
      case 'colour':
        if (!to.colours.includes(modifier.colour)) to.colours.push(modifier.colour);
        return void answer(modifier.words, to.colours.length > 3 ? null : applied);
      case 'material':
        to.materials.push(modifier.material);
        return void answer(modifier.words, applied);
      case 'size':
        to.sizes.push(modifier.size);
        return void answer(modifier.words, applied);
      case 'pose':
        if (modifier.pose === 'aged' && to.drawing && isPerson(to.drawing)) {
          const old = aged(to.drawing);
          if (old) to.drawing = old;
          return void answer(modifier.words, old || to.drawing.icon.startsWith('old') ? applied : null);
        }
        // Only what is drunk from, or a drink, is half full.
        if (modifier.pose === 'halffull' && !(to.drawing && (isContainer(to.drawing) || /drink/.test(to.drawing.subgroup))))
          return void answer(modifier.words, null);
        to.poses.push(modifier.pose);
        return void answer(modifier.words, applied);
      case 'shape':
        give(to, modifier.shape);
        return void answer(modifier.words, applied);
      case 'mark':
        if (to.marks.length >= 3 && !to.marks.includes(modifier.mark)) return void answer(modifier.words, null);
        if (!to.marks.includes(modifier.mark)) to.marks.push(modifier.mark);
        return void answer(modifier.words, { drawing: standIn(modifier.mark), fit: 'kind' });
    }
  }

  /** "With happy, angry, and sad faces": each of several has a mood. */
  function spreadMoods(words: string, last: Drawing | null = null): boolean {
    const moods = waiting.filter((one) => one.kind === 'mark');
    const thing = things[current];
    if (moods.length + (last ? 1 : 0) < 2 || !thing) return false;
    thing.moods = [...moods.map(({ mark }) => mark), ...(last ? [last.icon] : [])];
    thing.count = Math.max(thing.count, thing.moods.length);
    waiting = waiting.filter((one) => one.kind !== 'mark');
    for (const mood of moods) answer(mood.words, { drawing: standIn(mood.mark), fit: 'kind' });
    answer(words, last ? { drawing: last, fit: 'itself' } : applied);
    pending = null;
    return true;
  }

  function put({ spot, words }: Extract<Item, { kind: 'spot' }>, thing: Thing): void {
    thing.spot = spot;
    answer(words, applied);
  }

  /** Several stand as the words say; only one cannot. */
  function form({ formation, words, at }: (typeof formations)[number]): void {
    if (formation === 'close') setting.close = copies() > 1;
    const formed = formation === 'close' ? setting.close : whoForms(formation, things, at);
    if (typeof formed === 'object') formed.formation = formation;
    // One alone who faces another has at least eyes for it.
    if (!formed && formation === 'facing' && things[at]) apply({ kind: 'mark', mark: 'eyes', words }, things[at]);
    else answer(words, formed ? applied : null);
  }

  /** A sign of another shape is that shape, and a smiley that looks like something is that thing; any other thing keeps its looks in the outline of it. */
  function give(to: Thing, shape: Drawing): void {
    if (to.drawing && (to.drawing.icon === 'signboard' || isSmiley(to.drawing))) to.drawing = shape;
    else to.shape = shape;
  }

  /** Modifiers that no thing follows describe the one before; without any they are drawn for themselves. */
  function settle(): void {
    const loose = waiting;
    waiting = [];
    for (const modifier of loose) {
      const to = things[current];
      if (to) apply(modifier, to);
      else if ('senses' in modifier && modifier.senses[0]) addThing(modifier.senses, modifier.words);
      else if (modifier.kind === 'shape') addThing([{ drawing: modifier.shape, fit: 'itself' }], modifier.words);
      else if (modifier.kind === 'mark') addThing([{ drawing: standIn(modifier.mark), fit: 'kind' }], modifier.words);
      else if (modifier.kind === 'colour') {
        addThing([{ drawing: standIn('circle'), fit: 'itself' }], modifier.words);
        things[current]?.colours.push(modifier.colour);
      } else answer(modifier.words, null);
    }
    nations.settle(things[current]);
    if (countWords) answer(countWords, null);
    [count, countWords] = [0, ''];
  }

  function drop(): void {
    for (const { words } of waiting) answer(words, null);
    waiting = [];
  }

  const copies = () => things.reduce((sum, thing) => sum + thing.count, 0);
  const actor = (): number => {
    for (let at = things.length - 1; at >= 0; at -= 1) {
      const { drawing } = things[at]!;
      if (drawing && isLively(drawing) && !links.some(({ to, relation }) => to === at && /ride|hold|wear|play|eat/.test(relation)))
        return at;
    }
    // What stands for a place does nothing itself.
    return things.findIndex((thing) => !emblems.has(thing));
  };

  /** The relation as the two drawings allow it: glasses are worn, a boat is on water. */
  function fitting(relation: Relation, from: Thing, to: Thing): Relation | null {
    const [one, other] = [from.drawing, to.drawing];
    if (!one || !other) return 'beside';
    const lively = isLively(one);
    const where = wornAt(other);
    const worn = where !== undefined;
    if (relation === 'wear') return worn && !/shield/.test(other.icon) ? 'wear' : 'hold';
    if (relation === 'with') {
      if (worn && (lively || (isFaced(one) && /^(eyes|head)$/.test(where)))) return 'wear';
      const isHeld = (other.group >= 4 && other.group !== 5) || /umbrella/.test(other.icon);
      return lively && (!isLively(other) || other.group === 4) && isHeld ? 'hold' : 'beside';
    }
    // A cat in one shoe sits in it; in shoes, it wears them.
    if (relation === 'in' && isAnimal(one) && where === 'legs' && to.count === 1) return 'in';
    // French and Spanish say "en" for both.
    if (relation === 'on' && /^(fr|es)$/.test(locale) && other.subgroup === 'transport-water') return 'in';
    if ((relation === 'in' || (relation === 'on' && where === 'torso' && /^(fr|es)$/.test(locale))) && lively && worn) return 'wear';
    if (relation === 'play' && !isPlayed(other) && !isLively(other)) return 'hold';
    if (relation === 'hold' && /placard/.test(other.icon)) return 'hold';
    if (relation === 'eat' || relation === 'hold' || relation === 'play') return isLively(other) && other.group < 3 ? 'face' : relation;
    return relation;
  }

  function join(relation: Relation, from: number, to: number, words = ''): boolean {
    const [one, other] = [things[from], things[to]];
    if (!one || !other || from === to) return false;
    // What several surround stands in their middle.
    const isAround = /surr?ound|around|autour|alrededor|вокруг|周围/i.test(words) && one.count > 1 && other.count === 1;
    if (isAround && relation === 'near') [from, to, relation] = [to, from, 'between'];
    const kind = fitting(relation, things[from]!, things[to]!);
    if (!kind || links.some((link) => (link.from === from && link.to === to) || (link.from === to && link.to === from))) return false;
    // What is with a table stands on it.
    const onTop = relation === 'with' && /^(table|shelf|bench|couch-and-lamp)$/.test(one.drawing?.icon ?? '');
    if (onTop) lead = { relation: 'on', to: from, last: to };
    links.push(onTop ? { relation: 'on', from: to, to: from } : { relation: kind, from, to });
    return true;
  }

  function addThing(senses: readonly Sense[], words: string): void {
    const around = things.flatMap(({ drawing }) => (drawing ? [drawing] : []));
    const { drawing, fit } = likeliest(senses, around);
    const modified = waiting.length > 0 || count > 0;
    const same = things.findIndex((thing) => thing.drawing === drawing);
    const isEmoji = /\p{Extended_Pictographic}/u.test(words) && !/^\d/.test(words);
    if (same >= 0 && isEmoji && previous?.words === words) {
      things[same]!.count = Math.min(maxCopies, things[same]!.count + 1);
      return;
    }
    // Named again, it is the same one, unless it looks different.
    if (same >= 0 && !(modified && things[same]!.colours.length + things[same]!.sizes.length > 0 && !lastFillerIs('the'))) {
      current = same;
      answer(words, { drawing, fit });
    } else if (things.length >= maxThings || copies() >= maxCopies) {
      waiting.forEach(({ words: lost }) => answer(lost, null));
      waiting = [];
      [count, countWords] = [0, ''];
      pending = null;
      return void answer(words, null);
    } else {
      const thing = bareThing(drawing, fit, words);
      things.push(thing);
      current = things.length - 1;
      if (!pending && !clause && drawing && !isAirborne(drawing)) companions.push(current);
      answer(words, { drawing, fit });
    }
    const thing = things[current]!;
    const modifiers = waiting;
    waiting = [];
    for (const modifier of modifiers) apply(modifier, thing);
    if (spotOfNext) put(spotOfNext, thing);
    spotOfNext = null;
    if (partOfNext) {
      const { words: part, modifiers: looks } = partOfNext;
      partOfNext = null;
      for (const look of looks) describePart(look, part, thing);
      answer(part, thing.drawing && hasPart(thing.drawing, part) ? applied : null);
    }
    nations.settle(thing);
    for (const plate of plates) bear(plate, plate, thing);
    plates = [];
    if (compared) compare(current);
    if (count > 0) {
      const room = Math.max(1, maxCopies - copies() + thing.count);
      const wanted = Math.min(count, room, mostAlike);
      if (countWords) answer(countWords, wanted === count ? applied : null);
      thing.count = Math.max(thing.count, wanted);
    }
    [count, countWords] = [0, ''];
    linkUp(current);
  }

  /** Takes the thing that was just named into a comparison, and draws the larger one larger once both are known. */
  function compare(named: number): void {
    if (!compared) return;
    if (compared.to < 0) compared.to = named;
    else if (compared.from < 0) compared.from = named;
    concludeComparison();
  }
  const statureIn = (at: number): number => {
    const { drawing } = things[at]!;
    return drawing ? statureOf(drawing) : 1;
  };
  function concludeComparison(): void {
    if (!compared?.size || compared.to < 0 || compared.from < 0) return;
    const { from, to, size, words } = compared;
    compared = null;
    if (from === to) return void answer(words, null);
    const [large, small] = size === 'large' ? [from, to] : [to, from];
    // A bee needs more than a mouse to be larger than a house.
    const [own, other] = [statureIn(large), statureIn(small)];
    for (let times = 0; times < (other > own * 2.5 ? 2 : 1); times += 1) {
      things[large]!.sizes.push('huge');
      things[small]!.sizes.push('tiny');
    }
    answer(words, applied);
  }

  /** A family is its people: as many as the words say, four where they do not. */
  function addFamily(words: string, next: Item | undefined, afterNext: Item | undefined): void {
    const said = next?.kind === 'count' ? next : next?.kind === 'filler' && afterNext?.kind === 'count' ? afterNext : null;
    const first = things.length;
    const modifiers = waiting;
    for (const icon of family.slice(0, said ? said.count : 4)) {
      waiting = [...modifiers];
      addThing([{ drawing: standIn(icon), fit: 'itself' }], words);
    }
    if (said?.words) answer(said.words, things.length - first === said.count ? applied : null);
    familyCount = said;
  }

  /** "A house on its back", "a girl with red hair": the part is on the one who is drawn already. */
  function onBody(words: string): boolean {
    if (isBuildingPart(words)) return onBuilding(words);
    const at = things.findLastIndex(({ drawing }) => drawing && hasPart(drawing, words));
    const whose = things[at];
    if (!whose?.drawing || count > 0) return false;
    const modifiers = waiting;
    waiting = [];
    bodyOf = at;
    for (const modifier of modifiers) describePart(modifier, words, whose);
    answer(words, applied);
    const link = pending;
    pending = null;
    const carried = link && (link.from === at ? current : link.from);
    const carrying = links.findIndex(({ from, to }) => from === at && to === carried);
    if (link && carrying >= 0 && (isTop(words) || isMouth(words))) {
      links.splice(carrying, 1);
      if (isTop(words)) join('on', carried!, at);
      else links.push({ relation: 'eat', from: at, to: carried! });
    } else if (link) {
      const isPosture = /^(sit|ride)$/.test(link.relation) || spatial.has(link.relation);
      // It is held already where the words say on which part.
      const apart = link.from !== at && link.from >= 0 && !links.some(({ from, to }) => from === at && to === link.from);
      if (isPosture && apart) join(link.relation === 'in' || link.relation === 'sit' ? 'on' : link.relation, link.from, at);
      if (link.from >= 0 && isSaid(link.words, link.relation)) answer(link.words, isPosture ? applied : null);
    }
    current = at;
    lastFiller = '';
    return true;
  }
  /** "A house with a red door": it has one, in its own color. */
  function onBuilding(words: string): boolean {
    const at = things.findLastIndex(({ drawing }) => drawing && isBuiltWith(drawing, words));
    const link = pending;
    if (at < 0 || count > 0 || !(link || lastFiller)) return false;
    pending = null;
    drop();
    answer(words, applied);
    if (link && link.from !== at && link.from >= 0) {
      const done = join(link.relation === 'in' ? 'above' : link.relation === 'with' ? 'beside' : link.relation, link.from, at);
      if (isSaid(link.words, link.relation)) answer(link.words, done ? applied : null);
    }
    current = at;
    lastFiller = '';
    return true;
  }
  const lastFillerIs = (word: string): boolean => lastFiller.split(' ').includes(word);

  function linkUp(at: number): void {
    if (clause && clause.to !== at) {
      if (actions.has(clause.relation)) answer(clause.words, join(clause.relation, at, clause.to) ? applied : null);
      else if (join(clause.relation, at, clause.to)) lead = { relation: clause.relation, to: clause.to, last: at };
      clause = null;
    }
    const link = pending;
    pending = null;
    if (link) {
      if (companions.includes(link.from) && (link.relation === 'on' || link.relation === 'in'))
        for (const also of companions) if (also !== at && also !== link.from) join(link.relation, also, at);
      companions = [];
      const done =
        link.from >= 0 &&
        link.from !== at &&
        (link.passive ? join(link.relation, at, link.from) : join(link.relation, link.from, at, link.words));
      // Whoever dives goes in head first.
      if (done && /^(div|plonge|zambull|ныря)/i.test(link.words)) things[link.from]!.poses.push('flipped');
      if (link.from >= 0 && isSaid(link.words, link.relation)) answer(link.words, done ? applied : null);
      if (!done && link.from < 0) clause = { relation: link.relation, to: at, words: link.words };
      return;
    }
    // "A hat and sunglasses": what joins one thing to an actor joins the next.
    const joined = /(?<!\p{L})(and|et|y|и)(?!\p{L})|和/u.test(` ${lastFiller} `);
    const same = joined ? links.findLast(({ to }) => to === at - 1) : undefined;
    const { drawing } = things[at]!;
    if (lead?.last === at - 1 && drawing && (joined || statureOf(drawing) < 0.8)) {
      join(lead.relation, at, lead.to);
      lead.last = at;
      return;
    }
    // "Between a tree and a house"; "curly hair and glasses".
    if (same?.relation === 'between') return void join('between', same.from, at);
    if (joined && drawing && wornAt(drawing) && bodyOf >= 0 && previous?.kind === 'thing' && isPart(previous.words))
      return void join('wear', bodyOf, at);
    if (
      same &&
      drawing &&
      !isLively(drawing) &&
      /^(wear|hold|play|eat|with)$/.test(same.relation) &&
      (same.relation !== 'wear' || wornAt(drawing))
    ) {
      join(same.relation, same.from, at);
      return;
    }
    // "A bowl of apples": what a container holds.
    const before = at - 1;
    if (before >= 0 && /\b(of|de|d|con)\b/.test(lastFiller) && things[before]!.drawing && isContainer(things[before]!.drawing!))
      join('in', at, before);
  }

  function relate(item: Extract<Item, { kind: 'relation' }>, next: Item | undefined): void {
    const { relation, words, passive } = item;
    // "‘Hello’ written on it": the words are on their board already.
    if (previous?.kind === 'written' && /^(written|printed|painted|stamped|drawn) /i.test(words)) {
      answer(words, applied);
      return;
    }
    // Chinese says the side after the thing: 桌子上.
    if (locale === 'zh' && spatial.has(relation)) {
      settleCounted();
      if (previous?.kind === 'place' || current < 0) return;
      if (next?.kind === 'of') clause = { relation, to: current, words };
      else if (current > 0) join(relation, current - 1, current);
      else clause = { relation, to: current, words };
      return;
    }
    const hasModifiers = waiting.length > 0;
    if (hasModifiers && current >= 0) settle();
    const from = actions.has(relation) || relation === 'with' ? actor() : spatialAnchor();
    // Whoever sleeps somewhere sleeps.
    const sleeper = /^(sleeping|qui dort|dort|durmiendo|спит)/i.test(words) ? things[from] : undefined;
    if (sleeper && !sleeper.marks.includes('zzz')) sleeper.marks.push('zzz');
    // "Playing on a beach": the action has no thing of its own.
    giveUp();
    pending = { relation, from, words, ...(passive ? { passive } : {}) };
  }

  /** "A sign with a deer silhouette": the deer is dark, and on the sign. */
  function darken(at: number): void {
    things[at]!.poses.push('dark');
    const link = links.find(({ relation, to }) => relation === 'beside' && to === at);
    const board = link && things[link.from]!.drawing;
    if (link && board && isBoard(board)) links[links.indexOf(link)] = { relation: 'on', from: at, to: link.from };
  }

  /** A relation that nothing follows is still something its actor does. */
  function giveUp(): void {
    if (!pending) return;
    const { relation, from, words } = pending;
    pending = null;
    if (!isSaid(words, relation)) return;
    if (relation === 'hold' && /^(reading|reads|lisant|lit|qui lit|leyendo|читает|читающ|读|读着)/.test(words) && things[from]) {
      addThing([{ drawing: standIn('open-book'), fit: 'itself' }], words);
      join('hold', from, current);
      return;
    }
    // People who wave wave their hands, where nothing else is named.
    if (relation === 'hold' && /^(waving|saludando|машет|машут)$/i.test(words) && things[from])
      return apply({ kind: 'mark', mark: 'waving-hand', words }, things[from]);
    const [does, to] = [idle[relation], things[from]];
    if (!does || !to || !to.drawing || (does.marks.length > 0 && !isLively(to.drawing))) return void answer(words, null);
    for (const pose of does.poses) if (!to.poses.includes(pose)) to.poses.push(pose);
    for (const mark of does.marks) if (!to.marks.includes(mark) && to.marks.length < 3) to.marks.push(mark);
    answer(words, does.marks.every((mark) => to.marks.includes(mark)) ? applied : null);
  }

  /** "A van with a city painted on it": the one before what was named last. */
  function referBack(): void {
    if (!pending || !spatial.has(pending.relation) || current < 1) return;
    const { relation, from, words } = pending;
    const at = links.findIndex((link) => link.relation !== 'wear' && (link.from === from || link.to === from));
    const back = at >= 0 ? (links[at]!.from === from ? links[at]!.to : links[at]!.from) : from - 1;
    if (back < 0 || back === from || things[from]!.poses.includes('flying')) return;
    if (at >= 0 && !/^(beside|with|hold)$/.test(links[at]!.relation)) return;
    if (at >= 0) links.splice(at, 1);
    pending = null;
    const done = join(relation, from, back);
    if (isSaid(words, relation)) answer(words, done ? applied : null);
  }
  const settleCounted = () => {
    if (waiting.length > 0 && current >= 0) settle();
  };
  const spatialAnchor = (): number => {
    const carried = links.find(({ to, relation }) => to === current && /wear|hold|play|eat/.test(relation));
    return carried ? carried.from : current;
  };

  function place(item: Extract<Item, { kind: 'place' | 'hour' | 'weather' }>): void {
    const paint = waiting.find((one) => one.kind === 'colour');
    if (paint && !placeless && setting.scene === 'studio' && /^(wall|mur|pared|стен[аыеу]|墙|墙壁)$/i.test(item.words)) {
      setting.wall = paint.colour;
      waiting = waiting.filter((one) => one !== paint);
      pending = null;
      answer(paint.words, applied);
      return void answer(item.words, applied);
    }
    if (!placeless && item.kind === 'place' && !/^(fr|es)$/.test(locale) && waiting.length > 0) {
      // "A white beach": the color is the place's, as far as it has it, and not that of the thing before.
      for (const one of waiting.filter(({ kind }) => kind === 'colour'))
        answer(one.words, one.kind === 'colour' && natural[item.place]?.includes(one.colour) ? applied : null);
      waiting = waiting.filter(({ kind }) => kind !== 'colour');
    }
    const senses = 'senses' in item ? item.senses : [];
    const containing = current >= 0 && lastFillerIs('of') && things[current]!.drawing && isContainer(things[current]!.drawing!);
    if (placeless || containing) {
      const of = item.kind === 'place' ? item.place : item.kind === 'hour' ? item.hour : item.weather;
      if (of === 'room' && senses.length === 0) return void answer(item.words, null);
      if (placeless) pending = null;
      // A place is the same drawing in every language; named for what it is, it stands for nothing else.
      const exact = !placeless && senses[0]?.fit === 'itself';
      addThing(
        exact
          ? senses
          : containing && senses.length > 0
            ? senses
            : [{ drawing: emblem(of), fit: senses.some((one) => one.fit === 'itself' && one.drawing === emblem(of)) ? 'itself' : 'kind' }],
        item.words,
      );
      const added = things[current];
      if (placeless && item.kind === 'place' && item.place === 'moon' && current > 0) join('on', current - 1, current);
      else if (placeless && added) emblems.add(added);
      return;
    }
    if (item.kind === 'hour') {
      if (hourNamed && setting.time !== item.hour) return void answer(item.words, null);
      setting.time = item.hour;
      hourNamed = true;
      answer(item.words, applied);
    } else if (item.kind === 'weather') {
      if (!setting.weathers.includes(item.weather)) setting.weathers.push(item.weather);
      answer(item.words, applied);
    } else {
      const relation = pending?.relation;
      // "Looking at a mountain": the mountain is the place, and the eyes are seen.
      if (pending?.relation === 'face' && /look|watch|star|regard|mira|смотр|гляд|看/i.test(pending.words)) giveUp();
      if (pending && isSaid(pending.words, pending.relation))
        answer(pending.words, actions.has(pending.relation) && pending.relation !== 'sit' ? null : applied);
      pending = null;
      const spot: Place =
        item.place === 'sea' &&
        relation &&
        /beside|near|before/.test(relation) &&
        !things.some(({ drawing }) => drawing && isAfloat(drawing))
          ? 'beach'
          : item.place === 'sea' && relation === 'under'
            ? 'underwater'
            : item.place;
      // Land lies on the horizon of the sea, so both are seen.
      const shore = /^(mountain|meadow)$/;
      if (spot === 'sea' || spot === 'beach' ? shore.test(setting.scene) : shore.test(spot) && setting.scene === 'sea') {
        if (!shore.test(spot)) setting.scene = spot;
        answer(item.words, applied);
      } else if (setting.scene === 'studio' || setting.scene === spot) {
        setting.scene = spot;
        if (spot === 'room' && furnitureOf(fold(item.words))) room = item.words;
        const above = things[current]?.drawing;
        if (relation === 'above' && above && !/^(place|plant|household)/.test(above.subgroup)) things[current]!.poses.push('flying');
        settleCounted();
        answer(item.words, applied);
      } else if (item.place === 'moon' || item.place === 'mars') {
        // A city on the moon: the ground is the moon's, and the city stands on it.
        if (!enclosed.has(setting.scene)) addThing([{ drawing: emblem(setting.scene as Place), fit: 'itself' }], item.words);
        setting.scene = item.place;
        answer(item.words, applied);
      } else if (item.place === 'sky' && !enclosed.has(setting.scene)) answer(item.words, applied);
      else if (item.place === 'snow' && !enclosed.has(setting.scene) && setting.scene !== 'desert') {
        // Winter in a town: the town, and snow over it.
        if (!setting.weathers.includes('snowfall')) setting.weathers.push('snowfall');
        if (/^(mountain|forest|meadow)$/.test(setting.scene)) setting.scene = 'snow';
        answer(item.words, applied);
      } else if (setting.scene === 'snow' && /^(city|forest|mountain|meadow)$/.test(item.place)) {
        if (item.place === 'city') {
          setting.scene = 'city';
          if (!setting.weathers.includes('snowfall')) setting.weathers.push('snowfall');
        }
        settleCounted();
        answer(item.words, applied);
      } else if (senses.length > 0) addThing(senses, item.words);
      else if (setting.scene === 'sky' && item.place !== 'room') {
        setting.scene = item.place;
        answer(item.words, applied);
      } else
        answer(
          item.words,
          item.place === 'sky' && (!enclosed.has(setting.scene) || /^(space|moon|mars)$/.test(setting.scene)) ? applied : null,
        );
    }
  }

  /** One frame (closer, farther), one tone, and one style: a second style would hide the first. */
  function finish(wanted: Finish, words: string): boolean {
    const layer = layerOf(wanted);
    if (setting.finishes.includes(wanted)) return true;
    // A film may be black and white, but is not painted.
    if (styleless && layer !== 'frame' && (placeless || (wanted !== 'mono' && wanted !== 'sepia'))) return false;
    const before = setting.finishes.find((one) => layerOf(one) === layer);
    if (before && generalStyle && layer === 'style') setting.finishes.splice(setting.finishes.indexOf(before), 1);
    else if (before) return anyStyle.test(words);
    generalStyle = layer === 'style' && anyStyle.test(words);
    setting.finishes.push(wanted);
    return true;
  }

  /** A country of the thing that follows, of the one before ("from China", "une statue égyptienne"), or of the way the whole is painted. */
  function locate({ words, code }: Extract<Item, { kind: 'country' }>, next: Item | undefined): void {
    const isBefore = next?.kind === 'thing' || isModifier(next);
    const isPlaced = (pending !== null && !isBefore) || /(?<!\p{L})(of|from|de|du|d)$/u.test(lastFiller);
    const isAfter = /^(fr|es)$/.test(locale) && (previous?.kind === 'thing' || isModifier(previous));
    if (next?.kind === 'finish') nations.of({ words, code }, things[0]);
    else if (current >= 0 && (isPlaced || isAfter)) nations.of({ words, code }, things[current]);
    else nations.before({ words, code });
    if (isPlaced) pending = null;
  }

  function endNegation(): void {
    if (!negation) return;
    const { words, named } = negation;
    negation = null;
    answer(words.join(' '), named || words.length > 1 ? applied : null);
    absent.push(answers.at(-1)!);
  }

  /** Whether an item is among what the picture does not have. */
  function negate(item: Item): boolean {
    if (!negation) return false;
    const isMore = /^(or|nor|ou|ni|o|u|или|ни|或|和)$/i.test(item.words);
    if (item.kind === 'filler' && (isMore || !negation.named)) {
      if (isMore) negation.named = false;
      return true;
    }
    // “Not wearing a hat”: what is not worn, held, or with someone.
    const isHad = item.kind === 'relation' && /^(wear|hold|with)$/.test(item.relation) && negation.words.length === 1;
    if (item.kind === 'not' || negation.named || item.kind === 'stop' || (item.kind === 'relation' && !isHad) || item.kind === 'says') {
      endNegation();
      return false;
    }
    negation.words.push(item.words);
    negation.named = !isModifier(item) && item.kind !== 'count' && !isHad;
    return true;
  }

  /** The year or the model of a vehicle, or a number that someone bears, is written on a plate. */
  function bear(number: string, words: string, thing: Thing): void {
    thing.text = thing.text === undefined ? number : `${thing.text} ${number}`;
    answer(words, { written: true });
  }

  /** "A Porsche 911", "a 1977 Corvette": whether the number stands right beside a vehicle, which then bears it. */
  function number(words: string, next: Item | undefined): boolean {
    if (!/^(?:\p{L}{1,2}-?)?\d{2,4}$/u.test(words)) return false;
    const thing = previous?.kind === 'thing' && lastFiller === '' ? things[current] : undefined;
    if (thing?.drawing && isVehicle(thing.drawing)) bear(words, words, thing);
    else if (next?.kind === 'thing' && isVehicle(next.senses[0]!.drawing)) plates.push(words);
    else return false;
    return true;
  }

  function write(text: string, greeting: boolean, words = text): void {
    const board = things
      .map((thing, at) => ({ thing, at }))
      .toReversed()
      .find(({ thing }) => thing.drawing && isBoard(thing.drawing) && thing.text === undefined);
    pending = null;
    const ink = waiting.find((one) => one.kind === 'colour');
    waiting = waiting.filter((one) => one !== ink);
    if (ink) answer(ink.words, applied);
    // What cannot be written whole is left out.
    if ([...text].some((letter) => letter.trim() !== '' && glyphOf(letter) === undefined)) return void answer(words, null);
    if (board && !greeting) {
      board.thing.text = text;
      if (ink) board.thing.ink = ink.colour;
    } else if (!greeting && things.length < maxThings) {
      addThing([{ drawing: standIn('signboard'), fit: 'itself' }], text);
      answers.pop();
      things[current]!.text = text;
      if (ink) things[current]!.ink = ink.colour;
    } else if (things.length < maxThings) things.push({ ...bareThing(null, 'itself', text), text, colours: ink ? [ink.colour] : [] });
    else return void answer(words, null);
    answer(words, applied);
  }

  return {
    take(item: Item, next: Item | undefined, afterNext: Item | undefined): void {
      if (telling) {
        // What follows "that says" is written, up to the next stop or side.
        const ends =
          item.kind === 'stop' ||
          (item.kind === 'relation' && spatial.has(item.relation) && !(isCapital(sayingOf) && isCapital(item.words))) ||
          item.kind === 'written' ||
          item.kind === 'says';
        if (!ends) {
          sayingOf = `${sayingOf} ${item.words}`.trim();
          if (next) return;
        }
        telling = false;
        if (sayingOf && item.kind !== 'written') write(sayingOf, false);
        else if (sayingOf) answer(sayingOf, null);
        sayingOf = '';
        if (!ends) return;
      }
      if (negation && negate(item)) return;
      switch (item.kind) {
        case 'not':
          pending = null;
          settle();
          negation = { words: [item.words], named: false };
          break;
        case 'thing':
          if (shaping) {
            const { drawing, fit } = item.senses[0]!;
            const { to } = shaping;
            const dressed = to.drawing && suited(to.drawing, drawing);
            if (dressed) to.drawing = dressed;
            else give(to, outlineOf(fold(item.words), locale) ?? drawing);
            answer(shaping.words, applied);
            answer(item.words, { drawing, fit });
            shaping = null;
            // Of "a lion’s head" the head is drawn.
            if (next?.kind === 'thing' && isPart(next.words)) drawnPart = next;
            break;
          }
          if (item === drawnPart) {
            answer(item.words, applied);
            break;
          }
          // “Angry faces” are a drawing of their own.
          if (faces.test(item.words) && spreadMoods(item.words)) break;
          if (/ faces$/i.test(item.words) && isSmiley(item.senses[0]!.drawing) && spreadMoods(item.words, item.senses[0]!.drawing)) break;
          if (/^(?:fr|es)$/.test(locale) && faces.test(item.words) && next?.kind === 'mark' && things[current]) {
            facesOf = things[current]!;
            pending = null;
            answer(item.words, applied);
            break;
          }
          if (/^silhouettes?$/i.test(item.words) && previous?.kind === 'thing' && lastFiller === '' && things[current]) {
            darken(current);
            answer(item.words, applied);
            break;
          }
          if (
            locale === 'zh' &&
            (isHair(item.words) || isEars(item.words)) &&
            next?.kind === 'of' &&
            (afterNext?.kind === 'colour' || (afterNext?.kind === 'thing' && isLively(afterNext.senses[0]!.drawing)))
          ) {
            partOfNext = { words: item.words, modifiers: waiting };
            waiting = [];
            break;
          }
          if ((isPart(item.words) || isBuildingPart(item.words)) && onBody(item.words)) break;
          if (isFace(item.words) && (next?.kind === 'mark' || waiting.some(({ kind }) => kind === 'mark')) && things[current]) {
            // A cup with a happy face is a happy cup.
            pending = null;
            settle();
            answer(item.words, applied);
            break;
          }
          if (isDoing(item, next)) {
            // Whatever a verb is named like, it is no thing beside its actor.
            answer(item.words, null);
            pending = { relation: 'face', from: actor(), words: 'with' };
            lastFiller = '';
            break;
          }
          if (
            clear &&
            locale !== 'en' &&
            item.senses[0]!.fit === 'near' &&
            !/^[34]$/.test(String(item.senses[0]!.drawing.group)) &&
            !isCouple(item.words) &&
            !isFamily(item.words)
          ) {
            // Beside things that the words do name, what is only near to a word would be wrong.
            pending = null;
            answer(item.words, null);
            previous = { kind: 'unknown', words: item.words };
            return;
          }
          if (!placeless && shows(item)) {
            answer(item.words, applied);
            break;
          }
          if (isCouple(item.words)) {
            addFamily(item.words, { kind: 'count', count: 2, words: '' }, undefined);
            break;
          }
          if (seasonal.test(item.words)) pending = null;
          if (item.senses[0]!.drawing.icon === 'umbrella-with-rain-drops' && !placeless) {
            // "With an umbrella in the rain": the rain is the picture's.
            item = { ...item, senses: [{ drawing: standIn('umbrella'), fit: 'itself' }] };
            if (!setting.weathers.includes('rain')) setting.weathers.push('rain');
          }
          if (/^glasses$/i.test(item.words) && things.some(({ drawing }) => /bottle|pouring/.test(drawing?.icon ?? '')))
            item = { ...item, senses: [{ drawing: standIn('wine-glass'), fit: 'itself' }] };
          if (isFamily(item.words)) {
            const animal =
              previous?.kind === 'thing' && things[current]?.drawing && !isPerson(things[current]!.drawing!) ? things[current]! : null;
            if (animal) {
              animal.count = Math.max(animal.count, several);
              answer(item.words, applied);
              break;
            }
            addFamily(item.words, next, afterNext);
            break;
          }
          if (crowded.test(item.words) && count === 0) count = crowd;
          if (item.plural && count === 0) count = isPaired(item.senses[0]!.drawing) ? 2 : several;
          addThing(item.senses, item.words);
          if (lettering && things[current]) {
            things[current]!.text = lettering;
            answer(lettering, applied);
            lettering = '';
          }
          if (locale === 'zh' && next?.kind === 'of' && afterNext && clause === null && links.length > 0) {
            // 骑马的人: the rider follows.
            const last = links.at(-1)!;
            if (last.to === current && actions.has(last.relation) && things.length === 1)
              clause = { relation: last.relation, to: current, words: '' };
          }
          lastFiller = '';
          break;
        case 'colour':
        case 'material':
          // "Oranges", "a glass", "gold": the thing, when it describes none.
          if (item.senses[0]?.fit === 'itself' && !describes(item, next, afterNext)) {
            addThing(item.senses, item.words);
            break;
          }
          modify(item);
          break;
        case 'comparison':
          settle();
          pending = null;
          if (compared) answer(compared.words, null);
          compared = {
            from: current,
            to: -1,
            size: item.comparison === 'than' ? null : item.comparison,
            words: item.words,
          };
          // “Больше цветов” is more of them, and nobody is compared.
          if (item.comparison !== 'than' && current < 0) {
            answer(item.words, null);
            compared = null;
          }
          break;
        case 'size':
          if (compared && compared.to >= 0 && !compared.size) {
            compared.size = /^(tiny|small|thin)$/.test(item.size) ? 'small' : 'large';
            compared.words = `${compared.words} ${item.words}`;
            concludeComparison();
            break;
          }
          modify(item);
          break;
        case 'pose':
          modify(item);
          break;
        case 'mark':
          if (faces.test(item.words) && spreadMoods(item.words)) break;
          if (facesOf) {
            facesOf.moods = [...(facesOf.moods ?? []), item.mark];
            facesOf.count = Math.max(facesOf.count, facesOf.moods.length);
            answer(item.words, { drawing: standIn(item.mark), fit: 'kind' });
            break;
          }
          modify(item);
          break;
        case 'shape':
          modify(item);
          break;
        case 'finish':
          answer(item.words, finish(item.finish, item.words) ? applied : null);
          break;
        case 'count':
          if (item === familyCount) break;
          // “A stack of three cubes”.
          if (count > 0 && /^(?:a )?(?:stack|pile|tower)s? of$/i.test(countWords)) {
            formations.push({ kind: 'formation', formation: 'stack', words: countWords, at: current });
            countWords = '';
          }
          [count, countWords] = [item.count, /^\d+$|^.{2,}$/.test(item.words) ? item.words : ''];
          if (/^(one|un|une|una|uno|один|одна|一)$/i.test(item.words)) [count, countWords] = [0, ''];
          break;
        case 'relation':
          relate(item, next);
          lastFiller = '';
          break;
        case 'place':
        case 'hour':
        case 'weather':
          place(item);
          lastFiller = '';
          break;
        case 'looks': {
          const thing = things[current];
          if (thing?.drawing && (isSmiley(thing.drawing) || !isLively(thing.drawing))) shaping = { to: thing, words: item.words };
          else modify({ kind: 'mark', mark: 'eyes', words: item.words });
          break;
        }
        case 'shaped':
          shaping = current >= 0 ? { to: things[current]!, words: item.words } : null;
          if (!shaping) answer(item.words, null);
          break;
        case 'spot':
          pending = null;
          settle();
          if (current >= 0 && previous?.kind !== 'stop') put(item, things[spatialAnchor()]!);
          else spotOfNext = item;
          break;
        case 'formation':
          pending = null;
          formations.push({ ...item, at: current });
          break;
        case 'country':
          locate(item, next);
          break;
        case 'written':
          if (item.number !== undefined) {
            const bearer = things[spatialAnchor()];
            pending = null;
            if (next?.kind === 'thing') plates.push(item.number);
            else if (bearer?.drawing && bearer.text === undefined) bear(item.number, item.words, bearer);
            else write(item.number, false, item.words);
          } else if (item.greeting && next?.kind === 'thing' && lettered.test(next.senses[0]!.drawing.icon)) lettering = item.words;
          else write(item.words, item.greeting);
          break;
        case 'says':
          if (item.words.length > 1) sayings.push(item.words);
          telling = next !== undefined && !/^(words?|letters|text|written)$/i.test(item.words);
          sayingOf = '';
          break;
        case 'filler':
          if (/^(it|them|lui|elle|ello|нем|ней|них|它)$/i.test(item.words)) referBack();
          lastFiller = `${lastFiller} ${item.words.toLowerCase()}`.trim();
          break;
        case 'unknown':
          if (number(item.words, next) || (faces.test(item.words) && spreadMoods(item.words))) break;
          answer(item.words, null);
          // What describes a thing that nobody knows describes no other.
          if (!/^(fr|es)$/.test(locale) && (!next || /^(filler|stop|relation)$/.test(next.kind))) drop();
          break;
        case 'backdrop': {
          const colour = waiting.find((one) => one.kind === 'colour');
          if (colour && setting.scene === 'studio' && !placeless) {
            setting.wall = colour.colour;
            waiting = waiting.filter((one) => one !== colour);
            answer(colour.words, applied);
          }
          answer(item.words, !placeless && (setting.wall || setting.scene !== 'studio' || pending?.relation === 'in') ? applied : null);
          pending = null;
          break;
        }
        case 'stop':
          if (/[.;:!?。；：！？\n]/.test(item.words)) settle();
          lastFiller = '';
          break;
        case 'format':
          formats.push(item.words);
          break;
        case 'of':
          break;
      }
      if (!/^(?:mark|filler|stop)$/.test(item.kind) && !faces.test(item.words)) facesOf = null;
      if (item.kind === 'thing') partNamed = isPart(item.words) || isBuildingPart(item.words) ? item.words : '';
      else if (!isModifier(item) && item.kind !== 'filler') partNamed = '';
      if (item.kind !== 'filler' && item.kind !== 'of') previous = item;
    },
    finish() {
      endNegation();
      settle();
      giveUp();
      if (shaping) answer(shaping.words, null);
      if (spotOfNext) answer(spotOfNext.words, null);
      formations.forEach(form);
      if (compared) answer(compared.words, null);
      for (const left of absent) if (things.some(({ drawing }) => drawing && isDrawnWith(drawing, left.words))) left.by = null;
      const isWritten = things.some(({ text }) => text !== undefined);
      for (const words of sayings) answer(words, isWritten ? applied : null);
      for (const words of formats)
        if (things.length > 0) answer(words, applied);
        else addThing([{ drawing: standIn('placard'), fit: 'kind' }], words);
      if (clause && clause.words && actions.has(clause.relation)) answer(clause.words, null);
      if (!placeless) seat();
      for (const { words, drawing } of nations.show(things, links)) answer(words, drawing && { drawing, fit: 'kind' });
      return { ...inOrder(things, links, emblems), setting, answers };
    },
  };

  /** An hour or weather needs a sky. */
  function seat(): void {
    // What is seen by night only, and lightning from a storm.
    const dark = things.some(({ drawing }) => drawing && /^(fireworks|sparkler|jack-o-lantern)$/.test(drawing.icon));
    if (!hourNamed && (setting.weathers.includes('aurora') || (dark && setting.scene !== 'studio' && !enclosed.has(setting.scene))))
      setting.time = 'night';
    const furniture = room && furnitureOf(fold(room));
    if (furniture && copies() < 5 && !things.some(({ drawing }) => drawing?.icon === furniture))
      things.push(bareThing(standIn(furniture), 'itself', room));
    // In a room the weather is behind its window.
    if (setting.scene === 'room' && setting.weathers.length > 0 && !things.some(({ drawing }) => drawing?.icon === 'window'))
      things.push(bareThing(standIn('window'), 'itself', 'window'));
    const needsSky = hourNamed || setting.weathers.length > 0;
    const nightly = things.some(({ drawing }) => drawing && /moon|^star$|glowing-star|shooting-star|comet/.test(drawing.icon));
    if (nightly && !hourNamed && !enclosed.has(setting.scene)) setting.time = 'night';
    if (setting.scene === 'studio' && needsSky)
      setting.scene = things.some(({ drawing }) => drawing && isAfloat(drawing)) ? 'sea' : 'meadow';
    if (setting.scene === 'studio' && things.some(({ poses, drawing }) => drawing && poses.includes('flying'))) setting.scene = 'sky';
  }

  /** An emoji that only repeats the place or the hour: "over the sea 🌊 at sunset 🌅". */
  function shows({ words, senses }: Extract<Item, { kind: 'thing' }>): boolean {
    const means = /\p{Extended_Pictographic}/u.test(words) ? emojiPlaces[senses[0]!.drawing.icon] : undefined;
    return means !== undefined && (setting.scene === means || setting.time === means || setting.weathers.some((one) => one === means));
  }

  /** "Kids building a tower": a verb of someone, and no building. */
  function isDoing(item: Extract<Item, { kind: 'thing' }>, next: Item | undefined): boolean {
    const follows = previous?.kind === 'thing' && lastFiller === '' && waiting.length === 0 && /[^ ]{3}ing$/.test(item.words);
    const { drawing } = things[current] ?? {};
    return locale === 'en' && follows && next !== undefined && !/^(stop|written)$/.test(next.kind) && Boolean(drawing && isLively(drawing));
  }

  function describes(item: Item, next: Item | undefined, afterNext: Item | undefined): boolean {
    const follows = next?.kind === 'of' ? afterNext : next;
    if (follows && (follows.kind === 'thing' || isModifier(follows) || (follows.kind === 'place' && !placeless))) return true;
    if (pending || lastFillerIs('a') || lastFillerIs('an') || previous === undefined || count > 0)
      return /\b(made|in)\b/.test(lastFiller) && item.kind === 'material';
    return current >= 0;
  }

  /** "Aux cheveux rouges": the color is that of the part, and of nothing else. */
  function describePart(item: Modifier, part: string, whose: Thing): void {
    const look = item.kind === 'colour' ? item.colour : item.kind === 'mark' ? item.mark : item.kind === 'size' ? item.size : null;
    if (item.kind === 'colour' && isEars(part) && hasPaintableEars(whose.drawing)) {
      whose.ears = item.colour;
      return void answer(item.words, applied);
    }
    const styled = look !== null && styleHair(whose, part, look);
    // The ears of other animals can't be painted in another color: half of the body would be.
    const isAll = isCoat(part) && (item.kind !== 'colour' || whose.colours.length === 0 || !isEnd(part));
    if (!styled && (isAll || (item.kind === 'mark' && isFace(part)))) apply(item, whose);
    else answer(item.words, styled ? applied : null);
  }

  function modify(item: Modifier): void {
    const follows = locale === 'fr' || locale === 'es';
    // “Aux longs cheveux”: after an article it stands before its noun.
    const leads = item.kind === 'size' && /(?:^| )(?:aux|les|la|le|los|las|el)$/.test(lastFiller);
    const isAfter =
      !leads && current >= 0 && (previous?.kind === 'thing' || isModifier(previous)) && waiting.length === 0 && pending === null;
    if (follows && previous?.kind === 'unknown') answer(item.words, null);
    else if (follows && previous?.kind === 'place' && item.kind === 'colour' && !placeless)
      answer(item.words, natural[previous.place]?.includes(item.colour) ? applied : null);
    else if (follows && isAfter && partNamed) describePart(item, partNamed, things[current]!);
    else if (follows && isAfter && count === 0) apply(item, things[current]!);
    else if (item.kind === 'material' && /\b(made|out|en|de|из)\b/.test(lastFiller) && current >= 0) apply(item, things[current]!);
    else waiting.push(item);
  }
}
