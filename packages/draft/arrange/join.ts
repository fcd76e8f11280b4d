/** Joins the groups of a plan by its links: what is worn, held, ridden or stood upon moves with the other. */
import { busyHands, isAirborne, isBust, isContainer, wornAt } from '../art/kinds.ts';
import type { Plan } from '../plan/plan.ts';
import type { Link } from '../plan/thing.ts';
import { wornBy } from './copy.ts';
import { moved, troop, type Group } from './group.ts';
import { joinDeed } from './deed.ts';
import { gripped } from './grip.ts';
import { isInHands, isTaken } from './hold.ts';
import { centerOf, own, widthOf, type Absorb, type Joined } from './joined.ts';
import { emblemSide, handOf, jointOf } from './joint.ts';
import { boxOf, type ArrangedPart, type PartBox } from './part.ts';
import { hasSeats, seatedIn } from './seats.ts';

/** What is in several vessels: shared out among them, or in each the same. */
function sharedOut(parts: readonly ArrangedPart[], into: readonly ArrangedPart[], link: Link, { things }: Plan): ArrangedPart[] {
  const [one, vessel] = [things[link.from]!, things[link.to]!];
  return Array.from({ length: vessel.count }, (_, at) => {
    const onto = boxOf(into.filter(({ thing, role, copy }) => thing === link.to && role !== 'mark' && copy === at));
    const own = parts.filter(({ copy }) => copy % vessel.count === at);
    if (link.relation === 'ride' && own.length === 0) return [];
    const share = one.count % vessel.count > 0 && link.relation !== 'ride' ? parts : own;
    const box = boxOf(share);
    const joint = jointOf(link, box, onto, one.drawing, vessel.drawing)!;
    const depth = Math.max(...into.filter(({ thing, copy }) => thing === link.to && copy === at).map(({ z }) => z));
    const placed = moved(share, joint.scale, joint.x - ((box.left + box.right) / 2) * joint.scale, joint.y - box.bottom * joint.scale, 0);
    return placed.map((part) => ({ ...part, z: depth + joint.z + part.z * 0.1 }));
  }).flat();
}

const isAboard = /^(?:ride|in|sit)$/;
const isInHand = /^(hold|eat|play)$/;
const sideBySide: ReadonlySet<Link['relation']> = new Set(['on', 'in', 'under', 'sit', 'ride', 'behind']);

/** A dress hides the body below it: the hands are at its height. */
function clothed(group: Group, at: number, plan: Plan): PartBox {
  const dress = wornBy(at, plan).filter((index) => {
    const { drawing } = plan.things[index]!;
    return drawing !== null && wornAt(drawing) === 'torso';
  });
  return boxOf(group.parts.filter(({ thing, role }) => (thing === at && role !== 'mark') || dress.includes(thing)));
}

/** The target takes the source, and stands where the first of them stood. */
function takeSource({ source, target, absorb }: Joined, parts: ArrangedPart[]): true {
  absorb(target, source, parts);
  target.first = Math.min(target.first, source.first);
  return true;
}

/** In a boat the line hangs higher than the water. */
const isInBoat = ({ links, things }: Plan, at: number): boolean =>
  links.some(({ relation, from, to }) => relation === 'in' && from === at && things[to]!.drawing?.subgroup === 'transport-water');

function joinHeld({ plan, link, source, target, one, other, absorb }: Joined): boolean {
  if (!isTaken(link, other.drawing)) return false;
  // What a second thing is held with is the other hand.
  const isSecond =
    (one.drawing !== null && busyHands(one.drawing) === 1) ||
    plan.links.filter(({ relation, from }) => from === link.from && isInHand.test(relation)).indexOf(link) % 2 === 1;
  const isHalf = one.drawing !== null && isBust(one.drawing);
  const hasHands = !isHalf || busyHands(one.drawing!) < 2;
  const body = source.parts.find(({ role, thing }) => hasHands && role === (isHalf ? 'arms' : 'body') && thing === link.from);
  const head = source.parts.find(({ role, thing }) => role === 'thing' && thing === link.from);
  if (body && head && other.drawing && one.count === 1 && isInHands(other.drawing)) {
    absorb(source, target, gripped({ body, head }, link, other.drawing, target.parts, isSecond, isInBoat(plan, link.from)));
    return true;
  }
  const holder = clothed(source, link.from, plan);
  const right = handOf(link, holder, other.drawing, one.drawing, Boolean(other.text), other.count);
  const x = isSecond ? holder.left + holder.right - right.x : right.x;
  const box = own(target, link.to);
  const scale = right.side / Math.max(widthOf(box), box.bottom - box.top);
  absorb(source, target, moved(target.parts, scale, x - centerOf(box) * scale, right.y - box.bottom * scale, 1));
  return true;
}

/** Each of these returns false where the link is not of its kind; a link is joined by the first that takes it. */
const joins: readonly ((joined: Joined) => boolean)[] = [
  function joinEmblem({ link, source, target, absorb }) {
    if (link.relation !== 'emblem') return false;
    const whole = boxOf(source.parts);
    const side = emblemSide(own(source, link.from));
    const box = own(target, link.to);
    const scale = side / Math.max(widthOf(box), box.bottom - box.top);
    const x = whole.right + side * 0.45 - centerOf(box) * scale;
    const { airborne } = source;
    absorb(source, target, moved(target.parts, scale, x, Math.max(whole.bottom, 0), 1));
    source.airborne = airborne;
    return true;
  },

  joinDeed,

  joinHeld,

  function joinAboard(joined) {
    const { plan, link, source, target, one } = joined;
    const vehicle = target.parts.find(({ thing, role }) => thing === link.to && role === 'thing');
    if (!isAboard.test(link.relation) || !one.drawing || !vehicle?.drawing || !hasSeats(vehicle.drawing)) return false;
    const aboard = plan.links.filter(({ relation, to }) => to === link.to && isAboard.test(relation));
    const heads = (links: readonly Link[]) => links.reduce((sum, { from }) => sum + plan.things[from]!.count, 0);
    const seats = { before: heads(aboard.slice(0, aboard.indexOf(link))), all: heads(aboard) };
    return takeSource(joined, seatedIn(source.parts, link.from, vehicle, seats));
  },

  /** Among the stars is in their sky. */
  function leaveAmongStars({ plan, link, other }) {
    return plan.scene === 'space' && link.relation === 'between' && other.drawing !== null && other.drawing.icon.endsWith('star');
  },

  /** The others step apart and let it stand in their middle. */
  function joinBetween(joined) {
    const { plan, link, source, target, other } = joined;
    if (link.relation !== 'between' || other.count <= 1) return false;
    const box = own(source, link.from);
    const room = widthOf(box) / 2;
    const middle = centerOf(link.at ? clothed(target, link.to, plan) : own(target, link.to));
    for (const part of target.parts) part.x += part.x < middle ? -room : room;
    return takeSource(joined, moved(source.parts, 1, middle - centerOf(box), 0, 0.01));
  },

  function joinEach(joined) {
    const { plan, link, source, target, one, other } = joined;
    const isEach =
      link.relation === 'in' ? other.drawing !== null && isContainer(other.drawing) : link.relation === 'ride' && one.count > 1;
    if (!isEach || other.count <= 1 || source.things.length !== 1) return false;
    return takeSource(joined, sharedOut(source.parts, target.parts, link, plan));
  },

  /** Under the moon is under the sky. */
  function leaveUnderSky({ link, other }) {
    return link.relation === 'under' && other.drawing !== null && isAirborne(other.drawing);
  },

  /** Of two who ride several bicycles each has one. */
  function joinMount(joined) {
    const { plan, link, source, target, one, other } = joined;
    const mount = target.parts.filter(({ thing, copy }) => thing === link.to && copy === rowOf(plan, link).indexOf(link));
    if (link.relation !== 'ride' || other.count <= 1 || mount.length === 0) return false;
    const box = own(source, link.from);
    const joint = jointOf(link, box, boxOf(mount), one.drawing, other.drawing)!;
    const x = joint.x - centerOf(box) * joint.scale;
    return takeSource(joined, moved(source.parts, joint.scale, x, joint.y - box.bottom * joint.scale, joint.z + 1));
  },

  joinByPlace,
];

/** Several on one table stand side by side. */
const rowOf = ({ links }: Plan, link: Link): Link[] =>
  links.filter(({ relation, to }) => to === link.to && relation === link.relation && sideBySide.has(relation));

function joinByPlace(joined: Joined): boolean {
  const { plan, link, source, target, one, other } = joined;
  const box = own(source, link.from);
  const onto = link.at ? clothed(target, link.to, plan) : own(target, link.to);
  const row = rowOf(plan, link);
  const share = Math.max(1, row.length);
  const isVase = other.drawing?.icon === 'vase';
  // Flowers overlap where the neck of their vase is narrow.
  const room = widthOf(onto) * (isVase ? 2 : 0.94);
  const most = share > 1 ? Math.min(1, room / share / widthOf(box)) : 1;
  const joint = jointOf(link, box, onto, one.drawing, other.drawing, most);
  if (!joint) return false;
  const scale = share > 1 ? Math.min(joint.scale, most) : joint.scale;
  const aside = share > 1 ? ((row.indexOf(link) + 0.5) / share - 0.5) * widthOf(onto) * (isVase ? 0.4 : 0.96) : 0;
  const { z } = joint;
  const ahead = Math.max(0, ...target.parts.filter((part) => part.thing === link.to).map((part) => part.z));
  const depth = z > 0 ? z + ahead - Math.min(0, ...source.parts.map((part) => part.z)) : z;
  const placed = moved(source.parts, scale, joint.x + aside - centerOf(box) * scale, joint.y - box.bottom * scale, depth);
  const isBefore = /behind|before|under/.test(link.relation);
  return takeSource(
    joined,
    placed.map((part) => ({ ...part, lift: joint.lifted || !isBefore ? null : part.lift })),
  );
}

/** Returns the groups of a plan after every link that brings two together. */
export function joinGroups(plan: Plan): Group[] {
  const groups = plan.things.map((_, at) => troop(at, plan));
  const home = (at: number) => groups.find(({ things }) => things.includes(at));
  const absorb: Absorb = (into, taken, parts) => {
    into.parts.push(...parts);
    into.things.push(...taken.things);
    into.airborne = false;
    groups.splice(groups.indexOf(taken), 1);
  };
  // What is worn is drawn on its wearer.
  for (const { relation, to, from } of plan.links)
    if (relation === 'wear') {
      const [worn, wearer] = [home(to), home(from)];
      if (worn && wearer && worn !== wearer && worn.things.length === 1) absorb(wearer, worn, []);
    }
  for (const link of plan.links) {
    // A person who sits on a seat in a train is seen on the seat.
    if (link.relation === 'in' && plan.links.some(({ relation, from }) => relation === 'sit' && from === link.from)) continue;
    const [source, target] = [home(link.from), home(link.to)];
    if (!source || !target || source === target) continue;
    const joined = { plan, link, source, target, one: plan.things[link.from]!, other: plan.things[link.to]!, absorb };
    joins.some((join) => join(joined));
  }
  return groups.filter(({ parts }) => parts.length > 0);
}
