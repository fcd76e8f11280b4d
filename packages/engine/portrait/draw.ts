/** Draws the parts with the Avataaars library (Pablo Stanley) and adds what it lacks: faces, light, jewelry, braids, caps, marks of age. */
import { createAvatar } from '@dicebear/core';
import * as avataaars from '@dicebear/avataaars';
import sharp from 'sharp';
import { randomFrom } from '@iridia/pixels/random';
import type { Asked } from './ask.ts';
import {
  braids,
  cap,
  cheeks,
  crown,
  earrings,
  freckles,
  blush,
  manyColors,
  necklace,
  ponytail,
  sailorCollar,
  tie,
  twinTails,
  wrinkles,
} from './extras.ts';
import { browDrawing, eyeDefinitions, eyeDrawing, mouthDrawing, noseDrawing, toward } from './features.ts';
import { glossOf, lightOn, lit, marked } from './shading.ts';
import { colorOf, hairColors, skins } from './palette.ts';
import { unpacked } from '@iridia/pixels/image';

type Options = Parameters<typeof avataaars.create>[0]['options'];
type Chosen = { [Name in keyof Options]?: Options[Name] };

const faces: Readonly<Record<string, { mouth: string; eyebrows: string; eyes?: string }>> = {
  happy: { mouth: 'smile', eyebrows: 'defaultNatural' },
  laughing: { mouth: 'smile', eyebrows: 'raisedExcitedNatural', eyes: 'happy' },
  sad: { mouth: 'sad', eyebrows: 'sadConcernedNatural' },
  crying: { mouth: 'sad', eyebrows: 'sadConcernedNatural', eyes: 'cry' },
  angry: { mouth: 'sad', eyebrows: 'angryNatural' },
  surprised: { mouth: 'disbelief', eyebrows: 'raisedExcitedNatural' },
  scared: { mouth: 'grimace', eyebrows: 'sadConcernedNatural' },
  serious: { mouth: 'serious', eyebrows: 'flatNatural' },
  wink: { mouth: 'smile', eyebrows: 'defaultNatural', eyes: 'wink' },
  sleepy: { mouth: 'serious', eyebrows: 'defaultNatural', eyes: 'closed' },
  love: { mouth: 'smile', eyebrows: 'raisedExcitedNatural', eyes: 'hearts' },
  silly: { mouth: 'tongue', eyebrows: 'upDownNatural', eyes: 'winkWacky' },
  calm: { mouth: 'twinkle', eyebrows: 'defaultNatural' },
};

/** Hair by style, then by length; a list is a choice of the seed. */
const tops = {
  afro: { short: ['dreads01'], usual: ['fro'] },
  dreads: { short: ['dreads01'], usual: ['dreads'] },
  curly: { short: ['shortCurly'], usual: ['curly'], long: ['curvy'] },
  wavy: { short: ['shortWaved'], usual: ['curvy'], long: ['curvy'] },
  bun: { usual: ['bun'] },
  bob: { usual: ['bob', 'miaWallace'] },
  ponytail: { usual: ['theCaesarAndSidePart'] },
  braids: { usual: ['theCaesarAndSidePart'] },
  twintails: { usual: ['miaWallace'] },
  mohawk: { usual: ['frizzle'] },
  buzz: { usual: ['theCaesar'] },
} as const satisfies Record<string, Partial<Record<'short' | 'usual' | 'long', readonly string[]>>>;

const clothing: Readonly<Record<string, string>> = {
  hoodie: 'hoodie',
  suit: 'blazerAndShirt',
  sweater: 'collarAndSweater',
  dress: 'shirtScoopNeck',
  overall: 'overall',
  uniform: 'shirtVNeck',
  vneck: 'shirtVNeck',
  shirt: 'shirtCrewNeck',
};
/** Hats of the library; a cap and a crown are drawn here. */
const hats: Readonly<Record<string, string>> = {
  hat: 'hat',
  straw: 'hat',
  beanie: 'winterHat03',
  flowers: 'frida',
  scarf: 'hijab',
  turban: 'turban',
};

/** The person's hair as the library names it; null is a bald head. */
function topOf({ length, style, fringe, parts, age }: Asked, man: boolean, pick: <T>(from: readonly T[]) => T): string | null {
  if (man && flattening.has(parts.hat?.kind ?? '') && !style && !parts.hair?.adjectives.includes('long'))
    return length === 'bald' ? null : 'theCaesar';
  if (length === 'bald') return age === 'old' && man ? 'sides' : null;
  const asked = parts.hair?.adjectives.includes('long') ? 'long' : parts.hair?.adjectives.includes('short') ? 'short' : length;
  const table: Partial<Record<string, readonly string[]>> | undefined = tops[style as keyof typeof tops];
  if (table) return pick(table[asked ?? (man ? 'short' : 'usual')] ?? table.usual!);
  if (fringe) return asked === 'short' || asked === 'medium' ? 'miaWallace' : 'straightAndStrand';
  if (asked === 'long') return pick(['straight01', 'straight02', 'straightAndStrand']);
  if (asked === 'medium') return pick(['longButNotTooLong', 'bob']);
  if (asked === 'short') return man ? pick(['shortFlat', 'shortRound', 'theCaesarAndSidePart']) : pick(['bob', 'miaWallace']);
  return man
    ? pick(['shortFlat', 'shortWaved', 'shortRound', 'theCaesarAndSidePart'])
    : pick(['bob', 'straight01', 'longButNotTooLong', 'curvy']);
}

function beardOf({ parts: { beard } }: Asked): string | null {
  if (!beard) return null;
  const [long, short] = [beard.adjectives.some((word) => word === 'long' || word === 'big'), beard.adjectives.includes('short')];
  if (beard.kind === 'mustache') return long ? 'moustacheFancy' : 'moustacheMagnum';
  if (beard.kind === 'stubble' || short) return 'beardLight';
  return long ? 'beardMajestic' : 'beardMedium';
}

/** Everything that is drawn, by the names of the library. */
function chosen(asked: Asked, seed: number) {
  const random = randomFrom(`${seed}/portrait`);
  const pick = <T>(from: readonly T[]): T => from[Math.trunc(random() * from.length)]!;
  const { parts, age, mood } = asked;
  const kind = parts.person?.kind ?? '';
  const man = kind === 'man' || kind === 'old man' || (kind === '' && parts.beard !== undefined);
  const isFair = fairHair.has(parts.hair?.color ?? '') || asked.marks.includes('freckles');
  const skin =
    skins[skinOf(asked)] ??
    pick((isFair ? (['pale', 'light', 'medium'] as const) : (['light', 'medium', 'tan', 'dark'] as const)).map((tone) => skins[tone]!));
  const hairName = parts.hair?.color ?? (age === 'old' ? 'silver' : asked.skin === 'asian' || asked.skin === 'dark' ? 'black' : null);
  const hair =
    hairColors(hairName) ?? pick(skin === skins.dark ? ['#201a1a', '#2c1b18'] : ['#2c1b18', '#6b4328', '#4a312c', '#a55728', '#d6b370']);
  const usualClothes = man ? ['shirtCrewNeck', 'hoodie', 'shirtVNeck'] : ['shirtScoopNeck', 'shirtCrewNeck', 'collarAndSweater'];
  const clothes = parts.tie ? 'blazerAndShirt' : (clothing[parts.clothes?.kind ?? ''] ?? pick(usualClothes));
  const dyes = ['#3f6fd1', '#c43f6b', '#2f9e7a', '#8a4fc0', '#d9782d', '#2f3b52'];
  const uniform = parts.clothes?.kind === 'uniform';
  const dye = uniform ? '#f2f4fa' : (colorOf(parts.clothes?.color) ?? (clothes === 'blazerAndShirt' ? '#2f3b52' : pick(dyes)));
  return {
    asked,
    man,
    skin,
    hair,
    clothes,
    dye,
    top: topOf(asked, man, pick),
    face: faces[mood ?? pick(['calm', 'happy'])]!,
    iris: parts.eyes?.color ?? (skin === skins.dark || asked.skin === 'asian' ? 'brown' : pick(['brown', 'brown', 'blue', 'green'])),
  };
}

/** The tone that the words give the skin; an empty string where they give none. */
function skinOf({ parts: { skin, person }, skin: named }: Asked): string {
  const tones = [...(skin?.adjectives ?? []), skin?.color, ...(person?.adjectives ?? []), person?.color, named];
  if (tones.some((tone) => tone === 'dark' || tone === 'black')) return 'dark';
  if (tones.some((tone) => tone === 'brown')) return 'brown';
  if (tones.some((tone) => tone === 'tan' || tone === 'gold')) return 'tan';
  if (tones.some((tone) => tone === 'pale' || tone === 'white')) return 'pale';
  return tones.some((tone) => tone === 'light' || tone === 'asian') ? 'light' : '';
}

const bare = (color: string) => [color.slice(1)];
const bodyOf = (options: Chosen): string => {
  const svg = createAvatar(avataaars, { seed: 'portrait', ...options }).toString();
  return svg.slice(svg.indexOf('<g transform="translate(8)">') + '<g transform="translate(8)">'.length, svg.lastIndexOf('</g></g></svg>'));
};
/** Where the library draws the mouth, the nose, the eyes, the brows, the hair, and the beard, in this order of layers. */
const mouthGroup = '<g transform="translate(78 134)">';
const noseGroup = '<g transform="translate(104 122)">';
const eyesGroup = '<g transform="translate(76 90)">';
const browsGroup = '<g transform="translate(76 82)">';
const hairGroup = '<g transform="translate(-1)">';
const beardGroup = '<g transform="translate(49 72)">';
const groups = [mouthGroup, noseGroup, eyesGroup, browsGroup, hairGroup, beardGroup] as const;

/** The library's drawing cut at its layers: the body with its clothes first, the beard with the glasses last. */
function layersOf(body: string) {
  const at = groups.map((group) => body.indexOf(group));
  if (at.some((index, nth) => index < 0 || index < (at[nth - 1] ?? 0))) throw new Error('The library draws its parts in another order');
  const [mouth, nose, eyes, brows, hair, beard] = at.map((index, nth) => body.slice(index, at[nth + 1])) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { figure: body.slice(0, at[0]), mouth, nose, eyes, brows, hair, beard };
}

/** The head and the shoulders of the library, and the same with a narrower jaw. */
const head = 'M132 36a56 56 0 0 0-56 56v6.17A12 12 0 0 0 66 110v14a12 12 0 0 0 10.3 11.88 56.04 56.04 0 0 0 31.7 44.73v18.4';
const narrowHead =
  'M132 36a56 56 0 0 0-56 56v6.17A12 12 0 0 0 66 110v14a12 12 0 0 0 10.8 11.88C82 153 92 165 110 176.6v22.4h-6a72 72 0 0 0-72 72v9h200v-9a72 72 0 0 0-72-72h-6v-22.4C172 165 182 153 187.2 135.88A12 12 0 0 0 198 124v-14a12 12 0 0 0-10-11.83V92a56 56 0 0 0-56-56Z';
const neckShade = 'M110 176.6v9Q132 206 154 185.6v-9Q143 184.6 132 184.6Q121 184.6 110 176.6Z';
/** Hair that hangs behind the jaw; elsewhere a narrower jaw has the background beside it. */
const hanging = new Set([
  'straight01',
  'straight02',
  'straightAndStrand',
  'longButNotTooLong',
  'curvy',
  'curly',
  'fro',
  'bob',
  'miaWallace',
  'bigHair',
  'dreads',
  'frida',
]);
const curls: Readonly<Record<string, number>> = {
  curly: 1,
  fro: 1,
  shortCurly: 1,
  dreads01: 1,
  dreads: 0.8,
  frizzle: 0.8,
  curvy: 0.6,
  shortWaved: 0.5,
  bob: 0.2,
};

/** The figure of the library with a narrower jaw, before the hair behind it. */
function slimmed(figure: string, top: string | null): string {
  const begin = figure.indexOf(head);
  if (begin < 0) throw new Error('The library draws another head');
  const behind = hanging.has(top ?? '')
    ? `<path d="${head}h48v-18.4a56.04 56.04 0 0 0 31.7-44.73A12 12 0 0 0 198 124v-14a12 12 0 0 0-10-11.83V92a56 56 0 0 0-56-56Z" fill="url(#behind)"/>`
    : '';
  return (
    behind +
    figure
      .replace(/<path d="[^"]+"/u, `<path d="${narrowHead}"`)
      .replace(/<path d="M108 180\.61[^"]+"[^>]*>/u, `<path d="${neckShade}" fill="#5a1f10" fill-opacity=".26"/>`)
  );
}

/** A hat alone, without the person. */
function hatMarkup(hat: string, color: string): string {
  const body = bodyOf({
    top: [hat],
    hatColor: bare(color),
    hairColor: bare(color),
    topProbability: 100,
    accessoriesProbability: 0,
    facialHairProbability: 0,
  } as Chosen);
  return body.slice(body.indexOf(hairGroup), body.indexOf(beardGroup));
}

/** The colors of jewelry: gold unless the words name others. */
const metalOf = ({ adjectives, color }: NonNullable<Asked['parts']['earrings']>): readonly string[] =>
  adjectives.includes('colourful') ? manyColors : [colorOf(color) ?? '#e2b33c'];

/** Hats that leave the hair below them visible. */
const brimmed = new Set(['hat', 'straw', 'beanie']);
/** Hats that flatten the hair of a short cut. */
const flattening = new Set([...brimmed, 'cap']);
const fairHair = new Set(['blonde', 'ginger', 'red', 'auburn', 'orange', 'yellow', 'gold']);

/** What lies on the skin, below the hair. */
const onSkin = ({ age, marks }: Asked, man: boolean): string =>
  [
    ...(man ? [] : [cheeks]),
    ...(age === 'old' ? [wrinkles(1)] : age === 'middle' ? [wrinkles(0.5)] : []),
    ...(marks.includes('freckles') ? [freckles] : []),
    ...(marks.includes('blush') ? [blush] : []),
  ].join('');

/** The person as SVG in a square of 280 that the shoulders fill to the bottom. */
export function portraitSvg(asked: Asked, seed: number): string {
  const { man, skin, hair, clothes, dye, top, face, iris } = chosen(asked, seed);
  const { parts, marks, style, mood } = asked;
  const glasses = parts.glasses?.kind;
  const beard = beardOf(asked);
  const hat = parts.hat?.kind;
  const covers = hat === 'scarf' || hat === 'turban' || hat === 'flowers';
  const hatColor = colorOf(parts.hat?.color) ?? (hat === 'straw' ? '#e3c27c' : '#3c4f5c');
  const cut = covers ? hats[hat]! : top;
  const layers = layersOf(
    bodyOf({
      top: [cut ?? 'shortFlat'],
      topProbability: cut ? 100 : 0,
      hatColor: bare(hatColor),
      hairColor: bare(marked.hair),
      skinColor: bare(marked.skin),
      clothing: [clothes],
      clothesColor: bare(marked.cloth),
      accessories: [
        glasses === 'sun'
          ? 'wayfarers'
          : glasses === 'patch'
            ? 'eyepatch'
            : parts.glasses?.adjectives.includes('round')
              ? 'round'
              : 'prescription02',
      ],
      accessoriesProbability: glasses ? 100 : 0,
      accessoriesColor: bare(colorOf(parts.glasses?.color) ?? '#262e33'),
      facialHair: [beard ?? 'beardLight'],
      facialHairProbability: beard ? 100 : 0,
      facialHairColor: bare(colorOf(parts.beard?.color) ? hairColors(parts.beard!.color)! : marked.hair),
      mouth: [face.mouth],
      eyes: [face.eyes ?? 'default'],
      eyebrows: [face.eyebrows],
    } as Chosen),
  );
  const overHair = [
    ...(style === 'braids' ? [braids('url(#hair)')] : []),
    ...(hat && brimmed.has(hat) ? [hatMarkup(hats[hat]!, hatColor)] : []),
    ...(hat === 'cap' ? [cap(hatColor)] : []),
    ...(hat === 'crown' ? [crown(colorOf(parts.hat?.color) ?? '#e2b33c')] : []),
    ...(parts.necklace ? [necklace(metalOf(parts.necklace))] : []),
    ...(parts.tie ? [tie(colorOf(parts.tie.color) ?? '#b8322e')] : []),
    ...(parts.earrings ? [earrings(metalOf(parts.earrings))] : []),
  ].join('');
  const lip = marks.includes('lips')
    ? ((parts.lips?.color === 'red' ? undefined : colorOf(parts.lips?.color)) ?? '#c8283c')
    : toward(skin, man ? '#93403c' : '#cf3f5c', man ? 0.42 : 0.56);
  const brow = toward(hair, '#20100c', 0.5);
  const gloss = glossOf(layers.hair, hair, curls[cut ?? ''] ?? 0, seed);
  const look = { lashes: !man, anime: asked.look === 'anime', wide: mood === 'surprised' || mood === 'scared' };
  const behind = style === 'ponytail' ? ponytail('url(#hair)') : style === 'twintails' ? twinTails('url(#hair)') : '';
  const drawn = [
    man ? layers.figure : slimmed(layers.figure, cut),
    parts.clothes?.kind === 'uniform' ? sailorCollar(colorOf(parts.clothes.color) ?? '#25345e', '#c8323f') : '',
    onSkin(asked, man),
    mouthDrawing(face.mouth, lip) ?? layers.mouth,
    noseDrawing(skin, !man),
    face.eyes === undefined ? eyeDrawing(iris, asked.otherEye ?? iris, look) : layers.eyes,
    browDrawing(face.eyebrows, brow, !man) ?? layers.brows.replaceAll('fill="#000" fill-opacity=".6"', `fill="${brow}"`),
    layers.hair.replace(/<\/g>$/u, `${gloss}</g>`),
    overHair,
    layers.beard,
  ].join('');
  const defs = `<defs>${lightOn({ skin, hair, cloth: dye })}${eyeDefinitions}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 280" fill="none" width="280" height="280">${defs}<g transform="translate(8)">${behind}${lit(drawn)}</g></svg>`;
}

/** The person as PNG, `side` pixels square. */
export const portraitPng = (asked: Asked, seed: number, side: number): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(asked, seed)), { density: (72 * side) / 280 })
    .resize(side, side)
    .png(unpacked)
    .toBuffer();
