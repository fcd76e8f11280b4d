/** Puts a thing into the hands of someone who has a body: where it is, the fingers around it, and the string that it flies on. */
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Link } from '../plan/thing.ts';
import { mirrored, moved } from './group.ts';
import { holdOf, lipsOf, tiedAt, type Hold, type BodyPlace } from './hold.ts';
import { boxOf, type ArrangedPart, type Side } from './part.ts';

/** Who holds: the body, and the head on it. */
type Holder = { body: ArrangedPart; head: ArrangedPart };
type Point = { x: number; y: number };

/** Where a place is on a body; `side` is the size of what is there. */
function placeOn(place: BodyPlace, { body, head }: Holder, side: number): Point {
  const { x, y: foot, width, height } = body;
  if (body.role === 'arms') return placeOnBust(place, { body, head }, side);
  const top = foot - height;
  // Those who sit on their haunches have broader bodies, and their arms begin farther inside.
  const isBroad = width > height;
  const reach = isBroad ? 0.86 : 1;
  const places: Readonly<Record<BodyPlace, Point>> = {
    mouth: { x: head.x, y: head.y - head.height * 0.19 },
    chin: { x: head.x, y: head.y },
    chest: { x, y: top + height * (isBroad ? 0.46 : 0.37) },
    belly: { x, y: top + height * (isBroad ? 0.58 : 0.5) },
    raised: { x: x + width * 0.6 * reach, y: top + height * 0.2 },
    high: { x: x + width * 0.62 * reach, y: top - height * 0.02 },
    hanging: { x: x + width * 0.44, y: top + height * 0.52 },
    lap: { x, y: foot - side * 0.5 + height * 0.03 },
    foot: { x: x + width * 0.62, y: foot - side * 0.5 },
  };
  return places[place];
}

/** The same on someone who is drawn down to the elbows; the head is the whole drawing. */
function placeOnBust(place: BodyPlace, { body, head }: Holder, side: number): Point {
  const { x, width } = head;
  const from = (share: number, aside = 0): Point => ({ x: x + aside * width, y: head.y - share * head.height });
  const places: Readonly<Record<BodyPlace, Point>> = {
    mouth: from(0.53),
    chin: from(0.42),
    chest: from(0.14),
    belly: from(0),
    raised: from(0.2, 0.54),
    high: from(0.4, 0.56),
    hanging: from(-0.14, 0.46),
    lap: { x, y: body.y - side * 0.5 },
    foot: { x: x + width * 0.55, y: body.y - side * 0.5 },
  };
  return places[place];
}

const isHeavy = ({ grips }: Hold): boolean => grips.length > 1;

/** A hold with the other hand. */
const otherwise = (hold: Hold): Hold => (isHeavy(hold) ? { side: hold.side * 0.8, at: 'raised', grips: [['right', 0.2, 0.6]] } : hold);

const turned = ({ x, y }: Point, degrees: number): Point => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
};

/** Fingers at a point, seen over what they hold. */
const fingers = (body: ArrangedPart, side: Side, { x, y }: Point): ArrangedPart => {
  const size = body.width * (body.role === 'arms' ? 0.17 : body.width > body.height ? 0.19 : 0.23);
  return {
    ...body,
    role: 'hand',
    drawing: null,
    x,
    y: y + size / 2,
    width: size,
    height: size,
    z: 1.4,
    mirrored: side === 'left',
  };
};

/** A string between two points. */
function stringBetween(body: ArrangedPart, from: Point, to: Point): ArrangedPart {
  const width = Math.max(body.width * 0.06, Math.abs(to.x - from.x));
  return {
    ...body,
    role: 'string',
    drawing: null,
    x: (to.x + from.x) / 2,
    y: Math.max(from.y, to.y),
    width,
    height: Math.max(body.height * 0.06, Math.abs(from.y - to.y)),
    z: 0.9,
    mirrored: to.x < from.x,
  };
}

/** What flies above the one who holds its string. */
function flown({ body, head }: Holder, parts: readonly ArrangedPart[], item: Drawing, isSecond: boolean): ArrangedPart[] {
  const way = isSecond ? -1 : 1;
  const hand = placeOn('raised', { body, head }, 0);
  hand.x = body.x + way * (hand.x - body.x);
  const box = boxOf(parts);
  const isKite = item.icon === 'kite';
  const side =
    (body.role === 'arms' ? head.height * 1.2 : head.height + body.height) * (isKite ? 0.5 : 0.42) * (parts.length > 1 ? 1.4 : 1);
  const scale = side / Math.max(box.right - box.left, box.bottom - box.top);
  const at = isKite
    ? { x: body.x + way * (body.width * 1.1 + side * 0.4), y: head.y - head.height * 0.9 }
    : { x: body.x + way * (body.width * 0.72 + side * 0.3), y: head.y - head.height * 0.2 };
  const placed = moved(parts, scale, at.x - ((box.left + box.right) / 2) * scale, at.y - box.bottom * scale, 1);
  const [across, down] = tiedAt(item)!;
  const strings = placed
    .filter(({ drawing }) => drawing?.icon === item.icon)
    .map((one) => stringBetween(body, hand, { x: one.x + (across - 0.5) * one.width, y: one.y - (1 - down) * one.height }));
  const handed: Side = isSecond ? 'left' : 'right';
  body.reach = { ...body.reach, ...reachOf(body, handed, hand) };
  return [...strings, ...placed, fingers(body, handed, hand)];
}

const reachOf = ({ x, y, width, height }: ArrangedPart, side: Side, at: Point): ArrangedPart['reach'] => ({
  [side]: [(at.x - x) / width + 0.5, (at.y - y) / height + 1],
});

/** What is thrown flies from the raised hand, and what is caught comes to both. */
function tossed({ body, head }: Holder, parts: readonly ArrangedPart[], deed: 'throw' | 'catch'): ArrangedPart[] {
  const box = boxOf(parts);
  const isCaught = deed === 'catch';
  const broad = body.role === 'arms' ? head.width * 0.62 : Math.max(head.width, head.height);
  const scale = (broad * 0.56) / Math.max(box.right - box.left, box.bottom - box.top);
  const top = head.y - head.height;
  const center = isCaught
    ? { x: body.x + body.width * 0.1, y: top - broad * 0.12 }
    : { x: body.x + body.width * 1.25, y: top + broad * 0.12 };
  const placed = moved(parts, scale, center.x - ((box.left + box.right) / 2) * scale, center.y - box.bottom * scale, 1);
  const shoulder = body.role === 'arms' ? 0.1 : -0.12;
  const hand = (side: Side, x: number): void => void (body.reach = { ...body.reach, [side]: [x, shoulder] });
  hand('right', isCaught ? 1.02 : 1.2);
  if (isCaught) hand('left', -0.02);
  return placed.map((part) => ({ ...part, lift: null }));
}

/** The parts of what is held where it is held, and the hands over it; the arms of the body reach there. `isSecond`: the right hand has something else. */
export function gripped(
  holder: Holder,
  link: Link,
  item: Drawing,
  own: readonly ArrangedPart[],
  isSecond: boolean,
  isAboard = false,
): ArrangedPart[] {
  if (tiedAt(item)) return flown(holder, own, item, isSecond);
  if (link.deed === 'throw' || link.deed === 'catch') return tossed(holder, own, link.deed);
  const { body, head } = holder;
  const hold = isSecond ? otherwise(holdOf(link, item)) : holdOf(link, item);
  const parts = (hold.mirrored ?? false) !== isSecond && isUnwritten(own) ? own.map(mirrored) : own;
  const box = boxOf(parts);
  const broad = body.role === 'arms' ? head.width * 0.62 : Math.max(head.width, head.height);
  const scale = (hold.side * broad) / Math.max(box.right - box.left, box.bottom - box.top);
  const [wide, high] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
  const turn = (hold.turn ?? 0) * (isSecond ? -1 : 1);
  const way = isSecond ? -1 : 1;
  const offset = ([x, y]: readonly [number, number]): Point => turned({ x: way * (x - 0.5) * wide, y: (y - 0.5) * high }, turn);
  const place = placeOn(hold.at, holder, Math.max(wide, high));
  const first = hold.middle
    ? ([0.5, 0.5] as const)
    : (hold.at === 'mouth' && lipsOf(item)) || ([hold.grips[0]![1], hold.grips[0]![2]] as const);
  const away = offset(first);
  const center = { x: body.x + way * (place.x - body.x) - away.x, y: place.y - away.y };
  // What is eaten begins at the mouth, and a cup is beside it.
  if (hold.at === 'mouth' && hold.middle) {
    center.y += high * (isHeavy(hold) ? 0.34 : 0.22);
    if (!isHeavy(hold)) center.x += way * wide * 0.34;
  }
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const isGrounded = hold.at === 'foot' || hold.at === 'lap';
  const placed = moved(parts, scale, 0, 0, isGrounded && hold.at === 'foot' ? 0.3 : 1).map((part) => {
    const own = turned({ x: part.x - middle.x * scale, y: part.y - part.height / 2 - middle.y * scale }, turn);
    return { ...part, x: center.x + own.x, y: center.y + own.y + part.height / 2, turn: part.turn + turn };
  });
  if (hold.at === 'foot') body.gesture ??= 'kicking';
  const hands = hold.grips.map(([side, x, y]) => {
    const from = offset([x, y]);
    const at = { x: center.x + from.x, y: center.y + from.y };
    const hand: Side = isSecond ? (side === 'left' ? 'right' : 'left') : side;
    body.reach = { ...body.reach, ...reachOf(body, hand, at) };
    return fingers(body, hand, at);
  });
  return [...placed, ...hands, ...(item.icon === 'fishing-pole' && !isAboard ? placed.map(ringsAround) : [])];
}

/** Around the float, which hangs at the end of the line. */
function ringsAround(pole: ArrangedPart): ArrangedPart {
  const wide = pole.width * 0.62;
  const across = pole.width * 0.44 * (pole.mirrored ? 1 : -1);
  return {
    ...pole,
    role: 'mark',
    drawing: drawingOf('rings')!,
    x: pole.x + across,
    y: pole.y - pole.height * 0.01,
    width: wide,
    height: wide * 0.3,
    z: pole.z - 0.05,
    mirrored: false,
    lift: null,
  };
}

/** Words would be read backwards. */
const isUnwritten = (parts: readonly ArrangedPart[]): boolean => parts.every(({ drawing }) => drawing !== null);
