/** Two people in knitwear with the heads of their photos: what a video moves. */
import { blank, cover, drawing, lay, type Bitmap } from './bitmap.ts';
import { layHead, type Couple, type Standing } from './couple.ts';
import type { Head } from './head.ts';
import { collar, tail, torso, woolOf, type Headgear, type Wool } from './knitwear.ts';

export type Side = 0 | 1;
/** -1 for the left one, 1 for the right one. */
export const wayOf = (side: Side): 1 | -1 => (side === 0 ? -1 : 1);

/** How far drawings reach around the neck, in face widths, and how much larger they are than at first, because the camera comes nearer. */
const box = { aside: 1.9, above: 2.8, below: 4 } as const;
const finer = 1.2;

type Dressed = { head: Head; behind: Bitmap; before: Bitmap; hat: Bitmap };

export type Troupe = {
  /** Whose hair is shorter stands in front and leaves the other's face in sight. */
  front: Side;
  back: Side;
  /** Half of the distance, in face widths, at which the two are cheek to cheek. */
  together: number;
  /** Lays one of the two; `tilt` inclines the head, in radians. */
  lay: (frame: Bitmap, side: Side, at: Standing, tilt: number) => void;
  /** Draws over the frame what is given in face widths around a place. */
  draw: (frame: Bitmap, parts: readonly { at: Standing; svg: string }[]) => Promise<void>;
};

/** Half of the least and of the most distance between two heads, and what hair leaves of it to the other's face. */
const close = { least: 0.86, most: 1, cheek: 0.92 } as const;

/** Half of the width of a head that drawn hats fit as they are, and how much smaller and larger they become. */
const usualHead = 0.58;
const fits = { least: 0.84, most: 1.04 } as const;

/** A hat in the size of a head, on it. */
function fitted({ hairline, brow }: Head, svg: string): string {
  const size = Math.min(fits.most, Math.max(fits.least, brow.half / usualHead));
  return `<g transform="translate(${brow.middle.toFixed(3)} ${hairline[1].toFixed(3)}) scale(${size.toFixed(3)})">${svg}</g>`;
}

export async function troupeOf({ size, face, heads }: Couple, wools: readonly [Wool, Wool], headgear: Headgear): Promise<Troupe> {
  const unit = face * finer;
  const [width, height] = [Math.round(2 * box.aside * unit), Math.round((box.above + box.below) * unit)];
  const defs = wools.map((wool, side) => woolOf(String(side), wool)).join('');
  const sprite = (svg: string) =>
    drawing(
      `<defs>${defs}</defs><g transform="translate(${box.aside * unit} ${box.above * unit}) scale(${unit})">${svg}</g>`,
      width,
      height,
    );
  const dress = async (head: Head, side: Side): Promise<Dressed> => {
    const [id, wool] = [String(side), wools[side]];
    const { behind, before } = collar(id, wool);
    return {
      head,
      behind: await sprite(behind),
      before: await sprite(torso(id, wool) + before + tail(id, wayOf(side))),
      hat: await sprite(fitted(head, headgear(id, wayOf(side)))),
    };
  };
  const both = [await dress(heads[0], 0), await dress(heads[1], 1)] as const;
  const [leftHair, rightHair] = [heads[0].hair.right, heads[1].hair.left];
  const front: Side = leftHair <= rightHair ? 0 : 1;
  const anchor = [box.aside * unit, box.above * unit] as const;
  return {
    front,
    back: front === 0 ? 1 : 0,
    together: Math.min(close.most, Math.max(close.least, (Math.min(leftHair, rightHair) + close.cheek) / 2)),
    lay(frame, side, at, tilt) {
      const { head, behind, before, hat: worn } = both[side];
      const { x, y, lean } = at;
      const scale = at.scale / finer;
      lay(frame, behind, { x, y, anchor, scale, angle: lean });
      layHead(frame, head, at, tilt);
      lay(frame, before, { x, y, anchor, scale, angle: lean });
      lay(frame, worn, { x, y, anchor, scale, angle: lean + tilt });
    },
    async draw(frame, parts) {
      if (parts.length === 0) return;
      const placed = parts.map(
        ({ at: { x, y, scale, lean }, svg }) =>
          `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(scale * face).toFixed(3)}) rotate(${((lean * 180) / Math.PI).toFixed(2)})">${svg}</g>`,
      );
      cover(frame, await drawing(`<defs>${defs}</defs>${placed.join('')}`, size.width, size.height));
    },
  };
}

/** An empty frame with the scenery behind, a little larger so that it moves less than the people. */
export function framed(behind: Bitmap, { width, height }: Couple['size'], camera: number): Bitmap {
  const frame = blank(width, height);
  lay(frame, behind, { x: width / 2, y: height / 2, scale: 1.02 + (camera - 1) * 0.4 });
  return frame;
}
