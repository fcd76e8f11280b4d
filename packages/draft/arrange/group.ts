/** Groups of parts that stand together and move as one. */
import { isAirborne } from '../art/kinds.ts';
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

/** All copies of a thing: side by side, and in rows from four on. */
export function troop(at: number, plan: Plan): Group {
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
