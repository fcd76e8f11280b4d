/** What is drawn for people whose drawing is only a head: a trunk with arms and legs, and long hair behind the back. */
import sharp from 'sharp';
import { colorValue } from '../words/colors.ts';
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60" preserveAspectRatio="none" width="${width}" height="${height}"><defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs><path d="M2 0H38C40 18 39 36 40 50C37 57 33 55 30 59C26 56 23 59 20 60C17 59 14 56 10 59C7 55 3 57 0 50C1 36 0 18 2 0Z" fill="${shade}"/><path d="M2 0H38C40 18 39 36 40 50C37 57 33 55 30 59C26 56 23 59 20 60C17 59 14 56 10 59C7 55 3 57 0 50C1 36 0 18 2 0Z" fill="url(#l)"/></svg>`;
  return sharp(Buffer.from(svg))
    .resize(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), { fit: 'fill' })
    .png(unpacked)
    .toBuffer();
}

/** Clothes of those who are known by them. */
const clothes: Readonly<Record<string, string>> = { alien: 'grey', 'clown-face': 'orange', ogre: 'brown', goblin: 'brown' };

/** A trunk with arms and legs for drawings that are only a head, `width` × `height` pixels. */
export async function bodyOf(thing: Thing, width: number, height: number): Promise<Buffer> {
  const icon = thing.drawing?.icon ?? '';
  const steel = icon === 'helm' || icon === 'robot';
  const cloth = colorValue(thing.colors[0] ?? (steel ? 'silver' : (clothes[icon] ?? (/woman|girl/.test(icon) ? 'burgundy' : 'blue'))));
  const [skin, leg] = steel ? ['#9aa7b5', '#76838f'] : ['#ffc83d', '#3b4252'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 60" preserveAspectRatio="none" width="${Math.round(width)}" height="${Math.round(height)}"><defs><linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient></defs><path d="M20 0H26V7H20Z" fill="#f0b030"/><path d="M14 34H22.4V58H14ZM23.6 34H32V58H23.6Z" fill="${leg}"/><path d="M11 57H22.4V60H11ZM23.6 57H35V60H23.6Z" fill="#20242c"/><circle cx="4.6" cy="32" r="3.6" fill="${skin}"/><circle cx="41.4" cy="32" r="3.6" fill="${skin}"/><g id="s"><path d="M13 4H33C38 5 40 9 41 13L45 30L38 32L34 18V37H12V18L8 32L1 30L5 13C6 9 8 5 13 4Z" fill="${cloth}"/><path d="M13 4H33C38 5 40 9 41 13L45 30L38 32L34 18V37H12V18L8 32L1 30L5 13C6 9 8 5 13 4Z" fill="url(#c)"/></g></svg>`;
  return sharp(Buffer.from(svg))
    .resize(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), { fit: 'fill' })
    .png(unpacked)
    .toBuffer();
}
