/** What in an image of people is skin, hair, or another person: none of it is the garment. */
import { fromBones, trunkBones, armBones, legBones } from '../body/figure.ts';
import type { Pose } from '../body/joints.ts';
import { boundsOf, type FaceBox, type Mesh } from '../face/mesh.ts';
import { connectedParts, connectedTo } from '../image/connected.ts';
import type { Plane } from '../image/raster.ts';
import type { Size } from '@iridia/pixels/image';
import { locksOf } from './locks.ts';
import { apart, gather, inShade, median, type Tone } from './tones.ts';

/** An image's tones at working size, with the body's mask, the faces found in it, the wearer's first, and their poses where they are seen. */
export type View = {
  width: number;
  height: number;
  tones: readonly Tone[];
  body: Plane;
  faces: readonly FaceBox[];
  poses: readonly (Pose | null)[];
};

export const faceBoxes = (meshes: readonly Mesh[], scale: number): FaceBox[] =>
  meshes.map((mesh) => {
    const { x, y, width, height } = boundsOf(mesh);
    return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
  });

const skinTones = 3;
const skinDistance = 13;
const leastShade = 0.45;
const grayish = 0.5;
/** A face with less chroma than this is a gray image, in which only light distinguishes skin from cloth. */
const leastChroma = 5;

/**
 * How far a tone is from the wearer's skin, lit or in shade, in chroma; infinite for one that is none. `wider`: how many times farther than usual it may
 * be: an arm in colored shade has not the tone of the face.
 */
export function skinTest({ width, tones, faces }: View, wider = 1): (tone: Tone) => number {
  const face = faces[0]!;
  const inside: Tone[] = [];
  for (let y = Math.round(face.y + face.height * 0.3); y < face.y + face.height * 0.92; y += 1)
    for (let x = Math.round(face.x + face.width * 0.2); x < face.x + face.width * 0.8; x += 1) {
      const tone = tones[y * width + x];
      if (tone) inside.push(tone);
    }
  const own = median(inside);
  const gray = Math.hypot(own[1], own[2]) < leastChroma;
  if (gray) return (tone) => (Math.abs(tone[0] - own[0]) < 22 ? Math.abs(tone[0] - own[0]) / 2 : Number.POSITIVE_INFINITY);
  // Eyes, brows, and lips aren't skin: only clusters near the middle tone count.
  const lit = gather(inside, skinTones)
    .map(({ tone }) => tone)
    .filter((tone) => Math.hypot(tone[1] - own[1], tone[2] - own[2]) < skinDistance && tone[0] > own[0] * 0.55);
  const chroma = Math.hypot(own[1], own[2]);
  return (tone) => {
    if (tone[0] <= own[0] * 0.4) return Number.POSITIVE_INFINITY;
    // Gray cloth in the shade differs from pale skin by little, and has less of its color.
    const isGray = tone[1] ** 2 + tone[2] ** 2 < (chroma * grayish) ** 2;
    const shade = isGray ? Math.max(leastShade, Math.min(1, tone[0] / Math.max(1, own[0]))) : 1;
    let least = (tone[1] - own[1]) ** 2 + (tone[2] - own[2]) ** 2;
    for (const center of lit) least = Math.min(least, (tone[1] - center[1]) ** 2 + (tone[2] - center[2]) ** 2);
    const away = Math.sqrt(least);
    return away < skinDistance * shade * wider ? away : Number.POSITIVE_INFINITY;
  };
}

/** What frames a face: above the eyes more of it is hair than beside the cheeks, in half widths of the face. */
const crown = { below: 0.4, wide: 1.9, narrow: 1.5 } as const;
const hairTones = 3;
const hairDistance = 17;
/** Cloth that is nearer than this to the hair may be taken for it. */
const alikeHair = 18;

/** How far down long hair falls, in face heights from the top of the face. */
const longest = 3.4;

/** Where hair that falls on shoulders is seen: beside the lower half of the face, in face sizes, and how much of that it covers. */
const falling = { from: 0.5, to: 1, inner: 0.55, outer: 0.78, least: 0.5 } as const;
/** Where of short hair less than this is: beside the cheeks, and not as low as raised shoulders. */
const short = { from: 0.35, to: 0.6, most: 0.3 } as const;

/** Where the face is framed by something other than skin, and the tones of it that are the wearer's hair; none where too little is seen. */
function framed({ width, height, tones, body, faces }: View, isSkin: (tone: Tone) => boolean): { framing: number[]; own: Tone[] } {
  const face = faces[0]!;
  const [center, middle] = [face.x + face.width / 2, face.y + face.height / 2];
  const framing: number[] = [];
  for (let y = Math.max(0, Math.round(face.y - face.height * 0.55)); y < Math.min(height, face.y + face.height * 0.75); y += 1)
    for (let x = Math.max(0, Math.round(center - face.width * 1.05)); x < Math.min(width, center + face.width * 1.05); x += 1) {
      const at = y * width + x;
      const oval = Math.hypot((x - center) / (face.width * 0.52), (y - middle) / (face.height * 0.52));
      // Lower and farther away are a beard, shoulders and people in the background.
      const isFraming = oval > 1.08 && (y < face.y + face.height * crown.below ? oval < crown.wide : oval < crown.narrow);
      if (body[at]! > 0.6 && isFraming && !isSkin(tones[at]!)) framing.push(at);
    }
  if (framing.length < 12) return { framing, own: [] };
  const own = gather(
    framing.map((at) => tones[at]!),
    hairTones,
  )
    .filter(({ share }) => share > 0.2)
    .map(({ tone }) => tone);
  return { framing, own };
}

/** How far below the top of the face a beard and the nape reach, and how far to the side of its middle, in face sizes. */
const [beardZone, napeZone] = [
  { down: 1.3, aside: 0.38 },
  { down: 1, aside: 0.75 },
] as const;
/** Where both begin: lower a dark collar does, which does not hang together with them. */
const begins = { from: 0.5, to: 0.9 } as const;

/** Marks what has the tones of the wearer's hair below it and hangs together with the face: a beard, and the nape behind an ear. */
export function beardOf(view: View, isSkin: (tone: Tone) => boolean): Uint8Array {
  const { width, body, tones, faces } = view;
  const face = faces[0]!;
  const { own } = framed(view, isSkin);
  const down = (at: number) => (Math.trunc(at / width) - face.y) / face.height;
  const aside = (at: number) => Math.abs((at % width) - face.x - face.width / 2) / face.width;
  const isIn = (at: number) => [beardZone, napeZone].some((zone) => down(at) < zone.down && aside(at) < zone.aside);
  const dark = Uint8Array.from(tones, (tone, at) =>
    down(at) > begins.from && isIn(at) && body[at]! > 0.3 && own.some((hair) => apart(tone, hair) < hairDistance) ? 1 : 0,
  );
  const { part, sizes } = connectedParts(dark, width);
  const isOfFace = new Uint8Array(sizes.length);
  for (let at = 0; at < dark.length; at += 1) if (dark[at] && down(at) < begins.to) isOfFace[part[at]!] = 1;
  return dark.map((value, at) => value && isOfFace[part[at]!]!);
}

/** Marks the wearer's hair: what has its tones and hangs together with what frames the face. */
export function hairOf(view: View, isSkin: (tone: Tone) => boolean, cloth: readonly Tone[]): Uint8Array {
  const { width, height, tones, body, faces } = view;
  const face = faces[0]!;
  const center = face.x + face.width / 2;
  const { framing, own } = framed(view, isSkin);
  if (own.length === 0) return new Uint8Array(width * height);
  // Cloth of the same tone as the hair is distinguished from it by its place alone.
  const alike = cloth.some((tone) => own.some((hair) => apart(tone, hair) < alikeHair));
  const isLong = alike && besideCheeks(hairLike(own, { tones, body }), { width, height }, face, falling) > falling.least;
  const lowest = alike ? face.y + face.height * (isLong ? longest : 1.05) : height;
  const jaw = face.y + face.height * 0.85;
  const isBeside = (at: number) => Math.trunc(at / width) < jaw || Math.abs((at % width) - center) < face.width * (isLong ? 1.5 : 0.42);
  // Cloth in the shade of hair is as dark as hair, and keeps its hue.
  const fromCloth = (tone: Tone): number => (alike ? Infinity : Math.min(...cloth.map((color) => inShade(tone, color)), Infinity));
  const isHair = (at: number) =>
    (!alike || isBeside(at)) &&
    body[at]! > 0.3 &&
    !isSkin(tones[at]!) &&
    own.some((hair) => apart(tones[at]!, hair) < Math.min(hairDistance, fromCloth(tones[at]!))) &&
    Math.trunc(at / width) < lowest;
  const isNear = (at: number) => Math.abs((at % width) - center) < face.width * 1.6;
  const marks = connectedTo(framing.filter(isHair), (at) => isHair(at) && isNear(at), { width, height });
  if (isLong) {
    const either = marks.map((value, at) =>
      value || (body[at]! > 0.5 && !isSkin(tones[at]!) && cloth.some((tone) => apart(tones[at]!, tone) < hairDistance)) ? 1 : 0,
    );
    const locks = locksOf({ width, height, tones }, face, either);
    return marks.map((value, at) => value && locks[at]!);
  }
  // Whose hair is short has none below the ears: what has its tones there is a shoulder in the shade.
  if (besideCheeks(marks, { width, height }, face, short) < short.most)
    marks.fill(0, Math.max(0, Math.round(face.y + face.height * short.to)) * width);
  return marks;
}

/** Where the wearer has tones like those. */
const hairLike = (own: readonly Tone[], { tones, body }: Pick<View, 'tones' | 'body'>): Uint8Array =>
  Uint8Array.from(tones, (tone, at) => (body[at]! > 0.3 && own.some((hair) => apart(tone, hair) < hairDistance) ? 1 : 0));

/** The share of the places beside a face, between two heights in it, that are marked. */
function besideCheeks(marks: Uint8Array, { width, height }: Size, face: FaceBox, { from, to }: { from: number; to: number }): number {
  const center = face.x + face.width / 2;
  let [all, own] = [0, 0];
  for (let y = Math.max(0, Math.round(face.y + face.height * from)); y < Math.min(height, face.y + face.height * to); y += 1)
    for (let x = 0; x < width; x += 1) {
      const aside = Math.abs(x - center) / face.width;
      if (aside < falling.inner || aside > falling.outer) continue;
      all += 1;
      own += marks[y * width + x]!;
    }
  return own / Math.max(1, all);
}

/** How much a tone may differ from long hair to be taken for it, in light that changes from lock to lock. */
const locks = 22;

/** Where the tones of long hair are, of somebody whose hair falls on the shoulders, where no bones show what is cloth; null for others. */
export function longHair(view: View): Uint8Array | null {
  const face = view.faces[0]!;
  const skin = skinTest(view);
  const hair = hairOf(view, (tone) => skin(tone) < Infinity, []);
  if (besideCheeks(hair, view, face, falling) <= falling.least) return null;
  const { tones } = view;
  const known = gather(
    tones.filter((_, at) => hair[at] && at % 7 === 0),
    hairTones,
  );
  return hair.map((value, at) => (value || known.some(({ tone }) => apart(tone, tones[at]!) < locks) ? 1 : 0));
}

/** A number for each position. */
export type Share = (x: number, y: number) => number;

/** How far a position is from somebody in widths of the face; people stand below their faces. */
const fromFace = (face: FaceBox, x: number, y: number): number => {
  const across = Math.abs(x - face.x - face.width / 2) / face.width;
  const above = Math.max(0, face.y + face.height - y) / face.height;
  return across + above * 0.7 + 0.15;
};

/**
 * How much nearer a position is to the wearer than to anybody else in the image: above 1 it is the wearer's, well below 1 somebody else's.
 */
export function nearnessIn({ faces, poses }: View): Share {
  const [own, ...others] = faces;
  const bones = poses.map((pose) => pose && [...trunkBones(pose), ...armBones(pose), ...legBones(pose)]);
  // Bones distinguish two people better than faces do.
  return (x, y) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [index, other] of others.entries()) {
      const [mine, theirs] = [bones[0], bones[index + 1]];
      const ratio =
        mine && theirs
          ? (fromBones(x, y, theirs) / other.width + 0.2) / (fromBones(x, y, mine) / own!.width + 0.2)
          : fromFace(other, x, y) / fromFace(own!, x, y);
      least = Math.min(least, ratio);
    }
    return least;
  };
}

/** Half the width and the lower end of a head with its hair, in face sizes. */
const head = { aside: 0.8, above: 0.6, below: 1.2 } as const;

/** Whether a position is in the head of somebody else than the wearer. */
export const isOthersHead = ({ faces }: View, x: number, y: number): boolean =>
  faces
    .slice(1)
    .some(
      (face) =>
        Math.abs(x - face.x - face.width / 2) < head.aside * face.width &&
        y > face.y - head.above * face.height &&
        y < face.y + head.below * face.height,
    );
