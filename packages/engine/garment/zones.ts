/** What in an image of people is skin, hair, or another person: none of it is the garment. */
import { boundsOf, type FaceBox, type Mesh } from '../face/mesh.ts';
import type { Plane } from '../image/raster.ts';
import { apart, gather, median, type Tone } from './tones.ts';

/** An image's tones at working size, with the body's mask and the faces found in it, the wearer's first. */
export type View = { width: number; height: number; tones: readonly Tone[]; body: Plane; faces: readonly FaceBox[] };

export const faceBoxes = (meshes: readonly Mesh[], scale: number): FaceBox[] =>
  meshes.map((mesh) => {
    const { x, y, width, height } = boundsOf(mesh);
    return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
  });

const skinTones = 3;
const skinDistance = 13;
/** A face with less chroma than this is a gray image, in which only light distinguishes skin from cloth. */
const leastChroma = 5;

/** Returns whether a tone is the wearer's skin, lit or in shade. */
export function skinTest({ width, tones, faces }: View): (tone: Tone) => boolean {
  const face = faces[0]!;
  const inside: Tone[] = [];
  for (let y = Math.round(face.y + face.height * 0.3); y < face.y + face.height * 0.92; y += 1)
    for (let x = Math.round(face.x + face.width * 0.2); x < face.x + face.width * 0.8; x += 1) {
      const tone = tones[y * width + x];
      if (tone) inside.push(tone);
    }
  const own = median(inside);
  const gray = Math.hypot(own[1], own[2]) < leastChroma;
  if (gray) return (tone) => Math.abs(tone[0] - own[0]) < 22;
  // Eyes, brows, and lips aren't skin: only clusters near the middle tone count.
  const lit = gather(inside, skinTones)
    .map(({ tone }) => tone)
    .filter((tone) => Math.hypot(tone[1] - own[1], tone[2] - own[2]) < skinDistance && tone[0] > own[0] * 0.55);
  return (tone) =>
    tone[0] > own[0] * 0.4 && [own, ...lit].some((center) => Math.hypot(tone[1] - center[1], tone[2] - center[2]) < skinDistance);
}

const hairTones = 3;
const hairDistance = 17;

/** Marks the wearer's hair: what has its tones and hangs together with what frames the face. */
export function hairOf({ width, height, tones, body, faces }: View, isSkin: (tone: Tone) => boolean, cloth: readonly Tone[]): Uint8Array {
  const face = faces[0]!;
  const [center, middle] = [face.x + face.width / 2, face.y + face.height / 2];
  const marks = new Uint8Array(width * height);
  const framing: number[] = [];
  for (let y = Math.max(0, Math.round(face.y - face.height * 0.55)); y < Math.min(height, face.y + face.height * 0.75); y += 1)
    for (let x = Math.max(0, Math.round(center - face.width * 1.05)); x < Math.min(width, center + face.width * 1.05); x += 1) {
      const at = y * width + x;
      const oval = Math.hypot((x - center) / (face.width * 0.52), (y - middle) / (face.height * 0.52));
      if (body[at]! > 0.6 && oval > 1.08 && !isSkin(tones[at]!)) framing.push(at);
    }
  if (framing.length < 12) return marks;
  const own = gather(
    framing.map((at) => tones[at]!),
    hairTones,
  )
    .filter(({ share }) => share > 0.2)
    .map(({ tone }) => tone);
  // Cloth of the same tone as the hair is distinguished from it by its place alone.
  const alike = cloth.some((tone) => own.some((hair) => apart(tone, hair) < 12));
  const lowest = alike ? face.y + face.height * 1.05 : height;
  const isHair = (at: number) =>
    body[at]! > 0.3 && !isSkin(tones[at]!) && own.some((hair) => apart(tones[at]!, hair) < hairDistance) && Math.trunc(at / width) < lowest;
  const open = framing.filter(isHair);
  for (const at of open) marks[at] = 1;
  while (open.length > 0) {
    const at = open.pop()!;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
      if (next >= 0 && next < marks.length && !marks[next] && isHair(next) && Math.abs((next % width) - center) < face.width * 1.6) {
        marks[next] = 1;
        open.push(next);
      }
  }
  return marks;
}

/**
 * How much nearer a position is to the wearer than to anybody else in the image: above 1 it is the wearer's, well below 1 somebody else's.
 * People stand below their faces.
 */
export function nearness({ faces }: View, x: number, y: number): number {
  const away = (face: FaceBox) => {
    const across = Math.abs(x - face.x - face.width / 2) / face.width;
    const above = Math.max(0, face.y + face.height - y) / face.height;
    return across + above * 0.7 + 0.15;
  };
  return Math.min(...faces.slice(1).map(away), Number.POSITIVE_INFINITY) / away(faces[0]!);
}
