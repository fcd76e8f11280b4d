/** Tracks one face of a video from frame to frame by its mesh, and searches for it again after it was lost. */
import { maxFaceTurn } from '../../../contract/facts/faces.ts';
import type { Image } from '@iridia/pixels/image';
import { findFaces, follow, type Face } from './find.ts';
import { boundsOf, faceWidth, turnOf, type Mesh } from './mesh.ts';
import { createSteady } from './steady.ts';

/** Below this confidence the mesh is not on a face. */
const leastConfidence = 0.6;
/** A lost face is searched for every `searchEvery` frames. */
const searchEvery = 4;
/** Degrees beyond `maxFaceTurn` over which the new face fades out. */
const fadeOver = 15;
/** Maximum change of opacity between two frames. */
const maxStep = 0.25;

export type Track = {
  /** Null while the face is lost. */
  mesh: Mesh | null;
  /** From 0 (hidden) to 1. */
  opacity: number;
};

const center = (mesh: Mesh): [number, number] => {
  const { x, y, width, height } = boundsOf(mesh);
  return [x + width / 2, y + height / 2];
};

/** Distance between two faces, in widths of the last one seen. */
function apart(seen: Mesh, other: Mesh): number {
  const [[ax, ay], [bx, by]] = [center(seen), center(other)];
  return Math.hypot(ax - bx, ay - by) / faceWidth(seen);
}

/** Beyond this many widths it is a different person. */
const maxLeap = 3;
const oneFace = 0.5;

/** Tracks the faces of `starts` through frames that are `seconds` apart. */
export function createTracker(starts: readonly Mesh[], seconds: number): (image: Image) => Promise<readonly Track[]> {
  const states = starts.map((mesh) => ({ seen: mesh, lost: true, opacity: 0, steady: createSteady() }));
  let frames = 0;

  const lookAgain = async (image: Image, taken: Mesh[]): Promise<Map<number, Face>> => {
    const found = new Map<number, Face>();
    const free = (await findFaces(image, 'whole')).filter(({ mesh }) => !taken.some((other) => apart(other, mesh) < oneFace));
    const pairs = [...states.entries()]
      .filter(([, { lost }]) => lost)
      .flatMap(([index, { seen }]) => free.map((face) => ({ index, face, distance: apart(seen, face.mesh) })))
      .filter(({ distance }) => distance < maxLeap)
      .toSorted((a, b) => a.distance - b.distance);
    for (const { index, face } of pairs) {
      if (found.has(index) || [...found.values()].includes(face)) continue;
      found.set(index, face);
    }
    return found;
  };

  return async (image) => {
    const now = new Map<number, Face>();
    for (const [index, state] of states.entries()) {
      if (state.lost) continue;
      const face = await follow(image, state.seen);
      const isDouble = [...now.values()].some(({ mesh }) => apart(mesh, face.mesh) < oneFace);
      if (face.confidence >= leastConfidence && !isDouble) now.set(index, face);
    }
    for (const [index, state] of states.entries()) {
      if (state.lost || now.has(index)) continue;
      state.lost = true;
      state.steady = createSteady();
      // Search at once instead of at the next interval.
      frames = 0;
    }
    if (now.size < states.length && frames % searchEvery === 0)
      for (const [index, face] of await lookAgain(
        image,
        [...now.values()].map(({ mesh }) => mesh),
      ))
        now.set(index, face);
    frames += 1;
    return states.map((state, index): Track => {
      const face = now.get(index);
      state.lost = !face;
      if (!face) {
        state.opacity = 0;
        return { mesh: null, opacity: 0 };
      }
      const isNew = state.opacity === 0;
      state.seen = face.mesh;
      const wanted = Math.min(1, Math.max(0, 1 - (turnOf(face.mesh) - maxFaceTurn) / fadeOver));
      state.opacity = isNew ? wanted : state.opacity + Math.min(maxStep, Math.max(-maxStep, wanted - state.opacity));
      return { mesh: state.steady(face.mesh, seconds), opacity: state.opacity };
    });
  };
}
