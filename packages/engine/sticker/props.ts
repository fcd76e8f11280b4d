/** Where the things that words name go on a photo's subject: on the head that wears them, else against its outline, and never over a face. */
import { extent, wornAt } from '@iridia/draft/draw';
import type { Thing } from '@iridia/draft';
import type { Size } from '@iridia/pixels/image';
import { faceWidth, points, rollOf, type Mesh, type Point } from '../face/mesh.ts';

/**
 * The subject in pixels: its size, its faces with the largest first, and how much of it is opaque at a pixel, from 0 to 255. `isCutAbove`: the
 * photo ends where its top is.
 */
export type Subject = Size & { faces: readonly Mesh[]; opacityAt: (x: number, y: number) => number; isCutAbove?: boolean };

/** The center of a prop in pixels of the subject, its size, its turn in radians, and whether the subject is before it. */
export type Prop = { thing: Thing; x: number; y: number; size: Size; turn: number; behind: boolean };

/** Widths of what is worn on a head in widths of the head, by the drawing. */
const heldBy: Readonly<Record<string, number>> = { cone: 0.65, ribbon: 0.45, headphone: 1.5, crown: 0.9, usual: 1.2 };
/** Widths of what is worn elsewhere in widths of the face, by the drawing or by where it is worn. */
const widths: Readonly<Record<string, number>> = {
  mustache: 0.55,
  bowtie: 0.6,
  necktie: 0.32,
  scarf: 1.15,
  eyes: 1.02,
  chin: 0.95,
  ears: 0.14,
  neck: 0.6,
};

/** How far the lower edge of what is worn on the head reaches below the hairline, in heights of the face. */
const brim = { ribbon: -0.02, usual: 0.06 } as const;
/** A crown sits in the hair: this share of its height above the hairline. What is pointed stands on its top, and this share of it is hidden there. */
const seats = { crown: 0.4, cone: 0.12 } as const;
/** Widths of a head with its hair in widths of the face, and the height of the hair above the hairline in heights of the face. */
const heads = { least: 1.05, most: 1.5, hair: 0.6 } as const;

const between = (a: Point, b: Point): readonly [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const isOpaque = ({ width, height, opacityAt }: Subject, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && opacityAt(x, y) >= 128;

/** How wide a head is at its hairline, and how high its hair is above it, in pixels, where the subject ends. */
function headOf(mesh: Mesh, subject: Subject): { wide: number; hair: number } {
  const [[x, y], chin] = [mesh[points.forehead]!, mesh[points.chin]!];
  const turn = rollOf(mesh);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [face, high] = [faceWidth(mesh), Math.hypot(chin[0] - x, chin[1] - y)];
  const reach = (along: number, up: number, most: number): number => {
    let far = 0;
    while (far < most && isOpaque(subject, x + along * cos * far + up * sin * far, y + along * sin * far - up * cos * far)) far += 1;
    return far;
  };
  const across = reach(-1, 0, (face * heads.most) / 2) + reach(1, 0, (face * heads.most) / 2);
  return { wide: Math.max(face * heads.least, across), hair: reach(0, 1, high * heads.hair) };
}

/** The props of a thing on a head; null for what no head wears. */
function onHead(thing: Thing, mesh: Mesh, subject: Subject): Prop[] | null {
  const { drawing } = thing;
  const where = drawing && wornAt(drawing);
  if (!drawing || !where || !/^(?:eyes|head|chin|ears|neck)$/.test(where)) return null;
  const [hairline, chin] = [mesh[points.forehead]!, mesh[points.chin]!];
  const turn = rollOf(mesh);
  // Along the face, and down it.
  const [along, down] = [
    [Math.cos(turn), Math.sin(turn)],
    [-Math.sin(turn), Math.cos(turn)],
  ] as const;
  const high = Math.hypot(chin[0] - hairline[0], chin[1] - hairline[1]);
  const wide = faceWidth(mesh);
  const [left, top, right, bottom] = drawing.box;
  const head = headOf(mesh, subject);
  const width = where === 'head' ? head.wide * (heldBy[drawing.icon] ?? heldBy.usual!) : wide * (widths[drawing.icon] ?? widths[where]!);
  const size = { width, height: (width * (bottom - top)) / (right - left) };
  const at = ([x, y]: readonly [number, number, ...unknown[]], below: number, aside = 0): Prop => ({
    thing,
    x: x + down[0] * below + along[0] * aside,
    y: y + down[1] * below + along[1] * aside,
    size,
    turn,
    behind: false,
  });
  const eyes = between(mesh[points.leftEyeOuter]!, mesh[points.rightEyeOuter]!);
  switch (where) {
    case 'eyes':
      return [at(eyes, size.height * 0.08)];
    case 'ears':
      return [mesh[points.leftCheek]!, mesh[points.rightCheek]!].map((cheek) => at(cheek, high * 0.12 + size.height / 2));
    case 'chin':
      return [
        drawing.icon === 'mustache' ? at(between(mesh[2]!, mesh[points.upperLip]!), 0) : at(mesh[points.upperLip]!, size.height * 0.42),
      ];
    case 'neck':
      return [at(chin, high * 0.06 + size.height / 2)];
    default: {
      // Its band goes over the hair, and its cups are at the ears: before the face they would hide it.
      if (drawing.icon === 'headphone') return [{ ...at(hairline, size.height * 0.45 - head.hair), behind: true }];
      if (drawing.icon === 'cone') return [at(hairline, size.height * (seats.cone - 0.5) - head.hair)];
      if (drawing.icon === 'crown') return [at(hairline, -head.hair * seats.crown - size.height / 2)];
      const isRibbon = drawing.icon === 'ribbon';
      return [at(hairline, high * (isRibbon ? brim.ribbon : brim.usual) - size.height / 2, isRibbon ? wide * 0.34 : 0)];
    }
  }
}

/** The share of the height in which the top of a subject without a known face is looked for, and how deep a hat sits on it. */
const topShare = 0.14;
const seat = 0.07;

/** A hat on the highest part of a subject that has no human face, such as an animal; null for what is not worn on a head, and where the photo ends before it. */
function onTop(thing: Thing, { width, height, opacityAt, isCutAbove = false }: Subject): Prop | null {
  if (isCutAbove || !thing.drawing || wornAt(thing.drawing) !== 'head' || thing.drawing.icon === 'headphone') return null;
  let [sum, count, from, to] = [0, 0, width, 0];
  for (let y = 0; y < height * topShare; y += 2)
    for (let x = 0; x < width; x += 2) {
      if (opacityAt(x, y) < 128) continue;
      sum += x;
      count += 1;
      [from, to] = [Math.min(from, x), Math.max(to, x)];
    }
  if (count === 0) return null;
  const across = Math.min(width * 0.6, Math.max(width * 0.25, to - from)) * (thing.drawing.icon === 'cone' ? 0.7 : 1.05);
  const [left, top, right, bottom] = thing.drawing.box;
  const size = { width: across, height: (across * (bottom - top)) / (right - left) };
  return { thing, x: sum / count, y: height * seat - size.height / 2, size, turn: 0, behind: false };
}

type PropBox = { left: number; top: number; right: number; bottom: number };

const boxOf = ({ x, y, size: { width, height } }: Pick<Prop, 'x' | 'y' | 'size'>): PropBox => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The share of a box that another one covers. */
function covered(one: PropBox, by: PropBox): number {
  const across = Math.min(one.right, by.right) - Math.max(one.left, by.left);
  const down = Math.min(one.bottom, by.bottom) - Math.max(one.top, by.top);
  return across <= 0 || down <= 0 ? 0 : (across * down) / ((one.right - one.left) * (one.bottom - one.top));
}

/** Angles in radians at which things surround a subject, the best ones first: at its feet, then at its sides. */
const angles = [0.7, 2.44, 0.3, 2.84, -0.1, 3.24, -0.6, 3.74, 1.2, 1.94] as const;
/** The share of a thing beside the subject that lies on it: apart from it, it would float; a half would hide it. */
const held = 0.22;
/** Points in each direction at which that share is measured. */
const probes = 9;
/** The longer side of the first thing, as a share of the subject's longer side; each further one is a little smaller. */
const first = 0.36;
/** The widest range in radians by which a thing beside the subject leans. */
const lean = 0.4;
/** The width of words in widths of the subject, and in its heights at least. */
const words = { width: 1.02, least: 0.72 } as const;

const faceBoxOf = (mesh: Mesh): PropBox => {
  const xs = mesh.map(([x]) => x);
  const ys = mesh.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** The share of an oval of this size around a position that lies on the subject. */
function shareOn(subject: Subject, { x, y, size }: Pick<Prop, 'x' | 'y' | 'size'>): number {
  let [on, all] = [0, 0];
  for (let row = 0; row < probes; row += 1)
    for (let column = 0; column < probes; column += 1) {
      const [across, down] = [(2 * column) / (probes - 1) - 1, (2 * row) / (probes - 1) - 1];
      if (Math.hypot(across, down) > 1) continue;
      all += 1;
      if (isOpaque(subject, x + (across * size.width) / 2, y + (down * size.height) / 2)) on += 1;
    }
  return on / all;
}

/** Where a thing that comes from this angle meets the subject. */
function against(subject: Subject, size: Size, angle: number): Pick<Prop, 'x' | 'y' | 'size'> {
  const { width, height } = subject;
  const at = (share: number) => ({
    x: width / 2 + Math.cos(angle) * (width + size.width) * 0.5 * share,
    // At its feet things stand on the same ground.
    y: Math.min(height / 2 + Math.sin(angle) * (height + size.height) * 0.5 * share, height - size.height * 0.42),
    size,
  });
  let share = 1;
  while (share > 0 && shareOn(subject, at(share)) < held) share -= 0.02;
  return at(share);
}

/** Places every copy of the things; the words last, below all faces. */
export function placed(things: readonly Thing[], subject: Subject, random: () => number): Prop[] {
  const { width, height, faces } = subject;
  const faceBoxes = faces.map(faceBoxOf);
  const props: Prop[] = [];
  const copies = things.flatMap((thing) => Array.from({ length: thing.count }, (_, copy) => ({ thing, copy })));
  let beside = 0;
  let base = height;
  for (const { thing, copy } of copies.filter((one) => one.thing.drawing).slice(0, angles.length)) {
    const worn = faces[copy] ? onHead(thing, faces[copy], subject) : faces.length === 0 && copy === 0 ? onTop(thing, subject) : null;
    if (worn) {
      props.push(...(Array.isArray(worn) ? worn : [worn]));
      continue;
    }
    const size = extent(thing.drawing, Math.max(width, height) * first * (1 - 0.05 * beside));
    const spots = angles.map((angle) => against(subject, size, angle));
    const cost = (spot: (typeof spots)[number], rank: number): number => {
      const box = boxOf(spot);
      const onFaces = Math.max(0, ...faceBoxes.map((face) => covered(face, box)));
      const onProps = Math.max(0, ...props.map((prop) => covered(boxOf(prop), box)));
      return 20 * onFaces + 2 * onProps + 0.02 * rank;
    };
    const [best] = spots.map((spot, rank) => ({ spot, cost: cost(spot, rank) })).toSorted((a, b) => a.cost - b.cost);
    const isOverFace = faceBoxes.some((face) => covered(face, boxOf(best!.spot)) > 0);
    props.push({ thing, ...best!.spot, turn: (random() - 0.5) * lean, behind: isOverFace || beside % 2 === 1 });
    beside += 1;
  }
  for (const { thing } of copies.filter((one) => !one.thing.drawing)) {
    const size = extent(null, Math.max(width * words.width, height * words.least), thing.text);
    const lowest = Math.max(0, ...faceBoxes.map(({ bottom }) => bottom)) + size.height * 0.55;
    const y = Math.max(base - size.height * 0.05, lowest);
    props.push({ thing, x: width / 2, y, size, turn: 0, behind: false });
    base = y + size.height * 0.95;
  }
  return props;
}
