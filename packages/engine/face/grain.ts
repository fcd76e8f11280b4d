/** Gives the new face the grain of the photo: a smooth face in a sharp photo looks painted, and a sharp one in a soft photo cut out. */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, valueAt, type Plane, type Stretched } from '../image/raster.ts';
import type { FaceWindow, Sampled } from './sampled.ts';
import type { Planes, Warped } from './warp.ts';

type Window = Omit<FaceWindow, 'mesh' | 'placed'>;

/** How far around a pixel its grain is measured, and how far around that its usual strength, in widths of the face. */
const around = { fine: 0.008, usual: 0.03 } as const;
/** Levels beyond which what is fine is a line. */
const line = 14;
/** How much stronger than elsewhere in the face its grain is, where it is wrinkles. */
const wrinkled = 1.2;
/** How much of what is fine in the new face is taken from it at most. */
const mostSoftened = 0.35;

/** One pixel of so many is enough to know how strong grain is. */
const few = 5;

/** What is finer than its surroundings: the difference from the pixels on four sides. */
function fine([red, green, blue]: Planes, { width, height }: Window, radius: number): Plane {
  const light = new Float32Array(red.length);
  for (let at = 0; at < light.length; at += 1) light[at] = brightnessOf(red[at]!, green[at]!, blue[at]!);
  const grain = new Float32Array(red.length);
  for (let y = radius; y < height - radius; y += 1) fineRow(light, grain, y * width, width, radius);
  return grain;
}

function fineRow(light: Plane, grain: Plane, from: number, width: number, radius: number): void {
  const down = radius * width;
  for (let at = from + radius; at < from + width - radius; at += 1)
    grain[at] = light[at]! - (light[at - radius]! + light[at + radius]! + light[at - down]! + light[at + down]!) / 4;
}

/** The mean square around each pixel, in those of `coarse`. */
function energyOf(grain: Plane, coarse: Sampled): Plane {
  const { width, height, faceWidth } = coarse.window;
  const squares = coarse.pick(grain).map((value) => value * value);
  return boxMean(squares, width, height, Math.max(2, Math.round(faceWidth * around.usual)));
}

/** The strength of the grain in the smoother half of the bare skin, where no wrinkle is. */
function strength(energies: Plane, bare: Plane): number {
  const seen = energies.filter((_, at) => at % few === 0 && bare[at]! > 0.5).sort();
  return Math.sqrt(seen[seen.length >> 1] ?? 0);
}

/** Changes the new face in place. `bare`: from 0 to 1, where both faces show their skin, in the pixels of `coarse`. */
export function matchGrain({ planes, covered }: Warped, target: Planes, bare: Plane, window: Window, coarse: Sampled): void {
  const radius = Math.max(1, Math.round(window.faceWidth * around.fine));
  const [own, wanted] = [fine(planes, window, radius), fine(target, window, radius)];
  const energies = energyOf(wanted, coarse);
  const [is, should] = [strength(energyOf(own, coarse), bare), strength(energies, bare)];
  const more = is < should ? Math.sqrt(1 - (is / should) ** 2) : 0;
  const less = is > should ? Math.min(mostSoftened, 1 - should / is) : 0;
  const most = (wrinkled * should) ** 2;
  const share = bare.map((value, at) => value * more * Math.min(1, most / (energies[at]! + 1e-3)));
  const shares = coarse.stretched([share]);
  for (let y = 0; y < window.height; y += 1) grainRow(planes, covered, own, wanted, shares, less, y);
}

function grainRow(
  [red, green, blue]: Planes,
  covered: Uint8Array,
  own: Plane,
  wanted: Plane,
  shares: Stretched,
  less: number,
  y: number,
): void {
  const [row] = shares.rowsAt(y);
  const width = shares.columns.share.length;
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    if (!covered[at]) continue;
    const change = Math.min(line, Math.max(-line, wanted[at]!)) * valueAt(row!, shares.columns, x) - own[at]! * less;
    red[at] = within(red[at]! + change);
    green[at] = within(green[at]! + change);
    blue[at] = within(blue[at]! + change);
  }
}

const within = (channel: number): number => Math.min(255, Math.max(0, channel));
