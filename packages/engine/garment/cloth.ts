/** Which tones of a place are the garment's, which are skin, and which are other clothes. */
import { boxMean } from '../image/raster.ts';
import type { Layer, ClothPlace } from './place.ts';
import { apart, gather, inShade, median, nearestOf, type Tone } from './tones.ts';
import { skinTest, type Share, type View } from './zones.ts';

const colors = 5;
/** Distance within which a tone is surely one of the garment's. */
const near = 20;
/** A further color is the garment's when it has this share of it, and when this share of it lies beside the main color: stripes do, a helmet does not. */
const leastShare = 0.12;
const besideMost = 0.6;
/** Of what lies along the bones less is enough: a sleeve in the shade is beside no lit one. */
const besideBones = 0.3;
/** Reach of `beside` in face widths. */
const besideReach = 0.4;
/** Fewer pixels than this show nothing. */
const fewest = 30;
/** A place of which less than this share is cloth is bare, or its cloth has the color of skin. */
const mostlyCloth = 0.6;
/** What is at least this far from the face's skin in chroma, all over a place, is cloth. */
const skinLike = 4.8;
/**
 * Other clothes have this share of their place at least, differ in chroma or in light by this much from the garment, and at most this share of the
 * garment's place is of their color. What differs in light alone is so much of the way from the garment to the lightest, and a shirt has this share of it.
 */
const otherCloth = { least: 0.04, chroma: 14, light: 70, bright: 0.6, shade: 0.4, within: 15, most: 0.08 } as const;

export type Cloth = {
  /** The layer that was found. */
  layer: Layer;
  /** The colors of the garment, the main one first. */
  worn: readonly Tone[];
  isSkin: (tone: Tone) => boolean;
  /** Whether what seems to be skin has hardly its tone: a collar in the light that a neck throws back is cloth all the same. */
  isDoubtful: (tone: Tone) => boolean;
  /** Whether a tone is that of other clothes. */
  isOther: (tone: Tone) => boolean;
};

type IsIn = (x: number, y: number) => boolean;

/** The positions of a place that are the wearer's. */
function positionsIn({ width, height, body }: View, isIn: IsIn, nearness: Share): number[] {
  const found: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (body[at]! >= 0.5 && isIn(x, y) && nearness(x, y) >= 1) found.push(at);
    }
  return found;
}

/** The centers of the colors at some positions; more of them than so many show nothing new. */
function gatherAt({ tones }: View, positions: readonly number[]): { tone: Tone; share: number }[] {
  const every = Math.max(1, Math.floor(positions.length / mostGathered));
  const some = positions.filter((_, index) => index % every === 0);
  return gather(
    some.map((at) => tones[at]!),
    colors,
  );
}
const mostGathered = 5000;

/** The colors of what lies at some positions: the one that covers most, and those that alternate with it. */
function colorsAt(view: View, positions: readonly number[], leastBeside: number): Tone[] {
  const { width, height, tones, faces } = view;
  const centers = gatherAt(view, positions).map(({ tone }) => tone);
  const nearest = new Int8Array(width * height).fill(-1);
  const counts = centers.map(() => 0);
  for (const at of positions) {
    const index = nearestOf(tones[at]!, centers);
    if (apart(tones[at]!, centers[index]!) > near * 1.3) continue;
    nearest[at] = index;
    counts[index]! += 1;
  }
  const first = counts.indexOf(Math.max(...counts));
  const reached = boxMean(
    Float32Array.from(nearest, (index) => (index === first ? 1 : 0)),
    width,
    height,
    Math.max(1, Math.round(faces[0]!.width * besideReach)),
  );
  const beside = centers.map(() => 0);
  for (const at of positions) if (nearest[at]! >= 0 && reached[at]! > 0.12) beside[nearest[at]!]! += 1;
  const others = centers.filter(
    (_, index) => index !== first && counts[index]! > positions.length * leastShare && beside[index]! > counts[index]! * leastBeside,
  );
  return [centers[first]!, ...others];
}

/** Of the colors, the first and those that both sides of the wearer show: a neighbor in front shows at one. */
function onBothSides({ width, tones, faces }: View, positions: readonly number[], [first, ...rest]: readonly Tone[]): Tone[] {
  const center = faces[0]!.x + faces[0]!.width / 2;
  const all = [first!, ...rest];
  const isBoth = (tone: Tone) => {
    const own = positions.filter((at) => all[nearestOf(tones[at]!, all)] === tone);
    const left = own.filter((at) => at % width < center).length;
    return Math.min(left, own.length - left) > own.length * leastSide;
  };
  return [first!, ...rest.filter(isBoth)];
}
const leastSide = 0.15;
/** A further color that lies at less than this share of the main one's distance from the middle is of what is worn below. */
const nearMiddle = 0.75;
/** How many times farther from the face's tone than skin usually is an arm in the shade may be. */
const shadedSkin = 1.8;

const chromaApart = (one: Tone, other: Tone): number => Math.hypot(one[1] - other[1], one[2] - other[2]);

type Outermost = { positions: number[]; kind: 'cloth' | 'skin-like' | 'below skin' };

/** Where the outermost clothes of a place are; null when it shows none. */
function outermost(view: View, place: ClothPlace, skin: (tone: Tone) => number, nearness: Share): Outermost | null {
  const isSkin = (tone: Tone) => skin(tone) < Infinity;
  const all = positionsIn(view, place.holds, nearness);
  if (all.length < fewest) return null;
  const cloth = all.filter((at) => !isSkin(view.tones[at]!));
  const trunk = place.bare ? positionsIn(view, place.bare, nearness) : [];
  const onTrunk = trunk.filter((at) => !isSkin(view.tones[at]!));
  const usual = median(all.map((at) => view.tones[at]!));
  if (cloth.length >= all.length * mostlyCloth || skin(usual) === Infinity) return { positions: cloth, kind: 'cloth' };
  if (skin(usual) > skinLike) return { positions: all, kind: 'skin-like' };
  // Bare arms and a low neckline are skin, and what covers the trunk is cloth all the same.
  if (cloth.length < all.length * mostlyCloth && onTrunk.length >= fewest && onTrunk.length >= trunk.length * mostlyCloth)
    return { positions: onTrunk, kind: 'cloth' };
  const below = place.bare ? onTrunk : cloth;
  return below.length < fewest ? null : { positions: below, kind: 'below skin' };
}

/** The clothes that show where the outermost ones leave a place open, by color. */
function othersIn(view: View, inner: readonly number[], outer: readonly number[], worn: readonly Tone[]): Tone[] {
  const { tones } = view;
  const centers = gatherAt(view, inner);
  const lightest = Math.max(...worn.map(([light]) => light));
  // A gray between a dark jacket and a white shirt is the shade of either.
  const bright = lightest + (Math.max(lightest, ...centers.map(({ tone: [light] }) => light)) - lightest) * otherCloth.bright;
  const isElse = (tone: Tone) =>
    worn.every(
      (own) =>
        chromaApart(tone, own) > otherCloth.chroma ||
        tone[0] < own[0] - otherCloth.light ||
        tone[0] > Math.max(own[0] + otherCloth.light, bright),
    );
  const shareOf = (tone: Tone) => outer.filter((at) => apart(tones[at]!, tone) < otherCloth.within).length / outer.length;
  return centers
    .filter(({ tone, share }) => share > otherCloth.least && isElse(tone) && shareOf(tone) < otherCloth.most)
    .map(({ tone }) => tone);
}

/** The garment of a layer in a place; null when the place shows no cloth. */
export function clothOf(view: View, place: ClothPlace, layer: Layer, nearness: Share): Cloth | null {
  const skin = skinTest(view);
  const found = outermost(view, place, skin, nearness);
  if (!found) return null;
  const { positions, kind } = found;
  const { tones, width } = view;
  const all = colorsAt(view, positions, place.bare && kind === 'cloth' ? besideBones : besideMost);
  const center = view.faces[0]!.x + view.faces[0]!.width / 2;
  const aside = (tone: Tone): number => {
    const own = positions.filter((at) => apart(tones[at]!, tone) < otherCloth.within);
    return own.reduce((sum, at) => sum + Math.abs((at % width) - center), 0) / Math.max(1, own.length);
  };
  // A shirt in an open jacket is seen nearer to the middle, and stripes all over.
  const shaded = skinTest(view, shadedSkin);
  const colored = all.filter(
    (tone, index) =>
      index === 0 || ((!place.bare || aside(tone) > aside(all[0]!) * nearMiddle) && (kind !== 'cloth' || shaded(tone) === Infinity)),
  );
  const worn = kind === 'skin-like' ? onBothSides(view, positions, colored) : colored;
  // What is nearer to the cloth than to skin is cloth, even in the color of skin.
  const isSkin = (tone: Tone) => skin(tone) < (kind !== 'below skin' ? Math.min(...worn.map((own) => chromaApart(tone, own))) : Infinity);
  const isDoubtful = (tone: Tone) => kind !== 'below skin' && isSkin(tone) && skin(tone) > skinLike;
  const inner = place.inner && kind !== 'below skin' ? positionsIn(view, place.inner, nearness).filter((at) => !isSkin(tones[at]!)) : [];
  // The shade of a chin, or of a bright wall, is not a shirt.
  const others = othersIn(view, inner, positions, worn).filter((tone) => kind !== 'cloth' || shaded(tone) === Infinity);
  const among = (own: readonly Tone[], rest: readonly Tone[]) => (tone: Tone) =>
    rest.length > 0 && apart(tone, rest[nearestOf(tone, rest)]!) < Math.min(...own.map((color) => inShade(tone, color)));
  if (layer === 'outer' || others.length === 0) return { layer: 'outer', worn, isSkin, isDoubtful, isOther: among(worn, others) };
  // A shirt shows at the collar, and its tie farther down; the shade below a chin is darker than either.
  const lightest = Math.max(...others.map(([light]) => light));
  const high = others.map((tone) => {
    if (tone[0] < lightest * otherCloth.shade) return Infinity;
    const own = inner.filter((at) => others[nearestOf(tones[at]!, others)] === tone);
    return own.reduce((sum, at) => sum + Math.trunc(at / width), 0) / Math.max(1, own.length);
  });
  const shirt = others[high.indexOf(Math.min(...high))]!;
  return {
    layer: 'inner',
    worn: [shirt],
    isSkin,
    isDoubtful,
    isOther: among([shirt], [...worn, ...others.filter((tone) => tone !== shirt)]),
  };
}
