/** What is drawn for people whose drawing is only a head: a trunk with arms and legs, and long hair behind the back. */
import sharp from 'sharp';
import { colorValue } from '../words/colors.ts';
import { isAnimal } from '../art/kinds.ts';
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

/** Fur, and that of the belly, of animals of whom only the head is drawn. */
const furs: readonly (readonly [RegExp, readonly [fur: string, belly: string]])[] = [
  [/^fox/, ['#f3842f', '#fbe2b6']],
  [/^panda/, ['#35323c', '#f7f5f2']],
  [/^(polar-bear|unicorn)/, ['#e6ebf1', '#ffffff']],
  [/^bear|moose|hamster/, ['#a5673f', '#dfb183']],
  [/^lion/, ['#f2b13c', '#fbdf9a']],
  [/^frog/, ['#6fbf45', '#cfeaa0']],
];
const gray = ['#8d93a3', '#d9dde6'] as const;

/** The body of an animal that sits, `width` × `height` pixels. */
function furOf(thing: Thing, width: number, height: number): string {
  const [fur, belly] = furs.find(([icon]) => icon.test(thing.drawing?.icon ?? ''))?.[1] ?? gray;
  const own = thing.colors[0] ? colorValue(thing.colors[0]) : fur;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 54" preserveAspectRatio="none" width="${Math.round(width)}" height="${Math.round(height)}"><defs><radialGradient id="f" cx=".35" cy=".25" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient></defs><path d="M46 40C60 38 60 20 54 16C58 28 48 32 42 36Z" fill="${own}"/><path d="M54 16C59 20 59 28 56 32C56 26 55 21 54 16Z" fill="${belly}"/><path id="t" d="M30 0C44 0 50 18 49 36C48 48 40 52 30 52C20 52 12 48 11 36C10 18 16 0 30 0Z" fill="${own}"/><path d="M30 10C38 10 41 22 40 34C39 45 35 49 30 49C25 49 21 45 20 34C19 22 22 10 30 10Z" fill="${belly}"/><path d="M30 0C44 0 50 18 49 36C48 48 40 52 30 52C20 52 12 48 11 36C10 18 16 0 30 0Z" fill="url(#f)"/><ellipse cx="16" cy="47" rx="10" ry="6.6" fill="${own}"/><ellipse cx="44" cy="47" rx="10" ry="6.6" fill="${own}"/><ellipse cx="16" cy="47" rx="10" ry="6.6" fill="url(#f)"/><ellipse cx="44" cy="47" rx="10" ry="6.6" fill="url(#f)"/><path d="M17 14C12 20 14 34 19 37C23 38 24 34 23 30C22 24 23 18 22 14Z" fill="${own}"/><path d="M43 14C48 20 46 34 41 37C37 38 36 34 37 30C38 24 37 18 38 14Z" fill="${own}"/><path d="M17 14C12 20 14 34 19 37C23 38 24 34 23 30C22 24 23 18 22 14Z" fill="url(#f)"/><path d="M43 14C48 20 46 34 41 37C37 38 36 34 37 30C38 24 37 18 38 14Z" fill="url(#f)"/></svg>`;
}

/** A trunk with arms and legs for drawings that are only a head, `width` × `height` pixels. */
export async function bodyOf(thing: Thing, width: number, height: number): Promise<Buffer> {
  const icon = thing.drawing?.icon ?? '';
  const steel = icon === 'helm' || icon === 'robot';
  const cloth = colorValue(thing.colors[0] ?? (steel ? 'silver' : (clothes[icon] ?? (/woman|girl/.test(icon) ? 'burgundy' : 'blue'))));
  const [skin, leg] = steel ? ['#9aa7b5', '#76838f'] : ['#ffc83d', '#3b4252'];
  const clothed = () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 60" preserveAspectRatio="none" width="${Math.round(width)}" height="${Math.round(height)}"><defs><linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient></defs><path d="M20 0H26V7H20Z" fill="#f0b030"/><path d="M14 34H22.4V58H14ZM23.6 34H32V58H23.6Z" fill="${leg}"/><path d="M11 57H22.4V60H11ZM23.6 57H35V60H23.6Z" fill="#20242c"/><circle cx="4.6" cy="32" r="3.6" fill="${skin}"/><circle cx="41.4" cy="32" r="3.6" fill="${skin}"/><g id="s"><path d="M13 4H33C38 5 40 9 41 13L45 30L38 32L34 18V37H12V18L8 32L1 30L5 13C6 9 8 5 13 4Z" fill="${cloth}"/><path d="M13 4H33C38 5 40 9 41 13L45 30L38 32L34 18V37H12V18L8 32L1 30L5 13C6 9 8 5 13 4Z" fill="url(#c)"/></g></svg>`;
  const svg = thing.drawing && isAnimal(thing.drawing) ? furOf(thing, width, height) : clothed();
  return sharp(Buffer.from(svg))
    .resize(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), { fit: 'fill' })
    .png(unpacked)
    .toBuffer();
}
