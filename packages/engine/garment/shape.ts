/** The shape of a garment: its colors spread by grabCut over the body, without skin, hair, other clothes, and other people. */
import type { GarmentPart } from '../../../contract/facts/garments.ts';
import { onTrunk } from '../body/figure.ts';
import { grabCut, maybeBack, maybeFront, sureBack, sureFront } from '../image/grab-cut.ts';
import { boxMean, type Plane } from '../image/raster.ts';
import type { Cloth } from './cloth.ts';
import { edgeless } from './edges.ts';
import { settled } from './settle.ts';
import { aboveWaist } from './waist.ts';
import { whole } from './whole.ts';
import { closedFront } from './front.ts';
import type { Looked } from './look.ts';
import type { ClothPlace, Region } from './place.ts';
import { apart, inShade, type Tone } from './tones.ts';
import { beardOf, hairOf, isOthersHead, nearnessIn, type View } from './zones.ts';

/** Heights in the face from which on a garment may be beside the cheek, and beside the jaw. */
const beside = { cheek: 0.62, jaw: 0.82 } as const;
/** Maximum distance of a tone from a color of the garment: for certain, and perhaps. */
const near = 20;
const far = 40;
/** Chroma from which on a color is known in deep shade: gray in the shade is everything dark. */
const vivid = 30;
/** Beyond this distance it is another thing, such as a helmet or a bag; enclosed prints come back as holes. */
const another = 52;
const rounds = 4;
/** Above this, all that is worn there is compared with what was found by its colors. */
const doubtful = 0.12;
/** How much less of its outline must be without an edge. */
const better = 0.7;
/** Cloth of many colors is found in scraps, of which the outline is longer than this. */
const ragged = 10;
/** A cut-out may end before the garment: its colors may be followed to where hardly anything of the body is seen. */
const leastBody = 0.12;
/** Lengths of the trunk below which an upper garment has its main color only. */
const hips = 0.9;

/** Half the width of the largest figure of a print, in face widths. */
const flower = 0.09;

/** What grabCut may decide and what it may not, what is skin, hair or other clothes, all that is worn there, and where the garment can be. */
type Seeds = Readonly<Record<'seeds' | 'bare' | 'area' | 'may', Uint8Array>>;

/** What is known of each pixel before its colors are spread. */
function seedsOf(view: View, { place, cloth, part }: Worn): Seeds {
  const { width, height, tones, body, faces } = view;
  const face = faces[0]!;
  const center = face.x + face.width / 2;
  const nearness = nearnessIn(view);
  const [pose] = view.poses;
  const trunk = pose && part === 'top' ? onTrunk(pose, 1) : null;
  const { worn, isSkin, isDoubtful, isOther } = cloth;
  const [holds, reaches] = [cloth.layer === 'inner' ? place.inner! : place.holds, place.reaches(cloth.layer)];
  const distances = worn.map((own) => {
    const distance = Math.hypot(own[1], own[2]) > vivid ? inShade : apart;
    return (tone: Tone) => distance(tone, own);
  });
  const fromMain = distances[0]!;
  const fromWorn = (tone: Tone): number => distances.reduce((least, distance) => Math.min(least, distance(tone)), Infinity);
  const hair = hairOf(view, isSkin, worn.slice(0, 1));
  const beard = beardOf(view, isSkin);
  const seeds = new Uint8Array(width * height);
  const bare = new Uint8Array(width * height);
  const area = new Uint8Array(width * height);
  const may = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const tone = tones[at]!;
      const aside = Math.abs(x - center) / face.width;
      const high = (y - face.y) / face.height;
      const inOval = Math.hypot((x - center) / face.width / 0.54, (high - 0.5) / 0.52) < 1;
      // A collar may reach as high as the jaw.
      const besideFace = inOval || (high < beside.jaw && aside < 0.54) || (high < beside.cheek && aside < 0.85) || high < 0.4;
      // Trousers in a second color of a jacket are not of it.
      const isBelow = trunk !== null && trunk(x, y).down > hips;
      const away = isBelow ? fromMain(tone) : fromWorn(tone);
      bare[at] = isSkin(tone) || hair[at] || isOther(tone) ? 1 : 0;
      // Its place and all of its color decide whether it is cloth.
      const isUnsure = !hair[at] && !isOther(tone) && isDoubtful(tone);
      const own = nearness(x, y);
      // A wide garment reaches below a neighbor's face, with its own color only.
      const foreign = own < 1 && (own < 0.4 || away > near);
      const isAnother = besideFace || !reaches(x, y) || foreign || isOthersHead(view, x, y);
      const isElsewhere = isAnother || body[at]! < 0.4;
      may[at] = isAnother || bare[at] || beard[at] || body[at]! < leastBody ? 0 : 1;
      area[at] = isElsewhere || isBelow || own < 1 || beard[at] || body[at]! < 0.5 ? 0 : 1;
      if (away > another || isElsewhere || (bare[at] && !isUnsure)) seeds[at] = sureBack;
      else if (isUnsure) seeds[at] = maybeBack;
      else seeds[at] = away < near && holds(x, y) && body[at]! > 0.6 ? sureFront : away < far && body[at]! > 0.4 ? maybeFront : maybeBack;
    }
  // A flower in the color of skin is as small as a flower.
  const skinny = boxMean(Float32Array.from(bare), width, height, Math.max(1, Math.round(face.width * flower)));
  return { seeds, bare, may, area: area.map((value, at) => (value && skinny[at]! < 0.75 ? 1 : 0)) };
}

/** The length of a garment's outline in widths of the face, for each square of a face that it covers. */
function raggedness(garment: Plane, { width, faces }: View): number {
  let [area, outline] = [0, 0];
  for (let at = 0; at < garment.length; at += 1) {
    if (garment[at]! < 0.5) continue;
    area += 1;
    if (garment[at + 1]! < 0.5 || garment[at - 1]! < 0.5 || garment[at + width]! < 0.5 || garment[at - width]! < 0.5) outline += 1;
  }
  return (outline * faces[0]!.width) / Math.max(1, area);
}

/** A cloth, where it is looked for, and which part of the clothes is meant. */
type Worn = { place: ClothPlace; region: Region; cloth: Cloth; part: GarmentPart | null };

/** Whether a place is before the trunk; without a pose, below the face and hardly wider. */
function chestOf({ faces, poses: [pose] }: View): (x: number, y: number) => boolean {
  const face = faces[0]!;
  const center = face.x + face.width / 2;
  if (!pose) return (x, y) => y > face.y + face.height * 1.2 && Math.abs(x - center) < face.width;
  const trunk = onTrunk(pose, face.width * 0.6);
  return (x, y) => {
    const { across, down } = trunk(x, y);
    return down > 0 && Math.abs(across) < 1.15;
  };
}

/** The garment that has the colors of a cloth; null when there is nothing of it. */
async function coloredAs({ view, rgb }: Looked, worn: Worn): Promise<{ alike: Plane | null; area: Plane }> {
  const { width, height } = view;
  const { seeds, bare, area, may } = seedsOf(view, worn);
  const open = worn.cloth.layer === 'outer' ? closedFront(view, worn.cloth) : new Uint8Array(seeds.length);
  for (const [at, value] of open.entries()) if (value) [seeds[at], may[at]] = [sureBack, 0];
  const mask = await grabCut({ rgb, width, height }, seeds, rounds);
  const isBare = (at: number) => bare[at] === 1;
  // Beside the wearer, a crowd or a wall may have the same color.
  const onTrunkAt = chestOf(view);
  const isOwn = (at: number) =>
    may[at] === 1 && onTrunkAt(at % width, Math.trunc(at / width)) && worn.cloth.worn.some((tone) => apart(view.tones[at]!, tone) < near);
  // What is grown together again by its colors was apart by the bare waist.
  const parted = (found: Uint8Array): Uint8Array => (worn.region === 'chest' ? aboveWaist(found, view) : found);
  const grown = (found: Uint8Array): Plane => {
    const upper = parted(found);
    const within = may.map((value, at) => (found[at] && !upper[at] ? 0 : value));
    return whole(parted(settled(upper, view, within)), width, isBare, isOwn);
  };
  return {
    alike: mask && grown(mask),
    area: whole(parted(area.map((value, at) => (open[at] ? 0 : value))), width, isBare, isOwn),
  };
}

/** The garment of a cloth: by its colors, or all that is worn there, where those end in the middle of it or are found in scraps. */
export async function shapeOf(looked: Looked, worn: Worn): Promise<Plane | null> {
  const { view } = looked;
  const found = await coloredAs(looked, worn);
  if (worn.cloth.layer === 'inner') return found.alike;
  const endOf = (plane: Plane | null): number => (plane ? edgeless(plane, view) : 1);
  const end = endOf(found.alike);
  const isScraps = found.alike !== null && raggedness(found.alike, view) > ragged;
  if (isScraps) return raggedness(found.area, view) < ragged ? found.area : found.alike;
  if (end <= doubtful) return found.alike;
  // What seemed to be other clothes may be the same ones in another light.
  const plain = await coloredAs(looked, { ...worn, cloth: { ...worn.cloth, isOther: () => false } });
  const best = endOf(plain.alike) < end * better ? plain.alike : found.alike;
  return endOf(found.area) < endOf(best) * better ? found.area : best;
}
