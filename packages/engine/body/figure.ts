/** The shape of a body around its bones: how far a place is from the trunk, the arms and the legs. */
import { jointOf, type Joint, type JointName, type Pose } from './joints.ts';

type Spot = Pick<Joint, 'x' | 'y'>;

/** Below this a joint is guessed, not seen. */
const leastSeen = 0.5;

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const isSeen = (pose: Pose, name: JointName): boolean => jointOf(pose, name).seen >= leastSeen;

/** Distance in pixels from a place to a bone. */
export function fromBone(x: number, y: number, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / Math.max(1e-6, dx * dx + dy * dy)));
  // Not Math.hypot: this runs for each pixel and bone.
  return Math.sqrt((x - a.x - t * dx) ** 2 + (y - a.y - t * dy) ** 2);
}

/**
 * A place on the trunk: `across` is -1 at the viewer's left side and 1 at the right one, `down` is 0 at the shoulders and 1 at the hips. A trunk that
 * is seen from the side is as wide as `least` pixels to either side.
 */
export function onTrunk(pose: Pose, least: number): (x: number, y: number) => { across: number; down: number; half: number } {
  const [leftShoulder, rightShoulder] = [jointOf(pose, 'leftShoulder'), jointOf(pose, 'rightShoulder')];
  const [leftHip, rightHip] = [jointOf(pose, 'leftHip'), jointOf(pose, 'rightHip')];
  const [top, bottom] = [middle(leftShoulder, rightShoulder), middle(leftHip, rightHip)];
  const [dx, dy] = [bottom.x - top.x, bottom.y - top.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const wide = (a: Spot, b: Spot) => Math.max(least, Math.hypot(b.x - a.x, b.y - a.y) / 2);
  const [upper, lower] = [wide(leftShoulder, rightShoulder), wide(leftHip, rightHip) * 1.25];
  // Across is square to the spine, to the right where the spine points down.
  const [alongX, alongY] = [dx / length, dy / length];
  return (x, y) => {
    const [u, v] = [x - top.x, y - top.y];
    const down = (u * alongX + v * alongY) / length;
    const half = upper + (lower - upper) * Math.max(0, Math.min(1, down));
    return { across: (u * alongY - v * alongX) / half, down, half };
  };
}

/** The edges of the trunk, and the spine. */
export function trunkBones(pose: Pose): (readonly [Spot, Spot])[] {
  const [a, b, c, d] = (['leftShoulder', 'rightShoulder', 'rightHip', 'leftHip'] as const).map((name) => jointOf(pose, name)) as [
    Joint,
    Joint,
    Joint,
    Joint,
  ];
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
    [middle(a, b), middle(c, d)],
  ];
}

const arms = [
  ['leftShoulder', 'leftElbow', 'leftWrist'],
  ['rightShoulder', 'rightElbow', 'rightWrist'],
] as const satisfies readonly (readonly JointName[])[];
const legs = [
  ['leftHip', 'leftKnee', 'leftAnkle'],
  ['rightHip', 'rightKnee', 'rightAnkle'],
] as const satisfies readonly (readonly JointName[])[];

/** The bones of limbs whose joints are seen, each from the trunk outward. */
function bonesOf(pose: Pose, limbs: readonly (readonly JointName[])[]): (readonly [Spot, Spot])[] {
  return limbs.flatMap(([first, second, third]) => {
    if (!isSeen(pose, second!)) return [];
    const bones = [[jointOf(pose, first!), jointOf(pose, second!)] as const];
    return isSeen(pose, third!) ? [...bones, [jointOf(pose, second!), jointOf(pose, third!)] as const] : bones;
  });
}

export const armBones = (pose: Pose): (readonly [Spot, Spot])[] => bonesOf(pose, arms);
export const legBones = (pose: Pose): (readonly [Spot, Spot])[] => bonesOf(pose, legs);

export const fromBones = (x: number, y: number, bones: readonly (readonly [Spot, Spot])[]): number =>
  bones.reduce((least, [a, b]) => Math.min(least, fromBone(x, y, a, b)), Number.POSITIVE_INFINITY);

/** The same body in an image that is `scale` times as large. */
export const scaled = ({ joints, confidence }: Pose, scale: number): Pose => ({
  confidence,
  joints: joints.map((joint) => ({ ...joint, x: joint.x * scale, y: joint.y * scale })),
});
