/** Finds the faces of a file so that a form can number them: they are in `notes`, and there is no output. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { sniff, sniffLength } from '../media/sniff.ts';
import { readWithAlpha, type Picture } from '../picture/picture.ts';
import type { Task } from '../job/task.ts';
import { openFilm } from '../media/decode.ts';
import { openGif } from '../media/open-gif.ts';
import { firstFaces } from './film.ts';
import { boxOf, findFaces, type Face } from './find.ts';
import { moved, turnOf } from './mesh.ts';

/** Frames per second of a film that are searched for the first one with a face. */
const searched = 2;

async function isFilm(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return sniff(buffer.subarray(0, bytesRead))?.kind === 'video';
  } finally {
    await file.close();
  }
}

type Found = { picture: Pick<Picture, 'width' | 'height'>; faces: Face[] };

async function inFilm(path: string): Promise<Found> {
  const film = await openFilm(path, { longest: Infinity, fps: searched });
  return { picture: film, faces: await firstFaces(film.frames(), film) };
}

async function inPicture(path: string): Promise<Found> {
  const { pages = 1 } = await sharp(path).metadata();
  if (pages > 1) {
    const gif = await openGif(path);
    const faces = await firstFaces(gif.frames(), gif);
    // Boxes are in pixels of the file.
    const whole = { width: Math.round(gif.width * gif.shrunk), height: Math.round(gif.height * gif.shrunk) };
    return { picture: whole, faces: faces.map((face) => ({ ...face, mesh: moved(face.mesh, gif.shrunk) })) };
  }
  const picture = await readWithAlpha(path);
  return { picture, faces: await findFaces(picture) };
}

export const findInFile: Task = async (job, onProgress) => {
  onProgress(0.1, 'findingFaces');
  const path = job.files.image![0]!;
  const { picture, faces } = await ((await isFilm(path)) ? inFilm(path) : inPicture(path));
  const { width, height } = picture;
  const found = faces.map((face) => ({ box: boxOf(face, picture), turned: Math.round(turnOf(face.mesh)) }));
  return { outputs: [], notes: { faces: found.toSorted((a, b) => a.box.x - b.box.x), width, height } };
};
