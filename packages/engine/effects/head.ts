/** Moves the head of somebody who was cut out: turned aside, inclined, with lids that close. The body below the neck stays as it is. */
import sharp from 'sharp';
import { boundsOf, faceWidth, moved, type Mesh } from '../face/mesh.ts';
import { bitmapOf, blank, columnsOf, type Bitmap } from './bitmap.ts';
import { withLids } from './lids.ts';

/** A person in pixels of the video, with room around the head to move in. */
export type Figure = { bitmap: Bitmap; mesh: Mesh };

/** Radians: `turn` is positive to the viewer's right, `lean` clockwise. `lids` closes the eyes from 0 to 1. */
export type Pose = { turn: number; lean: number; lids: number };

/** Face widths of room that a head gets at both sides and above. */
const room = 0.6;
/** Pixels of a bitmap for one of the video. */
const finer = 1;

/** The bitmap as it is drawn in the video: small, and wide enough for a head that moves. `scale` is in pixels of the video for one of the photo. */
export async function figureOf({ bitmap, mesh }: Figure, scale: number): Promise<Figure & { shrunk: number; pad: number }> {
  const shrunk = Math.min(1, scale * finer);
  const width = Math.max(1, Math.round(bitmap.width * shrunk));
  const height = Math.max(1, Math.round(bitmap.height * shrunk));
  const straight = Uint8Array.from(bitmap.pixels);
  for (let at = 0; at < straight.length; at += 4) {
    const alpha = straight[at + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = 0; channel < 3; channel += 1) straight[at + channel] = Math.min(255, (straight[at + channel]! * 255) / alpha);
  }
  const pad = Math.round(room * faceWidth(mesh) * shrunk);
  const data = await sharp(straight, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } })
    .resize(width, height, { fit: 'fill' })
    .extend({ left: pad, right: pad, top: pad, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
  return { bitmap: bitmapOf(data, width + 2 * pad, height + pad), mesh: moved(mesh, shrunk, pad, pad), shrunk, pad };
}

/** Half the head with its hair, aside and above, in face widths from the center of the face. */
const skull = { wide: 1.05, high: 1.35 } as const;
/** How far the middle of a face moves as it turns by a radian, in face widths. */
const depth = 0.86;
/** Where the neck bends, and how far it takes to bend, in face widths below the chin. */
const neck = { from: -0.1, to: 0.55, pivot: 0.3 } as const;

const smooth = (share: number): number => (share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share));

function sampled({ pixels, width, height }: Bitmap, x: number, y: number, to: Uint8Array, at: number): void {
  if (x < 0 || y < 0 || x > width - 1.001 || y > height - 1.001) return;
  const [x0, y0] = [Math.trunc(x), Math.trunc(y)];
  const [tx, ty] = [x - x0, y - y0];
  const from = (y0 * width + x0) * 4;
  const below = from + width * 4;
  for (let channel = 0; channel < 4; channel += 1)
    to[at + channel] =
      (pixels[from + channel]! * (1 - tx) + pixels[from + 4 + channel]! * tx) * (1 - ty) +
      (pixels[below + channel]! * (1 - tx) + pixels[below + 4 + channel]! * tx) * ty;
}

/** The person with the head in a pose; the same size, in the same place. */
export function posed({ bitmap, mesh }: Figure, { turn, lean, lids }: Pose): Bitmap {
  const { width, height } = bitmap;
  const source = lids > 0 ? withLids(bitmap, mesh, lids) : bitmap;
  const size = faceWidth(mesh);
  const face = boundsOf(mesh);
  const [x, y] = [face.x + face.width / 2, face.y + face.height / 2];
  const chin = face.y + face.height;
  const pivot = chin + neck.pivot * size;
  const last = Math.min(height, Math.ceil(chin + neck.to * size));
  const result = blank(width, height);
  result.pixels.set(source.pixels.subarray(last * width * 4), last * width * 4);
  const moves = depth * size * Math.sin(turn);
  const columns = columnsOf(bitmap);
  for (let row = 0; row < last; row += 1) {
    // Where the neck ends nothing moves, or the collar would tear.
    const share = smooth((chin + neck.to * size - row) / ((neck.to - neck.from) * size));
    const angle = -lean * share;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const dy = row - pivot;
    // Above the chin there is the head alone, wherever it leans to.
    const aside = row < chin ? 1.6 * size + Math.abs(sin) * size * 2 : bitmap.width;
    const to = Math.min(columns.to, Math.ceil(x + aside));
    for (let column = Math.max(columns.from, Math.floor(x - aside)); column < to; column += 1) {
      const dx = column - x;
      const upX = x + dx * cos - dy * sin;
      const upY = pivot + dx * sin + dy * cos;
      // A head bulges: what is nearest moves farthest, and its outline hardly.
      const bulge = 1 - ((upX - x) / (skull.wide * size)) ** 2 - ((upY - y) / (skull.high * size)) ** 2;
      sampled(source, bulge > 0 ? upX - moves * bulge * share : upX, upY, result.pixels, (row * width + column) * 4);
    }
  }
  return result;
}

/** Mean red, green and blue of what is always skin. */
export function skinOf({ bitmap: { pixels, width, height }, mesh }: Figure, spots: readonly number[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const spot of spots) {
    const [x, y] = mesh[spot]!.map(Math.round) as [number, number, number];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const at = (y * width + x) * 4;
    for (const channel of [0, 1, 2] as const) sum[channel] += pixels[at + channel]!;
    count += 1;
  }
  return sum.map((value) => value / Math.max(1, count)) as [number, number, number];
}

/** Multiplies the colors, as light of another brightness and color does. */
export function lit({ pixels, width, height }: Bitmap, light: readonly [number, number, number]): Bitmap {
  const result = blank(width, height);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    for (const channel of [0, 1, 2] as const) result.pixels[at + channel] = Math.min(alpha, pixels[at + channel]! * light[channel]);
    result.pixels[at + 3] = alpha;
  }
  return result;
}
