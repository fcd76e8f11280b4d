/** Groups of parts that stand together and move as one. */
import { isAirborne, isFrontal, isLively } from '../art/kinds.ts';
import type { Plan } from '../plan/plan.ts';
import { copyOf } from './copy.ts';
import { boxOf, type ArrangedPart } from './part.ts';

export type Group = { first: number; things: number[]; parts: ArrangedPart[]; airborne: boolean };

export const moved = (parts: readonly ArrangedPart[], scale: number, x: number, y: number, z: number): ArrangedPart[] =>
  parts.map((part) => ({
    ...part,
    x: part.x * scale + x,
    y: part.y * scale + y,
    width: part.width * scale,
    height: part.height * scale,
    z: part.z + z,
    lift: part.lift === null ? null : part.lift * scale,
  }));

export const mirrored = (part: ArrangedPart): ArrangedPart => ({ ...part, x: -part.x, mirrored: part.role !== 'mark' });

/** Where those of a flock fly, and how large: no two at one height, some of them farther. */
const flight = [
  [0, 0, 1],
  [1.2, -0.62, 0.72],
  [-1.05, -0.8, 0.6],
  [0.62, 0.86, 0.52],
  [-1.55, 0.5, 0.7],
  [2.1, 0.36, 0.5],
  [-0.1, -1.5, 0.46],
  [-2.3, -0.5, 0.44],
  [1.5, -1.6, 0.4],
  [2.7, -0.9, 0.42],
  [-2.6, 1.1, 0.5],
  [-1.3, 1.6, 0.42],
] as const;

/** Those who live in the air fly at several heights, and not all of them the same way. */
function flock(at: number, plan: Plan): ArrangedPart[] {
  return Array.from({ length: plan.things[at]!.count }, (_, copy) => {
    const [x, y, scale] = flight[copy % flight.length]!;
    const one = copyOf(at, plan, copy);
    const box = boxOf(one);
    const [wide, high] = [(box.right - box.left) * 0.92, (box.bottom - box.top) * 0.92];
    return moved(copy % 3 === 2 ? one.map(mirrored) : one, scale, x * wide, y * high, -copy * 0.01);
  }).flat();
}

/** How much farther than the first the others of a few stand, as a share of their height, and how large they are there. */
const ranks = [
  [0, 1],
  [0.1, 0.86],
  [-0.02, 0.96],
] as const;

/** All copies of a thing: side by side, and in rows from four on; a few who live stand at several depths, and what flies is a flock. */
export function troop(at: number, plan: Plan): Group {
  const { count, drawing, formation, text } = plan.things[at]!;
  const first = copyOf(at, plan);
  const parts: ArrangedPart[] = [];
  const columns = formation === 'row' || count <= 3 ? count : Math.ceil(Math.sqrt(count * 1.7));
  const scale = count === 1 ? 1 : Math.max(0.42, 1 / count ** 0.36);
  const box = boxOf(first);
  const isAbove = drawing !== null && isAirborne(drawing);
  const isFree = count > 1 && formation === undefined && text === undefined && !plan.close && drawing !== null && isLively(drawing);
  if (isFree && isAbove && !isFed(at, plan)) return { first: at, things: [at], parts: flock(at, plan), airborne: true };
  const isSpread = isFree && count <= ranks.length && plan.links.every(({ from, to }) => from !== at && to !== at);
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
    if (isSpread) {
      const [far, small] = ranks[copy]!;
      const looksBack = copy === 1 && !isFrontal(drawing);
      parts.push(...moved(looksBack ? one.map(mirrored) : one, scale * small, x * 0.92, -high * far, -far));
      continue;
    }
    parts.push(...moved(turns ? one.map(mirrored) : one, scale, x, -high * 0.62 * row, -row));
  }
  return { first: at, things: [at], parts, airborne: isAbove && !isFed(at, plan) };
}

/** Birds that are fed have come down. */
const isFed = (at: number, { things, links }: Plan): boolean =>
  /^(?:dove|gull)$/.test(things[at]!.drawing?.icon ?? '') && links.some(({ relation, to }) => relation === 'face' && to === at);
