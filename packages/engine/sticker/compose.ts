/** Composes the image of a sticker from words, before it is cut out: the same figures as in a scene, without a place. */
import sharp, { type OverlayOptions } from 'sharp';
import { figureOf, freeStanding, isLively } from '@iridia/draft/draw';
import { meaningOf, type Plan, type Thing } from '@iridia/draft';
import { randomFrom } from '@iridia/pixels/random';
import { gather } from './gather.ts';
import type { Prop } from './props.ts';
import { unpacked } from '@iridia/pixels/image';

const clear = '#0000';
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

/** The things of a plan that are added to a photo: who wears or holds what the words name is in the photo already, and words that only stand on a board stand for themselves, so that they can be large. */
export function addedTo({ things, links }: Plan): Thing[] {
  const there = new Set(links.filter(({ relation }) => /^(?:wear|hold|with)$/.test(relation)).map(({ from }) => from));
  return things
    .filter(({ drawing }, at) => !(there.has(at) && drawing && isLively(drawing)))
    .map((thing) => (thing.drawing?.icon === 'signboard' && thing.words === thing.text ? { ...thing, drawing: null } : thing));
}

/** The layers of props behind the subject and before it; `x` and `y` move them onto the canvas. */
export async function layersOf(
  props: readonly Prop[],
  { x, y }: { x: number; y: number },
): Promise<Record<'behind' | 'before', OverlayOptions[]>> {
  const layers: Record<'behind' | 'before', OverlayOptions[]> = { behind: [], before: [] };
  for (const { thing, size, turn, behind, ...at } of props) {
    // What is beside a photo stands as it is drawn.
    const upright = { ...thing, poses: thing.poses.filter((pose) => pose !== 'lying') };
    const turned = await sharp(await figureOf(upright, thing.drawing, size.width, size.height))
      .rotate((turn * 180) / Math.PI, { background: clear })
      .png(unpacked)
      .toBuffer({ resolveWithObject: true });
    layers[behind ? 'behind' : 'before'].push({
      input: turned.data,
      left: Math.round(x + at.x - turned.info.width / 2),
      top: Math.round(y + at.y - turned.info.height / 2),
    });
  }
  return layers;
}
