/** Where the wearer’s hands are, by the pose: they hold things, and lie before cloth that may have their color. */
import { fromBone, isSeen } from '../body/figure.ts';
import { jointOf } from '../body/joints.ts';
import type { View } from './zones.ts';

/** How far a hand reaches, as shares of the way from the wrist to the knuckles: a cuff ends at the wrist. Half its width in face widths. */
const [back, fingers] = [0.4, 1.9];
const aside = 0.4;

/** Whether a position is on a hand of the wearer or beside its fingers; never without a pose. */
export function handsOf({ faces, poses: [pose] }: Pick<View, 'faces' | 'poses'>): (x: number, y: number) => boolean {
  if (!pose) return () => false;
  const reach = aside * faces[0]!.width;
  const hands = (['left', 'right'] as const)
    .filter((side) => isSeen(pose, `${side}Wrist`))
    .map((side) => {
      const [wrist, index, pinky] = [jointOf(pose, `${side}Wrist`), jointOf(pose, `${side}Index`), jointOf(pose, `${side}Pinky`)];
      const knuckle = { x: (index.x + pinky.x) / 2, y: (index.y + pinky.y) / 2 };
      const along = (share: number) => ({ x: wrist.x + (knuckle.x - wrist.x) * share, y: wrist.y + (knuckle.y - wrist.y) * share });
      return [along(back), along(fingers)] as const;
    });
  return (x, y) => hands.some(([from, to]) => fromBone(x, y, from, to) < reach);
}
