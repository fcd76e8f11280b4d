/** Composes the image of a sticker from words, before it is cut out: the same figures as in a scene, without a place. */
import sharp, { type OverlayOptions } from 'sharp';
import { figureOf, freeStanding } from '@iridia/draft/draw';
import { meaningOf, type Plan, type Thing } from '@iridia/draft';
import { randomFrom } from '@iridia/pixels/random';
import { gather } from './gather.ts';
import { unpacked } from '@iridia/pixels/image';

const clear = '#0000';
/** Angles in radians at which things surround a photo's subject, the first ones below it. */
const angles = [0.62, 2.55, -0.75, -2.4, 0.05, 3.1, -1.57, 1.57] as const;
/** Shares of the side: the image keeps this margin for the outline. */
const margin = 0.06;
/** The whole range of angles at which a sticker may lean. */
const leanDegrees = 16;

/** A transparent image of `size` pixels a side; the plan and the seed determine every detail. */
export async function composeSticker(plan: Plan, size: number, seed: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * margin));
  const edge = Math.round((size - inner) / 2);
  const random = randomFrom(`${seed}/${meaningOf(plan)}`);
  const layers = await freeStanding(plan, { width: inner, height: inner }, random, gather);
  const upright = await sharp({ create: { width: inner, height: inner, channels: 4, background: clear } })
    .composite(layers)
    .png(unpacked)
    .toBuffer();
  // Each seed leans another way; letters are read level.
  const lean = plan.things.some(({ text }) => text !== undefined) ? 0 : (random() - 0.5) * leanDegrees;
  return sharp(await sharp(upright).rotate(lean, { background: clear }).png(unpacked).toBuffer())
    .resize(inner, inner, { fit: 'contain', background: clear })
    .extend({ top: edge, left: edge, bottom: size - inner - edge, right: size - inner - edge, background: clear })
    .png(unpacked)
    .toBuffer();
}

type StickerSpot = { x: number; y: number; radius: number };

/** Places things in a ring; every other one is drawn behind the subject. `size` is the longer side of the first one in pixels. */
export async function around(things: readonly Thing[], { x, y, radius }: StickerSpot, size: number, random: () => number) {
  const behind: OverlayOptions[] = [];
  const before: OverlayOptions[] = [];
  const copies = things.flatMap((thing) => Array.from({ length: thing.count }, () => thing)).slice(0, angles.length);
  for (const [index, thing] of copies.entries()) {
    const side = Math.round(size * (1 - 0.05 * index));
    const angle = angles[index]! + (random() - 0.5) * 0.2;
    const [left, top, right, bottom] = thing.drawing?.box ?? [0, 0, 32, 12];
    const share = side / Math.max(right - left, bottom - top);
    // What surrounds a photo stands as it is drawn.
    const upright = { ...thing, poses: thing.poses.filter((pose) => pose !== 'lying') };
    const tilted = await sharp(await figureOf(upright, thing.drawing, (right - left) * share, (bottom - top) * share))
      .rotate((random() - 0.5) * 26, { background: clear })
      .png(unpacked)
      .toBuffer({ resolveWithObject: true });
    const layer = {
      input: tilted.data,
      left: Math.round(x + Math.cos(angle) * radius - tilted.info.width / 2),
      top: Math.round(y + Math.sin(angle) * radius - tilted.info.height / 2),
    };
    (index % 2 === 1 ? behind : before).push(layer);
  }
  return { behind, before };
}
