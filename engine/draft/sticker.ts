/** Composes a sticker from the words of a prompt: the subject with what it wears, surrounded by props. */
import sharp, { type OverlayOptions } from 'sharp';
import { drawn, figureOf } from './figure.ts';
import { meaningOf, type Plan } from './plan.ts';
import { randomFrom } from './random.ts';
import type { Drawing } from './words.ts';

const clear = '#0000';
/** Angles in radians at which props surround the subject. */
const angles = [0.62, 2.55, -0.75, -2.4] as const;

type Place = { x: number; y: number; radius: number };

/** Places props in a ring; every other one is drawn behind the subject. `size` is the side of the first one in pixels. */
export async function around(things: readonly Drawing[], { x, y, radius }: Place, size: number, random: () => number) {
  const behind: OverlayOptions[] = [];
  const before: OverlayOptions[] = [];
  for (const [index, { icon }] of things.slice(0, angles.length).entries()) {
    const side = Math.round(size * (1 - 0.08 * index));
    const angle = angles[index]! + (random() - 0.5) * 0.2;
    const tilted = await sharp(await drawn(icon, side))
      .rotate((random() - 0.5) * 26, { background: clear })
      .png()
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

/** A transparent picture of `size` pixels, before die-cutting. `seed` and meaning determine every detail. */
export async function composeSticker(plan: Plan & { subject: Drawing }, size: number, seed: number): Promise<Buffer> {
  const random = randomFrom(`${seed}/${meaningOf(plan)}`);
  const many = plan.count > 1;
  const centre = size / 2;
  const figure = await figureOf(plan.subject, plan.worn, Math.round(size * (many ? 0.4 : 0.56)));
  const figures: OverlayOptions[] = [];
  for (let index = 0; index < Math.min(2, plan.count); index += 1)
    figures.push({
      input: index === 0 ? figure.png : await sharp(figure.png).flop().toBuffer(),
      left: Math.round(centre - figure.side / 2 + (many ? (index - 0.5) * size * 0.34 : 0)),
      top: Math.round(centre - figure.side / 2 + index * size * 0.03),
    });
  const { behind, before } = await around(plan.props, { x: centre, y: centre, radius: size * 0.33 }, size * 0.24, random);
  const twinkles: OverlayOptions[] = [];
  if (plan.scene === 'space' || plan.props.length === 0)
    for (let index = 0; index < 3; index += 1) {
      const side = Math.round(size * (0.07 + random() * 0.05));
      const angle = random() * 2 * Math.PI;
      twinkles.push({
        input: await drawn(plan.scene === 'space' ? 'star' : 'sparkles', side),
        left: Math.round(centre + Math.cos(angle) * size * 0.33 - side / 2),
        top: Math.round(centre + Math.sin(angle) * size * 0.33 - side / 2),
      });
    }
  return sharp({ create: { width: size, height: size, channels: 4, background: clear } })
    .composite([...twinkles, ...behind, ...figures, ...before])
    .png()
    .toBuffer();
}
