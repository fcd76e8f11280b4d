/** What the pose net knows of a body: 33 points, and which of them are joints. Left and right are as seen by the viewer. */

/** Pixels of the image. `seen`: from 0 to 1, that the point is in the image and that nothing hides it; `present`: that it is in the image. */
export type Joint = { x: number; y: number; seen: number; present: number };

export const jointCount = 33;

export const joints = {
  nose: 0,
  leftShoulder: 12,
  rightShoulder: 11,
  leftElbow: 14,
  rightElbow: 13,
  leftWrist: 16,
  rightWrist: 15,
  leftHip: 24,
  rightHip: 23,
  leftKnee: 26,
  rightKnee: 25,
  leftAnkle: 28,
  rightAnkle: 27,
} as const;
export type JointName = keyof typeof joints;

/** One person's body: the joints in the order of the net, and how sure it is that this is a body, from 0 to 1. */
export type Pose = { joints: readonly Joint[]; confidence: number };

export const jointOf = (pose: Pose, name: JointName): Joint => pose.joints[joints[name]]!;
