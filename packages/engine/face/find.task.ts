/** Finds the faces of a file so that a form can number them: they are in `notes`, and there's no output. */
import { readWithAlpha } from '../image/image.ts';
import type { Image } from '@iridia/pixels/image';
import type { Task } from '../job/task.ts';
import { openVideo } from '../media/decode.ts';
import { openGif } from '../media/open-gif.ts';
import { unreadable } from '../media/open.ts';
import { readFile } from '../media/reading.ts';
import { firstFaces } from './video.ts';
import { boxOf, findFaces, type Face } from './find.ts';
import { moved, turnOf } from './mesh.ts';

/** Frames per second of a video that are searched for the first one with a face. */
const searched = 2;

type Found = { image: Pick<Image, 'width' | 'height'>; faces: Face[] };

async function inVideo(path: string): Promise<Found> {
  const video = await openVideo(path, { longest: Infinity, fps: searched });
  return { image: video, faces: await firstFaces(video.frames(), video) };
}

async function inAnimation(path: string): Promise<Found> {
  const gif = await openGif(path);
  const faces = await firstFaces(gif.frames(), gif);
  // Boxes are in pixels of the file.
  const whole = { width: Math.round(gif.width * gif.shrunk), height: Math.round(gif.height * gif.shrunk) };
  return { image: whole, faces: faces.map((face) => ({ ...face, mesh: moved(face.mesh, gif.shrunk) })) };
}

async function inImage(path: string): Promise<Found> {
  const image = await readWithAlpha(path);
  return { image, faces: await findFaces(image) };
}

const seekers = { image: inImage, animation: inAnimation, video: inVideo } as const;

export const findInFile: Task = async (job, onProgress) => {
  onProgress(0.1, 'findingFaces');
  const path = job.files.image![0]!;
  const { kind } = await readFile(path);
  if (kind === 'sound') throw unreadable();
  const { image, faces } = await seekers[kind](path);
  const { width, height } = image;
  const found = faces.map((face) => ({ box: boxOf(face, image), turned: Math.round(turnOf(face.mesh)) }));
  return { outputs: [], notes: { faces: found.toSorted((a, b) => a.box.x - b.box.x), width, height } };
};
