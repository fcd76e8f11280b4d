/** Composes a picture from a plan: the painted place, objects in the sky and on the ground, and the subject with what it wears. */
import sharp, { type OverlayOptions } from 'sharp';
import { drawn, figureOf, type Figure } from '../draft/figure.ts';
import { meaningOf, type Plan } from '../draft/plan.ts';
import { randomFrom } from '../draft/random.ts';
import { sharpOf, type Size } from '../picture/picture.ts';
import { paintBackdrop, type Backdrop } from './backdrop.ts';
import { bustOf, isHead } from './bust.ts';
import { drawPlanet, drawRainbow, drawStars } from './heavens.ts';

/** `figures`: the subject stands in the place. `portrait`: it fills the picture and is cropped at the bottom. */
export type Composition = 'figures' | 'portrait';

const clear = '#0000';
const skyborne = /rainbow|cloud|star|moon|sun|balloon|airplane|rocket|bird|butterfly|planet|kite|comet|heart|note|saucer/;
const skyless = new Set<Plan['scene']>(['space', 'underwater', 'studio']);

/** The part of a layer that overlaps the picture; empty when none does. */
export async function onto(size: Size, png: Buffer, side: Size, left: number, top: number): Promise<OverlayOptions[]> {
  const cutLeft = Math.max(0, -left);
  const cutTop = Math.max(0, -top);
  const width = Math.min(side.width - cutLeft, size.width - left - cutLeft);
  const height = Math.min(side.height - cutTop, size.height - top - cutTop);
  if (width < 1 || height < 1) return [];
  const input = await sharp(png).extract({ left: cutLeft, top: cutTop, width, height }).png().toBuffer();
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }];
}

/** A soft shadow on the ground, `width` pixels wide. */
export const groundShadow = (width: number, strength: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 0.3)}"><defs><radialGradient id="g"><stop offset="0" stop-color="#000" stop-opacity="${strength}"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs><ellipse cx="${width / 2}" cy="${width * 0.15}" rx="${width / 2}" ry="${width * 0.14}" fill="url(#g)"/></svg>`,
  );

/** The light of the place on a figure: a warm highlight from the upper right, shade from the lower left. */
const tint = (side: number, { light }: Pick<Backdrop, 'light'>, time: Plan['time']): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="t" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="rgb(${light.map(Math.round).join(',')})" stop-opacity=".34"/><stop offset=".5" stop-color="#888" stop-opacity="0"/><stop offset="1" stop-color="${time === 'day' ? '#1b3a66' : '#070a2a'}" stop-opacity="${time === 'night' ? 0.5 : 0.3}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#t)"/></svg>`,
  );

/** A figure with its shadow; `lively`: it may be animated. */
export type Standing = { shadow: OverlayOptions[]; figure: OverlayOptions[]; lively: boolean };

/** Places figures on the ground, one after the other. */
function createStage(size: Size, backdrop: Pick<Backdrop, 'light'>, time: Plan['time']) {
  const standing: Standing[] = [];
  type Place = { figure: Figure; x: number; y: number; mirrored?: boolean; shade: number; lively?: boolean };
  return {
    standing,
    async put({ figure, x, y, mirrored = false, shade, lively = false }: Place): Promise<void> {
      const turned = mirrored ? await sharp(figure.png).flop().png().toBuffer() : figure.png;
      const lit = await sharp(turned)
        .composite([{ input: tint(figure.side, backdrop, time), blend: 'atop' }])
        .png()
        .toBuffer();
      const piece: Standing = { shadow: [], figure: [], lively };
      if (shade > 0) {
        const wide = Math.round(figure.side * 0.55);
        const flat = { width: wide, height: Math.round(wide * 0.3) };
        const shadow = await sharp(groundShadow(wide, shade)).png().toBuffer();
        piece.shadow = await onto(size, shadow, flat, Math.round(x - wide / 2), Math.round(y - wide * 0.16));
      }
      const square = { width: figure.side, height: figure.side };
      piece.figure = await onto(size, lit, square, Math.round(x - figure.side / 2), Math.round(y - figure.foot));
      standing.push(piece);
    },
  };
}

async function heavensOf({ scene, time }: Plan, size: Size, random: () => number): Promise<OverlayOptions[]> {
  const at = { left: 0, top: 0 };
  if (scene === 'space')
    return [
      { input: drawStars(size, { count: 260, lowest: 0.82, largest: 2.6 }, random), ...at },
      { input: drawPlanet(size, random), ...at },
    ];
  if (time === 'night' && !skyless.has(scene))
    return [{ input: drawStars(size, { count: 140, lowest: 0.5, largest: 1.8 }, random), ...at }];
  return [];
}

/**
 * `dress` is the clothing of a person in a portrait. `seed` and meaning determine every detail: the same words in another language give the
 * same picture.
 */
export async function composeScene(
  plan: Plan,
  size: Size,
  seed: number,
  { composition = 'figures', dress = '#4a6fc9' }: { composition?: Composition; dress?: string } = {},
): Promise<Backdrop> {
  const random = randomFrom(`${seed}/${meaningOf(plan)}/${composition}`);
  const backdrop = paintBackdrop(plan.scene, plan.time, size.width, size.height, random);
  const { heavens, above, standing } = await piecesOf(plan, size, backdrop, random, { composition, dress });
  const rgb = await sharpOf(backdrop)
    .composite([...heavens, ...above, ...standing.flatMap(({ shadow, figure }) => [...shadow, ...figure])])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...backdrop, rgb };
}

/** Overlays on the painted place, rearmost first: stars and planets, objects in the air, figures and their shadows on the ground. */
export type Pieces = { heavens: OverlayOptions[]; above: OverlayOptions[]; standing: Standing[] };

export async function piecesOf(
  plan: Plan,
  size: Size,
  backdrop: Pick<Backdrop, 'ground' | 'light'>,
  random: () => number,
  { composition, dress }: { composition: Composition; dress: string },
): Promise<Pieces> {
  const { width, height } = size;
  const shorter = Math.min(width, height);
  const heavens = await heavensOf(plan, size, random);
  const airborne: OverlayOptions[] = [];
  const ground = backdrop.ground * height;

  const above = plan.props.filter(({ icon }) => skyborne.test(icon));
  const below = plan.props.filter(({ icon }) => !skyborne.test(icon));
  for (const { icon } of above) {
    if (icon === 'rainbow') {
      heavens.push({ input: drawRainbow(size, backdrop.ground), left: 0, top: 0 });
      continue;
    }
    const side = Math.round(shorter * (0.17 + random() * 0.06));
    const x = width * (0.1 + random() * 0.22) + (random() < 0.5 ? 0 : width * 0.5);
    const y = height * (0.07 + random() * 0.2);
    const { data, info } = await sharp(await drawn(icon, side))
      .rotate((random() - 0.5) * 24, { background: clear })
      .png()
      .toBuffer({ resolveWithObject: true });
    airborne.push(...(await onto(size, data, info, Math.round(Math.max(0, Math.min(width - info.width, x - side / 2))), Math.round(y))));
  }

  const stage = createStage(size, backdrop, plan.time);
  const portrait = composition === 'portrait';
  const many = plan.count > 1;
  const side = Math.round(shorter * (portrait ? 0.86 : many ? 0.36 : below.length > 0 ? 0.46 : 0.52));
  for (const [index, drawing] of below.entries()) {
    const building = drawing.group === 5;
    // The first object stands on the right, the others along the left.
    if (index === 0)
      await stage.put({
        figure: await figureOf(drawing, [], Math.round(side * (building ? 0.62 : 0.42))),
        x: width * 0.84,
        y: ground - (building ? shorter * 0.03 : 0),
        shade: 0.35,
      });
    else
      await stage.put({
        figure: await figureOf(drawing, [], Math.round(side * 0.4)),
        x: width * (0.14 + 0.1 * ((index - 1) % 2)),
        y: ground - shorter * 0.012 * (index - 1),
        shade: 0.35,
      });
  }
  const { subject, worn } = plan;
  if (subject && portrait) {
    const bust = isHead(subject) && worn.length === 0;
    const figure = bust ? await bustOf(subject, Math.round(shorter * 0.92), dress) : await figureOf(subject, worn, side);
    await stage.put({ figure, x: width / 2, y: height * 1.005, shade: 0 });
  } else if (subject) {
    const figure = await figureOf(subject, worn, side);
    const places = plan.count === 1 ? [below.length > 0 ? 0.42 : 0.5] : plan.count === 2 ? [0.32, 0.66] : [0.22, 0.5, 0.78];
    for (const [index, x] of places.entries())
      await stage.put({
        figure,
        x: width * x,
        y: ground + (index % 2) * shorter * 0.012,
        mirrored: index % 2 === 1,
        shade: 0.55,
        lively: true,
      });
  }
  return { heavens, above: airborne, standing: stage.standing };
}
