/** States where each thing of a plan stands: pure geometry, in pixels of the frame. Nothing is drawn here. */
import { isAfloat, isAnimal, isBuilt, isFrontal, isHung, isLively, statureOf } from '../art/kinds.ts';
import type { Spot } from '../words/formations.ts';
import type { Plan } from '../plan/plan.ts';
import type { Thing } from '../plan/thing.ts';
import type { Size } from '@iridia/pixels/image';
import { spread } from './copy.ts';
import { mirrored, moved, type Group } from './group.ts';
import { joinGroups } from './join.ts';
import { boxOf, type ArrangedPart, type PartBox } from './part.ts';

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
/** The least share of the frame's shorter side that the one whom the image is about takes. */
const least = 0.42;
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

/** The corner in which stars are is one of the sky. */
const risen = (spot: Spot): Spot => (spot === 'bottom left' ? 'top left' : spot === 'bottom right' ? 'top right' : spot);

/** Several stars stand in no row. */
const scattered = (group: Group): Group => ({
  ...group,
  parts: group.parts.map((part) => ({ ...part, x: part.x * 0.68, y: part.y - (part.copy % 2) * part.height * 0.85 })),
});

/** The strip of the frame in which groups stand, in pixels: what is in a corner at the foot or in the foreground keeps its side for itself. */
function stripOf(spots: readonly Spot[], { width }: Size): { left: number; breadth: number } {
  const sides = spots.filter((spot) => !spot.startsWith('top'));
  const share = sides.includes('front') ? 0.36 : 0.24;
  const left = sides.includes('bottom left') ? width * share : 0;
  return { left, breadth: width - left - (sides.some((spot) => spot !== 'bottom left') ? width * share : 0) };
}

type Frame = { plan: Plan; size: Size; stage: Stage; strip: { left: number; breadth: number } };
type Standing = { foot: number; shrink: number; depth: number; ceiling: number; isOnly: boolean };

/** The height of the tallest who lives among the groups. */
const tallestOfLiving = (members: readonly Group[], { things }: Plan): number =>
  Math.max(
    0,
    ...members.flatMap(({ parts, things: own }) =>
      own.flatMap((at) => {
        const { drawing } = things[at]!;
        const figure = parts.filter(({ thing, role, copy }) => thing === at && copy === 0 && role !== 'mark');
        if (!drawing || !isLively(drawing) || statureOf(drawing) < 0.5 || figure.length === 0) return [];
        const { top, bottom } = boxOf(figure);
        return [bottom - top];
      }),
    ),
  );

/** A row of groups side by side, with their feet at `foot`. */
function rowParts(
  { plan, size, stage, strip }: Frame,
  members: readonly Group[],
  { foot, shrink, depth, ceiling, isOnly }: Standing,
): ArrangedPart[] {
  if (members.length === 0) return [];
  const boxes = members.map(({ parts: own }) => boxOf(own));
  const gap = plan.close ? 0.01 : 0.08;
  const total = boxes.reduce((sum, box) => sum + box.right - box.left + gap, -gap);
  const tallest = Math.max(...boxes.map((box) => Math.max(box.bottom, 0) - box.top));
  const alone = members.length === 1 && isOnly;
  const only = alone && members[0]!.things.length === 1 ? plan.things[members[0]!.first]! : null;
  // A single thing fills its share of the frame, whatever its stature.
  const stature = alone ? tallest / (only ? only.sizes.reduce((product, one) => product * (spread[one] ?? 1), 1) : 1) : 1;
  const short = Math.min(size.width, size.height);
  const framed = (short * usual * (stage.zoom ?? 1) * shrink * (alone && stage.scene === 'studio' ? 1.12 : 1)) / (alone ? stature : 1);
  const seen = stage.scene === 'studio' || stage.aside ? 0 : tallestOfLiving(members, plan);
  // Beside a house or a tree the one it is about stays large enough to be seen.
  const wanted = seen === 0 ? framed : (short * least * (stage.zoom ?? 1) * shrink) / seen;
  const unit = Math.min(
    Math.max(framed, Math.min(wanted, framed * 1.45)),
    (strip.breadth * (stage.scene === 'studio' ? 0.92 : only?.count === 1 ? 0.6 : 0.84)) / total,
    (foot - size.height * ceiling) / tallest,
  );
  let x = strip.left + (strip.breadth - total * unit) / 2;
  return members.flatMap((group, at) => {
    const box = boxes[at]!;
    const wide = (box.right - box.left) * unit;
    const center = stage.aside
      ? (at % 2 === 0 ? 0.14 + 0.1 * Math.trunc(at / 2) : 0.86 - 0.1 * Math.trunc(at / 2)) * size.width
      : x + wide / 2;
    // What lies under another is still on the ground.
    const lowest = foot - Math.max(0, box.bottom) * unit;
    x += wide + gap * unit;
    return moved(group.parts, unit, center - ((box.left + box.right) / 2) * unit, lowest, depth + at * 0.01);
  });
}

/** What flies, spread over the sky; `alone`: nothing stands below it. */
const airborneParts = (inAir: readonly Group[], size: Size, alone: boolean): ArrangedPart[] =>
  inAir.flatMap((group, at) => {
    const box = boxOf(group.parts);
    // A flock is as wide as all of it, and none in it is smaller than one alone would be seen.
    const isFlock = new Set(group.parts.map(({ copy }) => copy)).size > 1;
    const unit = Math.min(
      (Math.min(size.width, size.height) * (alone ? 0.42 : 0.26) * (isFlock ? 1.6 : 1)) /
        Math.max(0.35, box.right - box.left, box.bottom - box.top),
      (size.width * 0.9) / inAir.length / (box.right - box.left),
    );
    const slot = inAir.length === 1 ? (alone ? 0.5 : 0.24) : 0.14 + (0.72 * at) / (inAir.length - 1);
    const y = alone ? size.height * 0.6 : size.height * (sky.first + (at % 2) * 0.07) + (box.bottom - box.top) * unit;
    return moved(
      group.parts,
      unit,
      slot * size.width - ((box.left + box.right) / 2) * unit,
      Math.min(y, size.height * (alone ? 0.9 : sky.last)) - box.bottom * unit,
      -20,
    ).map((part) => ({ ...part, lift: null }));
  });

/** What somebody chases or watches in the air, ahead of the eyes, which look to the left. */
function aheadParts({ parts }: Group, by: PartBox, { width, height }: Size): ArrangedPart[] {
  const box = boxOf(parts);
  const unit = (Math.min(width, height) * 0.19) / Math.max(box.right - box.left, box.bottom - box.top);
  const half = ((box.right - box.left) / 2) * unit;
  const x = Math.max(half + width * 0.03, by.left - half * 0.7);
  const y = Math.max(height * 0.24, by.top + (by.bottom - by.top) * (x > by.left - half * 0.4 ? -0.06 : 0.3));
  return moved(parts, unit, x - ((box.left + box.right) / 2) * unit, y - box.bottom * unit, 8).map((part) => ({ ...part, lift: null }));
}

/** A part of a strip, by shares of its breadth. */
const part = ({ left, breadth }: Frame['strip'], from: number, share: number): Frame['strip'] => ({
  left: left + breadth * from,
  breadth: breadth * share,
});

const indoors = /^(?:studio|room|space|sea|underwater|sky)$/;

/** Who is in front of a house stands for himself, as large as he is without it. */
const apart = (plan: Plan): Plan => ({
  ...plan,
  links: plan.links.filter(({ relation, from, to }) => {
    const [one, other] = [plan.things[from]!.drawing, plan.things[to]!.drawing];
    return relation !== 'before' || !one || !other || !isLively(one) || !isBuilt(other);
  }),
});

/** The houses behind those who live, where nothing joins the two: far enough for the others to be large. */
function behind(groups: readonly Group[], { things, links }: Plan, { scene, aside }: Stage): Group[] {
  if (aside || indoors.test(scene)) return [];
  const isHouse = ({ things: [at, ...others] }: Group) => others.length === 0 && isBuilt(things[at!]!.drawing!);
  const isStanding = ({ things: own }: Group) => own.some((at) => isLively(things[at]!.drawing!));
  const houses = groups.filter((group) => group.things.every((at) => things[at]!.drawing) && isHouse(group));
  const others = groups.filter((group) => !houses.includes(group));
  const isOrdered = links.some(
    ({ relation, from, to }) =>
      relation === 'between' || (relation === 'behind' && houses.some(({ first }) => first === from || first === to)),
  );
  return houses.length === 1 &&
    others.length > 0 &&
    others.length < 3 &&
    !isOrdered &&
    others.every((group) => group.things.every((at) => things[at]!.drawing)) &&
    others.some(isStanding)
    ? houses
    : [];
}

/** What hangs on a wall, and nobody has moved elsewhere. */
const isOnWall = ({ things }: Group, plan: Plan): boolean => {
  const { drawing, spot } = plan.things[things[0]!]!;
  return things.length === 1 && drawing !== null && isHung(drawing) && spot === undefined;
};

/** On the wall of a room, where no painting of its own hangs. */
function hungParts({ parts }: Group, at: number, { width, height }: Size): ArrangedPart[] {
  const box = boxOf(parts);
  const unit = (Math.min(width, height) * 0.22) / Math.max(box.right - box.left, box.bottom - box.top);
  const x = [0.54, 0.3, 0.76][at % 3]! * width;
  return moved(parts, unit, x - ((box.left + box.right) / 2) * unit, height * 0.42 - box.bottom * unit, -18).map((part) => ({
    ...part,
    lift: null,
  }));
}

/** A branch reaches into the image from the left, with all that is on it. */
function boughParts({ parts }: Group, { width, height }: Size): ArrangedPart[] {
  const box = boxOf(parts);
  const unit = Math.min((width * 0.78) / (box.right - box.left), (height * 0.62) / (box.bottom - box.top));
  return moved(parts, unit, -box.left * unit, height * 0.74 - box.bottom * unit, -5).map((part) => ({ ...part, lift: null }));
}

/** The parts of a plan in a frame of `size`, rearmost first; every part lies inside it. */
export function arrange(named: Plan, size: Size, stage: Stage): ArrangedPart[] {
  const plan = stage.aside || indoors.test(stage.scene) ? named : apart(named);
  const isStar = ({ things }: Group) => /star$|^comet$/.test(plan.things[things[0]!]!.drawing?.icon ?? '');
  const joined = inRow(joinGroups(plan), plan);
  const spotted = joined.flatMap((group) => {
    const spot = group.things.map((at) => plan.things[at]!.spot).find(Boolean);
    return spot ? [isStar(group) ? { group: scattered(group), spot: risen(spot) } : { group, spot }] : [];
  });
  const hung = stage.scene === 'room' ? joined.filter((group) => isOnWall(group, plan) && joined.length > 1) : [];
  const boughs =
    stage.scene === 'studio' ? [] : joined.filter(({ things }) => things.some((at) => plan.things[at]!.drawing?.icon === 'branch'));
  const groups = joined.filter(
    (group) => !spotted.some((one) => one.group.first === group.first) && !hung.includes(group) && !boughs.includes(group),
  );
  const onGround = groups.filter((group) => !group.airborne || groups.length === 1 || (stage.scene === 'space' && !isStar(group)));
  const inAir = groups.filter((group) => !onGround.includes(group));
  const built = behind(onGround, plan, stage);
  const rear = built.length > 0 ? built : onGround.length > 4 ? onGround.filter((_, at) => at % 2 === 1) : [];
  const front = onGround.filter((group) => !rear.includes(group));
  // In space nothing that flies stands on the soil.
  const afloat = stage.scene === 'space' && onGround.every(({ airborne }) => airborne);
  const ground = (afloat ? 0.74 : stage.ground) * size.height;
  const strip = stripOf(
    spotted.map(({ spot }) => spot),
    size,
  );
  const frame = { plan, size, stage, strip };
  const standing = { ceiling: inAir.length > 0 && onGround.length > 0 ? 0.4 : 0.05, isOnly: onGround.length === 1 };
  const row = rowParts(built.length > 0 ? { ...frame, strip: part(strip, 0, 0.66) } : frame, front, {
    foot: ground,
    shrink: stage.aside ? 0.7 : 1,
    depth: 0,
    ...standing,
  });
  const pursuits = new Map(
    inAir.flatMap((group) => {
      const by = plan.links.find(
        ({ relation, from, to }) =>
          /^(?:chase|face)$/.test(relation) && group.things.includes(to) && row.some(({ thing }) => thing === from),
      );
      return by ? [[group, by.from] as const] : [];
    }),
  );
  const pursued = [...pursuits].flatMap(([group, by]) => aheadParts(group, boxOf(row.filter(({ thing }) => thing === by)), size));
  const parts = [
    ...rowParts(built.length > 0 ? { ...frame, strip: part(strip, 0.26, 0.74) } : frame, rear, {
      foot: ground - Math.min(size.width, size.height) * (built.length > 0 ? 0.09 : 0.13),
      shrink: built.length > 0 ? 1.12 : 0.72,
      depth: -10,
      ...standing,
    }),
    ...row,
    ...pursued,
    ...airborneParts(
      inAir.filter((group) => !pursuits.has(group)),
      size,
      onGround.length === 0,
    ),
    ...spotted.flatMap(({ group, spot }) => {
      const own = spottedParts(group, spot, size);
      return isStar(group) ? own.map((part) => ({ ...part, lift: null })) : own;
    }),
    ...boughs.flatMap((group) => boughParts(group, size)),
    ...hung.flatMap((group, at) => hungParts(group, at, size)),
  ];
  const inWater = afloat || stage.scene === 'sea' || stage.scene === 'underwater' || stage.scene === 'sky';
  return parts
    .map((part) => keptInside(part, size))
    .map((part) => (inWater || (part.drawing && isAfloat(part.drawing) && stage.scene === 'beach') ? { ...part, lift: null } : part))
    .sort((a, b) => a.z - b.z);
}

/** Moves and, where it must, shrinks a part until the frame holds it whole; what is under water may be below it. */
function keptInside(part: ArrangedPart, size: Size): ArrangedPart {
  if (part.dry !== undefined) return part;
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
