/**
 * Finds the pose of one person, begun at the face: MediaPipe's net for landmarks, without its detector, because faces are found already. The
 * square is fitted again around what it saw, as in a video's next frame.
 */
import { boundsOf, faceWidth, points, type Mesh } from '../face/mesh.ts';
import { askNet, sampleSquare, type Square } from '../face/square.ts';
import type { Image } from '@iridia/pixels/image';
import { jointCount, joints, type Joint, type Pose } from './joints.ts';

const weights = 'blazepose.onnx';
const side = 256;
const looks = 2;
const leastConfidence = 0.5;

/** Where the hips of a standing person are below the face, and the reach of the body from there, in face widths. */
const usual = { hips: 5, reach: 6.6 } as const;
/** Two further points of the net: the middle of the hips, and one above them as far away as the body reaches. */
const middle = 33;
const reach = 34;
/** Points of the net, with the further ones, and numbers of each: x, y, z, seen, present. */
const netPoints = 39;
const numbers = 5;
/** How much larger than the body its square is. */
const roomy = 1.25;
/** Beyond this distance from the face, in face widths, the nose of a pose is a neighbor's. */
const astray = 0.6;

const likelihood = (value: number): number => 1 / (1 + Math.exp(-value));

/** Where the person is: the net's answer from 0 to 1 over a square of the image. */
type Silhouette = { square: Square; shares: Float32Array };
type SeenPose = { pose: Pose; silhouette: Silhouette };

/** How surely a position of the image is the person's; 0 beyond the square. */
export function onSilhouette({ square, shares }: Silhouette, x: number, y: number): number {
  const scale = side / square.side;
  const [along, down] = [Math.cos(square.angle) * scale, Math.sin(square.angle) * scale];
  const [dx, dy] = [x - square.x, y - square.y];
  const [column, row] = [Math.round(dx * along + dy * down + side / 2), Math.round(dy * along - dx * down + side / 2)];
  return column < 0 || row < 0 || column >= side || row >= side ? 0 : shares[row * side + column]!;
}

async function look(image: Image, square: Square): Promise<{ seen: SeenPose; next: Square }> {
  const answers = await askNet(weights, sampleSquare(image, square, side, 1 / 255, 0), side);
  const find = (length: number): Float32Array => answers.find(({ data }) => data.length === length)!.data;
  const found = find(netPoints * numbers);
  const scale = square.side / side;
  const [along, down] = [Math.cos(square.angle) * scale, Math.sin(square.angle) * scale];
  const all = Array.from({ length: netPoints }, (_, index): Joint => {
    const [u, v, , seen, present] = found.subarray(index * numbers, (index + 1) * numbers);
    const [a, b] = [u! - side / 2, v! - side / 2];
    return {
      x: square.x + a * along - b * down,
      y: square.y + a * down + b * along,
      seen: likelihood(seen!),
      present: likelihood(present!),
    };
  });
  const [hips, top] = [all[middle]!, all[reach]!];
  const [dx, dy] = [top.x - hips.x, top.y - hips.y];
  const next = { x: hips.x, y: hips.y, side: 2 * roomy * Math.hypot(dx, dy), angle: Math.atan2(dx, -dy) };
  const pose = { joints: all.slice(0, jointCount), confidence: find(1)[0]! };
  return { seen: { pose, silhouette: { square, shares: find(side * side) } }, next };
}

/** The pose of the person with this face; null when the net sees no body there. */
export async function seenPoseOf(image: Image, mesh: Mesh): Promise<SeenPose | null> {
  const { x, y, width, height } = boundsOf(mesh);
  const face = faceWidth(mesh);
  const [noseX, noseY] = mesh[points.noseTip]!;
  let square: Square = { x: x + width / 2, y: y + height / 2 + usual.hips * face, side: 2 * roomy * usual.reach * face, angle: 0 };
  let best: SeenPose | null = null;
  for (let at = 0; at < looks; at += 1) {
    const { seen, next } = await look(image, square);
    const { pose } = seen;
    const nose = pose.joints[joints.nose]!;
    if (pose.confidence < leastConfidence || Math.hypot(nose.x - noseX, nose.y - noseY) > astray * face) break;
    [best, square] = [seen, next];
  }
  return best;
}

export const poseOf = async (image: Image, mesh: Mesh): Promise<Pose | null> => (await seenPoseOf(image, mesh))?.pose ?? null;
