/** Who moves together in a video: someone with what they hold, ride or wear. */
import { isLively, isVehicle } from '../art/kinds.ts';
import type { Plan } from '../plan/plan.ts';

/** The first of the things that are linked with the thing `at`, itself among them, and whether any of them lives or drives. */
export function movesWith(at: number, { links, things }: Pick<Plan, 'links' | 'things'>): { leader: number; stirs: boolean } {
  const found = new Set([at]);
  // A set is walked on to what is added meanwhile.
  for (const one of found)
    for (const { from, to } of links) {
      if (from === one) found.add(to);
      if (to === one) found.add(from);
    }
  const drawings = [...found].flatMap((one) => things[one]!.drawing ?? []);
  return { leader: Math.min(...found), stirs: drawings.some((drawing) => isLively(drawing) || isVehicle(drawing)) };
}
