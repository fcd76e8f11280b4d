/** What is drawn for people whose drawing is only a head: a trunk with arms and legs, and long hair behind the back. */
import sharp from 'sharp';
import { colorValue } from '../words/colors.ts';
import type { Drawing } from '../art/drawing.ts';
import { isAnimal } from '../art/kinds.ts';
import { mix, type Color } from '@iridia/pixels/color';
import { drawn } from './figure.ts';
import type { ArrangedPart } from '../arrange/part.ts';
import type { Thing } from '../plan/thing.ts';
import { unpacked } from '@iridia/pixels/image';

/** The hair of those who are drawn with a shade of it. */
const naturals: readonly (readonly [RegExp, string])[] = [
  [/red-hair/, '#c75a36'],
  [/white-hair|^old/, '#d6d0e0'],
  [/blonde-hair/, '#f3d894'],
];

/** Long hair that falls behind the back, `width` × `height` pixels. */
export async function hairOf({ hair, drawing }: Thing, width: number, height: number): Promise<Buffer> {
  const shade = hair?.dye ? colorValue(hair.dye) : (naturals.find(([icon]) => icon.test(drawing?.icon ?? ''))?.[1] ?? '#efa11f');
  const long = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60" preserveAspectRatio="none" width="${width}" height="${height}"><defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs><path d="M2 0H38C40 18 39 36 40 50C37 57 33 55 30 59C26 56 23 59 20 60C17 59 14 56 10 59C7 55 3 57 0 50C1 36 0 18 2 0Z" fill="${shade}"/><path d="M2 0H38C40 18 39 36 40 50C37 57 33 55 30 59C26 56 23 59 20 60C17 59 14 56 10 59C7 55 3 57 0 50C1 36 0 18 2 0Z" fill="url(#l)"/></svg>`;
  return sharp(Buffer.from(long))
    .resize(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), { fit: 'fill' })
    .png(unpacked)
    .toBuffer();
}

/** Clothes of those who are known by them. */
const clothes: Readonly<Record<string, string>> = { alien: 'grey', 'clown-face': 'orange', ogre: 'brown', goblin: 'brown' };

/** Fur, and that of the belly, of animals whose heads have another color at their rim. */
const furs: readonly (readonly [RegExp, readonly [fur: string, belly: string]])[] = [
  [/^fox/, ['#f3842f', '#fbe2b6']],
  [/^panda/, ['#35323c', '#f7f5f2']],
  [/^(polar-bear|unicorn)/, ['#e6ebf1', '#ffffff']],
  [/^lion/, ['#f2b13c', '#fbdf9a']],
];

/** The color that most of a head's upper half has, and a paler one. */
async function sampled({ icon }: Drawing): Promise<readonly [fur: string, belly: string]> {
  const data = await sharp(await drawn(icon, 48))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const bins = new Map<number, number[]>();
  for (let at = 0; at < data.length / 2; at += 4) {
    if (data[at + 3]! < 250) continue;
    const bin = ((data[at]! >> 5) << 6) | ((data[at + 1]! >> 5) << 3) | (data[at + 2]! >> 5);
    const [count, red, green, blue] = bins.get(bin) ?? [0, 0, 0, 0];
    bins.set(bin, [count! + 1, red! + data[at]!, green! + data[at + 1]!, blue! + data[at + 2]!]);
  }
  const [count, ...sums] = [...bins.values()].toSorted((one, other) => other[0]! - one[0]!)[0] ?? [1, 141, 147, 163];
  const fur = sums.map((sum) => sum / count!) as [number, number, number];
  const text = (color: Color): string => `rgb(${color.map(Math.round).join(',')})`;
  return [text(fur), text(mix(fur, [255, 246, 232], 0.55))];
}

async function furOf({ colors, drawing }: Thing): Promise<readonly [fur: string, belly: string]> {
  const [fur, belly] = furs.find(([icon]) => icon.test(drawing!.icon))?.[1] ?? (await sampled(drawing!));
  return [colors[0] ? colorValue(colors[0]) : fur, belly];
}

const svg = (box: string, width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="none" width="${Math.round(width)}" height="${Math.round(height)}">${body}</svg>`;

/** A form in a color, rounded by light from the upper right and shade below. */
const round = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#r)"/>`;
/** A limb along a line, as thick as `wide`. */
const limb = (d: string, color: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="${wide * 0.36}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${-wide * 0.26} ${wide * 0.1})" filter="url(#b)"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${wide * 0.26}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${wide * 0.2} ${-wide * 0.08})" filter="url(#b)"/>`;
const rounding =
  '<defs><radialGradient id="r" cx=".68" cy=".22" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".32"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation=".7"/></filter></defs>';

/** The body of an animal that sits. */
async function seated(thing: Thing): Promise<string> {
  const [fur, belly] = await furOf(thing);
  const { icon } = thing.drawing!;
  const tail = icon.startsWith('fox')
    ? round('M42 47C54 50 62 42 59 30C58 24 56 21 53 17C53 26 46 32 40 38Z', fur) +
      round('M59 30C58 24 56 21 53 17C52.600 23 51 26 49.500 28.500C53 31 56 31.500 59 30Z', belly)
    : icon.startsWith('lion')
      ? limb('M44 46C54 47 57 40 54 32', fur, 3.4) + round('M54 34C49 30 51 24 55 22C59 25 59 31 54 34Z', '#6b3a3f')
      : /^(panda|bear|polar-bear|koala|frog|hamster)/.test(icon)
        ? round('M42 41A4.500 4.500 0 1 1 51 41A4.500 4.500 0 1 1 42 41Z', fur)
        : round('M44 46C56 46 60 36 54 24C53 32 47 34 41 39Z', fur);
  const [x1, x2] = [17.5, 42.5];
  return (
    rounding +
    tail +
    round('M30 0C41 0 46 12 48 24C50 38 46 51 30 51C14 51 10 38 12 24C14 12 19 0 30 0Z', fur) +
    round('M8 44C6 35 13 30 19 33C24 36 23 48 17 51C11 52 9 49 8 44ZM52 44C54 35 47 30 41 33C36 36 37 48 43 51C49 52 51 49 52 44Z', fur) +
    `<path d="M30 8C37 8 40 18 39.500 30C39 40 35 45 30 45C25 45 21 40 20.500 30C20 18 23 8 30 8Z" fill="${belly}"/><path d="M30 8C37 8 40 18 39.500 30C39 40 35 45 30 45C25 45 21 40 20.500 30C20 18 23 8 30 8Z" fill="url(#r)"/>` +
    limb('M22 15C20 26 22 38 23.500 47', fur, 7.4) +
    limb('M38 15C40 26 38 38 36.500 47', fur, 7.4) +
    [23.2, 36.8].map((x) => round(`M${x - 5} 50A5 4 0 1 1 ${x + 5} 50C${x + 5} 53.500 ${x - 5} 53.500 ${x - 5} 50Z`, fur)).join('') +
    [x1 - 4, x2 + 4].map((x) => round(`M${x - 7} 50A7 4.600 0 1 1 ${x + 7} 50C${x + 7} 54 ${x - 7} 54 ${x - 7} 50Z`, fur)).join('')
  );
}

type Gesture = ArrangedPart['gesture'];
type Dress = { cloth: string; skin: string; leg: string; shoe: string };

/** The clothes of a person who is drawn as a head. */
function dressOf({ drawing, colors }: Thing): Dress {
  const icon = drawing?.icon ?? '';
  const isSteel = icon === 'helm' || icon === 'robot';
  const cloth = colorValue(colors[0] ?? (isSteel ? 'silver' : (clothes[icon] ?? (/woman|girl/.test(icon) ? 'burgundy' : 'blue'))));
  return isSteel
    ? { cloth, skin: '#9aa7b5', leg: '#76838f', shoe: '#59646f' }
    : { cloth, skin: '#ffc83d', leg: '#3f4a63', shoe: '#2b2f3a' };
}

const shoes = (lefts: number, rights: number, shoe: string): string =>
  round(
    `M${lefts - 6.6} 58.600C${lefts - 6.6} 55 ${lefts - 3.6} 53.600 ${lefts - 0.1} 53.600C${lefts + 3.4} 53.600 ${lefts + 4.4} 55 ${lefts + 4.4} 57.400V60H${lefts - 5.6}C${lefts - 6.6} 60 ${lefts - 6.6} 59.400 ${lefts - 6.6} 58.600Z`,
    shoe,
  ) +
  round(
    `M${rights + 6.6} 58.600C${rights + 6.6} 55 ${rights + 3.6} 53.600 ${rights + 0.1} 53.600C${rights - 3.4} 53.600 ${rights - 4.4} 55 ${rights - 4.4} 57.400V60H${rights + 5.6}C${rights + 6.6} 60 ${rights + 6.6} 59.400 ${rights + 6.6} 58.600Z`,
    shoe,
  );

/** Legs that stand, that are bent over the edge of a seat, or that hang at the sides of a mount which looks to the left. */
const legs = ({ leg, shoe }: Dress, gesture: Gesture): string => {
  if (gesture === 'astride')
    return (
      limb('M26 35C22 38 15 39 11 42C10 47 13 52 15 55', leg, 8.6) +
      round('M8 55C8 52 13 51 17 53C19 54 19 58 18 58H8C7 58 7 56 8 55Z', shoe) +
      limb('M22 36C19 40 14 41 12 44', leg, 8)
    );
  if (gesture === 'seated')
    return (
      limb('M14.500 44V54', leg, 8) +
      limb('M31.500 44V54', leg, 8) +
      shoes(14.5, 31.5, shoe) +
      limb('M18 37C16 39 14.500 40 14.500 43', leg, 10) +
      limb('M28 37C30 39 31.500 40 31.500 43', leg, 10)
    );
  return (
    limb('M18 36C17.600 44 17.600 48 17.600 54', leg, 8.6) +
    limb('M28 36C28.400 44 28.400 48 28.400 54', leg, 8.6) +
    shoes(17.6, 28.4, shoe)
  );
};

/** An arm from the shoulder, on the right for 1 and on the left for -1. */
const arm = ({ cloth, skin }: Dress, side: 1 | -1, isRaised: boolean): string => {
  const x = (value: number) => 23 + side * value;
  const palm = (across: number, y: number) =>
    round(`M${across - 3.7} ${y}A3.700 3.700 0 1 1 ${across + 3.7} ${y}A3.700 3.700 0 1 1 ${across - 3.7} ${y}Z`, skin);
  return isRaised
    ? limb(`M${x(11)} 12C${x(15)} 18 ${x(19)} 18 ${x(20)} 14`, cloth, 7.4) + palm(x(20.4), 10.4)
    : limb(`M${x(11)} 11C${x(15.5)} 16 ${x(17)} 22 ${x(17.6)} 28`, cloth, 7.4) + palm(x(17.8), 31.6);
};

const arms = (dress: Dress, gesture: Gesture): string =>
  gesture === 'astride'
    ? limb('M33 11C30 19 20 23 8 24', dress.cloth, 7.6) +
      round('M2.400 24A3.700 3.700 0 1 1 9.800 24A3.700 3.700 0 1 1 2.400 24Z', dress.skin)
    : arm(dress, -1, false) + arm(dress, 1, gesture === 'raised');

const rasterized = (text: string, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(text))
    .resize(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), { fit: 'fill' })
    .png(unpacked)
    .toBuffer();

/** A trunk with arms and legs for drawings that are only a head, `width` × `height` pixels. */
export async function bodyOf(thing: Thing, width: number, height: number, gesture?: Gesture): Promise<Buffer> {
  if (thing.drawing && isAnimal(thing.drawing)) return rasterized(svg('0 0 60 54', width, height, await seated(thing)), width, height);
  const dress = dressOf(thing);
  const trunk =
    'M23 3C30 3 35 5 36 11C36.500 19 34.500 28 34.500 36C34.500 39.500 11.500 39.500 11.500 36C11.500 28 9.500 19 10 11C11 5 16 3 23 3Z';
  const neck = round('M19.500 0H26.500V6C26.500 8 19.500 8 19.500 6Z', dress.skin === '#ffc83d' ? '#f0b030' : dress.skin);
  return rasterized(
    svg(
      '0 0 46 60',
      width,
      height,
      `${rounding}${gesture === 'seated' ? '' : legs(dress, gesture)}${round(trunk, dress.cloth)}${gesture === 'seated' ? legs(dress, gesture) : ''}${neck}${arms(dress, gesture)}`,
    ),
    width,
    height,
  );
}

/** Fingers around what is held, `side` pixels wide. */
export async function handOfBody(thing: Thing, side: number): Promise<Buffer> {
  const color = thing.drawing && isAnimal(thing.drawing) ? (await furOf(thing))[0] : dressOf(thing).skin;
  const fingers = [0, 1, 2, 3].map((at) => limb(`M${9 + at * 0.4} ${8 + at * 5}H${22 - at * 0.6}`, color, 6)).join('');
  return rasterized(
    svg('0 0 32 32', side, side, `${rounding}${round('M4 16A12 12 0 1 1 28 16A12 12 0 1 1 4 16Z', color)}${fingers}`),
    side,
    side,
  );
}

/** A string from the lower left to the upper right. */
export const stringOf = (width: number, height: number): Promise<Buffer> =>
  rasterized(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}"><path d="M1 ${height - 1}Q${width * 0.62} ${height * 0.72} ${width - 1} 1" fill="none" stroke="#6b6259" stroke-width="${Math.max(1.6, height * 0.011)}"/></svg>`,
    width,
    height,
  );
