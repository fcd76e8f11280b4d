/** Marks in the drawing of a person what is skin and what is hair, for `art/complexion.ts`: the colors that the set changes with the tone. */
import { extentOf, type Extent } from './outline.ts';

const colors = /(?<=")#(?:[\da-f]{6}|[\da-f]{3})(?=")/gi;
const rims = /(?<=values=")0 0 0 0 [\d.]+ 0 0 0 0 [\d.]+ 0 0 0 0 [\d.]+(?= 0 0 0 [\d.]+ 0")/g;

/** Six digits in small letters. */
const plain = (color: string): string => (color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color).toLowerCase();

const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
/** Yellower than any skin, and light. */
function isBlond(color: string): boolean {
  const [red, green, blue] = channelsOf(color) as [number, number, number];
  return green - blue > (red - blue) * 0.56 && red + green > 330;
}
/** The inside of a mouth, which every tone has in nearly the same red. */
function isMouth(color: string): boolean {
  const [red, green] = channelsOf(color) as [number, number];
  return green < red * 0.15;
}

/** The body without any mark. */
export const unmarked = (body: string): string => body.replaceAll(colors, plain);

/** In capitals; a color of digits alone, which has none, gives way by less than the eye sees. */
function marked(color: string): string {
  const capitals = color.toUpperCase();
  return /[A-F]/.test(capitals) ? capitals : `${capitals.slice(0, -1)}A`;
}

/** A figure of a body: its extent, its fill, and the filter of its own or of the group around it. */
type Figure = { extent: Extent; fill: string; filter: string };

function figuresOf(body: string): Figure[] {
  const open: string[] = [];
  const figures: Figure[] = [];
  for (const [tag, name] of body.matchAll(/<\/?([a-zA-Z]+)[^>]*>/g)) {
    const filter = /filter="url\(#([^)]*)\)"/.exec(tag)?.[1] ?? '';
    const path = / d="([^"]*)"/.exec(tag)?.[1];
    if (tag.startsWith('</')) {
      if (name === 'g') open.pop();
    } else if (name === 'g' && !tag.endsWith('/>')) open.push(filter);
    else if (name === 'path' && path)
      figures.push({ extent: extentOf(path), fill: / fill="([^"]*)"/.exec(tag)?.[1] ?? '', filter: filter || (open.at(-1) ?? '') });
  }
  return figures;
}

const elementOf = (body: string, id: string): string => {
  const from = body.indexOf(`id="${id}"`);
  const name = /<(\w+) [^<]*$/.exec(body.slice(0, from))?.[1] ?? '';
  return from < 0 ? '' : body.slice(from, body.indexOf(`</${name}>`, from));
};

/** The colors of a fill, or of the gradient that it names. */
function colorsIn(body: string, fill: string): string[] {
  const id = /^url\(#(.*)\)$/.exec(fill)?.[1];
  return (id ? (elementOf(body, id).match(colors) ?? []) : fill.startsWith('#') ? [fill] : []).map(plain);
}

/** How bright a fill is, from 0 to 255. */
function brightnessOf(body: string, fill: string): number {
  const lights = colorsIn(body, fill).map((color) =>
    channelsOf(color).reduce((sum, channel, at) => sum + channel * [0.3, 0.59, 0.11][at]!, 0),
  );
  return lights.length === 0 ? 255 : lights.reduce((sum, light) => sum + light, 0) / lights.length;
}

const darkHair = 100;
/** How far the drawings of one figure are apart in two tones, in a square of 32. */
const shifted = 0.7;
const isSame = (one: Extent, other: Extent): boolean => one.every((side, at) => Math.abs(side - other[at]!) < shifted);

/** The gradients, filters and colors of hair in `toned`: of what lies where the drawing with the lightest skin has black hair. */
function hairIn(toned: string, light: string): Set<string> {
  const figures = figuresOf(toned);
  const hasBlond = (fill: string) => colorsIn(toned, fill).some(isBlond);
  const dark = [
    ...figuresOf(light).flatMap(({ extent, fill }) => (brightnessOf(light, fill) < darkHair ? [extent] : [])),
    ...figures.flatMap(({ extent, fill }) => (hasBlond(fill) ? [extent] : [])),
  ];
  return new Set(
    figures
      .filter(({ extent }) => dark.some((one) => isSame(one, extent)))
      .flatMap(({ fill, filter }) => [/^url\(#(.*)\)$/.exec(fill)?.[1] ?? plain(fill), filter].filter(Boolean)),
  );
}

/** `toned`: the body in the tone that is baked; `yellow`: the same without a tone; `light`: in the lightest, or null where the tone leaves its hair. */
export function markedBody(toned: string, yellow: string, light: string | null): string {
  const [own, shades] = [new Set(unmarked(yellow).match(colors)), new Set(yellow.match(rims))];
  const hair = light ? hairIn(toned, light) : new Set<string>();
  const mark = (part: string, isHair: boolean) =>
    part
      .replaceAll(colors, (found) => {
        const color = plain(found);
        return own.has(color) || isMouth(color)
          ? color
          : `${marked(color)}${light && (isHair || hair.has(color) || isBlond(color)) ? 'FF' : ''}`;
      })
      .replaceAll(rims, (rim) => (shades.has(rim) ? rim : `${isHair ? '  ' : ' '}${rim}`));
  return toned
    .split(/(?=<(?:linearGradient|radialGradient|filter)\b)/)
    .map((part) => mark(part, hair.has(/^<[^>]*?id="([^"]*)"/.exec(part)?.[1] ?? '')))
    .join('');
}
