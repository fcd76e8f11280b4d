/** States where each thing of a plan stands: pure geometry, in pixels of the frame. Nothing is drawn here. */
import { drawingOf, type Drawing } from '../art/art.ts';
import {
  isAfloat,
  isAirborne,
  isAnimal,
  isContainer,
  isFaceOnly,
  isFrontal,
  isHead,
  isLively,
  isPerson,
  isSmiley,
  isVehicle,
  statureOf,
  wornAt,
} from '../art/kinds.ts';
import type { Spot } from '../words/formations.ts';
import type { Plan } from '../plan/plan.ts';
import type { Link, Thing } from '../plan/thing.ts';
import { isReclining, trunkShare } from './reclining.ts';
import type { Size } from '@iridia/pixels/image';
import { boxOf, extent, type PartBox, type ArrangedPart } from './part.ts';
import { hasSeats, seatedIn } from './seats.ts';
import { profileOf, wornParts } from './worn.ts';

type Group = { first: number; things: number[]; parts: ArrangedPart[]; airborne: boolean };

const spread: Readonly<Record<string, number>> = { tiny: 0.45, small: 0.68, large: 1.3, huge: 1.7 };

const wornBy = (at: number, { links }: Plan): number[] =>
  links.filter(({ relation, from }) => relation === 'wear' && from === at).map(({ to }) => to);

/** Something on the head needs a face seen from the front. */
function fronted(thing: Thing, worn: readonly Thing[]): Drawing | null {
  const { drawing } = thing;
  const onFace = worn.some((item) => item.drawing && /eyes|head/.test(wornAt(item.drawing) ?? ''));
  return (onFace && drawing && drawingOf(`${drawing.icon}-face`)) || drawing;
}

/** One copy of a thing with what belongs to it, standing at the origin. */
function copyOf(at: number, plan: Plan, copy = 0): ArrangedPart[] {
  const thing = plan.things[at]!;
  const worn = wornBy(at, plan).map((index) => ({ index, thing: plan.things[index]! }));
  const mood = thing.moods?.[copy % thing.moods.length];
  // A smiley has its mood in its own face.
  const isMood = mood !== undefined && thing.drawing !== null && isSmiley(thing.drawing);
  const drawing = isMood
    ? drawingOf(mood)!
    : fronted(
        thing,
        worn.map((one) => one.thing),
      );
  const factor = thing.sizes.reduce((product, size) => product * (spread[size] ?? 1), 1);
  const side = (drawing ? statureOf(drawing) : 1.6) * factor;
  const part = (
    role: ArrangedPart['role'],
    index: number,
    of: Drawing | null,
    x: number,
    y: number,
    size: Size,
    z: number,
  ): ArrangedPart => ({
    thing: index,
    role,
    drawing: of,
    x,
    y,
    ...size,
    z,
    mirrored: false,
    turn: 0,
    lift: 0,
    copy,
  });
  const parts: ArrangedPart[] = [];
  let head: PartBox;
  let inProfile: number | undefined;
  if (drawing && isHead(drawing)) {
    const size = extent(drawing, side * 0.46);
    const torso = worn.find((one) => one.thing.drawing && wornAt(one.thing.drawing) === 'torso');
    const garment = torso?.thing.drawing ?? null;
    const own = side * 0.6;
    const below = garment ? extent(garment, own) : { width: side * 0.46, height: own };
    const high = below.height + size.height * 0.9;
    parts.push(part(garment ? 'worn' : 'body', torso?.index ?? at, garment, 0, 0, below, 0));
    parts.push(part('thing', at, drawing, 0, -(high - size.height), size, 0.1));
    head = { left: -size.width / 2, right: size.width / 2, top: -high, bottom: -high + size.height };
    if (thing.hair?.long)
      parts.push(part('hair', at, null, 0, -high + size.height * 1.9, { width: size.width, height: size.height * 1.45 }, -0.2));
    if (torso) worn.splice(worn.indexOf(torso), 1);
  } else {
    const size = extent(thing.shape ?? drawing, side, thing.text);
    if (thing.sizes.includes('tall')) size.height *= 1.35;
    if (thing.sizes.includes('wide')) size.width *= 1.35;
    if (thing.sizes.includes('thin')) size.width *= 0.7;
    parts.push(part('thing', at, drawing, 0, 0, size, 0));
    const front = !drawing || isFrontal(drawing);
    const profile = drawing ? profileOf(drawing, size) : undefined;
    const wide = front
      ? drawing && isPerson(drawing) && size.height > size.width * 1.25
        ? size.width * 0.6
        : size.width
      : size.width * 0.5;
    const middle = front ? 0 : -size.width * 0.22;
    head = { left: middle - wide / 2, right: middle + wide / 2, top: -size.height, bottom: front ? 0 : -size.height * 0.5 };
    if (profile) head = { left: profile.left, right: profile.right, top: profile.top, bottom: head.bottom };
    inProfile = profile?.eyes;
  }
  const main = parts.find(({ role }) => role === 'thing')!;
  const [, top, , bottom] = drawing?.box ?? [0, 0, 32, 32];
  const eye = main.y - main.height + main.height * (((drawing?.eye ?? 16) - top) / (bottom - top));
  const eyes = inProfile ?? (head.bottom < 0 && !(drawing && isHead(drawing)) ? head.top + (head.bottom - head.top) * 0.45 : eye);
  for (const { index, thing: item } of worn)
    parts.push(...wornParts(item, { drawing, parts, main, head, eyes }, (x, y, own, z) => part('worn', index, item.drawing, x, y, own, z)));
  // Signs of mood and action stand around its top.
  const whole = boxOf(parts);
  const spots = [
    [0.5, 0.12],
    [-0.5, 0.16],
    [0.56, 0.5],
  ] as const;
  const marks = mood && !isMood ? [mood, ...thing.marks] : thing.marks;
  for (const [index, mark] of marks.slice(0, spots.length).entries()) {
    const [aside, down] = spots[index]!;
    const of = drawingOf(mark)!;
    const size = extent(of, Math.max(whole.right - whole.left, whole.bottom - whole.top) * 0.3);
    const x = (whole.left + whole.right) / 2 + aside * (whole.right - whole.left + size.width * 0.5);
    parts.push(part('mark', at, of, x, whole.top + down * (whole.bottom - whole.top) + size.height * 0.7, size, 0.5));
  }
  // What hangs below its feet lifts the whole onto the ground.
  const low = Math.max(0, ...parts.map(({ y }) => y));
  const posed = parts.map((one) => pose(low > 0 ? { ...one, y: one.y - low } : one, thing, main));
  return liesWhole(thing, main) ? laidDown(posed) : posed;
}

/** A person who lies does so with the body and what they wear. */
const liesWhole = (thing: Thing, { drawing }: ArrangedPart): boolean =>
  thing.poses.includes('lying') && drawing !== null && isLively(drawing) && !isReclining(thing, drawing);

/** On the back, the head to the left. */
function laidDown(parts: readonly ArrangedPart[]): ArrangedPart[] {
  const turned = parts.map((part) =>
    part.role === 'mark' ? part : { ...part, x: part.y - part.height / 2, y: part.height / 2 - part.x, turn: part.turn - 90 },
  );
  const box = boxOf(turned.filter(({ role }) => role !== 'mark'));
  const middle = (box.left + box.right) / 2;
  return turned.map((part, at) =>
    part.role === 'mark'
      ? { ...part, x: box.left - middle + part.width * (at % 3), y: box.top - box.bottom + part.height * 0.2 }
      : { ...part, x: part.x - middle, y: part.y - box.bottom },
  );
}

function pose(part: ArrangedPart, { poses }: Thing, main: ArrangedPart): ArrangedPart {
  if (part.role === 'mark') return part;
  let next = part;
  if (isReclining({ poses }, part.drawing) && part === main) next = { ...next, height: next.height * trunkShare };
  else if (poses.includes('lying') && part === main && !(part.drawing && isLively(part.drawing)))
    next = { ...next, turn: -82, ...laid(next) };
  if (poses.includes('flipped')) next = { ...next, turn: 180, x: -next.x, y: -(main.height + (next.y - next.height)) + main.y * 2 };
  if (poses.includes('tilted') && part === main) next = { ...next, turn: 16 };
  if (poses.includes('running') && part === main) next = { ...next, turn: -5 };
  const rise = poses.includes('flying') ? 0.55 : poses.includes('jumping') ? 0.28 : 0;
  return rise > 0 ? { ...next, y: next.y - rise, lift: rise } : next;
}
/** Turned by a right angle it rests on its side. */
const laid = ({ width, height, y }: ArrangedPart) => ({ y: y + (height - width) / 2 });

const moved = (parts: readonly ArrangedPart[], scale: number, x: number, y: number, z: number): ArrangedPart[] =>
  parts.map((part) => ({
    ...part,
    x: part.x * scale + x,
    y: part.y * scale + y,
    width: part.width * scale,
    height: part.height * scale,
    z: part.z + z,
    lift: part.lift === null ? null : part.lift * scale,
  }));

/** All copies of a thing: side by side, and in rows from four on. */
function troop(at: number, plan: Plan): Group {
  const { count, drawing, formation, text } = plan.things[at]!;
  const first = copyOf(at, plan);
  const parts: ArrangedPart[] = [];
  const columns = formation === 'row' || count <= 3 ? count : Math.ceil(Math.sqrt(count * 1.7));
  const scale = count === 1 ? 1 : Math.max(0.42, 1 / count ** 0.36);
  const box = boxOf(first);
  const step = (box.right - box.left) * scale * (plan.close ? 0.8 : count > 3 ? 0.94 : 1.04);
  const high = (box.bottom - box.top) * scale;
  for (let copy = 0; copy < count; copy += 1) {
    const one = copyOf(at, plan, copy);
    if (formation === 'stack') {
      parts.push(...moved(one, scale, (copy % 2) * 0.06 * step, -high * 0.9 * copy, copy * 0.01));
      continue;
    }
    const row = Math.trunc(copy / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = ((copy % columns) - (inRow - 1) / 2) * step;
    // Drawings look to the left, so the left half turns around; written words would be read backwards.
    const turns = formation === 'facing' && text === undefined && copy % columns < count / 2;
    parts.push(...moved(turns ? one.map(mirrored) : one, scale, x, -high * 0.62 * row, -row));
  }
  // Birds that are fed have come down.
  const isFed = drawing?.icon === 'dove' && plan.links.some(({ relation, to }) => relation === 'face' && to === at);
  return { first: at, things: [at], parts, airborne: drawing !== null && isAirborne(drawing) && !isFed };
}

const mirrored = (part: ArrangedPart): ArrangedPart => ({ ...part, x: -part.x, mirrored: part.role !== 'mark' });

type Joint = { scale: number; x: number; y: number; z: number; lifted?: boolean };
const flat =
  /^(rug|road|pond|plate|fork-and-knife-with-plate|grass|pizza|water-wave|railway-track|motorway|desert-island|ice|bed|skateboard|flying-disc|playground-slide)$/;
const upright =
  /^(wall|t-shirt|mug|signboard|large-orange-diamond|blackboard|framed-picture|cape|window|mirror|placard|page-facing-up|television|laptop|mobile-phone|door|fence|vase|backpack|square|closed-book|curtain|envelope|newspaper|desktop-computer|dress|flag|white-flag)$/;
/** What stands by a road or lies on it, and nobody gets into. */
const roadside = /light$|sign$|^(construction|motorway|railway-track|wheel|oil-drum|anchor|road)$/;
const roofed = /tree|umbrella|^(lamp|table|bridge|bench|arch|mushroom|bed|tent|rainbow)/;

/** Where the group of `from` goes relative to the thing `to`, at `most` so large; null when the two stand apart. */
function jointOf({ relation, at }: Link, from: PartBox, to: PartBox, one: Drawing | null, other: Drawing | null, most = 1): Joint | null {
  const [wide, high] = [to.right - to.left, to.bottom - to.top];
  const [ownWide, ownHigh] = [from.right - from.left, from.bottom - from.top];
  const center = (to.left + to.right) / 2;
  const icon = other?.icon ?? '';
  const within = (share: number, shareHigh = 2) => Math.min(most, (wide * share) / ownWide, (high * shareHigh) / ownHigh);
  // What stands in something opaque looks out of it by half at least.
  const rim = (scale: number) => to.top + Math.min(high, ownHigh * scale) * 0.5;
  const isBoarded = other !== null && isVehicle(other) && !roadside.test(icon);
  switch (relation) {
    case 'ride':
      if (/bicycle|scooter|motorcycle|skateboard|sled|skate/.test(icon))
        return { scale: within(0.85, 1.5), x: center, y: to.top + high * (/board|sled|skate/.test(icon) ? 0.35 : 0.62), z: 0.6 };
      if (isBoarded)
        // At least half of a driver shows above the door.
        return { scale: within(0.42), x: center + wide * 0.03, y: to.top + Math.min(high * 0.42, ownHigh * within(0.42) * 0.4), z: -0.6 };
      return { scale: within(0.62, 0.72), x: center + wide * 0.06, y: to.top + high * 0.5, z: 0.6 };
    case 'sit':
      if (/^(chair|couch|seat|bench|bed|toilet)/.test(icon))
        return { scale: within(0.75, 1.15), x: center, y: to.bottom - high * 0.28, z: 0.6 };
      if (isBoarded || (other && isContainer(other))) return { scale: within(0.45), x: center, y: rim(within(0.45)), z: -0.6 };
      return jointOf({ relation: 'on', from: 0, to: 0 }, from, to, one, other, most);
    case 'on':
      if (/^(couch|chair|seat|bench)/.test(icon))
        return { scale: within(0.62, 0.9), x: center - wide * 0.06, y: to.bottom - high * 0.26, z: 0.6 };
      if (upright.test(icon)) return { scale: within(0.46, 0.46), x: center, y: to.top + high * 0.72, z: 0.6 };
      if (flat.test(icon)) return { scale: within(0.62, 1.6), x: center, y: to.top + high * 0.6, z: 0.6 };
      if (other && isLively(other) && one && wornAt(one) === 'head')
        return { scale: within(0.5), x: center, y: to.top + high * 0.14, z: 0.6 };
      if (at === 'shoulder' && other)
        return { scale: within(0.42, 0.42), x: to.right - wide * 0.12, y: to.top + high * (isHead(other) ? 0.56 : 0.66), z: 0.6 };
      if (other && isLively(other)) return { scale: within(0.6, 0.8), x: center, y: to.top + high * 0.2, z: 0.6 };
      if (isBoarded) return { scale: within(0.5, 0.8), x: center, y: to.top + high * 0.16, z: 0.6 };
      if (/tree/.test(icon)) return { scale: within(0.4, 0.4), x: center, y: to.top + high * 0.5, z: 0.6 };
      return {
        scale: within(0.85, 1.3),
        x: center,
        y: to.top + high * (/table|bench|pedestal|stump|column/.test(icon) ? 0.1 : 0.16),
        z: 0.6,
      };
    case 'in':
      // At a station one stands before it.
      if (/^(station|bus-stop|fuel-pump)$/.test(icon)) return { scale: within(1.1, 0.6), x: center, y: to.bottom + high * 0.04, z: 0.6 };
      if (/^(glass|jar|bottle|cage|vase)$/.test(icon))
        return icon === 'vase'
          ? { scale: within(1.5, 1.1), x: center, y: to.top + high * 0.24, z: -0.6 }
          : { scale: within(0.5, 0.6), x: center, y: to.bottom - high * 0.12, z: icon === 'cage' ? -0.6 : 0.6 };
      // In the water, and not at the height of the shower.
      if (icon === 'bathtub') return { scale: within(0.6, 0.42), x: center - wide * 0.06, y: to.top + high * 0.6, z: 0.6 };
      // Behind the rim, which is lower than the handle.
      if (icon === 'basket')
        return { scale: within(0.78, 0.9), x: center, y: to.top + high * 0.33 + ownHigh * within(0.78, 0.9) * 0.28, z: -0.6 };
      if (icon === 'empty-nest') return { scale: within(0.5, 0.32), x: center - wide * 0.06, y: to.top + high * 0.55, z: 0.6 };
      if (other && isContainer(other))
        return {
          scale: within(0.72, 1.1),
          x: center,
          y: /^(plate|pond|fork|shelf)/.test(icon) ? to.top + high * (icon === 'shelf' ? 0.5 : 0.6) : rim(within(0.72, 1.1)),
          z: /^(plate|pond|fork|shelf)/.test(icon) ? 0.6 : -0.6,
        };
      // On a sailing boat there is room before the sail.
      if (icon === 'sailboat') return { scale: within(0.36, 0.5), x: to.left + wide * 0.2, y: to.top + high * 0.74, z: -0.6 };
      if (isBoarded) return { scale: within(0.4, 0.7), x: center, y: to.top + high * 0.45, z: -0.6 };
      if (other && /tree|bush/.test(icon)) return { scale: within(0.4, 0.42), x: center, y: to.top + high * 0.55, z: 0.6 };
      if (other?.group === 5 || upright.test(icon))
        return { scale: within(0.5, 0.55), x: center, y: to.bottom - (upright.test(icon) ? high * 0.15 : 0), z: 0.6 };
      return { scale: within(0.6, 0.6), x: center, y: to.bottom - high * 0.12, z: 0.6 };
    case 'under':
      if (roofed.test(icon)) return { scale: within(ownWide > ownHigh * 1.4 ? 0.95 : 0.5, 0.5), x: center, y: to.bottom, z: 0.6 };
      return { scale: 1, x: center, y: to.bottom + ownHigh * 0.94, z: 0.2 };
    case 'above':
      return { scale: 1, x: center, y: to.top - ownHigh * 0.08, z: 0.2, lifted: true };
    case 'behind':
      return { scale: Math.max(1, (high * 1.1) / ownHigh), x: to.left + wide * 0.72 + ownWide * 0.12, y: to.bottom - high * 0.1, z: -2 };
    case 'before':
      return { scale: Math.min(1, (high * 0.8) / ownHigh), x: to.left + wide * 0.2, y: to.bottom + high * 0.06, z: 2 };
    default:
      return null;
  }
}

/** Where something held, eaten, or played goes on the one who does it. */
function handOf(
  { relation }: Link,
  holder: PartBox,
  item: Drawing | null,
  who: Drawing | null,
  text: boolean,
  count: number,
): { side: number; x: number; y: number } {
  const [wide, high] = [holder.right - holder.left, holder.bottom - holder.top];
  const bigger = Math.max(wide, high);
  const center = (holder.left + holder.right) / 2;
  if (text) return { side: bigger * 0.72, x: holder.right + wide * 0.1, y: holder.bottom - high * 0.02 };
  if (relation === 'play')
    return item?.subgroup === 'sport'
      ? { side: bigger * 0.34, x: holder.right + wide * 0.05, y: holder.bottom }
      : // Of people who are drawn as busts the face stays visible.
        { side: bigger * (who && isPerson(who) && !isHead(who) ? 0.4 : 0.58), x: center + wide * 0.12, y: holder.bottom };
  // An animal in profile has its mouth at its left, a little below the eyes.
  const mouth = who && isAnimal(who) && !isFaceOnly(who) && !isPerson(who) && wide > high * 0.75;
  if (relation === 'eat' && mouth) {
    const [, top, , bottom] = who.box;
    const eye = holder.top + (high * (who.eye - top)) / (bottom - top);
    return { side: bigger * 0.34, x: holder.left - wide * 0.04, y: eye + high * 0.1 + bigger * 0.17 };
  }
  if (relation === 'eat') return { side: bigger * 0.4, x: holder.left + wide * 0.14, y: holder.bottom - high * 0.16 };
  if (item && /umbrella/.test(item.icon)) return { side: wide * 1.5, x: center + wide * 0.3, y: holder.top + high * 0.52 };
  return { side: bigger * (count > 1 ? 0.6 : 0.44), x: holder.right - wide * 0.02, y: holder.bottom - high * 0.1 };
}

/** What says the country of another is smaller than it, and still large enough to be seen. */
function emblemSide({ left, right, top, bottom }: PartBox): number {
  const [wide, high] = [right - left, bottom - top];
  return Math.min(0.7 * Math.max(wide, high), Math.max(0.45, 0.4 * high));
}

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
const sideBySide: ReadonlySet<Link['relation']> = new Set(['on', 'in', 'under', 'sit', 'ride']);

function merge(plan: Plan): Group[] {
  const groups = plan.things.map((_, at) => troop(at, plan));
  const home = (at: number) => groups.find(({ things }) => things.includes(at));
  const own = (group: Group, at: number) => boxOf(group.parts.filter((part) => part.thing === at && part.role !== 'mark'));
  // A dress hides the body below it: the hands are at its height.
  const clothed = (group: Group, at: number) => {
    const dress = wornBy(at, plan).filter((index) => {
      const { drawing } = plan.things[index]!;
      return drawing !== null && wornAt(drawing) === 'torso';
    });
    return boxOf(group.parts.filter(({ thing, role }) => (thing === at && role !== 'mark') || dress.includes(thing)));
  };
  const absorb = (into: Group, taken: Group, parts: ArrangedPart[]) => {
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
    const [one, other] = [plan.things[link.from]!, plan.things[link.to]!];
    if (link.relation === 'emblem') {
      const whole = boxOf(source.parts);
      const holder = own(source, link.from);
      const side = emblemSide(holder);
      const box = own(target, link.to);
      const scale = side / Math.max(box.right - box.left, box.bottom - box.top);
      const x = whole.right + side * 0.45 - ((box.left + box.right) / 2) * scale;
      const { airborne } = source;
      absorb(source, target, moved(target.parts, scale, x, Math.max(whole.bottom, 0), 1));
      source.airborne = airborne;
      continue;
    }
    if (/^(hold|eat|play)$/.test(link.relation)) {
      const holder = clothed(source, link.from);
      // What a second thing is held with is the other hand.
      const second =
        plan.links.filter(({ relation, from }) => from === link.from && /^(hold|eat|play)$/.test(relation)).indexOf(link) % 2 === 1;
      const right = handOf(link, holder, other.drawing, one.drawing, Boolean(other.text), other.count);
      const hand = second ? { ...right, x: holder.left + holder.right - right.x } : right;
      const box = own(target, link.to);
      const scale = hand.side / Math.max(box.right - box.left, box.bottom - box.top);
      absorb(
        source,
        target,
        moved(
          target.parts,
          scale,
          hand.x - ((box.left + box.right) / 2) * scale,
          hand.y - box.bottom * scale,
          /umbrella/.test(other.drawing?.icon ?? '') ? -1 : 1,
        ),
      );
      continue;
    }
    const vehicle = target.parts.find(({ thing, role }) => thing === link.to && role === 'thing');
    if (isAboard.test(link.relation) && one.drawing && vehicle?.drawing && hasSeats(vehicle.drawing)) {
      const aboard = plan.links.filter(({ relation, to }) => to === link.to && isAboard.test(relation));
      const heads = (links: readonly Link[]) => links.reduce((sum, { from }) => sum + plan.things[from]!.count, 0);
      const seats = { before: heads(aboard.slice(0, aboard.indexOf(link))), all: heads(aboard) };
      absorb(target, source, seatedIn(source.parts, link.from, vehicle, seats));
      target.first = Math.min(target.first, source.first);
      continue;
    }
    const box = own(source, link.from);
    const onto = link.at ? clothed(target, link.to) : own(target, link.to);
    if (link.relation === 'between' && other.count > 1) {
      // The others step apart and let it stand in their middle.
      const room = (box.right - box.left) / 2;
      const middle = (onto.left + onto.right) / 2;
      for (const part of target.parts) part.x += part.x < middle ? -room : room;
      absorb(target, source, moved(source.parts, 1, middle - (box.left + box.right) / 2, 0, 0.01));
      target.first = Math.min(target.first, source.first);
      continue;
    }
    const isEach =
      link.relation === 'in' ? other.drawing !== null && isContainer(other.drawing) : link.relation === 'ride' && one.count > 1;
    if (isEach && other.count > 1 && source.things.length === 1) {
      absorb(target, source, sharedOut(source.parts, target.parts, link, plan));
      target.first = Math.min(target.first, source.first);
      continue;
    }
    // Under the moon is under the sky.
    if (link.relation === 'under' && other.drawing && isAirborne(other.drawing)) continue;
    // Several on one table stand side by side.
    const row = plan.links.filter(({ relation, to }) => to === link.to && relation === link.relation && sideBySide.has(relation));
    // Of two who ride several bicycles each has one.
    const mount = target.parts.filter(({ thing, copy }) => thing === link.to && copy === row.indexOf(link));
    if (link.relation === 'ride' && other.count > 1 && mount.length > 0) {
      const joint = jointOf(link, box, boxOf(mount), one.drawing, other.drawing)!;
      const x = joint.x - ((box.left + box.right) / 2) * joint.scale;
      absorb(target, source, moved(source.parts, joint.scale, x, joint.y - box.bottom * joint.scale, joint.z + 1));
      target.first = Math.min(target.first, source.first);
      continue;
    }
    const share = Math.max(1, row.length);
    // Flowers overlap where the neck of their vase is narrow.
    const room = (onto.right - onto.left) * (other.drawing?.icon === 'vase' ? 2 : 0.94);
    const most = share > 1 ? Math.min(1, room / share / (box.right - box.left)) : 1;
    const joint = jointOf(link, box, onto, one.drawing, other.drawing, most);
    if (!joint) continue;
    const scale = share > 1 ? Math.min(joint.scale, most) : joint.scale;
    const aside =
      share > 1 ? ((row.indexOf(link) + 0.5) / share - 0.5) * (onto.right - onto.left) * (other.drawing?.icon === 'vase' ? 0.4 : 0.96) : 0;
    const { z } = joint;
    const ahead = Math.max(0, ...target.parts.filter((part) => part.thing === link.to).map((part) => part.z));
    const depth = z > 0 ? z + ahead - Math.min(0, ...source.parts.map((part) => part.z)) : z;
    const placed = moved(source.parts, scale, joint.x + aside - ((box.left + box.right) / 2) * scale, joint.y - box.bottom * scale, depth);
    absorb(
      target,
      source,
      placed.map((part) => ({
        ...part,
        lift: joint.lifted ? null : part.lift === null ? null : /behind|before|under/.test(link.relation) ? part.lift : null,
      })),
    );
    target.first = Math.min(target.first, source.first);
  }
  return groups.filter(({ parts }) => parts.length > 0);
}

export type Stage = {
  /** Share of the height at which figures stand. */
  ground: number;
  scene: Plan['scene'];
  /** A photo's subject stands in the middle, so the middle stays free. */
  aside?: boolean;
  /** Closer or farther than usual. */
  zoom?: number;
};

const usual = 0.56;
const sky = { first: 0.05, last: 0.42 } as const;

/** Drawn from the side, looking to the left. */
const inProfile = ({ drawing, text }: Thing): boolean => drawing !== null && isAnimal(drawing) && !isFrontal(drawing) && text === undefined;

/** Groups from left to right: anyone who flees runs ahead, to the left, as is what somebody looks at, and what is between two others stands in their middle. */
function inRow(merged: readonly Group[], { links, things }: Plan): Group[] {
  const groups = merged.toSorted((a, b) => a.first - b.first);
  const home = (at: number) => groups.findIndex(({ things }) => things.includes(at));
  for (const { relation, from, to } of links) {
    const [one, other] = [home(from), home(to)];
    const looks = relation === 'face' && inProfile(things[from]!);
    if ((relation === 'chase' || looks) && one < other) groups.splice(one, 0, ...groups.splice(other, 1));
    // What it looks at, or who it plays with, looks back.
    const seen = looks ? groups[Math.min(one, other)] : undefined;
    if (seen && one !== other && seen.things.length === 1 && inProfile(things[to]!)) seen.parts = seen.parts.map(mirrored);
    if (relation === 'between' && one < other && links.filter((link) => link.relation === 'between' && link.from === from)[0]?.to === to)
      groups.splice(one, 0, ...groups.splice(other, 1));
  }
  return groups;
}

/** What the words put into a corner or into the foreground, in pixels. */
function spottedParts({ parts }: Group, spot: Spot, { width, height }: Size): ArrangedPart[] {
  const box = boxOf(parts);
  const side = Math.min(width, height) * (spot === 'front' ? 0.46 : 0.26);
  const unit = Math.min(side / (box.right - box.left), side / (box.bottom - box.top));
  const [wide, high] = [(box.right - box.left) * unit, (box.bottom - box.top) * unit];
  const edge = 0.02 * Math.min(width, height);
  const center = spot.endsWith('left') ? edge + wide / 2 : width - edge - wide / 2;
  const foot = spot.startsWith('top') ? edge + high : height - edge;
  return moved(parts, unit, center - ((box.left + box.right) / 2) * unit, foot - box.bottom * unit, 30);
}

/** The parts of a plan in a frame of `size`, rearmost first; every part lies inside it. */
export function arrange(plan: Plan, size: Size, stage: Stage): ArrangedPart[] {
  const merged = inRow(merge(plan), plan);
  const spotted = merged.flatMap((group) => {
    const spot = group.things.map((at) => plan.things[at]!.spot).find(Boolean);
    return spot ? [{ group, spot }] : [];
  });
  const groups = merged.filter((group) => !spotted.some((one) => one.group === group));
  const onGround = groups.filter(({ airborne }) => !airborne || groups.length === 1 || stage.scene === 'space');
  const inAir = groups.filter((group) => !onGround.includes(group));
  const short = Math.min(size.width, size.height);
  const ground = stage.ground * size.height;
  const zoom = stage.zoom ?? 1;
  const parts: ArrangedPart[] = [];

  // What is in a corner at the foot or in the foreground keeps its side for itself.
  const sides = spotted.map(({ spot }) => spot).filter((spot) => !spot.startsWith('top'));
  const share = sides.includes('front') ? 0.36 : 0.24;
  const left = sides.includes('bottom left') ? size.width * share : 0;
  const breadth = size.width - left - (sides.some((spot) => spot !== 'bottom left') ? size.width * share : 0);

  const rear = onGround.length > 4 ? onGround.filter((_, at) => at % 2 === 1) : [];
  const front = onGround.filter((group) => !rear.includes(group));
  const ceiling = inAir.length > 0 && onGround.length > 0 ? 0.4 : 0.05;
  const row = (members: readonly Group[], foot: number, shrink: number, depth: number) => {
    if (members.length === 0) return;
    const boxes = members.map(({ parts: own }) => boxOf(own));
    const gap = plan.close ? 0.01 : 0.08;
    const total = boxes.reduce((sum, box) => sum + box.right - box.left + gap, -gap);
    const tallest = Math.max(...boxes.map((box) => Math.max(box.bottom, 0) - box.top));
    const alone = members.length === 1 && onGround.length === 1;
    const only = alone && members[0]!.things.length === 1 ? plan.things[members[0]!.first]! : null;
    // A single thing fills its share of the frame, whatever its stature.
    const stature = alone ? tallest / (only ? only.sizes.reduce((product, one) => product * (spread[one] ?? 1), 1) : 1) : 1;
    const unit = Math.min(
      (short * usual * zoom * shrink * (alone ? 1.12 : 1)) / (alone ? stature : 1),
      (breadth * 0.92) / total,
      (foot - size.height * ceiling) / tallest,
    );
    let x = left + (breadth - total * unit) / 2;
    members.forEach((group, at) => {
      const box = boxes[at]!;
      const wide = (box.right - box.left) * unit;
      const center = stage.aside
        ? (at % 2 === 0 ? 0.14 + 0.1 * Math.trunc(at / 2) : 0.86 - 0.1 * Math.trunc(at / 2)) * size.width
        : x + wide / 2;
      // What lies under another is still on the ground.
      const lowest = foot - Math.max(0, box.bottom) * unit;
      parts.push(...moved(group.parts, unit, center - ((box.left + box.right) / 2) * unit, lowest, depth + at * 0.01));
      x += wide + gap * unit;
    });
  };
  row(rear, ground - short * 0.13, 0.72, -10);
  row(front, ground, stage.aside ? 0.7 : 1, 0);

  inAir.forEach((group, at) => {
    const box = boxOf(group.parts);
    const alone = onGround.length === 0;
    const unit = Math.min(
      (short * (alone ? 0.42 : 0.26)) / Math.max(0.35, box.right - box.left, box.bottom - box.top),
      (size.width * 0.9) / inAir.length / (box.right - box.left),
    );
    const slot = inAir.length === 1 ? (alone ? 0.5 : 0.24) : 0.14 + (0.72 * at) / (inAir.length - 1);
    const y = alone ? size.height * 0.6 : size.height * (sky.first + (at % 2) * 0.07) + (box.bottom - box.top) * unit;
    parts.push(
      ...moved(
        group.parts,
        unit,
        slot * size.width - ((box.left + box.right) / 2) * unit,
        Math.min(y, size.height * (alone ? 0.9 : sky.last)) - box.bottom * unit,
        -20,
      ).map((part) => ({ ...part, lift: null })),
    );
  });
  for (const { group, spot } of spotted) parts.push(...spottedParts(group, spot, size));
  const inWater = stage.scene === 'sea' || stage.scene === 'underwater' || stage.scene === 'sky';
  return parts
    .map((part) => keptInside(part, size))
    .map((part) =>
      inWater
        ? { ...part, lift: null }
        : part.drawing && isAfloat(part.drawing) && stage.scene === 'beach'
          ? { ...part, lift: null }
          : part,
    )
    .sort((a, b) => a.z - b.z);
}

/** Moves and, where it must, shrinks a part until the frame holds it whole. */
function keptInside(part: ArrangedPart, size: Size): ArrangedPart {
  const scale = Math.min(1, (size.width * 0.99) / part.width, (size.height * 0.99) / part.height);
  const [width, height] = [part.width * scale, part.height * scale];
  return {
    ...part,
    width,
    height,
    x: Math.max(width / 2 + 1, Math.min(size.width - width / 2 - 1, part.x)),
    y: Math.max(height + 1, Math.min(size.height - 1, part.y)),
  };
}
