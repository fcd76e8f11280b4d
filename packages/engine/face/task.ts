/** Swaps faces in an image. */
import sharp from 'sharp';
import { readWithAlpha } from '../image/image.ts';
import { sharpOf } from '@iridia/pixels/image';
import { writeImage, type Task } from '../job/task.ts';
import { findFaces } from './find.ts';
import { faceWidth } from './mesh.ts';
import { facingLike } from './mirror.ts';
import { notesOf, placesFor, readPeople } from './people.ts';
import { fitFace, putOn } from './swap.ts';

export const swapInImage: Task = async (job, onProgress) => {
  onProgress(0.05, 'reading');
  const target = await readWithAlpha(job.files.target![0]!);
  onProgress(0.15, 'findingFaces');
  const people = await readPeople(job);
  onProgress(0.3, 'findingFaces');
  const faces = await findFaces(target);
  const places = placesFor(people, faces);
  for (const [index, place] of places.entries()) {
    onProgress(0.45 + (0.45 * index) / places.length, 'swapping');
    const mesh = place.kind === 'face' ? faces[place.index]!.mesh : place.mesh;
    const { image, mesh: own } = await facingLike(mesh, place.person);
    putOn(await fitFace(image, own, faceWidth(mesh)), target, mesh, { place: place.kind });
  }
  onProgress(0.95, 'encoding');
  const { width, height, alpha, photo } = target;
  const image = alpha
    ? sharp(
        await sharpOf(target)
          .joinChannel(alpha, { raw: { width, height, channels: 1 } })
          .raw()
          .toBuffer(),
        { raw: { width, height, channels: 4 } },
      )
    : sharpOf(target);
  return writeImage(job, image, target, photo ? 'image/jpeg' : 'image/png', notesOf(places));
};
