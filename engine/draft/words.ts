/** Finds drawings for the words of a prompt, in five languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { locales } from '../../contract/facts/locales.ts';

/** `group` and `order` are emojibase's: 0 smileys, 1 people, 3 animals and nature, 4 food, 5 travel, 6 activities, 7 objects, 8 symbols. */
export type Drawing = { icon: string; group: number; order: number; face: boolean };

/** The output of `scripts/art.ts`: drawings, their SVG bodies in a square of 32, and for each word the matching drawings with a score. */
export type ArtFile = { drawings: Drawing[]; bodies: Record<string, string>; index: Record<string, [drawing: number, score: number][]> };

export type Hit = { drawing: Drawing; score: number };
export type FoundWord = { word: string; hits: Hit[] };

let art: ArtFile | null = null;
const artFile = (): ArtFile => {
  art ??= JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, 'art.br'))).toString('utf8')) as ArtFile;
  return art;
};

let byIcon: Map<string, Drawing> | null = null;
export function drawingOf(icon: string): Drawing | undefined {
  byIcon ??= new Map(artFile().drawings.map((drawing) => [drawing.icon, drawing]));
  return byIcon.get(icon);
}

/** The drawing as an SVG of `size` pixels. */
export const svgOf = (icon: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="${size}" height="${size}">${artFile().bodies[icon]}</svg>`;

/** Converts to lower case and removes accents and elisions; Cyrillic letters stay, except that ё becomes е. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(?<!\p{L})(?:[cdjlmnst]|qu)'/gu, '$& ')
    .replaceAll("' ", ' ')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ё', 'е');

/** Suffixes that stemming removes, by language. */
const endings: Record<(typeof locales)[number], RegExp> = {
  en: /(ing|ies|es|s|ed)$/,
  zh: /$/,
  fr: /(es|s|x|e)$/,
  es: /(itos?|itas?|es|s|o|a)$/,
  ru: /(ами|ями|ого|его|ому|ыми|ими|ах|ях|ой|ей|ом|ем|ою|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|а|я|о|е|ы|и|у|ю|ь)$/,
};

/** Stems each word of a phrase. */
export const stem = (phrase: string, language: number): string =>
  phrase
    .split(' ')
    .map((word) => {
      const shorter = word.replace(endings[locales[language]!], '');
      return shorter.length >= 3 ? shorter : word;
    })
    .join(' ');

export const addressOf = (language: number, word: string): string => `${language}:${word}`;

const chinese = locales.indexOf('zh');
const cyrillic = [locales.indexOf('ru')];
const latin = [locales.indexOf('en'), locales.indexOf('fr'), locales.indexOf('es')];

/** Words that never match a drawing. */
const stopWords = new Set(
  'a an the in on at with and or of to for is are very his her its my your une un le la les des du de et avec dans sur sous au aux bord pres devant derriere entre en el los las del con y sobre una por para muy bajo junto cerca entre detras delante в на с со и под над у о из для к the style sticker image picture photo face cara visage лицо animal red blue green black white orange yellow pink big small little cute'.split(
    ' ',
  ),
);

/** Living things rank above objects, objects above symbols. */
const groupBonus: Readonly<Record<number, number>> = { 3: 4, 1: 1, 4: 2, 7: 3, 6: 2, 5: 2, 0: 0, 8: -3 };
const bonus = ({ group, face }: Drawing): number => (groupBonus[group] ?? 0) + (face && group === 3 ? 2 : 0);

function lookUp(word: string, languages: readonly number[]): Hit[] {
  const { drawings, index } = artFile();
  const scores = new Map<number, number>();
  for (const language of languages) {
    const key = language === chinese ? word : stem(word, language);
    for (const [drawing, score] of index[addressOf(language, key)] ?? []) scores.set(drawing, Math.max(scores.get(drawing) ?? 0, score));
  }
  return [...scores]
    .map(([drawing, score]) => ({ drawing: drawings[drawing]!, score }))
    .sort((a, b) => b.score - a.score || bonus(b.drawing) - bonus(a.drawing) || a.drawing.order - b.drawing.order);
}

/** Chinese text has no spaces: the longest known run of up to six characters wins. */
function findInHan(run: string): FoundWord[] {
  const found: FoundWord[] = [];
  let at = 0;
  while (at < run.length) {
    let taken = 0;
    for (let length = Math.min(6, run.length - at); length > 0 && taken === 0; length -= 1) {
      const word = run.slice(at, at + length);
      const hits = lookUp(word, [chinese]);
      if (hits.length === 0 || (length === 1 && hits[0]!.score < 10)) continue;
      found.push({ word, hits });
      taken = length;
    }
    at += taken || 1;
  }
  return found;
}

/** The words of a prompt that match drawings, best drawing first, and the unknown words. */
export function findWords(prompt: string): { found: FoundWord[]; unknown: string[] } {
  const text = fold(prompt);
  const found: FoundWord[] = [];
  const unknown: string[] = [];
  const spaced: string[] = [];
  for (const token of text.match(/\p{Script=Han}+|[\p{L}\p{N}'-]+/gu) ?? []) {
    if (/\p{Script=Han}/u.test(token)) found.push(...findInHan(token));
    else spaced.push(token);
  }
  const languages = /[а-я]/.test(text) ? cyrillic : latin;
  let at = 0;
  while (at < spaced.length) {
    let taken = 0;
    for (let length = Math.min(3, spaced.length - at); length > 0 && taken === 0; length -= 1) {
      const word = spaced.slice(at, at + length).join(' ');
      if (length === 1 && (stopWords.has(word) || word.length < 3)) break;
      const hits = lookUp(word, languages);
      if (hits.length === 0) continue;
      found.push({ word, hits });
      taken = length;
    }
    const word = spaced[at]!;
    if (taken === 0 && !stopWords.has(word) && word.length >= 3) unknown.push(word);
    at += taken || 1;
  }
  return { found, unknown };
}
