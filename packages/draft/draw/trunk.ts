/** What is drawn for people whose drawing is only a head: a trunk with arms and legs, and long hair behind the back. */
import sharp from 'sharp';
import { colorValue } from '../words/colors.ts';
import type { Color as ColorName } from '../words/properties.ts';
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { busyHands, isAnimal, isBust } from '../art/kinds.ts';
import { drawnComplexion, hairColorOf, skinOf, written } from '../art/complexion.ts';
import { hex, mix, type Color } from '@iridia/pixels/color';
import { beastPieces, beastUnits, lyingPieces, lyingUnits, type Fur } from './beast.ts';
import { belowBust, bustArms, bustHand, bustUnits, edgeOf } from './bust.ts';
import { sculpt, type Piece } from './clay.ts';
import { drawn } from './figure.ts';
import { fingerPieces, type Joint } from './limbs.ts';
import { groundedUnits, personPieces, personUnits, supineUnits, type Dress } from './person.ts';
import type { ArrangedPart } from '../arrange/part.ts';
import type { Thing } from '../plan/thing.ts';
import { type Size, unpacked } from '@iridia/pixels/image';

/** The hair of those who are drawn with a shade of it. */
const naturals: readonly (readonly [RegExp, string])[] = [
  [/red-hair/, '#c75a36'],
  [/white-hair|^old/, '#d6d0e0'],
  [/blonde-hair/, '#f3d894'],
];

/** Long hair that falls behind the back, `width` × `height` pixels. */
export async function hairOf({ hair, drawing, complexion = drawnComplexion }: Thing, width: number, height: number): Promise<Buffer> {
  const natural = naturals.find(([icon]) => icon.test(drawing?.icon ?? ''))?.[1] ?? written(hairColorOf(complexion));
  const shade = hair?.dye ? colorValue(hair.dye) : natural;
  const long = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60" preserveAspectRatio="none" width="${width}" height="${height}"><defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs><path d="M2 0H38C40 18 39 36 40 50C37 57 33 55 30 59C26 56 23 59 20 60C17 59 14 56 10 59C7 55 3 57 0 50C1 36 0 18 2 0Z" fill="${shade}"/><path d="M2 0H38C40 18 39 36 40 50C37 57 33 55 30 59C26 56 23 59 20 60C17 59 14 56 10 59C7 55 3 57 0 50C1 36 0 18 2 0Z" fill="url(#l)"/></svg>`;
  return sharp(Buffer.from(long))
    .resize(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), { fit: 'fill' })
    .png(unpacked)
    .toBuffer();
}

/** Clothes of those who are known by them, and others by which people who stand together are told apart. */
const clothes: readonly (readonly [RegExp, ColorName])[] = [
  [/^(?:santa|mrs|mx)-claus$/, 'red'],
  [/^alien$/, 'grey'],
  [/^clown-face$/, 'orange'],
  [/^(?:ogre|goblin)$/, 'brown'],
  [/^old-man$/, 'brown'],
  [/^old-woman$/, 'violet'],
  [/^(?:boy|child)$/, 'turquoise'],
  [/^girl$/, 'pink'],
  [/woman/, 'burgundy'],
];

/** Fur, that of the belly, and paws, of animals whose heads have another color at their rim. */
const furs: readonly (readonly [RegExp, Readonly<Record<keyof Fur, string>>])[] = [
  [/^fox/, { fur: '#f8802a', belly: '#fbdcae', paw: '#5b3a3c' }],
  [/^panda/, { fur: '#514873', belly: '#f1e9f8', paw: '#443c62' }],
  [/^polar-bear/, { fur: '#e4e4f0', belly: '#f6f4fb', paw: '#d8d6e8' }],
  [/^unicorn/, { fur: '#d9b8f4', belly: '#f1e2fb', paw: '#c89bea' }],
  [/^lion/, { fur: '#f0a63a', belly: '#fbd58a', paw: '#e8983a' }],
  [/^tiger/, { fur: '#f7812a', belly: '#efe6f4', paw: '#f08a3c' }],
  [/^wolf/, { fur: '#85838c', belly: '#dcd9e2', paw: '#6f6d78' }],
  [/^monkey/, { fur: '#7b4a42', belly: '#eba893', paw: '#e79a88' }],
  [/^frog/, { fur: '#43cf8b', belly: '#f6d35f', paw: '#3bc182' }],
];

/** The color that most of a head's upper half has, or of its whole. */
async function sampled({ icon }: Drawing, share: number): Promise<Color> {
  const data = await sharp(await drawn(icon, 48))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const bins = new Map<number, number[]>();
  for (let at = 0; at < data.length * share; at += 4) {
    if (data[at + 3]! < 250) continue;
    const bin = ((data[at]! >> 5) << 6) | ((data[at + 1]! >> 5) << 3) | (data[at + 2]! >> 5);
    const [count, red, green, blue] = bins.get(bin) ?? [0, 0, 0, 0];
    bins.set(bin, [count! + 1, red! + data[at]!, green! + data[at + 1]!, blue! + data[at + 2]!]);
  }
  const [count, ...sums] = [...bins.values()].toSorted((one, other) => other[0]! - one[0]!)[0] ?? [1, 141, 147, 163];
  return sums.map((sum) => sum / count!) as [number, number, number];
}

async function furOf({ colors, drawing }: Thing): Promise<Fur> {
  const { icon } = drawing!;
  const known = furs.find(([one]) => one.test(icon))?.[1];
  const own = known ? hex(known.fur) : await sampled(drawingOf(`${icon}-face`) ?? drawing!, 0.5);
  const fur = colors[0] ? hex(colorValue(colors[0])) : own;
  return {
    fur,
    belly: known ? hex(known.belly) : mix(fur, [255, 240, 224], 0.5),
    paw: known && !colors[0] ? hex(known.paw) : mix(fur, [60, 20, 60], 0.12),
  };
}

const isGown = (icon: string): boolean => /^(?:girl|old-woman|woman-with-headscarf|mrs-claus)/.test(icon);

/** The clothes of a person who is drawn as a head. */
async function dressOf({ drawing, colors, complexion = drawnComplexion }: Thing, garment?: Thing): Promise<Dress> {
  const icon = drawing?.icon ?? '';
  const steel = icon === 'helm' || icon === 'robot';
  const own = hex(colorValue(colors[0] ?? (steel ? 'silver' : (clothes.find(([of]) => of.test(icon))?.[1] ?? 'blue'))));
  // The sleeves are those of what is worn over them.
  const cloth = garment?.colors[0] ? hex(colorValue(garment.colors[0])) : garment?.drawing ? await sampled(garment.drawing, 1) : own;
  if (steel)
    return { cloth: own, skin: hex('#a9b3c0'), leg: hex('#8a94a1'), shoe: hex('#6b7684'), trim: hex('#7d8896'), gown: false, steel };
  const skin = drawing && /^(?:alien|ogre|goblin)$/.test(icon) ? await sampled(drawing, 1) : skinOf(complexion);
  const trim = mix(cloth, [255, 240, 226], 0.68);
  return { cloth, skin, leg: hex('#46557f'), shoe: hex('#4b3038'), trim, gown: isGown(icon) || garment?.drawing?.icon === 'tutu', steel };
}

/** Room around a body for arms that reach beyond it, as a share of its sides. */
export const bodyRoom = 0.5;

/** A trunk with arms and legs for drawings that are only a head, `width` × `height` pixels with `bodyRoom` on each side; `armsOnly`: the forearms of a bust. */
export async function bodyOf(thing: Thing, { width, height, gesture, reach = {}, armsOnly = false, garment }: Body): Promise<Buffer> {
  const isBeast = thing.drawing !== null && isAnimal(thing.drawing);
  const isHalf = thing.drawing !== null && isBust(thing.drawing);
  const units = isHalf
    ? bustUnits
    : isBeast
      ? gesture === 'lying'
        ? lyingUnits
        : beastUnits
      : gesture === 'supine'
        ? supineUnits
        : gesture === 'grounded'
          ? groundedUnits
          : personUnits;
  const left = 'left' in units ? units.left : 0;
  const joints = Object.fromEntries(
    Object.entries(reach).map(([side, [x, y]]) => [side, [x * units.width + left, y * units.height]] as const),
  ) as { left?: Joint; right?: Joint };
  const pieces = isHalf
    ? armsOnly
      ? bustArms(await edgeOf(thing.drawing!), busyHands(thing.drawing!), joints, bustHand(thing))
      : belowBust(thing.drawing!, await edgeOf(thing.drawing!))
    : isBeast
      ? gesture === 'lying'
        ? lyingPieces(thing.drawing!.icon, await furOf(thing))
        : beastPieces(thing.drawing!.icon, await furOf(thing), joints, gesture)
      : personPieces(await dressOf(thing, garment), gesture, joints);
  return modeled(pieces, units, width, height);
}
type Body = {
  width: number;
  height: number;
  gesture?: ArrangedPart['gesture'];
  reach?: ArrangedPart['reach'];
  armsOnly?: boolean;
  garment?: Thing | undefined;
};

/** Pieces in units of `units` as PNG, with room around. */
async function modeled(
  pieces: readonly Piece[],
  units: Size & { left?: number },
  width: number,
  height: number,
  room = bodyRoom,
): Promise<Buffer> {
  const [wide, high] = [Math.max(2, Math.round(width * (1 + 2 * room))), Math.max(2, Math.round(height * (1 + 2 * room)))];
  const scale = Math.min(width / units.width, height / units.height);
  const left = (wide - units.width * scale) / 2 - (units.left ?? 0) * scale;
  const top = (high + height) / 2 - units.height * scale;
  const { data } = sculpt(pieces, { width: wide, height: high, left, top, scale });
  return sharp(data, { raw: { width: wide, height: high, channels: 4 } })
    .png(unpacked)
    .toBuffer();
}

/** Fingers around what is held, `side` pixels wide. */
export async function handOfBody(thing: Thing, side: number): Promise<Buffer> {
  const isBeast = thing.drawing !== null && isAnimal(thing.drawing);
  const isHalf = thing.drawing !== null && isBust(thing.drawing);
  const color = isHalf ? mix(bustHand(thing), [255, 255, 255], 0.04) : isBeast ? (await furOf(thing)).paw : (await dressOf(thing)).skin;
  return modeled(fingerPieces(color, isBeast), { width: 32, height: 32 }, side, side, 0);
}

/** A string from the lower left to the upper right. */
export const stringOf = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}"><path d="M1 ${height - 1}Q${width * 0.62} ${height * 0.72} ${width - 1} 1" fill="none" stroke="#6b6259" stroke-width="${Math.max(1.6, height * 0.011)}"/></svg>`,
    ),
  )
    .resize(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), { fit: 'fill' })
    .png(unpacked)
    .toBuffer();
