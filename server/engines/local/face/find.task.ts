/** The faces of a file, so that a form can number them: `notes` hold them, and nothing is made. */
import { open } from 'node:fs/promises';
import { sniff, sniffLength } from '../../../uploads/sniff.ts';
import { readWithAlpha, type Picture } from '../picture/picture.ts';
import type { Task } from '../task.ts';
import { openFilm } from '../video/decode.ts';
import { boxOf, findFaces, type Face } from './find.ts';
import { turnOf } from './mesh.ts';
import { rgbOf } from './frame.ts';

/** Pixels; every film that is taken is smaller. */
const wholeSize = 8192;
/** How far a film is searched for its first frame with a face. */
const searched = { fps: 4, seconds: 3 };

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
  const film = await openFilm(path, { longest: wholeSize, ...searched });
  for await (const frame of film.frames()) {
    const faces = await findFaces({ rgb: rgbOf(frame), width: film.width, height: film.height });
    if (faces.length > 0) return { picture: film, faces };
  }
  return { picture: film, faces: [] };
}

/** A GIF opens at its first frame. */
async function inPicture(path: string): Promise<Found> {
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
