/** Whether a garment of the trunk lies on it: an arm in shade, whose skin has a tone that the face does not show, lies on one half alone. */
import { isSeen, onTrunk } from '../body/figure.ts';
import { jointOf, type Pose } from '../body/joints.ts';
import type { Plane } from '../image/raster.ts';

/** Share of either half of the trunk that a garment covers at least, and what of the trunk is looked at: beyond it arms hang before it. */
const least = 0.1;
const most = 0.9;

const corners = ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'] as const;

/** False for what leaves a half of the trunk bare; true as well where the image shows only a part of the trunk, because nothing is known then. */
export function isOnBothHalves(garment: Plane, { width, height }: { width: number; height: number }, pose: Pose): boolean {
  const isIn = corners.every((name) => {
    const { x, y } = jointOf(pose, name);
    return isSeen(pose, name) && x >= 0 && y >= 0 && x < width && y < height;
  });
  if (!isIn) return true;
  const trunk = onTrunk(pose, 1);
  const halves = { left: { all: 0, worn: 0 }, right: { all: 0, worn: 0 } };
  for (let at = 0; at < garment.length; at += 1) {
    const { across, down } = trunk(at % width, Math.trunc(at / width));
    if (Math.abs(across) > most || down < 0 || down > 1) continue;
    const half = halves[across < 0 ? 'left' : 'right'];
    half.all += 1;
    half.worn += garment[at]!;
  }
  return Object.values(halves).every(({ all, worn }) => worn >= all * least);
}
