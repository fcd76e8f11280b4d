/** What a body does: how its legs are, and whether a hand is raised. */
import { hasFace, isAnimal, isSeat } from '../art/kinds.ts';
import type { Plan } from '../plan/plan.ts';
import type { Thing } from '../plan/thing.ts';
import type { ArrangedPart, Gesture } from './part.ts';
import { hasSeats } from './seats.ts';

const isBoard = /^(?:skateboard|surfboard|skis)$/;
const isHauling = /^(?:push|pull)$/;

/** Who sleeps lies, wherever that is. */
export const isAtRest = ({ poses, marks }: Pick<Thing, 'poses' | 'marks'>): boolean => poses.includes('lying') || marks.includes('zzz');

/** A rider of a bicycle or an animal has the legs at its sides, and on a seat they are bent; who walks, pushes or leaps takes a step. */
export function gestureOf(at: number, plan: Plan): Gesture | undefined {
  const { links, things } = plan;
  const thing = things[at]!;
  if (isAtRest(thing)) return thing.drawing && isAnimal(thing.drawing) ? 'lying' : undefined;
  for (const { relation, from, to, deed } of links) {
    const { drawing } = things[to]!;
    if (from !== at || !drawing) continue;
    if (relation === 'ride' && (/^(?:bicycle|motor-scooter|motorcycle)$/.test(drawing.icon) || isAnimal(drawing))) return 'astride';
    if (/^(?:sit|on)$/.test(relation) && isSeat(drawing)) return 'seated';
    if (relation === 'ride' && isBoard.test(drawing.icon) && thing.drawing && isAnimal(thing.drawing)) return 'striding';
    if (deed && isHauling.test(deed)) return 'striding';
  }
  const { poses } = thing;
  if (poses.includes('dancing')) return 'dancing';
  if (poses.includes('jumping')) return 'leaping';
  if (poses.includes('running') || isInPursuit(at, plan)) return 'striding';
  // At a table nobody sits on the ground.
  const isAtTable = links.some(({ from, to }) => from === at && things[to]!.drawing?.icon === 'table');
  return poses.includes('sitting') && !isAtTable ? 'grounded' : undefined;
}

/** The hand of who waves. */
export const reachOf = ({ marks }: Thing): ArrangedPart['reach'] => (marks.includes('waving-hand') ? { right: [1.08, -0.04] } : undefined);

/** Who runs after another, or away: dust is behind them, and animals lean forward. */
export const isInPursuit = (at: number, { links }: Plan): boolean =>
  links.some(({ relation, from, to }) => relation === 'chase' && (from === at || to === at));

/** The signs that stand around someone; a body shows itself that it waves or dances. */
export const signsOf = ({ marks, poses }: Thing, hasBody: boolean): string[] => [
  ...marks.filter((mark) => !hasBody || mark !== 'waving-hand'),
  ...(poses.includes('dancing') ? ['musical-notes'] : []),
];

/** Those who are drawn sitting even from the side, and run on a body of our own. */
const isDrawnSitting = /^(?:rabbit|mouse|monkey)$/;

/** Whether an animal that is drawn from the side is seen from the front, on a body of our own. */
export const sitsBeforeUs = (at: number, { links, things }: Plan): boolean => {
  const { drawing, poses, marks } = things[at]!;
  return (
    drawing !== null &&
    hasFace(drawing) &&
    (/dancing|sitting/.test(poses.join()) ||
      (isDrawnSitting.test(drawing.icon) && poses.includes('running')) ||
      marks.includes('waving-hand') ||
      isAtRest({ poses, marks }) ||
      links.some(
        ({ relation, from, to, deed }) =>
          from === at &&
          (relation === 'sit' ||
            deed === 'climb' ||
            (relation === 'ride' && things[to]!.drawing?.subgroup === 'transport-ground' && !hasSeats(things[to]!.drawing!))),
      ))
  );
};
