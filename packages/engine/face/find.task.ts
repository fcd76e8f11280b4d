/** Finds the faces of a file so that a form can number them: they are in `notes`, and there is no output. */
import { readWithAlpha } from '../picture/picture.ts';
import type { Picture } from '@iridia/pixels/picture';
import type { Task } from '../job/task.ts';
import { openFilm } from '../media/decode.ts';
import { openGif } from '../media/open-gif.ts';
import { unreadable } from '../media/open.ts';
import { readFile } from '../media/reading.ts';
import { firstFaces } from './film.ts';
import { boxOf, findFaces, type Face } from './find.ts';
import { moved, turnOf } from './mesh.ts';

/** Frames per second of a film that are searched for the first one with a face. */
const searched = 2;

type Found = { picture: Pick<Picture, 'width' | 'height'>; faces: Face[] };

async function inFilm(path: string): Promise<Found> {
  const film = await openFilm(path, { longest: Infinity, fps: searched });
  return { picture: film, faces: await firstFaces(film.frames(), film) };
}

async function inAnimation(path: string): Promise<Found> {
  const gif = await openGif(path);
  const faces = await firstFaces(gif.frames(), gif);
  // Boxes are in pixels of the file.
  const whole = { width: Math.round(gif.width * gif.shrunk), height: Math.round(gif.height * gif.shrunk) };
  return { picture: whole, faces: faces.map((face) => ({ ...face, mesh: moved(face.mesh, gif.shrunk) })) };
}

async function inPicture(path: string): Promise<Found> {
  const picture = await readWithAlpha(path);
  return { picture, faces: await findFaces(picture) };
}

const seekers = { picture: inPicture, animation: inAnimation, film: inFilm } as const;

export const findInFile: Task = async (job, onProgress) => {
  onProgress(0.1, 'findingFaces');
  const path = job.files.image![0]!;
  const { kind } = await readFile(path);
  if (kind === 'sound') throw unreadable();
  const { picture, faces } = await seekers[kind](path);
  const { width, height } = picture;
  const found = faces.map((face) => ({ box: boxOf(face, picture), turned: Math.round(turnOf(face.mesh)) }));
  return { outputs: [], notes: { faces: found.toSorted((a, b) => a.box.x - b.box.x), width, height } };
};
