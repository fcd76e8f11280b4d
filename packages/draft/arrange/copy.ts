/** One copy of a thing: its figure, what it wears, and the signs around it. */
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import {
  hasFace,
  isAnimal,
  isBust,
  isContainer,
  isFaceOnly,
  isFrontal,
  isHead,
  isLively,
  isPerson,
  isSmiley,
  statureOf,
  wornAt,
} from '../art/kinds.ts';
import type { Plan } from '../plan/plan.ts';
import type { Thing } from '../plan/thing.ts';
import type { Size } from '@iridia/pixels/image';
import { boxOf, bustShare, extent, supineShare, type PartBox, type ArrangedPart } from './part.ts';
import { afloat } from './afloat.ts';
import { gestureOf, isAtRest, isInPursuit, reachOf, signsOf, sitsBeforeUs } from './gesture.ts';
import { isInHands } from './hold.ts';
import { isReclining, trunkShare } from './reclining.ts';
import { hasSeats } from './seats.ts';
import { profileOf, wornParts } from './worn.ts';

export const spread: Readonly<Record<string, number>> = { tiny: 0.45, small: 0.68, large: 1.3, huge: 1.7 };

export const wornBy = (at: number, { links }: Plan): number[] =>
  links.filter(({ relation, from }) => relation === 'wear' && from === at).map(({ to }) => to);

/** Something on the head, or in the hands in a scene, needs a face seen from the front. */
function fronted(at: number, plan: Plan, worn: readonly Thing[]): Drawing | null {
  const { drawing } = plan.things[at]!;
  const onFace = worn.some((item) => item.drawing && /eyes|head/.test(wornAt(item.drawing) ?? ''));
  return (
    ((onFace || isBusy(at, plan) || (plan.scene !== 'studio' && plan.things[at]!.count === 1 && sitsBeforeUs(at, plan))) &&
      drawing &&
      drawingOf(`${drawing.icon}-face`)) ||
    drawing
  );
}

/** Those who have something in their hands sit before us: animals whose face is drawn from the side have none. */
const isBusy = (at: number, { links, things, scene }: Plan): boolean =>
  scene !== 'studio' &&
  things[at]!.count === 1 &&
  things[at]!.drawing !== null &&
  hasFace(things[at]!.drawing) &&
  links.some(({ relation, from, to }) => {
    const { drawing } = things[to]!;
    return from === at && /^(?:hold|eat|play)$/.test(relation) && drawing !== null && isInHands(drawing);
  });

type Worn = { index: number; thing: Thing };
type PartMaker = (
  role: ArrangedPart['role'],
  index: number,
  of: Drawing | null,
  x: number,
  y: number,
  size: Size,
  z: number,
) => ArrangedPart;
/** A figure at the origin: its parts, where its head is, and at which height an animal in profile has its eyes. */
type Figure = { parts: ArrangedPart[]; head: PartBox; eyes?: number };

const partOf =
  (copy: number): PartMaker =>
  (role, index, of, x, y, size, z) => ({ thing: index, role, drawing: of, x, y, ...size, z, mirrored: false, turn: 0, lift: 0, copy });

/** A drawing of a head alone gets a body, and on it what it wears on its torso, which is taken out of `worn`. */
function headOnBody(at: number, thing: Thing, drawing: Drawing, side: number, worn: Worn[], part: PartMaker, sits: boolean): Figure {
  const parts: ArrangedPart[] = [];
  const size = extent(drawing, side * 0.46);
  const torso = worn.find((one) => one.thing.drawing && wornAt(one.thing.drawing) === 'torso');
  const garment = torso?.thing.drawing ?? null;
  const own = side * 0.6;
  const isSuit = garment?.icon === 'suit';
  const below = isSuit ? extent(garment, own) : { width: side * 0.46, height: sits ? own * 0.75 : own };
  const high = below.height + size.height * 0.9;
  // A suit has legs of its own; any other garment is on a body, which stands on its legs.
  if (!isSuit) parts.push(part('body', at, null, 0, 0, below, garment ? -0.05 : 0));
  if (garment) {
    const worn = isSuit ? below : extent(garment, own * (garment.icon === 'tutu' ? 1.3 : garment.icon === 'cape' ? 0.92 : 0.76));
    parts.push(
      part('worn', torso!.index, garment, 0, isSuit ? 0 : worn.height - below.height * 0.97, worn, garment.icon === 'cape' ? -0.15 : 0),
    );
  }
  parts.push(part('thing', at, drawing, 0, -(high - size.height), size, 0.1));
  const head = { left: -size.width / 2, right: size.width / 2, top: -high, bottom: -high + size.height };
  if (thing.hair?.long)
    parts.push(part('hair', at, null, 0, -high + size.height * 1.9, { width: size.width, height: size.height * 1.45 }, -0.2));
  if (torso) worn.splice(worn.indexOf(torso), 1);
  return { parts, head };
}

/** An animal of whom only the head is drawn sits in a scene on a body of its fur. */
function headOnFur(at: number, drawing: Drawing, side: number, part: PartMaker, lies: boolean): Figure {
  if (lies) return headOnPaws(at, drawing, side, part);
  const size = extent(drawing, side * 0.6);
  const below = { width: side * 0.68, height: side * 0.62 };
  const high = below.height * 0.86 + size.height;
  const head = { left: -size.width / 2, right: size.width / 2, top: -high, bottom: -high + size.height };
  return { parts: [part('body', at, null, 0, 0, below, 0), part('thing', at, drawing, 0, head.bottom, size, 0.1)], head };
}

/** One that lies has its head on its paws, before its body. */
function headOnPaws(at: number, drawing: Drawing, side: number, part: PartMaker): Figure {
  const size = extent(drawing, side * 0.54);
  const below = { width: side * 1.12, height: side * 0.504 };
  const head = { left: -side * 0.62, right: -side * 0.62 + size.width, top: -size.height - side * 0.02, bottom: -side * 0.02 };
  const parts = [part('body', at, null, 0, 0, below, 0), part('thing', at, drawing, (head.left + head.right) / 2, head.bottom, size, 0.1)];
  return { parts, head };
}

/** A bust in a scene has legs, and forearms over its clothes. */
function bustOnLegs(at: number, drawing: Drawing, side: number, part: PartMaker): Figure {
  const size = extent(drawing, side * 0.68);
  const below = { width: size.width, height: size.width * bustShare };
  const head = {
    left: -size.width * 0.3,
    right: size.width * 0.3,
    top: -below.height - size.height,
    bottom: -below.height - size.height * 0.34,
  };
  return {
    parts: [
      part('body', at, null, 0, 0, below, -0.1),
      part('thing', at, drawing, 0, -below.height, size, 0),
      part('arms', at, null, 0, 0, below, 0.2),
    ],
    head,
  };
}

/** Whether a bust stands in a scene: nobody sees the legs of those who ride, sit or look out of something. */
const standsWhole = (at: number, drawing: Drawing, { scene, links }: Plan): boolean =>
  scene !== 'studio' &&
  isBust(drawing) &&
  links.every(({ relation, from, to }) => !/^(?:ride|sit|in|on)$/.test(relation) || (from !== at && to !== at));

/** What is done with the head alone: it looks out of a vessel or a window, or somebody is on it. */
const isOfHead = (at: number, { links, things }: Plan): boolean =>
  links.some(({ relation, from, to }) => {
    if (to === at) return /^(?:ride|sit|on|in)$/.test(relation);
    const { drawing } = things[to]!;
    return from === at && drawing !== null && (relation === 'in' || relation === 'ride') && (isContainer(drawing) || hasSeats(drawing));
  });

/** Whether a head sits on a body of its own in a scene. */
const sitsWhole = (at: number, drawing: Drawing, plan: Plan): boolean =>
  plan.scene !== 'studio' &&
  isFaceOnly(drawing) &&
  isAnimal(drawing) &&
  plan.things[at]!.poses.every((pose) => !/flying|flipped/.test(pose)) &&
  !isOfHead(at, plan);

/** The maker of the parts of someone whose body does something. */
const gesturing =
  (gesture: ArrangedPart['gesture'], reach: ArrangedPart['reach'], part: PartMaker): PartMaker =>
  (role, ...rest) => ({ ...part(role, ...rest), ...(role === 'body' ? { ...(gesture && { gesture }), ...(reach && { reach }) } : {}) });

/** A table at which somebody is reaches to their belly, and has room for all. */
function laid(size: Size, at: number, { links, things }: Plan): void {
  const diners = links.filter(
    ({ relation, to, from }) => relation === 'behind' && to === at && things[from]!.drawing && isLively(things[from]!.drawing),
  );
  if (diners.length === 0) return;
  const tall = Math.max(...diners.map(({ from }) => statureOf(things[from]!.drawing!)));
  const count = diners.reduce((sum, { from }) => sum + things[from]!.count, 0);
  size.height = tall * 0.38;
  size.width = Math.max(0.8, count * 0.56) * tall;
}

function wholeFigure(at: number, thing: Thing, drawing: Drawing | null, side: number, part: PartMaker, plan: Plan): Figure {
  const size = extent(thing.shape ?? drawing, side, thing.text);
  if (thing.sizes.includes('tall')) size.height *= 1.35;
  if (thing.sizes.includes('wide')) size.width *= 1.35;
  if (thing.sizes.includes('thin')) size.width *= 0.7;
  if (drawing?.icon === 'table') laid(size, at, plan);
  const parts = [part('thing', at, drawing, 0, 0, size, 0)];
  const front = !drawing || isFrontal(drawing);
  const profile = drawing ? profileOf(drawing, size) : undefined;
  const wide = front ? (drawing && isPerson(drawing) && size.height > size.width * 1.25 ? size.width * 0.6 : size.width) : size.width * 0.5;
  const middle = front ? 0 : -size.width * 0.22;
  const head = { left: middle - wide / 2, right: middle + wide / 2, top: -size.height, bottom: front ? 0 : -size.height * 0.5 };
  return {
    parts,
    head: profile ? { left: profile.left, right: profile.right, top: profile.top, bottom: head.bottom } : head,
    eyes: profile?.eyes,
  };
}

/** Signs of mood and action stand around its top. */
function signs(at: number, marks: readonly string[], whole: PartBox, part: PartMaker): ArrangedPart[] {
  return marks.slice(0, signSpots.length).map((mark, index) => {
    const [aside, down] = signSpots[index]!;
    const of = drawingOf(mark)!;
    const size = extent(of, Math.max(whole.right - whole.left, whole.bottom - whole.top) * 0.3);
    const x = (whole.left + whole.right) / 2 + aside * (whole.right - whole.left + size.width * 0.5);
    return part('mark', at, of, x, whole.top + down * (whole.bottom - whole.top) + size.height * 0.7, size, 0.5);
  });
}
const signSpots = [
  [0.5, 0.12],
  [-0.5, 0.16],
  [0.56, 0.5],
] as const;

/** Those who run look to the left. */
function dustBehind(at: number, { right, left, bottom, top }: PartBox, part: PartMaker): ArrangedPart {
  const of = drawingOf('dust')!;
  const size = extent(of, Math.min(right - left, bottom - top) * 0.36);
  return part('mark', at, of, right + size.width * 0.1, bottom + size.height * 0.06, size, 0.4);
}

/** One copy of a thing with what belongs to it, standing at the origin. */
export function copyOf(at: number, plan: Plan, copy = 0): ArrangedPart[] {
  const thing = plan.things[at]!;
  const worn = wornBy(at, plan).map((index) => ({ index, thing: plan.things[index]! }));
  const mood = thing.moods?.[copy % thing.moods.length];
  // A smiley has its mood in its own face.
  const isMood = mood !== undefined && thing.drawing !== null && isSmiley(thing.drawing);
  const drawing = isMood
    ? drawingOf(mood)!
    : fronted(
        at,
        plan,
        worn.map((one) => one.thing),
      );
  const factor = thing.sizes.reduce((product, size) => product * (spread[size] ?? 1), 1);
  const side = (drawing ? statureOf(drawing) : 1.6) * factor;
  const part = partOf(copy);
  const gesture = gestureOf(at, plan);
  const bodily = gesturing(gesture, reachOf(thing), part);
  const {
    parts,
    head,
    eyes: inProfile,
  } = drawing && isHead(drawing)
    ? headOnBody(at, thing, drawing, side, worn, bodily, gesture === 'grounded')
    : drawing && sitsWhole(at, drawing, plan)
      ? headOnFur(at, drawing, side, bodily, gesture === 'lying')
      : drawing && standsWhole(at, drawing, plan)
        ? bustOnLegs(at, drawing, side, part)
        : wholeFigure(at, thing, drawing, side, part, plan);
  const main = parts.find(({ role }) => role === 'thing')!;
  const [, top, , bottom] = drawing?.box ?? [0, 0, 32, 32];
  const eye = main.y - main.height + main.height * (((drawing?.eye ?? 16) - top) / (bottom - top));
  const eyes = inProfile ?? (head.bottom < 0 && !(drawing && isHead(drawing)) ? head.top + (head.bottom - head.top) * 0.45 : eye);
  for (const { index, thing: item } of worn)
    parts.push(...wornParts(item, { drawing, parts, main, head, eyes }, (x, y, own, z) => part('worn', index, item.drawing, x, y, own, z)));
  const marks = signsOf(
    thing,
    parts.some(({ role }) => role === 'body'),
  );
  parts.push(...signs(at, mood && !isMood ? [mood, ...marks] : marks, boxOf(parts), part));
  const isRushing = isInPursuit(at, plan) && drawing !== null && isLively(drawing);
  if (isRushing) parts.push(dustBehind(at, boxOf(parts), part));
  // What hangs below its feet lifts the whole onto the ground.
  const low = Math.max(0, ...parts.map(({ y }) => y));
  const posed = parts.map((one) =>
    pose(low > 0 ? { ...one, y: one.y - low } : one, isRushing ? { ...thing, poses: [...thing.poses, 'running'] } : thing, main),
  );
  if (thing.poses.includes('swimming') && plan.scene !== 'studio') return afloat(posed, at, part);
  return liesWhole(at, main, parts, plan) ? laidDown(posed) : posed;
}

/** A person who lies or sleeps does so with the body and what they wear; in a vehicle or in a sticker who sleeps does so upright. */
function liesWhole(at: number, { drawing }: ArrangedPart, parts: readonly ArrangedPart[], plan: Plan): boolean {
  const thing = plan.things[at]!;
  if (!drawing || !isLively(drawing) || isReclining(thing, drawing)) return false;
  if (isAnimal(drawing)) return thing.poses.includes('lying') && parts.every(({ role }) => role !== 'body');
  return thing.poses.includes('lying') || (isAtRest(thing) && plan.scene !== 'studio' && !isOfHead(at, plan));
}

/** On the back, the head to the left and the hands on the belly. */
function laidDown(parts: readonly ArrangedPart[]): ArrangedPart[] {
  const head = parts.find(({ role }) => role === 'thing')!;
  const body = parts.find(({ role }) => role === 'body');
  // A head is broader than what it lies beside.
  const sunk = (part: ArrangedPart): number =>
    body && part.y - part.height > head.y - head.height * 0.5 ? (head.width - body.width * supineShare) / 2 : 0;
  const turned = parts.map((part) =>
    part.role === 'mark'
      ? part
      : {
          ...part,
          x: part.y - part.height / 2,
          y: part.height / 2 - part.x + sunk(part),
          turn: part.turn - 90,
          ...(part === body && {
            width: part.width * supineShare,
            gesture: 'supine' as const,
            reach: { left: [0.3, 0.46] as const, right: [0.72, 0.5] as const, ...part.reach },
          }),
        },
  );
  const box = boxOf(turned.filter(({ role }) => role === 'thing'));
  const whole = boxOf(turned.filter(({ role }) => role !== 'mark'));
  const middle = (whole.left + whole.right) / 2;
  return turned.map((part, at) =>
    part.role === 'mark'
      ? { ...part, x: whole.left - middle + part.width * (at % 3), y: box.top - whole.bottom + part.height * 0.2 }
      : { ...part, x: part.x - middle, y: part.y - whole.bottom },
  );
}

function pose(part: ArrangedPart, { poses, marks }: Thing, main: ArrangedPart): ArrangedPart {
  if (part.role === 'mark') return part;
  let next = part;
  if (isReclining({ poses, marks }, part.drawing) && part === main) next = { ...next, height: next.height * trunkShare };
  else if (poses.includes('lying') && part === main && !(part.drawing && isLively(part.drawing)))
    next = { ...next, turn: -82, ...onItsSide(next) };
  if (poses.includes('flipped')) next = { ...next, turn: 180, x: -next.x, y: -(main.height + (next.y - next.height)) + main.y * 2 };
  if (poses.includes('tilted') && part === main) next = { ...next, turn: 16 };
  if (poses.includes('running') && part === main) next = { ...next, turn: -5 };
  const rise = poses.includes('flying') ? 0.55 : poses.includes('jumping') ? 0.28 : 0;
  return rise > 0 ? { ...next, y: next.y - rise, lift: rise } : next;
}
/** Turned by a right angle it rests on its side. */
const onItsSide = ({ width, height, y }: ArrangedPart) => ({ y: y + (height - width) / 2 });
