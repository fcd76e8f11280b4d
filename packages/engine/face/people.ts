/** Assigns the new faces of a job to places in its target. */
import { facesMarked, looksAside } from '../../../contract/facts/faces.ts';
import { EngineError, type EngineJob } from '../job/job.ts';
import { readImage } from '../image/image.ts';
import type { Image } from '@iridia/pixels/image';
import { findFaces, type Face } from './find.ts';
import { boundsOf, moved, rollOf, turnOf, type FaceBox, type Mesh, type Point } from './mesh.ts';

/** `box`: the place in the target; null for one of the largest faces. */
export type Person = { image: Image; mesh: Mesh; box: FaceBox | null };
/** `index` is the position of the target's face in the list that was searched; a `rectangle` has no face. */
export type FacePlace = { person: Person; kind: 'face'; index: number } | { person: Person; kind: 'rectangle'; mesh: Mesh };

const longestSource = 2048;

const isAside = ({ mesh }: Pick<Face, 'mesh'>): boolean => looksAside({ turned: turnOf(mesh) });

/** Reads the job's new faces. Rejects with `refused`: `noFaceInSource`, `sourceFaceTurned`. */
export async function readPeople(job: EngineJob): Promise<Person[]> {
  const known = new Map<string, Promise<Omit<Person, 'box'>>>();
  const read = async (path: string) => {
    const image = await readImage(path, longestSource);
    const [face] = await findFaces(image);
    if (!face) throw new EngineError('refused', 'noFaceInSource');
    if (isAside(face)) throw new EngineError('refused', 'sourceFaceTurned');
    return { image, mesh: face.mesh };
  };
  const people: Person[] = [];
  const wishes = job.inputs.faces as { box?: FaceBox }[];
  for (const [index, { box = null }] of wishes.entries()) {
    const path = job.files.faces![index]!;
    if (!known.has(path)) known.set(path, read(path));
    people.push({ ...(await known.get(path)!), box });
  }
  return people;
}

/** The source's own mesh, upright, as large as fits the rectangle. */
function meshInto(box: FaceBox, mesh: Mesh): Mesh {
  const roll = rollOf(mesh);
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const upright = mesh.map((point): Point => [point[0] * cos + point[1] * sin, point[1] * cos - point[0] * sin, point[2]]);
  const bounds = boundsOf(upright);
  const scale = Math.min(box.width / bounds.width, box.height / bounds.height);
  return moved(
    upright,
    scale,
    box.x + box.width / 2 - (bounds.x + bounds.width / 2) * scale,
    box.y + box.height / 2 - (bounds.y + bounds.height / 2) * scale,
  );
}

/**
 * Assigns each person one place: the face inside their box or the box itself where there's no face. Those without a box get the largest
 * faces that are still free and do not look aside, from left to right as a form numbers them. Rejects with `refused`: `noFaceInTarget`, `tooFewFaces`,
 * `targetFaceTurned`.
 */
export function placesFor(people: readonly Person[], faces: readonly Face[]): FacePlace[] {
  const take = (person: Person, index: number): FacePlace => {
    if (isAside(faces[index]!)) throw new EngineError('refused', 'targetFaceTurned');
    return { person, kind: 'face', index };
  };
  const places = new Map<Person, FacePlace>();
  // People with a box come first, so that their faces are not given away by size.
  const marked = facesMarked(
    people.map(({ box }) => box),
    faces.map(({ mesh }) => ({ box: boundsOf(mesh) })),
  );
  for (const [at, person] of people.entries()) {
    const index = marked[at] ?? null;
    if (index !== null) places.set(person, take(person, index));
    else if (person.box) places.set(person, { person, kind: 'rectangle', mesh: meshInto(person.box, person.mesh) });
  }
  const free = [...faces.keys()].filter((index) => !marked.includes(index));
  const unplaced = people.filter(({ box }) => !box);
  if (free.length < unplaced.length) throw new EngineError('refused', faces.length === 0 ? 'noFaceInTarget' : 'tooFewFaces');
  const largest = free.filter((index) => !isAside(faces[index]!)).slice(0, unplaced.length);
  if (largest.length < unplaced.length) throw new EngineError('refused', 'targetFaceTurned');
  const fromLeft = largest.toSorted((a, b) => boundsOf(faces[a]!.mesh).x - boundsOf(faces[b]!.mesh).x);
  for (const [at, person] of unplaced.entries()) places.set(person, take(person, fromLeft[at]!));
  return people.map((person) => places.get(person)!);
}

/** The notes of the result. */
export const notesOf = (places: readonly FacePlace[]): Record<string, unknown> => ({
  faces: places.filter(({ kind }) => kind === 'face').length,
  rectangles: places.filter(({ kind }) => kind === 'rectangle').length,
});
