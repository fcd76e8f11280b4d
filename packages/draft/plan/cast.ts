/** The cast: who is in the image so far, and what the words have said that still waits for its thing. */
import type { Locale } from '../../../contract/facts/locales.ts';
import type { Fit } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { deedOf, type Deed } from '../words/deeds.ts';
import { fold } from '../words/forms.ts';
import type { Formation } from '../words/formations.ts';
import { hasAnd, isBareSide, type Relation } from '../words/grammar.ts';
import type { Crop } from '../words/crops.ts';
import { isLively } from '../art/kinds.ts';
import { createNations } from './nations.ts';
import type { Item } from '../items/item.ts';
import type { Hour, Weather } from '../words/places.ts';
import type { Link, Scene, Thing } from './thing.ts';
import type { Color, Finish } from '../words/properties.ts';

/** What answers a word: a drawing, a property of one, or nothing. */
export type Answer = { words: string; by: { drawing: Drawing; fit: Fit } | { applied: true } | { written: true } | null };

type Setting = {
  scene: Scene;
  ashore?: true;
  crop?: Crop;
  time: Hour;
  weathers: Weather[];
  finishes: Finish[];
  close: boolean;
  wall: Color | null;
};

/** What the image cannot have: a place behind it (a sticker), or a style over it (a sticker, a video). */
type Limits = { placeless: boolean; styleless: boolean };

export type Modifier = Extract<Item, { kind: 'color' | 'material' | 'size' | 'pose' | 'mark' | 'shape' }>;
export const isModifier = (item: Item | undefined): item is Modifier =>
  Boolean(item && /^(color|material|size|pose|mark|shape)$/.test(item.kind));

export type Cast = Limits & {
  locale: Locale;
  /** The words name a place, or a thing that has a drawing. */
  clear: boolean;

  things: Thing[];
  links: Link[];
  setting: Setting;
  answers: Answer[];
  /** Things that stand for a place. */
  emblems: Set<Thing>;
  /** What may be all over the place, and whether the words say so. */
  growing: Map<Thing, 'surely' | 'perhaps'>;
  /** What somebody reads. */
  read: Set<Thing>;
  nations: ReturnType<typeof createNations>;
  /** How several stand, and after which thing the words say so. */
  formations: { formation: Formation; words: string; at: number }[];
  /** What the words leave away. */
  absent: { left: Answer; names: readonly string[] }[];
  /** Words such as "that says", which are seen where anything is written. */
  sayings: string[];
  /** What the whole image is to be: a logo of what it shows. */
  formats: string[];
  hourNamed: boolean;
  /** The style came from a word that any other style answers too. */
  generalStyle: boolean;
  /** The word for a room that is known by what stands in it. */
  room: string;

  /** The thing that was named last. */
  current: number;
  previous: Item | undefined;
  lastFiller: string;
  /** The part of a body or of a building that was named last, while words may still describe it. */
  partNamed: string;
  /** Whose body was named last. */
  bodyOf: number;
  /** Whose faces were named last, in the languages that name the moods after them. */
  facesOf: Thing | null;
  /** The number that is part of the family named last. */
  familyCount: Item | null;
  /** Things named in one breath: "a cup, a book and a lamp on a table". */
  companions: number[];
  /** The first thing of the sentence. */
  sentence: number;
  /** Where a place was named first: "on the table stand a lamp and a cup". */
  lead: { relation: Relation; to: number; last: number } | null;

  /** Properties, a number, and a relation of the thing that follows. */
  waiting: Modifier[];
  /** Those that an article or a side has put before what follows: "in an old forest" nobody is old. */
  led: Set<Modifier>;
  count: number;
  countWords: string;
  pending: { relation: Relation; from: number; words: string; deed?: Deed | undefined } | null;
  /** A Chinese clause before 的 belongs to the thing that follows. */
  clause: { relation: Relation; to: number; words: string } | null;
  /** "No people": what these words name is left away, up to the first thing. */
  negation: { words: string[]; named: boolean } | null;
  /** "In the shape of": who has the shape of what follows. */
  shaping: { to: Thing; words: string } | null;
  /** The part of another thing that its drawing shows already. */
  drawnPart: Item | null;
  /** Where the thing that follows is. */
  spotOfNext: Extract<Item, { kind: 'spot' }> | null;
  /** 黑色头发的女人: the hair comes before whose it is. */
  partOfNext: { words: string; modifiers: Modifier[] } | null;
  /** Numbers for the vehicle that follows. */
  plates: string[];
  /** A greeting that the board after it shows. */
  lettering: string;
  /** Whether the words that follow are to be written, and which of them came already. */
  reporting: boolean;
  statingOf: string;
};

export const createCast = (locale: Locale, { placeless, styleless }: Limits, clear: boolean): Cast => ({
  locale,
  placeless,
  styleless,
  clear,

  things: [],
  links: [],
  setting: { scene: 'studio', time: 'day', weathers: [], finishes: [], close: false, wall: null },
  answers: [],
  emblems: new Set(),
  growing: new Map(),
  read: new Set(),
  nations: createNations(),
  formations: [],
  absent: [],
  sayings: [],
  formats: [],
  hourNamed: false,
  generalStyle: false,
  room: '',

  current: -1,
  previous: undefined,
  lastFiller: '',
  partNamed: '',
  bodyOf: -1,
  facesOf: null,
  familyCount: null,
  companions: [],
  sentence: 0,
  lead: null,

  waiting: [],
  led: new Set(),
  count: 0,
  countWords: '',
  pending: null,
  clause: null,
  negation: null,
  shaping: null,
  drawnPart: null,
  spotOfNext: null,
  partOfNext: null,
  plates: [],
  lettering: '',
  reporting: false,
  statingOf: '',
});

/** Takes the properties that have waited for their thing. */
export function takeWaiting(cast: Cast): Modifier[] {
  const { waiting } = cast;
  cast.waiting = [];
  return waiting;
}

export const applied = { applied: true } as const;
export function answer(cast: Cast, words: string, by: Answer['by']): void {
  cast.answers.push({ words, by });
}

export const actions = new Set<Relation>(['ride', 'hold', 'wear', 'play', 'eat', 'sit', 'chase', 'face']);
export const spatial = new Set<Relation>(['on', 'in', 'under', 'behind', 'before', 'beside', 'above', 'between', 'near']);
/** Whether a relation is a word that a person would look for in the image. */
export const isMessage = (cast: Cast, words: string, relation: Relation): boolean =>
  words !== '' && (cast.locale === 'en' ? !isBareSide(words, relation) : actions.has(relation) || deedOf(fold(words)) !== undefined);

export const lastFillerIs = (cast: Cast, word: string): boolean => cast.lastFiller.split(' ').includes(word);
/** Whether an "and" stands before what follows. */
export const isJoined = ({ lastFiller }: Pick<Cast, 'lastFiller'>): boolean => hasAnd(lastFiller);
/** How many are drawn where a plural does not say. */
export const several = 3;

export const copies = (cast: Cast) => cast.things.reduce((sum, thing) => sum + thing.count, 0);

export const actor = (cast: Cast): number => {
  for (let at = cast.things.length - 1; at >= 0; at -= 1) {
    const { drawing } = cast.things[at]!;
    if (drawing && isLively(drawing) && !cast.links.some(({ to, relation }) => to === at && /ride|hold|wear|play|eat/.test(relation)))
      return at;
  }
  // What stands for a place does nothing itself.
  return cast.things.findIndex((thing) => !cast.emblems.has(thing));
};
export const spatialAnchor = (cast: Cast): number => {
  // A person who watches a screen is where the words say next.
  const isScreen = /^(?:television|laptop|desktop-computer|mobile-phone|video-game)$/.test(cast.things[cast.current]?.drawing?.icon ?? '');
  const carried = cast.links.find(
    ({ to, relation }) => to === cast.current && (/wear|hold|play|eat/.test(relation) || (isScreen && relation === 'face')),
  );
  return carried ? carried.from : cast.current;
};
