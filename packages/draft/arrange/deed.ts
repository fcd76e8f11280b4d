/** Brings together those of whom one does something to the other, so that it is seen: they embrace, one works at, pushes, climbs or leaps over the other. */
import { drawingOf } from '../art/art.ts';
import { canSit, isBust, isHead } from '../art/kinds.ts';
import type { Deed } from '../words/deeds.ts';
import { mirrored, moved, type Group } from './group.ts';
import { isAtRest } from './gesture.ts';
import { gripped } from './grip.ts';
import { isInHands } from './hold.ts';
import { centerOf, own, widthOf, type Joined } from './joined.ts';
import { boxOf, extent, type ArrangedPart, type PartBox, type Side } from './part.ts';

type Point = { x: number; y: number };

const bodyIn = ({ parts }: Group, at: number): ArrangedPart | undefined => parts.find(({ thing, role }) => thing === at && role === 'body');
const headIn = ({ parts }: Group, at: number): ArrangedPart => parts.find(({ thing, role }) => thing === at && role === 'thing')!;

/** Stretches an arm of a body, as far as it goes. */
function reach(body: ArrangedPart | undefined, side: Side, { x, y }: Point): void {
  if (!body) return;
  const within = (value: number) => Math.max(-0.42, Math.min(1.42, value));
  body.reach = { ...body.reach, [side]: [within((x - body.x) / body.width + 0.5), within((y - body.y) / body.height + 1)] };
}

/** The target as it is, moved by `x`, becomes part of the source. */
function take({ source, target, absorb }: Joined, x: number, z = 0.3): void {
  const { airborne } = source;
  absorb(source, target, moved(target.parts, 1, x, 0, z));
  source.airborne = airborne;
}

/** A sign over both. */
function sign(group: Group, thing: number, icon: string, { x, y }: Point, side: number): void {
  const drawing = drawingOf(icon)!;
  const size = extent(drawing, side);
  group.parts.push({ thing, role: 'mark', drawing, x, y, ...size, z: 2, mirrored: false, turn: 0, lift: null, copy: 0 });
}

/** Side by side, an arm around the other, and the heads together. */
function embrace(joined: Joined): boolean {
  const { link, source, target, one, other } = joined;
  if (one.count > 1 || other.count > 1) return false;
  const [body, head] = [bodyIn(source, link.from), headIn(source, link.from)];
  // Who is small is held.
  if (body && link.deed === 'hug' && isInHands(other.drawing!)) {
    joined.absorb(source, target, gripped({ body, head }, link, other.drawing!, target.parts, false));
    return true;
  }
  const isBodied = body !== undefined && bodyIn(target, link.to) !== undefined;
  const box = own(source, link.from);
  // From the side each looks at the other.
  if (!isBodied && !isHead(one.drawing!) && !isBust(one.drawing!)) source.parts = source.parts.map(mirrored);
  const left = own(source, link.from);
  const right = own(target, link.to);
  const narrow = Math.min(widthOf(left), widthOf(right));
  take(joined, left.right - right.left - narrow * (isBodied ? 0.2 : 0.06), -0.4);
  const their = headIn(source, link.to);
  if (isBodied) {
    const theirs = bodyIn(source, link.to)!;
    const chest = theirs.y - theirs.height * 0.6;
    reach(body, 'right', { x: theirs.x + theirs.width * 0.1, y: chest });
    reach(theirs, 'left', { x: body.x, y: body.y - body.height * 0.55 });
    head.turn += 8;
    their.turn -= 8;
  }
  const top = Math.min(head.y - head.height, their.y - their.height);
  const side = Math.max(widthOf(box), box.bottom - box.top) * 0.2;
  sign(source, link.from, 'red-heart', { x: (head.x + their.x) / 2, y: top + side * 0.5 }, side);
  return true;
}

/** Close at the right of who pushes, pulls, paints, waters or makes it, with the hands on it; between several who make it. */
function workAt(joined: Joined): boolean {
  const { link, source, target, one } = joined;
  const box = own(source, link.from);
  // Flowers in a bed stand close, and reach to the knee.
  if (link.deed === 'water') {
    const { top, bottom } = own(target, link.to);
    target.parts = moved(target.parts, Math.min(1, ((box.bottom - box.top) * 0.34) / (bottom - top)), 0, 0, 0);
  }
  // What is made is not taller than who makes it.
  if (link.deed === 'make' && target.things.length === 1) {
    const { top, bottom } = own(target, link.to);
    target.parts = moved(target.parts, Math.min(1, ((box.bottom - box.top) * 0.95) / (bottom - top)), 0, 0, 0);
  }
  const theirs = own(target, link.to);
  if (link.deed === 'make' && one.count === 1 && target.things.length > 1) return helpAlong(joined, box, theirs);
  if (one.count > 1 && link.deed === 'make') return surround(joined, box, theirs);
  if (one.count > 1) return false;
  const isHauled = link.deed === 'push' || link.deed === 'pull';
  const body = bodyIn(source, link.from);
  // From the side one looks to the left, where what is pushed is.
  const isBefore = link.deed === 'push' && !body && !isBust(one.drawing!);
  const whole = isHauled ? box : boxOf(source.parts.filter(({ role }) => role !== 'mark'));
  take(joined, isBefore ? box.left - theirs.right + 0.02 : whole.right - theirs.left + (link.deed === 'paint' ? -0.12 : 0.02));
  const now = own(source, link.to);
  if (isHauled || link.deed === 'make') {
    const edge = now.left + Math.min(0.06, widthOf(now) * 0.1);
    reach(body, 'right', { x: edge, y: Math.max(now.top + 0.06, body ? body.y - body.height * 0.55 : 0) });
    if (link.deed === 'push') reach(body, 'left', { x: edge, y: Math.max(now.top + 0.1, body ? body.y - body.height * 0.36 : 0) });
  }
  if (link.deed === 'water') {
    const can = source.parts.find(({ drawing }) => drawing?.icon === 'watering-can');
    if (can) {
      const from = { x: can.x + can.width * 0.5, y: can.y - can.height * 0.44 };
      const high = Math.max(0.16, now.bottom - 0.08 - from.y);
      sign(source, link.to, 'drops', { x: from.x + high * 0.34, y: from.y + high }, high);
    }
  }
  return true;
}

/** A second one who makes it is at its other side. */
function helpAlong({ link, source, target, absorb }: Joined, box: PartBox, theirs: PartBox): boolean {
  const body = bodyIn(source, link.from);
  const x = theirs.right - box.left + 0.02;
  const edge = theirs.right - x - Math.min(0.06, widthOf(theirs) * 0.1);
  reach(body, 'left', { x: edge, y: Math.max(theirs.top + 0.06, body ? body.y - body.height * 0.55 : 0) });
  absorb(target, source, moved(source.parts, 1, x, 0, 0.3));
  return true;
}

/** Those who make something stand at both sides of it. */
function surround(joined: Joined, box: PartBox, theirs: PartBox): boolean {
  const { link, source, target } = joined;
  const [middle, room] = [centerOf(box), widthOf(theirs) / 2];
  for (const part of source.parts) part.x += part.x < middle ? -room : room;
  joined.absorb(source, target, moved(target.parts, 1, middle - centerOf(theirs), 0, -0.5));
  for (const body of source.parts.filter(({ thing, role }) => thing === link.from && role === 'body')) {
    const way = body.x < middle ? 1 : -1;
    const edge = middle - way * (room - Math.min(0.08, room * 0.3));
    reach(body, way > 0 ? 'right' : 'left', { x: edge, y: Math.max(theirs.top + 0.08, body.y - body.height * 0.6) });
  }
  return true;
}

/** On the trunk or the wall, with the hands above. */
function climb({ link, source, target, one, absorb }: Joined): boolean {
  if (one.count > 1) return false;
  const body = bodyIn(source, link.from);
  const [box, onto] = [own(source, link.from), own(target, link.to)];
  const high = onto.bottom - onto.top;
  const scale = Math.min(1, (high * 0.44) / (box.bottom - box.top));
  if (body) {
    reach(body, 'left', { x: body.x - body.width * 0.5, y: body.y - body.height * 1.12 });
    reach(body, 'right', { x: body.x + body.width * 0.52, y: body.y - body.height * 1.3 });
    body.gesture = 'striding';
  }
  const first = Math.min(target.first, source.first);
  absorb(
    target,
    source,
    moved(source.parts, scale, centerOf(onto) - centerOf(box) * scale, onto.bottom - high * 0.16 - box.bottom * scale, 1).map(aloft),
  );
  target.first = first;
  return true;
}

const aloft = (part: ArrangedPart): ArrangedPart => ({ ...part, lift: null });

/** Over it, which is not as high as a good part of who leaps. */
function leap({ link, source, target, one, absorb }: Joined): boolean {
  if (one.count > 1) return false;
  const box = own(source, link.from);
  const theirs = own(target, link.to);
  const [tall, high] = [box.bottom - box.top, theirs.bottom - theirs.top];
  const scale = Math.min(1, (tall * 0.62) / high);
  target.parts = moved(target.parts, scale, 0, 0, 0);
  const onto = own(target, link.to);
  const first = Math.min(target.first, source.first);
  const body = bodyIn(source, link.from);
  reach(body, 'left', { x: (body?.x ?? 0) - (body?.width ?? 0) * 0.6, y: (body?.y ?? 0) - (body?.height ?? 0) });
  reach(body, 'right', { x: (body?.x ?? 0) + (body?.width ?? 0) * 0.6, y: (body?.y ?? 0) - (body?.height ?? 0) });
  absorb(target, source, moved(source.parts, 1, centerOf(onto) - centerOf(box), onto.top - box.bottom + tall * 0.04, 1).map(aloft));
  target.first = first;
  return true;
}

/** What one stands on, and how it is seen from the side. */
const boards: ReadonlyMap<string, string> = new Map([
  ['skateboard', 'level-board'],
  ['surfboard', 'surfboard'],
  ['skis', 'level-skis'],
]);

/** On a board as it is seen from the side. */
function onBoard({ link, source, target, one, other, absorb }: Joined): boolean {
  const board = target.parts.find(({ thing, role }) => thing === link.to && role === 'thing');
  if (!board || one.count > 1 || other.count > 1) return false;
  const box = own(source, link.from);
  const level = drawingOf(boards.get(other.drawing!.icon)!)!;
  const long = (box.bottom - box.top) * (level.icon === 'level-board' ? 0.8 : 1.15);
  Object.assign(board, { drawing: level, ...extent(level, long) });
  const first = Math.min(target.first, source.first);
  const foot = board.y - board.height * 0.72;
  absorb(target, source, moved(source.parts, 1, board.x - centerOf(box), foot - box.bottom, 0.6).map(aloft));
  target.first = first;
  return true;
}

/** Who sleeps in a bed has the head on its pillow, and the rest under the blanket. */
function inBed({ link, source, target, one, absorb }: Joined): boolean {
  const head = source.parts.find(({ thing, role }) => thing === link.from && role === 'thing');
  if (!head || one.count > 1 || !isAtRest(one) || !(one.drawing && canSit(one.drawing))) return false;
  const onto = own(target, link.to);
  const parts = source.parts.filter((part) => part.role !== 'body' && part.role !== 'hair');
  const box = boxOf(parts.filter(({ role }) => role === 'thing'));
  const scale = ((onto.bottom - onto.top) * 0.56) / (box.bottom - box.top);
  const first = Math.min(target.first, source.first);
  const x = onto.left + widthOf(onto) * 0.27 - centerOf(box) * scale;
  absorb(target, source, moved(parts, scale, x, onto.top + (onto.bottom - onto.top) * 0.4 - box.bottom * scale, 0.6).map(aloft));
  target.first = first;
  return true;
}

/** A box with something in it is open. */
function open({ link, target }: Joined): void {
  const drawing = drawingOf('open-box')!;
  for (const part of target.parts)
    if (part.thing === link.to && part.role === 'thing')
      Object.assign(part, { drawing, ...extent(drawing, Math.max(part.width, part.height)) });
}

const seen: Partial<Record<Deed, (joined: Joined) => boolean>> = {
  hug: embrace,
  kiss: embrace,
  push: workAt,
  pull: workAt,
  make: workAt,
  water: workAt,
  paint: workAt,
  climb,
  leap,
};

/** Returns false where the link is of no deed, or of one that another join shows. */
export function joinDeed(joined: Joined): boolean {
  const { link, one, other } = joined;
  if (link.relation === 'in' && other.drawing?.icon === 'package') open(joined);
  if (/^(?:ride|on)$/.test(link.relation) && boards.has(other.drawing?.icon ?? '')) return onBoard(joined);
  if (/^(?:in|on|sit)$/.test(link.relation) && other.drawing?.icon === 'bed') return inBed(joined);
  return link.deed !== undefined && one.drawing !== null && other.drawing !== null && (seen[link.deed]?.(joined) ?? false);
}
