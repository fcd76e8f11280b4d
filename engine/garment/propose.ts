/**
 * Proposes the garment of the largest person: the part of the cut-out that is below the face, is not skin, and has the colors of the chest.
 * A brush can replace the proposal.
 */
import { refine } from '../cutout/matte.ts';
import { findSubject } from '../cutout/saliency.ts';
import { boxOf, findFaces } from '../face/find.ts';
import { sharpOf, type Picture } from '../picture/picture.ts';
import { boxMean, clamp01, resizePlane, type Plane } from '../picture/raster.ts';
import { apart, gather, median, nearestOf, toneAt, type Tone } from './tones.ts';

/** Shares of the face's size: the sampled part of the chest, and how far the garment may extend to either side. */
const chest = { aside: 1.2, from: 0.35, to: 2.6 } as const;
const widest = 3.4;
/** Maximum distance of a tone from a color that it belongs to. */
const cloth = 34;
const skin = 15;
const colours = 5;
/** Minimum share of the chest: a color with less is a strap, a badge, or a print. */
const leastShare = 0.26;
/** Minimum share of the picture. */
const leastArea = 0.012;

/** The parts of a mask that are at least a tenth of the largest one. */
function largeParts(mask: Plane, width: number): Plane {
  const part = new Int32Array(mask.length);
  const sizes = [0];
  const open: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start]! < 0.5 || part[start]) continue;
    const number = sizes.push(0) - 1;
    part[start] = number;
    open.push(start);
    while (open.length > 0) {
      const at = open.pop()!;
      sizes[number]! += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < mask.length && !part[next] && mask[next]! >= 0.5) {
          part[next] = number;
          open.push(next);
        }
    }
  }
  const least = Math.max(...sizes) / 10;
  return mask.map((value, at) => (part[at] && sizes[part[at]!]! >= least ? value : 0));
}

/** Alpha of the garment per pixel, or null when no person with a garment is found. `onHalf` is called when the person is found. */
export async function proposeGarment(picture: Picture, onHalf: () => void = () => undefined): Promise<Plane | null> {
  const [found] = await findFaces(picture);
  if (!found) return null;
  const { plane: body, width, height } = await findSubject(picture);
  onHalf();
  const scale = width / picture.width;
  const box = boxOf(found, picture);
  const face = { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale };
  const centre = face.x + face.width / 2;
  const chin = face.y + face.height;
  const rgb = await sharpOf(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer();

  const tones: Tone[] = [];
  for (let at = 0; at < width * height; at += 1) tones.push(toneAt(rgb, at));
  const inFace: Tone[] = [];
  const onChest: Tone[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const aside = Math.abs(x - centre);
      if (aside < face.width * 0.28 && y > face.y + face.height * 0.35 && y < face.y + face.height * 0.8) inFace.push(tones[at]!);
      if (body[at]! > 0.5 && aside < face.width * chest.aside && y > chin + face.height * chest.from && y < chin + face.height * chest.to)
        onChest.push(tones[at]!);
    }
  const ownSkin = median(inFace);
  const isSkin = (tone: Tone) => Math.hypot(tone[1] - ownSkin[1], tone[2] - ownSkin[2]) < skin && tone[0] > ownSkin[0] * 0.45;
  const dressed = onChest.filter((tone) => !isSkin(tone));
  if (dressed.length < 40 || dressed.length < onChest.length * 0.2) return null;
  const groups = gather(dressed, colours);
  const centres = groups.map(({ tone }) => tone);
  const most = Math.max(...groups.map(({ share }) => share));
  const worn = new Set(groups.flatMap(({ share }, index) => (share >= leastShare || share === most ? [index] : [])));

  const coarse = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (body[at]! < 0.4 || y < chin - face.height * 0.05 || Math.abs(x - centre) > face.width * widest) continue;
      const tone = tones[at]!;
      const nearest = nearestOf(tone, centres);
      if (worn.has(nearest) && !isSkin(tone)) coarse[at] = clamp01((cloth * 1.4 - apart(tone, centres[nearest]!)) / (cloth * 0.4));
    }
  // Close the gaps of seams and small prints, and drop specks.
  const closed = boxMean(coarse, width, height, Math.max(1, Math.round(width / 200))).map((value) => clamp01((value - 0.32) * 4));
  const whole = largeParts(closed, width);
  if (whole.reduce((sum, value) => sum + value, 0) < leastArea * width * height) return null;
  const fine = await refine(picture, { plane: whole, width, height });
  const reach = resizePlane(boxMean(whole, width, height, 2), width, height, picture.width, picture.height);
  return fine.map((value, at) => Math.min(value, clamp01(reach[at]! * 2.5)));
}
