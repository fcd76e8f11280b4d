/** What an image shows of its largest person: where the body, the faces, and the poses are, at the size at which garments are looked for. */
import { scaled } from '../body/figure.ts';
import { onSilhouette, seenPoseOf } from '../body/pose.ts';
import { findSubject } from '../cutout/saliency.ts';
import { withPeople } from '../cutout/whole.ts';
import { findFaces } from '../face/find.ts';
import { resizePlane } from '../image/raster.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { toneAt, type Tone } from './tones.ts';
import { faceBoxes, type View } from './zones.ts';

/** Maximum side of the working size in pixels: grabCut's time grows with the area. */
const workSide = 420;
/** Of so many neighbors, the largest, the poses are looked at. */
const neighbors = 3;
/** How much the cut-out and the silhouette must agree. */
const both = 0.8;

export type Looked = { view: View; rgb: Buffer };

/** Null when nobody is seen. */
export async function lookAt(image: Image, onHalf: () => void): Promise<Looked | null> {
  const found = await findFaces(image);
  if (found.length === 0) return null;
  const subject = await withPeople(image, await findSubject(image));
  onHalf();
  const scale = Math.min(1, workSide / Math.max(image.width, image.height));
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))];
  const rgb = await sharpOf(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const tones: Tone[] = [];
  for (let at = 0; at < width * height; at += 1) tones.push(toneAt(rgb, at));
  const salient = resizePlane(subject.plane, subject.width, subject.height, width, height);
  const faces = faceBoxes(
    found.map(({ mesh }) => mesh),
    scale,
  );
  const seen = await Promise.all(found.slice(0, neighbors + 1).map(({ mesh }) => seenPoseOf(image, mesh)));
  const silhouette = seen[0]?.silhouette;
  // The silhouette is of this person alone; the cut-out has the finer edge.
  const body = salient.map((value, at) => {
    if (!silhouette) return value;
    const own = onSilhouette(silhouette, ((at % width) + 0.5) / scale, (Math.trunc(at / width) + 0.5) / scale);
    return Math.min(value, own) * both + Math.max(value, own) * (1 - both);
  });
  const poses = seen.map((one) => one && scaled(one.pose, scale));
  return { view: { width, height, tones, body, faces, poses }, rgb };
}
