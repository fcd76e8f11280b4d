/** Removes the marked part of an image and fills it: from its surroundings, or with what the model of a pack paints there. */
import { limits } from '../../../contract/facts/limits.ts';
import sharp from 'sharp';
import { painterFor } from '../diffusion/painter.ts';
import { EngineError } from '../job/job.ts';
import { randomFrom } from '@iridia/pixels/random';
import { readWithAlpha } from '../image/image.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { seedOf, textOf, writeImage, type Task } from '../job/task.ts';
import { find } from '../packs/index.ts';
import { fillByModel, type Fill } from './by-model.ts';
import { fillByNet } from './net.ts';
import { dilate, readMask, thicknessOf, workplaces, type HoleBox, type Hole } from './hole.ts';
import { patchMatch } from './patch-match.ts';
import { telea } from './telea.ts';
import { unmix } from './unmix.ts';

/** Pixels that the mask grows by, because a brush rarely covers the soft edge of an object. */
const rim = 3;
/** Pixels of context around a hole, and at least as many as the hole is thick; a net of a pack understands more of the image. */
const room = 100;
const roomOfNet = 300;
/** Thickness in pixels, before growing, below which a hole is a scratch. */
const scratch = 5;

const sum = (values: Uint8Array): number => values.reduce((total, value) => total + value, 0);

function cropHole(hole: Hole, width: number, box: HoleBox): Hole {
  const result = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y += 1) {
    const from = (box.top + y) * width + box.left;
    result.set(hole.subarray(from, from + box.width), y * box.width);
  }
  return result;
}

/** Copies only the filled pixels back. */
function putBack(image: Image, filled: Uint8Array, hole: Hole, box: HoleBox): void {
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const from = y * box.width + x;
      if (!hole[from]) continue;
      const to = ((box.top + y) * image.width + box.left + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) image.rgb[to + channel] = filled[from * 3 + channel]!;
    }
}

/**
 * Fills the hole of an image in place, from its surroundings unless `fill` does it. Rejects with `refused: maskTooLarge` when too little is
 * left to fill it from.
 */
export async function inpaint(image: Image, marked: Hole, onProgress: (fraction: number) => void, fill: Fill | null = null): Promise<void> {
  const { width, height } = image;
  const hole = dilate(marked, width, height, rim);
  const holeSize = sum(hole);
  if (holeSize > limits.removedOfImage * width * height) throw new EngineError('refused', 'maskTooLarge');
  const pack = find('inpaint');
  const random = randomFrom('inpaint');
  let done = 0;
  for (const box of workplaces(hole, width, height, pack ? roomOfNet : Math.max(room, thicknessOf(hole, width)))) {
    const part: Image = { rgb: await sharpOf(image).extract(box).raw().toBuffer(), width: box.width, height: box.height };
    const partHole = cropHole(hole, width, box);
    const share = sum(partHole) / holeSize;
    const thin = thicknessOf(cropHole(marked, width, box), box.width) < scratch;
    const before = done;
    const onPart = (fraction: number) => onProgress(before + share * fraction);
    const fromItself = () => (thin ? telea(part, partHole, 5) : patchMatch(part, partHole, random, onPart));
    const byNet = () => (pack ? fillByNet(part, partHole, pack) : fromItself());
    const filled = await (fill ? fill(part, partHole, onPart) : byNet());
    if (!filled) throw new EngineError('refused', 'maskTooLarge');
    putBack(image, filled, partHole, box);
    done += share;
    onProgress(done);
  }
}

/** What stands in a hole when nobody specified what should. */
const usualWords = 'plain background, seamless continuation of the surroundings';

export const removeMarked: Task = async (job, onProgress) => {
  onProgress(0.02, 'reading');
  const source = await readWithAlpha(job.files.image![0]!);
  const { width, height } = source;
  const marked = await readMask(job.files.mask![0]!, width, height);
  if (!marked.includes(1)) throw new EngineError('refused', 'noMask');
  onProgress(0.06, 'filling');
  // A net made for filling needs no words, and a hundredth of the time.
  const painter = find('inpaint') ? null : painterFor(job, 'inpaint');
  const seed = seedOf(job);
  const fill = painter && fillByModel(painter, { prompt: textOf(job, 'prompt') || usualWords, seed });
  const left = await unmix(source, marked);
  if (left.includes(1)) await inpaint(source, left, (fraction) => onProgress(0.06 + 0.88 * fraction, 'filling'), fill);
  onProgress(0.95, 'encoding');
  const image = sharp(source.rgb, { raw: { width, height, channels: 3 } });
  const whole = source.alpha ? image.joinChannel(source.alpha, { raw: { width, height, channels: 1 } }) : image;
  // A lossless file keeps unmarked pixels exactly as they were.
  return writeImage(job, whole, { width, height }, 'image/png', painter ? { seed, ...painter.notes } : {});
};
