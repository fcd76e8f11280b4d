/** Where two people stand in a frame, so that every photo reaches its lower edge and their faces have one size. */
import { boundsOf, faceWidth, points, rollOf, type Mesh } from '../face/mesh.ts';
import type { Bitmap } from './bitmap.ts';
import type { CutPerson } from './people.ts';

/** Frame width in pixels at a 4:3 ratio: it follows the size of the faces, because enlarged faces gain nothing from a large frame. */
const widths = { least: 400, most: 800 } as const;

/** Face width as a share of the frame's width: usually, and at most for a photo that ends below the chin, whose head would float. */
const faceShares = { usual: 0.2, most: 0.38 } as const;
const maxEnlarged = 3;

/** Height of a frame in widths. */
const ratio = 3 / 4;
/** The face line as a share of the frame's height: usually, and at the lowest. */
const faceLines = { usual: 0.42, lowest: 0.7 } as const;
/** Pixels that a photo reaches below the frame at least, because people sway. */
const hidden = 14;

export type Size = { width: number; height: number };

/** How large the faces are, so that every photo reaches the lower edge of the frame: of close-ups, the video is a close-up. */
function faceShareFor(people: readonly CutPerson[]): number {
  const needed = people.map(({ bitmap, mesh }) => {
    const { y, height } = boundsOf(mesh);
    const below = (bitmap.height - y - height / 2) / faceWidth(mesh);
    return ((1 - faceLines.lowest) * ratio + hidden / widths.least) / below;
  });
  return Math.min(faceShares.most, Math.max(faceShares.usual, ...needed));
}

function sizeFor(people: readonly CutPerson[], faceShare: number): Size {
  const fitting = (Math.min(...people.map(({ mesh }) => faceWidth(mesh))) / faceShare) * 1.5;
  const width = Math.round(Math.min(widths.most, Math.max(widths.least, fitting)) / 8) * 8;
  return { width, height: width * ratio };
}

export type Actor = {
  bitmap: Bitmap;
  mesh: Mesh;
  /** The chest: the pivot for moving and tilting, in pixels of the bitmap. */
  anchor: readonly [number, number];
  scale: number;
  /** Rotation in radians that levels the eyes. */
  level: number;
  flip: boolean;
  /** Distance from the chest up to the center of the face, in pixels of the frame. */
  reach: number;
  /** Distance from the center of the face to the end of the hair on the side of the other person, in pixels of the frame. */
  hair: number;
};

/** The most face widths that hair may keep two faces apart. */
const widestHair = 1.1;

/** How far a person reaches aside beyond the center of the face, between brow and chin; `way` is 1 to the right. In pixels of the bitmap. */
function reachAside(
  { bitmap: { pixels, width, height } }: CutPerson,
  face: { x: number; y: number; high: number; wide: number },
  way: 1 | -1,
): number {
  let most = 0;
  for (let y = Math.max(0, Math.round(face.y - face.high * 0.3)); y < Math.min(height, face.y + face.high * 0.4); y += 1) {
    let x = Math.round(face.x);
    while (x >= 0 && x < width && pixels[(y * width + x) * 4 + 3]! > 127) x += way;
    most = Math.max(most, Math.abs(x - face.x));
  }
  return Math.min(most, widestHair * face.wide);
}

/** Horizontal offset of the nose from the midpoint of the cheeks, in face widths; positive is to the right. */
function looking(mesh: Mesh): number {
  const middle = (mesh[points.leftCheek]![0] + mesh[points.rightCheek]![0]) / 2;
  return (mesh[points.noseTip]![0] - middle) / faceWidth(mesh);
}

const certain = 0.05;

function actorOf(person: CutPerson, side: 'left' | 'right', face: number): Actor {
  const { bitmap, mesh } = person;
  const size = faceWidth(mesh);
  const scale = Math.min(maxEnlarged, face / size);
  const bounds = boundsOf(mesh);
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const aside = looking(mesh);
  // Mirror a person who looks away, so that the two face each other.
  const flip = side === 'left' ? aside < -certain : aside > certain;
  const down = Math.min(1.7 * size, bitmap.height - y);
  return {
    bitmap,
    mesh,
    anchor: [x, y + down],
    scale,
    level: Math.max(-0.12, Math.min(0.12, -rollOf(mesh) * (flip ? -1 : 1))),
    flip,
    reach: down * scale,
    hair: scale * reachAside(person, { x, y, high: bounds.height, wide: size }, (side === 'left') === flip ? -1 : 1),
  };
}

/** The face line is low enough to hide the lower edge of every photo. */
function faceLine(actors: readonly Actor[], height: number): number {
  const needed = actors.map(({ bitmap, anchor, scale, reach }) => height + hidden - (bitmap.height - anchor[1]) * scale - reach);
  return Math.min(height * faceLines.lowest, Math.max(height * faceLines.usual, ...needed));
}

/** The frame, and where the two people are in it. */
export function stageFor(people: readonly [CutPerson, CutPerson]): {
  size: Size;
  actors: readonly [Actor, Actor];
  face: number;
  faceY: number;
} {
  const share = faceShareFor(people);
  const size = sizeFor(people, share);
  const face = size.width * share;
  const actors = [actorOf(people[0], 'left', face), actorOf(people[1], 'right', face)] as const;
  return { size, actors, face, faceY: faceLine(actors, size.height) };
}
