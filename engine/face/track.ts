/** One face of a film from frame to frame: followed by its mesh, looked for anew when it was lost. */
import { maxFaceTurn } from '../../contract/facts/faces.ts';
import type { Picture } from '../picture/picture.ts';
import { findFaces, follow, type Face } from './find.ts';
import { boundsOf, faceWidth, turnOf, type Mesh } from './mesh.ts';
import { createSteady } from './steady.ts';

/** Below this the mesh lies on something else. */
const leastConfidence = 0.6;
/** A lost face is looked for in every so many frames. */
const searchEvery = 4;
/** Degrees beyond `maxFaceTurn` over which the new face fades away. */
const fadeOver = 15;
/** The most that visibility changes from one frame to the next. */
const maxStep = 0.25;

export type Track = {
  /** Null while the face is lost. */
  mesh: Mesh | null;
  /** From 0 (not shown) to 1. */
  opacity: number;
};

const centre = (mesh: Mesh): [number, number] => {
  const { x, y, width, height } = boundsOf(mesh);
  return [x + width / 2, y + height / 2];
};

/** Distance of two faces in widths of the one that was last seen. */
function apart(seen: Mesh, other: Mesh): number {
  const [[ax, ay], [bx, by]] = [centre(seen), centre(other)];
  return Math.hypot(ax - bx, ay - by) / faceWidth(seen);
}

/** Farther than this many widths it is somebody else. */
const maxLeap = 3;
const oneFace = 0.5;

/** Follows faces that were seen at `starts` through frames that come `seconds` after each other. */
export function createTracker(starts: readonly Mesh[], seconds: number): (picture: Picture) => Promise<readonly Track[]> {
  const states = starts.map((mesh) => ({ seen: mesh, lost: true, opacity: 0, steady: createSteady() }));
  let frames = 0;

  const lookAgain = async (picture: Picture, taken: Mesh[]): Promise<Map<number, Face>> => {
    const found = new Map<number, Face>();
    const free = (await findFaces(picture)).filter(({ mesh }) => !taken.some((other) => apart(other, mesh) < oneFace));
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

  return async (picture) => {
    const now = new Map<number, Face>();
    for (const [index, state] of states.entries()) {
      if (state.lost) continue;
      const face = await follow(picture, state.seen);
      const isDouble = [...now.values()].some(({ mesh }) => apart(mesh, face.mesh) < oneFace);
      if (face.confidence >= leastConfidence && !isDouble) now.set(index, face);
    }
    for (const [index, state] of states.entries()) {
      if (state.lost || now.has(index)) continue;
      state.lost = true;
      state.steady = createSteady();
      // Looked for at once, not only when its turn comes.
      frames = 0;
    }
    if (now.size < states.length && frames % searchEvery === 0)
      for (const [index, face] of await lookAgain(
        picture,
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
