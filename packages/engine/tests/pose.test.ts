import { describe, expect, it } from 'vitest';
import { isSeen, onTrunk } from '../body/figure.ts';
import { jointOf } from '../body/joints.ts';
import { poseOf } from '../body/pose.ts';
import { findFaces } from '../face/find.ts';
import { faceWidth, moved } from '../face/mesh.ts';
import { readImage } from '../image/image.ts';
import { everyCase } from './kit/depth.ts';
import { judged } from './kit/python.ts';
import { photo } from './kit/task.ts';

async function seen(path: string) {
  const image = await readImage(path, 1024);
  const [face] = await findFaces(image);
  return { image, mesh: face!.mesh, size: faceWidth(face!.mesh), pose: await poseOf(image, face!.mesh) };
}

describe('the pose of a person', () => {
  it('has the shoulders below the chin and the hips below them, left and right as the viewer sees them', async () => {
    const { mesh, size, pose } = await seen(photo('hopper'));
    const [left, right] = [jointOf(pose!, 'leftShoulder'), jointOf(pose!, 'rightShoulder')];
    expect(left.x).toBeLessThan(mesh[4]![0] - 0.5 * size);
    expect(right.x).toBeGreaterThan(mesh[4]![0] + 0.5 * size);
    for (const shoulder of [left, right]) expect(shoulder.y).toBeGreaterThan(mesh[152]![1]);
    expect(jointOf(pose!, 'leftHip').y).toBeGreaterThan(left.y + size);
    expect(isSeen(pose!, 'leftShoulder')).toBe(true);
    // The photo ends above the knees.
    expect(isSeen(pose!, 'leftKnee')).toBe(false);
    const trunk = onTrunk(pose!, size);
    expect(trunk(left.x, left.y).across).toBeCloseTo(-1, 1);
    expect(trunk(right.x, right.y).across).toBeCloseTo(1, 1);
  });

  it('is none where the face is nobody’s', async () => {
    const { image, mesh, size } = await seen(photo('astronaut'));
    expect(await poseOf(image, moved(mesh, 1, 2 * size, 2 * size))).toBeNull();
  });

  // Skipped but in the deep run: it fetches MediaPipe, 200 MB.
  it.skipIf(!everyCase)('is the one that MediaPipe sees', { timeout: 600_000 }, async () => {
    const photos = (['hopper', 'astronaut', 'mona-lisa'] as const).map(photo);
    const packages = ['mediapipe==0.10.21', 'protobuf==4.25.9', 'pillow==13.0.0'];
    const theirs = await judged<([number, number, number][] | null)[]>(
      { name: 'pose', python: 'python3.11', packages, script: 'pose.py' },
      photos,
    );
    for (const [index, path] of photos.entries()) {
      const { pose, size } = await seen(path);
      const far = theirs[index]!.flatMap(([x, y, visible], at) => {
        const { x: ownX, y: ownY } = pose!.joints[at]!;
        return visible > 0.5 ? [Math.hypot(ownX - x, ownY - y) / size] : [];
      });
      // They begin at a detector of their own, so that their square is another.
      expect(far.reduce((sum, value) => sum + value, 0) / far.length, path).toBeLessThan(0.3);
    }
  });
});
