/** Holds the new skin to the color and the highlights of the photo's: what its own photo's light left in it would be a stain. */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, valueAt, type Plane, type Stretched } from '../image/raster.ts';
import { ground } from './beard.ts';
import { cellsOf } from './cells.ts';
import { membrane } from './membrane.ts';
import { outline } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { Sampled } from './sampled.ts';
import type { Planes, Warped } from './warp.ts';

/** By what share, at most, red and blue in the skin differ from those of the skin around it: freckles and a blush do by less. */
const mostHue = 0.06;
/** By what share skin may be brighter than the skin around it before it is held, and by how much more at most. */
const highlight = { from: 0.1, most: 0.18 } as const;
/** How smooth the color of skin is, in widths of the face. */
const smooth = 0.06;

/** What has a color of its own, from 0 to 1. */
function colored({ window: { width, height, faceWidth, placed } }: Sampled, beardComes: boolean): Plane {
  const of = (ring: readonly number[], by: number) =>
    grown(
      ring.map((index) => placed[index]!),
      by,
    );
  const { leftEye, rightEye, leftBrow, rightBrow, lips } = outline;
  const rings = [of(leftEye, 1.04), of(rightEye, 1.04), of(leftBrow, 1.1), of(rightBrow, 1.1), of(lips, 1.12)];
  if (beardComes) rings.push(of(ground, 1.1));
  return boxMean(fillPolygons(rings, width, height), width, height, Math.max(1, Math.round(faceWidth / 60)));
}

/** Changes the new face in place. `target`, the photo, and `bare`, from 0 to 1 where it shows its skin, are in the pixels of `coarse`. */
export function holdSkin({ planes, covered }: Warped, target: Planes, bare: Plane, coarse: Sampled, beardComes: boolean): void {
  const cells = cellsOf(coarse.window);
  const [red, green, blue] = target;
  const light = red.map((value, at) => brightnessOf(value, green[at]!, blue[at]!));
  const shares = [red, blue].map((plane) => plane.map((value, at) => (value + 4) / (light[at]! + 4)));
  const around = coarse.stretched(
    [...shares, light].map((plane) => membrane(cells.mean(plane, bare), cells.radius(smooth))),
    cells.columns,
    cells.rows,
  );
  const own = coarse.stretched([colored(coarse, beardComes)]);
  const width = around.columns.share.length;
  for (let y = 0; y * width < covered.length; y += 1) holdRow(planes, covered, around, own, y);
}

/** A difference that is never as much as `most`, and stays nearly what it is where it is small. */
const held = (far: number, most: number): number => (most * far) / (most + Math.abs(far));

/** A channel whose share of the brightness is held to the usual one, as far as it is skin's. */
function toward(channel: number, light: number, usual: number, skin: number): number {
  const far = (channel + 4) / ((light + 4) * usual) - 1;
  return channel + (held(far, mostHue) - far) * (light + 4) * usual * skin;
}

const greenShare = brightnessOf(0, 1, 0);

function holdRow([red, green, blue]: Planes, covered: Uint8Array, around: Stretched, own: Stretched, y: number): void {
  const [reds, blues, lights] = around.rowsAt(y);
  const [colors] = own.rowsAt(y);
  const width = around.columns.share.length;
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const skin = 1 - valueAt(colors!, own.columns, x);
    if (!covered[at] || skin <= 0) continue;
    const light = brightnessOf(red[at]!, green[at]!, blue[at]!);
    const over = (light + 4) / (valueAt(lights!, around.columns, x) + 4) - 1 - highlight.from;
    const gain = over > 0 ? 1 + ((held(over, highlight.most) - over) / (1 + highlight.from + over)) * skin : 1;
    const newRed = toward(red[at]!, light, valueAt(reds!, around.columns, x), skin);
    const newBlue = toward(blue[at]!, light, valueAt(blues!, around.columns, x), skin);
    // Green is what is left of the brightness.
    green[at] = Math.max(0, (green[at]! - (brightnessOf(newRed, green[at]!, newBlue) - light) / greenShare) * gain);
    red[at] = newRed * gain;
    blue[at] = newBlue * gain;
  }
}
