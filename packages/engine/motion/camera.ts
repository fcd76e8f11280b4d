/**
 * A camera in front of objects at different distances. Distances are measured from its start; the subject's is 1. The image plane is at
 * the same distance, so everything appears where it was painted until the camera moves.
 */
import type { motions } from '../../../contract/facts/tools/choices.ts';

export type Motion = (typeof motions)[number];

/**
 * `x` and `y` in frame widths, `z` toward the subject; with `aim` 1 the subject stays in place while the camera moves sideways. `turn` is the
 * angle in radians under which an image that is a single plane is seen.
 */
export type Camera = { x: number; y: number; z: number; aim: number; turn?: number };

/** Eases in and out. */
const eased = (time: number): number => time * time * (3 - 2 * time);

const paths: Readonly<Record<Motion, (time: number) => Camera>> = {
  'push-in': (time) => ({ x: 0.006 * Math.sin(time * 3), y: 0, z: 0.2 * eased(time), aim: 0 }),
  orbit: (time) => ({
    x: -0.13 * Math.cos(Math.PI * time),
    y: 0.018 * Math.sin(Math.PI * time),
    z: 0.05 * Math.sin(Math.PI * time),
    aim: 0.92,
    turn: 0.16 * Math.cos(Math.PI * time),
  }),
  dolly: (time) => ({ x: 0.11 * (2 * eased(time) - 1), y: 0, z: 0.02, aim: 0.5 }),
  drift: (time) => ({
    x: 0.05 * Math.sin(2 * Math.PI * time),
    y: 0.02 * Math.sin(4 * Math.PI * time + 1),
    z: 0.05 - 0.05 * Math.cos(2 * Math.PI * time),
    aim: 0.7,
  }),
};

/** The camera at a fraction of its path from 0 to 1. */
export const cameraAt = (motion: Motion, time: number): Camera => paths[motion](time);

/** How an object at `distance` is projected onto the frame: its scale, and its offset in frame widths. */
export function projection({ x, y, z, aim }: Camera, distance: number): { scale: number; right: number; down: number } {
  const nearer = Math.max(0.05, distance - z);
  const subject = Math.max(0.05, 1 - z);
  return {
    scale: distance / nearer,
    right: -x * (1 / nearer - aim / subject),
    down: -y * (1 / nearer - aim / subject),
  };
}

/** The point of the frame that the camera looks at, as shares of width and height. */
export type Center = { x: number; y: number };
export const middle: Center = { x: 0.5, y: 0.5 };

/**
 * The zoom at which an image of the frame's size covers the frame along the whole path, at each of the `distances`. `shape` is height
 * divided by width.
 */
export function coveringZoom(motion: Motion, distances: readonly number[], shape: number, center: Center = middle): number {
  const steps = 48;
  const across = Math.min(center.x, 1 - center.x);
  const along = Math.min(center.y, 1 - center.y) * shape;
  let zoom = 1;
  for (let step = 0; step <= steps; step += 1)
    for (const distance of distances) {
      const { scale, right, down } = projection(cameraAt(motion, step / steps), distance);
      zoom = Math.max(zoom, across / (across * scale - Math.abs(right)), along / (along * scale - Math.abs(down)));
    }
  return zoom;
}

/** The zoom at which a single plane covers the frame while the camera turns around it: its far side is smaller. */
export function coveringPlane(motion: Motion, shape: number): number {
  const steps = 48;
  let zoom = 1;
  for (let step = 0; step <= steps; step += 1) {
    const camera = cameraAt(motion, step / steps);
    const { scale, right, down } = projection(camera, 1);
    const turn = Math.abs(camera.turn ?? 0);
    const shrink = Math.cos(turn) / (1 + 0.5 * Math.sin(turn));
    zoom = Math.max(zoom, (0.5 + Math.max(Math.abs(right), Math.abs(down) / shape) / scale) / (0.5 * scale * shrink));
  }
  return zoom;
}
