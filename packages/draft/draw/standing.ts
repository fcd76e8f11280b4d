/** A figure as it stands in a place: its pixels in the light there, its shadows, and the grass before its feet. */
import sharp, { type OverlayOptions } from 'sharp';
import { figureOf, type Circumstances } from './figure.ts';
import { bodyOf, bodyRoom, hairOf, handOfBody, stringOf } from './trunk.ts';
import type { Plan } from '../plan/plan.ts';
import type { Thing } from '../plan/thing.ts';
import type { Color } from '../words/properties.ts';
import { dryShare } from './afloat.ts';
import { beamsOf, lampAt, lampOf } from './beam.ts';
import { isAfloat, isBuilt } from '../art/kinds.ts';
import { type Size, unpacked } from '@iridia/pixels/image';
import type { ArrangedPart } from '../arrange/part.ts';
import type { Backdrop } from './backdrop.ts';
import { overcastOf } from './canvas.ts';
import { thrown } from './cast-shadow.ts';
import { feetOf } from './feet.ts';
import { lit } from './lit.ts';
import { moundOf } from './mound.ts';
import { lightUp } from './panes.ts';
import { reflected } from './reflection.ts';
import { movesWith } from './together.ts';
import { chimneyAt, smokeOf } from './smoke.ts';
import { tuftsOf } from './tufts.ts';

const clear = '#0000';

/** The part of a layer that overlaps the image; empty when none does. */
async function onto(size: Size, png: Buffer, side: Size, left: number, top: number): Promise<OverlayOptions[]> {
  const cutLeft = Math.max(0, -left);
  const cutTop = Math.max(0, -top);
  const width = Math.min(side.width - cutLeft, size.width - left - cutLeft);
  const height = Math.min(side.height - cutTop, size.height - top - cutTop);
  if (width < 1 || height < 1) return [];
  const input = await sharp(png).extract({ left: cutLeft, top: cutTop, width, height }).png(unpacked).toBuffer();
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }];
}

/** A soft shadow on the ground, `width` pixels wide. */
export const groundShadow = (width: number, strength: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 0.3)}"><defs><radialGradient id="g"><stop offset="0" stop-color="#000" stop-opacity="${strength}"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs><ellipse cx="${width / 2}" cy="${width * 0.15}" rx="${width / 2}" ry="${width * 0.14}" fill="url(#g)"/></svg>`,
  );

const halo = ({ width, height }: Size): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="h"><stop offset=".2" stop-color="#fff6c0" stop-opacity=".85"/><stop offset="1" stop-color="#fff6c0" stop-opacity="0"/></radialGradient></defs><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="url(#h)"/></svg>`,
  );

type Light = Pick<Backdrop, 'light'> & { time: Plan['time'] };

const palette: readonly Color[] = ['red', 'blue', 'yellow', 'green', 'violet', 'orange', 'pink', 'turquoise'];

/** One of several: of several in different colors, each has its own. */
const varied = (thing: Thing, copy: number): Thing =>
  thing.formation === 'varied' ? { ...thing, colors: [palette[copy % palette.length]!] } : thing;

/** Whether a part lies in painted water, and does not leap or fly over it. */
const isInWater = ({ lift, role, drawing, thing, turn }: ArrangedPart, { scene, things }: Plan): boolean =>
  lift === null &&
  role === 'thing' &&
  turn === 0 &&
  drawing !== null &&
  isAfloat(drawing) &&
  (scene === 'sea' || scene === 'beach') &&
  !things[thing]!.poses.some((pose) => /jumping|flying/.test(pose));

/** What someone wears that has sleeves. */
const garmentOf = (at: number, { things, links }: Plan): Thing | undefined =>
  links
    .filter(({ relation, from }) => relation === 'wear' && from === at)
    .map(({ to }) => things[to]!)
    .find(
      ({ drawing }) =>
        drawing !== null && /^(?:coat|lab-coat|kimono|t-shirt|dress|womans-clothes|martial-arts-uniform|tutu)$/.test(drawing.icon),
    );

/** A part as it is drawn, before any light falls on it. */
function pixelsOf(
  { role, drawing, gesture, reach }: ArrangedPart,
  thing: Thing,
  plain: Thing,
  { width, height }: Size,
  { afloat, rooted }: Circumstances,
  garment: Thing | undefined,
): Promise<Buffer> {
  if (role === 'body' || role === 'arms') return bodyOf(thing, { width, height, gesture, reach, armsOnly: role === 'arms', garment });
  if (role === 'hair') return hairOf(thing, width, height);
  if (role === 'hand') return handOfBody(thing, width);
  if (role === 'string') return stringOf(width, height);
  return figureOf(role === 'mark' ? { ...plain, words: '' } : thing, drawing, width, height, { afloat, rooted });
}

/** What gives light by night. */
const shines = ({ role, drawing }: ArrangedPart, { time }: Light): boolean =>
  time === 'night' &&
  role === 'thing' &&
  /lantern$|^(?:star|glowing-star|candle|lamp|diya-lamp|flashlight|light-bulb|fire)$/.test(drawing?.icon ?? '');

/** A part as pixels, in the light of the place if there is one. */
async function spriteOf(part: ArrangedPart, plan: Plan, light: Light | null): Promise<{ png: Buffer; size: Size; turned: Size }> {
  const thing = varied(plan.things[part.thing]!, part.copy);
  const size = { width: Math.max(2, Math.round(part.width)), height: Math.max(2, Math.round(part.height)) };
  const plain = part.role === 'mark' ? { ...thing, colors: [], materials: [], poses: [], text: undefined as never } : thing;
  let png = await pixelsOf(
    part,
    thing,
    plain,
    size,
    { afloat: isInWater(part, plan), rooted: light !== null && plan.scene !== 'studio' },
    garmentOf(part.thing, plan),
  );
  const modeled = part.role === 'body' || part.role === 'arms' || part.role === 'hand';
  const room = part.role === 'body' || part.role === 'arms' ? 1 + 2 * bodyRoom : 1;
  const own = { width: Math.round(size.width * room), height: Math.round(size.height * room) };
  if (part.mirrored) png = await sharp(png).flop().png(unpacked).toBuffer();
  if (part.dry !== undefined && part.dry < 1) png = await submerged(png, own, size, part.dry);
  const turning =
    part.turn === 0 ? null : await sharp(png).rotate(part.turn, { background: clear }).png(unpacked).toBuffer({ resolveWithObject: true });
  const [seen, turned] = turning ? [turning.data, { width: turning.info.width, height: turning.info.height }] : [png, own];
  if (!light) return { png: seen, size, turned };
  const lighted = await lit(seen, turned, light.light, shines(part, light) ? 'day' : light.time, modeled);
  const isInhabited =
    light.time === 'night' && part.role === 'thing' && part.drawing !== null && isBuilt(part.drawing) && thing.colors.length === 0;
  return { png: isInhabited ? await lightUp(seen, lighted, turned) : lighted, size, turned };
}

/** Leaves of pixels what is above water, and below only what shimmers through it; `size` is the part without the room for its arms. */
async function submerged(png: Buffer, whole: Size, size: Size, dry: number): Promise<Buffer> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const line = Math.round((whole.height - size.height) / 2 + size.height * dry);
  for (let y = Math.max(0, line); y < whole.height; y += 1) {
    const deep = (y - line) / size.height;
    const share = Math.max(0, 0.3 - deep * 1.2);
    for (let at = y * whole.width * 4; at < (y + 1) * whole.width * 4; at += 4) {
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = data[at + channel]! * 0.5 + [30, 120, 160][channel]! * 0.5;
      data[at + 3] = Math.round(data[at + 3]! * share);
    }
  }
  return sharp(data, { raw: { ...whole, channels: 4 } })
    .png(unpacked)
    .toBuffer();
}

type Sprite = { png: Buffer; turned: Size; left: number; top: number };

/** A body without the room for its arms around it. */
async function standingIn({ png, turned, left, top }: Sprite): Promise<Sprite> {
  const share = bodyRoom / (1 + 2 * bodyRoom);
  const [across, down] = [Math.round(turned.width * share), Math.round(turned.height * share)];
  const size = { width: turned.width - 2 * across, height: turned.height - 2 * down };
  const own = await sharp(png)
    .extract({ left: across, top: down, ...size })
    .png(unpacked)
    .toBuffer();
  return { png: own, turned: size, left: left + across, top: top + down };
}

/** What a figure darkens on the ground: where it touches it, and, outdoors, where it takes the sun or the moon. */
async function shadowsOf(
  part: ArrangedPart,
  { scene, time, weathers }: Plan,
  size: Size,
  { png, turned, left, top }: Sprite,
  feet: Standing['feet'],
): Promise<OverlayOptions[]> {
  const lift = part.lift ?? 0;
  const patch = async (wide: number, x: number, y: number, strength: number) => {
    const flat = { width: wide, height: Math.round(wide * 0.3) };
    return onto(
      size,
      await sharp(groundShadow(wide, strength)).png(unpacked).toBuffer(),
      flat,
      Math.round(x - wide / 2),
      Math.round(y - wide * 0.16),
    );
  };
  const broad = Math.max(4, Math.round(turned.width * (lift > 0 ? 0.7 : 1)));
  const touch = await patch(broad, part.x, part.y + lift, lift > 0 ? 0.3 : 0.42);
  for (const { x, y, width } of feet) {
    const wide = Math.round(width * 1.35 + turned.width * 0.04);
    if (wide >= 4) touch.push(...(await patch(wide, x, y, 0.7)));
  }
  if (lift > 0 || scene === 'studio' || scene === 'room' || overcastOf(weathers) > 0) return touch;
  const shade = await thrown(png, turned, time === 'night' ? 0.3 : 0.36);
  const foot = Math.round(top + turned.height * (turned.height > 8 ? 0.985 : 1));
  return [...(await onto(size, shade.png, shade.size, left + shade.left, foot)), ...touch];
}

/** A figure with its shadow; `lively`: it may be animated. */
export type Standing = {
  shadow: OverlayOptions[];
  figure: OverlayOptions[];
  lively: boolean;
  /** The thing with which it moves. */
  leader: number;
  feet: { x: number; y: number; width: number }[];
  /** What stands on the ground before its feet. */
  grass: OverlayOptions[];
};

/** `rests`: what of it is on the ground, or above it, and casts a shadow there: of a head on a body, the body. */
export async function standingOf(
  part: ArrangedPart,
  plan: Plan,
  size: Size,
  light: Light | null,
  rests = part.role === 'thing',
): Promise<Standing> {
  const { png, size: own, turned } = await spriteOf(part, plan, light);
  const left = Math.round(part.x - turned.width / 2);
  const top = Math.round(part.y - own.height / 2 - turned.height / 2);
  const { leader, stirs } = movesWith(part.thing, plan);
  const lively = stirs && part.role !== 'mark' && part.lift !== null;
  const piece: Standing = { shadow: [], figure: [], lively, leader, feet: [], grass: [] };
  const poses = plan.things[part.thing]!.poses;
  if (part.lift !== null && rests && light) {
    const sprite = { png, turned, left, top };
    const stood = part.role === 'body' ? await standingIn(sprite) : sprite;
    const feet = part.lift > 0 ? [] : await feetOf(stood.png, stood.turned);
    piece.feet = feet.map(({ from, to }) => ({ x: stood.left + (from + to) / 2, y: stood.top + stood.turned.height, width: to - from }));
    piece.shadow = await shadowsOf(part, plan, size, stood, piece.feet);
  }
  if ((poses.includes('glowing') || (light && shines(part, light))) && part.role === 'thing') {
    const ring = { width: Math.round(own.width * 1.5), height: Math.round(own.height * 1.5) };
    piece.shadow.push(
      ...(await onto(
        size,
        await sharp(halo(ring)).png(unpacked).toBuffer(),
        ring,
        Math.round(part.x - ring.width / 2),
        Math.round(part.y - own.height / 2 - ring.height / 2),
      )),
    );
  }
  const isBeacon = light?.time === 'night' && part.role === 'thing' && part.drawing?.icon === 'lighthouse';
  const lamp = { x: part.x, y: part.y - own.height * (1 - lampAt) };
  if (isBeacon) {
    const { svg, size: wide } = beamsOf(own.height);
    const png = await sharp(svg).png(unpacked).toBuffer();
    piece.shadow.push(...(await onto(size, png, wide, Math.round(lamp.x - wide.width / 2), Math.round(lamp.y - wide.height / 2))));
  }
  if (light && plan.scene === 'sea' && isInWater(part, plan)) {
    const foot = Math.round(own.height * dryShare(part.drawing!));
    const reflection = await reflected(png, { width: own.width, height: foot });
    piece.shadow = await onto(size, reflection.png, reflection.size, left, top + foot - 1);
  }
  if (poses.includes('mirrored') && part.role !== 'mark') {
    const { data } = await sharp(png).flip().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let at = 3; at < data.length; at += 4) data[at] = Math.round(data[at]! * 0.4);
    const image = await sharp(data, { raw: { ...turned, channels: 4 } })
      .png(unpacked)
      .toBuffer();
    piece.shadow.push(...(await onto(size, image, turned, left, Math.round(part.y))));
  }
  piece.figure = await onto(size, png, turned, left, top);
  if (isBeacon) {
    const side = Math.round(own.width * 0.8);
    const shining = await sharp(lampOf(side)).png(unpacked).toBuffer();
    const square = { width: side, height: side };
    piece.figure.push(...(await onto(size, shining, square, Math.round(lamp.x - side / 2), Math.round(lamp.y - side / 2))));
  }
  return piece;
}

/** Puts grass before the feet of a figure. */
export async function grow({ grass, feet }: Standing, plan: Plan, size: Size, random: () => number): Promise<void> {
  for (const { x, y, width } of feet) {
    const tall = Math.min(size.width, size.height) * 0.03;
    const tufts = tuftsOf(plan, width + tall * 1.6, tall, random);
    if (!tufts) return;
    const png = await sharp(tufts.svg).png(unpacked).toBuffer();
    grass.push(...(await onto(size, png, tufts.size, Math.round(x - tufts.size.width / 2), Math.round(y - tall * 0.72))));
  }
}

/** Lets smoke rise from the chimney of a house. */
export async function heat({ figure }: Standing, { x, y, width, height, mirrored }: ArrangedPart, plan: Plan, size: Size): Promise<void> {
  const { svg, size: wide } = smokeOf(width, plan.time);
  const png = await sharp(svg).png(unpacked).toBuffer();
  const mouth = { x: x + (mirrored ? 0.5 - chimneyAt.x : chimneyAt.x - 0.5) * width, y: y - height * (1 - chimneyAt.y) };
  figure.push(...(await onto(size, png, wide, Math.round(mouth.x - wide.width * 0.14), Math.round(mouth.y - wide.height * 0.97))));
}

/** Puts what lies at the foot of a building before it, so that it stands in the ground. */
export async function found(
  { grass }: Standing,
  { x, y, width, drawing }: ArrangedPart,
  plan: Plan,
  size: Size,
  random: () => number,
): Promise<void> {
  const isTower = drawing !== null && /^(?:lighthouse|tower|tokyo-tower|windmill)$/.test(drawing.icon);
  const mound = await moundOf(plan, isTower ? width * 1.6 : width, random, isTower);
  if (mound) grass.push(...(await onto(size, mound.png, mound.size, Math.round(x - mound.size.width / 2), Math.round(y - mound.above))));
}
