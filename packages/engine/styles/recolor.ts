/** Gives the clothes, or the thing that a photo shows, another color, as words ask for it: “make the motorcycle blue”. */
import { hex } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { refine } from '../cutout/matte.ts';
import { findSubject } from '../cutout/saliency.ts';
import { findFaces } from '../face/find.ts';
import { dye } from '../garment/dye.ts';
import { hemOf } from '../garment/hem.ts';
import { proposeGarment } from '../garment/propose.ts';
import { garmentIn } from '../garment/words.ts';
import { apart, gather, toneAt, type Tone } from '../garment/tones.ts';
import { clamp01, type Plane } from '../image/raster.ts';
import { EngineError } from '../job/job.ts';

/** Minimum share of the image. */
const leastSubject = 0.01;
/** About how many pixels of the subject are looked at to find the color it is painted in. */
const sampled = 4000;
const colors = 5;
/** Chroma above which a color is one, and not a gray. */
const colored = 14;

const chromaOf = ([, blue, red]: Tone): number => Math.hypot(blue, red);

/** The tone that most of the subject is painted in: a vivid one counts more, because what is gray is as often tires, glass or shadow. */
function paintOf({ rgb }: Image, subject: Plane): Tone {
  const inside = Array.from(subject.keys()).filter((at) => subject[at]! > 0.8);
  const every = Math.max(1, Math.floor(inside.length / sampled));
  const tones = inside.filter((_, index) => index % every === 0).map((at) => toneAt(rgb, at));
  const weigh = ({ tone, share }: { tone: Tone; share: number }) => share * (0.15 + Math.min(3, (chromaOf(tone) / 30) ** 1.5));
  return gather(tones, colors).reduce((best, other) => (weigh(other) > weigh(best) ? other : best)).tone;
}

/** How much a tone is of the paint, from 0 to 1: of the same hue at any light, or a gray about as light. */
function shareOf(tone: Tone, paint: Tone): number {
  const own = chromaOf(paint);
  if (own < colored) return clamp01((36 - apart(tone, paint)) / 14);
  const away = chromaOf(tone);
  const alike = (tone[1] * paint[1] + tone[2] * paint[2]) / (Math.max(1, away) * own);
  // Shadows have less chroma in proportion to their light.
  const strong = (away / (tone[0] + 30)) * ((paint[0] + 30) / own);
  return clamp01((alike - 0.8) / 0.12) * clamp01((strong - 0.22) / 0.25);
}

/** The painted parts of the subject of a photo without people; null when nothing stands out. */
async function paintedParts(image: Image): Promise<Plane | null> {
  const mask = await findSubject(image);
  const subject = await refine(image, mask);
  if (subject.reduce((sum, value) => sum + value, 0) < leastSubject * subject.length) return null;
  const paint = paintOf(image, subject);
  return subject.map((value, at) => (value > 0.004 ? value * shareOf(toneAt(image.rgb, at), paint) : 0));
}

/**
 * Returns the photo with what `words` mean in a color, `#rrggbb`: a garment that they name, otherwise the clothes of the largest person, or
 * the painted parts of the subject where there is nobody. Rejects with `refused`: `noGarment`, `noSubject`.
 */
export async function recolored(image: Image, words: string, color: string): Promise<Image> {
  const meant = garmentIn(words);
  const garment = await proposeGarment(image, meant);
  // Nobody's skin is dyed for want of clothes.
  if (!garment && (meant.part || (await findFaces(image)).length > 0)) throw new EngineError('refused', 'noGarment');
  const alpha = garment ?? (await paintedParts(image));
  if (!alpha) throw new EngineError('refused', 'noSubject');
  const flat = hex(color);
  // Paint has shares in its midst, and not at its outline alone.
  return dye(image, garment ? hemOf(image, garment) : { alpha, front: image.rgb }, () => flat);
}
