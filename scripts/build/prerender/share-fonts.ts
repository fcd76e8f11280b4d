/**
 * Renders the text of preview images as outlines. The drawing library would use the fonts of the build machine, which may have none, and
 * it supports neither compressed web fonts nor their unicode ranges.
 */
import { create, type Font } from 'fontkit';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decompress } from 'wawoff2';
import type { Locale } from '../../../contract/facts/locales.ts';

type Face = { has: (letter: string) => boolean; load: () => Promise<Font> };

const require = createRequire(import.meta.url);
const sheets = ['@fontsource-variable/onest/index.css', '@fontsource-variable/noto-sans-sc/index.css'];
const weight = 700;
/** As shares of the font size: letter spacing and line height. */
const tracking = -0.02;
const leading = 1.18;

async function fontIn(file: string): Promise<Font> {
  return create(Buffer.from(await decompress(await readFile(file)))).getVariation({ wght: weight });
}

/** The font faces of a style sheet with their unicode ranges; where two overlap the later one wins, as in a browser. */
async function facesOf(sheet: string): Promise<Face[]> {
  const path = require.resolve(sheet);
  const rules = (await readFile(path, 'utf8')).matchAll(/url\(\.\/([^)]+)\)[^}]*?unicode-range:\s*([^;}]+)/g);
  return [...rules].toReversed().map(([, name = '', list = '']) => {
    const ranges = list.split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    let font: Promise<Font> | null = null;
    return {
      has: (letter) => ranges.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to),
      load: () => (font ??= fontIn(join(dirname(path), name))),
    };
  });
}

let faces: Promise<Face[]> | null = null;

type Placed = { glyph: ReturnType<Font['layout']>['glyphs'][number]; scale: number; x: number };

/** The glyphs of one line, starting at 0 on the baseline, and its width. Throws when none of our fonts has a glyph for a character. */
async function glyphsOf(text: string, size: number): Promise<{ glyphs: Placed[]; width: number }> {
  const known = await (faces ??= Promise.all(sheets.map(facesOf)).then((lists) => lists.flat()));
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const face = letter === ' ' && last ? last.face : known.find(({ has }) => has(letter));
    if (!face) throw new Error(`No font has the letter "${letter}" of "${text}"`);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  let width = 0;
  const glyphs: Placed[] = [];
  for (const run of runs) {
    const font = await run.face.load();
    const scale = size / font.unitsPerEm;
    const laid = font.layout(run.text);
    for (const [index, glyph] of laid.glyphs.entries()) {
      const { xAdvance, xOffset } = laid.positions[index]!;
      glyphs.push({ glyph, scale, x: width + xOffset * scale });
      width += xAdvance * scale + tracking * size;
    }
  }
  return { glyphs, width: width - tracking * size };
}

/** The outlines of one line, starting at 0 on the baseline. */
async function outline(text: string, size: number): Promise<string> {
  const { glyphs } = await glyphsOf(text, size);
  return glyphs.map(({ glyph, scale, x }) => glyph.path.scale(scale, -scale).translate(x, 0).toSVG()).join('');
}

/** Splits a text where a line may break: after a word, or between two Chinese characters, but never before closing punctuation. */
const piecesOf = (text: string, locale: Locale): string[] =>
  locale === 'zh' ? (text.match(/[\w.'-]+\s*|.[，。、：；！？）》”…\s]*/gu) ?? []) : text.split(/(?<=\s)/);

/** A text as a white SVG drawing, wrapped at `width` pixels. */
export async function drawText(text: string, locale: Locale, size: number, width: number): Promise<Buffer> {
  const lines: string[] = [];
  for (const piece of piecesOf(text, locale)) {
    const longer = (lines.at(-1) ?? '') + piece;
    const fits = lines.length > 0 && (await glyphsOf(longer.trimEnd(), size)).width <= width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  const drawn = await Promise.all(lines.map((line) => outline(line.trimEnd(), size)));
  const paths = drawn.map((path, index) => `<path transform="translate(0 ${size * (0.95 + index * leading)})" d="${path}"/>`);
  const height = Math.ceil(size * (1.25 + (lines.length - 1) * leading));
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fff">${paths.join('')}</svg>`);
}
