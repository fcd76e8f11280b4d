/** Words as outlines of letters, so that they look the same on every machine, whatever fonts it has. */
import { glyphOf } from './art.ts';

const lineHeight = 1180;
const spaceWidth = 300;

const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (letter === ' ' ? spaceWidth : (glyphOf(letter)?.[0] ?? 0)), 0);

/** Breaks words into lines so that the block comes closest to the shape of the field. */
function linesFor(text: string, ratio: number): string[] {
  const words = text.includes(' ')
    ? text.split(/\s+/)
    : /\p{Script=Han}/u.test(text) && text.length > 6
      ? [text.slice(0, Math.ceil(text.length / 2)), text.slice(Math.ceil(text.length / 2))]
      : [text];
  let [best, least] = [[text], Infinity];
  for (let count = 1; count <= Math.min(5, words.length); count += 1) {
    const target = widthOf(text) / count;
    const lines: string[] = [''];
    for (const word of words) {
      const last = lines.at(-1)!;
      if (last && widthOf(`${last} ${word}`) > target * 1.15 && lines.length < count) lines.push(word);
      else lines[lines.length - 1] = last ? `${last} ${word}` : word;
    }
    const unlike = Math.abs(Math.log(Math.max(...lines.map(widthOf)) / (lines.length * lineHeight) / ratio));
    if (unlike < least) [best, least] = [lines, unlike];
  }
  return best;
}

/** How much wider than high the words stand best: one line, or two where they are long. */
export function lettersAspect(text: string): number {
  const lines = linesFor(text, text.length > 8 ? 2.2 : 4);
  const wide = Math.max(...lines.map(widthOf));
  return wide > 0 ? Math.max(1.2, Math.min(5, wide / 0.94 / ((lines.length * lineHeight) / 0.92))) : 3;
}

type Field = { width: number; height: number; fill: string; edge?: string };

/** An SVG of the words in a field of `width` × `height` pixels, as large as fits. */
export function lettersSvg(text: string, { width, height, fill, edge }: Field): string {
  const lines = linesFor(text, width / height);
  const wide = Math.max(1, ...lines.map(widthOf));
  const scale = Math.min((width * 0.94) / wide, (height * 0.92) / (lines.length * lineHeight));
  const top = (height - lines.length * lineHeight * scale) / 2;
  const paths = lines.map((line, row) => {
    let x = (width - widthOf(line) * scale) / 2;
    return [...line]
      .map((letter) => {
        const glyph = glyphOf(letter);
        const at = `translate(${x.toFixed(1)} ${(top + (row * lineHeight + 900) * scale).toFixed(1)}) scale(${scale.toFixed(4)})`;
        x += (letter === ' ' ? spaceWidth : (glyph?.[0] ?? 0)) * scale;
        return glyph ? `<path transform="${at}" d="${glyph[1]}"/>` : '';
      })
      .join('');
  });
  const outline = edge ? ` stroke="${edge}" stroke-width="70" stroke-linejoin="round" paint-order="stroke"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${fill}"${outline}>${paths.join('')}</g></svg>`;
}
