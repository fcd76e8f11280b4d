/** The head of somebody who was cut out, without the clothes of the photo: it is set on a body that is drawn. */
import sharp from 'sharp';
import { faceWidth, moved, outline, points, rollOf, sureSkin, type Mesh } from '../face/mesh.ts';
import { boxMean, clamp01 } from '../image/raster.ts';
import { fillPolygons, grown } from '../face/polygon.ts';
import { bitmapOf, type Bitmap } from './bitmap.ts';
import { clearRim } from './rim.ts';
import { onWay, type Spot } from './knitwear.ts';
import type { CutPerson } from './people.ts';

/**
 * A head in pixels of the video. `neck`: where it turns, in pixels of the bitmap; `level`: the rotation that levels its eyes, in radians; `hair`: how far
 * its hair reaches to either side of the neck, in face widths.
 */
export type Head = {
  bitmap: Bitmap;
  mesh: Mesh;
  neck: readonly [number, number];
  level: number;
  hair: { left: number; right: number };
  /** All from the neck, in face widths, of the level head. */
  hairline: Spot;
  /** The middle of the head and half its mean width just below the hairline. */
  brow: { middle: number; half: number };
  /** Of the face. */
  outline: readonly Spot[];
  mouth: Spot;
  cheeks: { left: Spot; right: Spot };
};

/** The neck turns so far below the chin, in face widths. */
const belowChin = 0.12;
/** A face is so many times as high as it is wide: the size of one that is half turned is seen in its height. */
const usualHeight = 1.22;
const mostLevel = 0.3;

/** The size of a face in its photo as a width in pixels, the same for a face that is turned. */
export function sizeOf(mesh: Mesh): number {
  const [[x, y], chin] = [mesh[points.forehead]!, mesh[points.chin]!];
  return Math.max(faceWidth(mesh), Math.hypot(chin[0] - x, chin[1] - y) / usualHeight);
}

/**
 * How far down the head reaches, in face widths from where the neck turns: the neck, half its width and how far beside it the jaw rises; and hair that
 * falls beside the cheeks, because what is lower there is a collar.
 */
const ends = { neck: 0.2, wide: 0.3, jaw: -0.45, beside: 0.55, hair: 0.08, soft: 0.07 } as const;
/** Where hair that falls is looked for beside the jaw. */
const falling = { from: -0.95, middle: -0.6, to: -0.28, inner: 0.56, outer: 0.7, least: 0.5 } as const;
/** Below the ear of who has no hair there nothing is left beyond the jaw: it is of the background. Face widths from the middle, and from the neck. */
const jawed = { from: -0.75, to: -0.4, wide: 0.66, narrow: 0.52, soft: 0.05 } as const;
/** Below the ears of who has no hair there, nothing is left but the face, up to its edge and a little further: collars lie beside the jaw. */
const faceOnly = { from: -0.52, to: -0.42, larger: 1.04, soft: 0.02 } as const;
/** Hair ends in a curve: what is farther away is cut. */
const bob = { wide: 1.02, high: 1, middle: -0.75, soft: 0.1 } as const;

function endAt(aside: number, isLong: boolean): number {
  const beside = isLong ? ends.hair : ends.jaw;
  if (aside < ends.wide) return ends.neck;
  return aside > ends.beside ? beside : ends.neck + ((beside - ends.neck) * (aside - ends.wide)) / (ends.beside - ends.wide);
}

/** Above a hat's edge nothing is left, and beside it the hair lies close; the brim of a hat of one's own would show beyond `brim`. */
const underHat = { wide: 0.6, slope: 1.7, soft: 0.05, brim: 0.74 } as const;

/** The wing of the nose and the edge of the face on either side: between them is the middle of the cheek. */
const cheeks = [
  [98, 93],
  [327, 323],
] as const;
/** How far below the hairline a hat is measured, in face widths. */
const band = 0.22;

/** How wide the rim of a cut-out is, in face widths. */
const rim = 0.018;
/** A hat throws a shadow on the forehead, and a scarf's shadow lies on the chin: how dark, and how far they reach in face widths. */
const shade = { hat: 0.42, below: 0.24, scarf: 0.3, above: 0.22 } as const;
/** The light of every place comes from the right, as on what is drawn: how much brighter and darker the edges of a face are. */
const aslant = 0.16;

type Rgb = readonly [number, number, number];

/** Mean red, green and blue of what is always skin. */
export function skinOf({ bitmap: { pixels, width, height }, mesh }: CutPerson): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const spot of sureSkin) {
    const [x, y] = mesh[spot]!.map(Math.round) as [number, number, number];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const at = (y * width + x) * 4;
    for (const channel of [0, 1, 2] as const) sum[channel] += pixels[at + channel]!;
    count += 1;
  }
  return sum.map((value) => value / Math.max(1, count)) as [number, number, number];
}

/** The head of a person whose face becomes `face` pixels wide, lit by `light`. A hat will cover what is above the hairline. */
export async function headOf(
  { bitmap, mesh }: CutPerson,
  { face, light, flip }: { face: number; light: Rgb; flip: boolean },
): Promise<Head> {
  const size = sizeOf(mesh);
  const scale = face / size;
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const straight = Uint8Array.from(bitmap.pixels);
  for (let at = 0; at < straight.length; at += 4) {
    const alpha = straight[at + 3]!;
    for (const channel of [0, 1, 2] as const)
      straight[at + channel] = alpha === 0 ? 0 : Math.min(255, ((straight[at + channel]! * 255) / alpha) * light[channel]);
  }
  const pad = Math.round(face * 0.3);
  const data = await sharp(straight, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } })
    .resize(width, height, { fit: 'fill' })
    .flop(flip)
    .extend({ left: pad, right: pad, top: pad, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
  const own = flip ? moved(mesh, scale, pad, pad).map(([x, y, z]) => [width + 2 * pad - x, y, z] as const) : moved(mesh, scale, pad, pad);
  const [chinX, chinY] = own[points.chin]!;
  const roll = flip ? -rollOf(mesh) : rollOf(mesh);
  const level = Math.max(-mostLevel, Math.min(mostLevel, -roll));
  const [cos, sin] = [Math.cos(level), Math.sin(level)];
  const neck = [chinX + sin * belowChin * face, chinY + cos * belowChin * face] as const;
  const upright = (x: number, y: number) => {
    const [dx, dy] = [(x - neck[0]) / face, (y - neck[1]) / face];
    return [dx * cos - dy * sin, dx * sin + dy * cos] as const;
  };
  const spotOf = (index: number): Spot => upright(own[index]![0], own[index]![1]);
  const hairline = spotOf(points.forehead);
  const [one, other] = cheeks.map(([a, b]) => onWay(0.5, spotOf(a), spotOf(b))) as [Spot, Spot];
  const [whole, tall] = [width + 2 * pad, height + pad];
  const beside = () => ({ all: 0, own: 0 });
  clearRim(data, whole, tall, Math.max(1, Math.round(face * rim)));
  const oval = grown(
    outline.oval.map((index) => own[index]!),
    faceOnly.larger,
  );
  const inFace = boxMean(fillPolygons([oval], whole, tall), whole, tall, Math.max(1, Math.round(face * faceOnly.soft)));
  const seen = { left: { high: beside(), low: beside() }, right: { high: beside(), low: beside() } };
  for (let y = 0, at = 3; y < tall; y += 1)
    for (let x = 0; x < whole; x += 1, at += 4) {
      const [across, down] = upright(x, y);
      const aside = Math.abs(across);
      if (down < falling.from || down > falling.to || aside < falling.inner || aside > falling.outer) continue;
      const side = seen[across < 0 ? 'left' : 'right'][down < falling.middle ? 'high' : 'low'];
      side.all += 1;
      side.own += data[at]! > 127 ? 1 : 0;
    }
  // Raised shoulders are beside the jaw alone, hair beside the cheek as well.
  const falls = ({ high, low }: (typeof seen)['left']) => high.own > high.all * falling.least && low.own > low.all * falling.least;
  const isLong = { left: falls(seen.left), right: falls(seen.right) };
  const hair = { left: 0, right: 0 };
  const brow = { count: 0, sum: 0 };
  for (let y = 0, at = 3; y < tall; y += 1)
    for (let x = 0; x < whole; x += 1, at += 4) {
      if (data[at] === 0) continue;
      const [across, down] = upright(x, y);
      let keep = clamp01((endAt(Math.abs(across), across < 0 ? isLong.left : isLong.right) - down) / ends.soft);
      keep *= clamp01((1 - Math.hypot(across / bob.wide, Math.max(0, down - bob.middle) / bob.high)) / bob.soft);
      if (!(across < 0 ? isLong.left : isLong.right)) {
        keep *= 1 - clamp01((down - faceOnly.from) / (faceOnly.to - faceOnly.from)) * (1 - inFace[(at - 3) / 4]!);
        const low = Math.min(1, (down - jawed.from) / (jawed.to - jawed.from));
        const wide = low < 0 ? underHat.brim : jawed.wide + (jawed.narrow - jawed.wide) * low;
        keep *= clamp01((wide - Math.abs(across)) / jawed.soft);
      }
      const line = hairline[1] + Math.max(0, Math.abs(across - hairline[0]) - underHat.wide) * underHat.slope;
      keep *= clamp01((down - line) / underHat.soft);
      data[at]! *= keep;
      const lit =
        (1 - shade.hat * clamp01(1 - (down - line) / shade.below) ** 2) *
        (1 - shade.scarf * clamp01(1 + (down + belowChin) / shade.above) ** 2) *
        (1 + aslant * Math.max(-0.7, Math.min(0.7, across)));
      for (const channel of [3, 2, 1]) data[at - channel] = Math.min(255, data[at - channel]! * lit);
      if (data[at]! > 127 && down > hairline[1] && down < hairline[1] + band) {
        brow.count += 1;
        brow.sum += across;
      }
      if (data[at]! > 127 && down > hairline[1] && down < -0.2) {
        if (across < 0) hair.left = Math.max(hair.left, -across);
        else hair.right = Math.max(hair.right, across);
      }
    }
  return {
    bitmap: bitmapOf(data, whole, tall),
    mesh: own,
    neck,
    level,
    hair,
    hairline,
    brow: { middle: brow.sum / Math.max(1, brow.count), half: brow.count / (2 * band * face * face) },
    outline: outline.oval.map(spotOf),
    mouth: spotOf(points.upperLip),
    cheeks: one[0] < other[0] ? { left: one, right: other } : { left: other, right: one },
  };
}
