/** How a thing is held: where on the body it is, how large beside the head, and which of its points are in which hand. */
import type { Drawing } from '../art/drawing.ts';
import { isLively, statureOf } from '../art/kinds.ts';
import type { Link } from '../plan/thing.ts';
import type { Side, Spot } from './part.ts';

/** `grips` are shares of its visible box as it is seen before it is turned; `at` is where the first of them, or with `middle` its middle, is on the body. */
export type Hold = {
  /** Its longer side beside the width of the head. */
  side: number;
  at: BodyPlace;
  grips: readonly (readonly [side: Side, x: number, y: number])[];
  /** Its middle is at the place, and not its first grip. */
  middle?: true;
  turn?: number;
  mirrored?: true;
};

/** Places on a body: at its mouth, before its chest or its belly, beside it with a raised or a hanging arm, on the ground before it. */
export type BodyPlace = 'mouth' | 'chin' | 'chest' | 'belly' | 'raised' | 'high' | 'hanging' | 'lap' | 'foot';

type Kind = readonly [of: RegExp, hold: Hold];

const right = (x: number, y: number): Hold['grips'][number] => ['right', x, y];
const left = (x: number, y: number): Hold['grips'][number] => ['left', x, y];
const both = (y: number, inset = 0.1): Hold['grips'] => [left(inset, y), right(1 - inset, y)];

/** With one hand by its handle, upright or outward. */
const upright = (side: number, x: number, y: number, more: Partial<Hold> = {}): Hold => ({
  side,
  at: 'raised',
  grips: [right(x, y)],
  ...more,
});
const before = (at: BodyPlace, side: number, y = 0.6, more: Partial<Hold> = {}): Hold => ({
  side,
  at,
  grips: both(y),
  middle: true,
  ...more,
});

/** What is played, and how. */
const played: readonly Kind[] = [
  [/^(?:guitar|banjo)$/, { side: 1.32, at: 'belly', grips: [left(0.4, 0.6), right(0.74, 0.27)], middle: true }],
  [/^violin$/, { side: 1, at: 'chest', grips: [left(0.3, 0.72), right(0.8, 0.24)], middle: true }],
  [/^saxophone$/, { side: 1.1, at: 'mouth', grips: [left(0.5, 0.6), right(0.66, 0.34)] }],
  [/^trumpet$/, { side: 0.95, at: 'mouth', grips: [left(0.34, 0.62), right(0.5, 0.62)], turn: 62 }],
  [/^postal-horn$/, { side: 0.8, at: 'mouth', grips: [right(0.5, 0.6)] }],
  [/^flute$/, { side: 0.9, at: 'mouth', grips: [left(0.4, 0.62), right(0.62, 0.42)] }],
  [/^(?:drum|long-drum)$/, { side: 0.95, at: 'lap', grips: both(0.12, 0.2), middle: true }],
  [/^musical-keyboard$/, before('belly', 0.9, 0.2, { grips: both(0.25, 0.25) })],
  [/^accordion$/, before('chest', 1.1, 0.5, { grips: both(0.5, 0.04) })],
  [/^maracas$/, before('chest', 0.9, 0.8, { grips: both(0.85, 0.28) })],
  [/^(?:soccer-ball|american-football|rugby-football)$/, { side: 0.56, at: 'foot', grips: [], middle: true }],
];

/** What touches the mouth: the point of it that does. */
const lips: Readonly<Record<string, Spot>> = {
  saxophone: [0.95, 0.06],
  trumpet: [0.06, 0.9],
  'postal-horn': [0.2, 0.1],
  flute: [0.94, 0.08],
  microphone: [0.8, 0.2],
};

/** What is held in one hand or in both, by kind. */
const kinds: readonly Kind[] = [
  [/^umbrella(?!-on)/, { side: 2, at: 'high', grips: [right(0.5, 0.9)], turn: -9 }],
  [/^microphone$/, { side: 0.56, at: 'mouth', grips: [right(0.28, 0.72)], mirrored: true }],
  [/^sword$/, upright(1.3, 0.15, 0.85)],
  [/^dagger$/, upright(0.9, 0.84, 0.16, { turn: 180 })],
  [/^kitchen-knife$/, upright(0.85, 0.84, 0.16, { turn: 180, mirrored: true })],
  [/^(?:axe|hammer|spoon|flashlight|magnifying-glass-tilted-left|lollipop|pick)$/, upright(0.95, 0.2, 0.8, { mirrored: true })],
  [/^(?:magic-wand|magnifying-glass-tilted-right|tennis|badminton|lacrosse|field-hockey|screwdriver|wrench)$/, upright(1, 0.2, 0.8)],
  [/^watering-can$/, { side: 0.95, at: 'raised', grips: [right(0.1, 0.5)], turn: 30 }],
  [/^paintbrush$/, upright(1, 0.74, 0.26, { turn: 180 })],
  [/^(?:broom|pencil|pen|fountain-pen|crayon)$/, upright(1.2, 0.62, 0.38, { side: 1.1 })],
  [/^fishing-pole$/, upright(1.75, 0.1, 0.9, { mirrored: true })],
  [/^bow-and-arrow$/, upright(1.2, 0.62, 0.4)],
  [/^(?:white-flag|flag|.*-flag|triangular-flag)$/, upright(1.3, 0.12, 0.8)],
  [/^(?:placard|signboard)$/, upright(1.35, 0.5, 0.86)],
  [/^shield$/, before('chest', 0.8, 0.5)],
  [
    /(?:basket|handbag|bucket|lantern|luggage|bags|briefcase|backpack|purse|toolbox|clutch)/,
    { side: 0.72, at: 'hanging', grips: [right(0.5, 0.08)] },
  ],
  [/^(?:closed|green|blue|orange)-book$/, before('chest', 0.78, 0.55, { grips: both(0.55, 0.06) })],
  [
    /^(?:.*book.*|newspaper|rolled-up-newspaper|scroll|world-map|map.*|page.*|memo|ledger|notebook|.*envelope.*|e-mail|love-letter|laptop|framed-picture|clipboard|bookmark-tabs|video-game|calendar)$/,
    before('chest', 0.88, 0.62),
  ],
  [/^(?:camera.*|movie-camera|video-camera)$/, before('chin', 0.66, 0.6)],
  [/^(?:rose|tulip|sunflower|hibiscus|white-flower|blossom|hyacinth|wilted-flower|cherry-blossom|lotus)$/, upright(0.72, 0.48, 0.84)],
  [
    /^(?:soft-ice-cream|candle|trophy|bell|torch|candy|dango|mobile-phone|cup-with-straw|bubble-tea|bottle.*|wine-glass|cocktail-glass|tropical-drink|beer-mug|glass.*|tumbler-glass|mug|hot-beverage|teacup.*|baby-bottle|beverage-box|light-bulb|diya-lamp|key|old-key)$/,
    upright(0.6, 0.5, 0.74),
  ],
];

const small = before('chest', 0.62, 0.66, { grips: both(0.66, 0.06) });
const dish = before('chest', 0.72, 0.6, { grips: both(0.6, 0.02) });
const armful = before('belly', 0.78, 0.72, { grips: both(0.66, 0.02) });

const isDish = /bowl|plate|pan|pot-of|salad|spaghetti|rice$|curry|cake$|pie$|^ice-cream$|shaved-ice|bento|oden|fondue|pancakes/;
const isFood = ({ subgroup }: Drawing): boolean => subgroup.startsWith('food');
const isDrink = ({ icon, subgroup }: Drawing): boolean => subgroup === 'drink' || icon === 'mug' || icon === 'glass';
const of = (table: readonly Kind[], { icon }: Drawing): Hold | undefined => table.find(([one]) => one.test(icon))?.[1];

/** How someone with hands has `item`. */
export function holdOf({ relation }: Pick<Link, 'relation'>, item: Drawing): Hold {
  if (relation === 'play') return of(played, item) ?? of(kinds, item) ?? small;
  if (relation === 'eat' && isDrink(item)) return { side: 0.52, at: 'mouth', grips: [right(0.72, 0.62)], middle: true };
  if (relation === 'eat' && isDish.test(item.icon)) return { side: 0.66, at: 'mouth', grips: both(0.66, 0.02), middle: true };
  if (relation === 'eat') return { side: 0.62, at: 'mouth', grips: both(0.72, 0.12), middle: true };
  const known = of(kinds, item) ?? (item.subgroup === 'musical-instrument' ? of(played, item) : undefined);
  if (known) return known;
  if (isDish.test(item.icon)) return dish;
  if (isFood(item) || item.subgroup === 'sport' || item.subgroup === 'heart') return small;
  return armful;
}

/** The point of an item that touches the mouth, where it is not its middle. */
export const lipsOf = ({ icon }: Drawing): Spot | undefined => lips[icon];

/** What is held by a string, and not in the hand itself, and where the string is tied to it. */
export const tiedAt = ({ icon }: Pick<Drawing, 'icon'>): Spot | undefined =>
  icon === 'kite' ? [0.5, 0.6] : icon === 'balloon' ? [0.27, 0.97] : undefined;

/** Whether hands hold it: of the living, those that one carries. */
export const isInHands = (drawing: Drawing): boolean => !isLively(drawing) || statureOf(drawing) < 0.8 || /baby|teddy/.test(drawing.icon);

/** Whether a link puts `item` into the hands; a toy that one turns to is hugged, and into a microphone one sings. */
export const isTaken = ({ relation }: Pick<Link, 'relation'>, item: Drawing | null): boolean =>
  /^(?:hold|eat|play)$/.test(relation) ||
  (relation === 'face' && item?.icon === 'teddy-bear') ||
  (relation === 'in' && item?.icon === 'microphone');

/** Whether what is held is off the ground: a ball at the foot and a drum are not. */
export const isLifted = (link: Pick<Link, 'relation'>, item: Drawing | null): boolean =>
  isTaken(link, item) && (item === null || !/^(?:foot|lap)$/.test(holdOf(link, item).at));
