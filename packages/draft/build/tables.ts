/** What drawings are called and the drawings of our own, as `names.tsv`, `meant.tsv`, `own.tsv` and `own/*.svg` have them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unmarked } from './complexion.ts';
import { rowsOf } from '@iridia/tables';
import { isLocale, type Locale } from '../../../contract/facts/locales.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const listOf = (cell: string): string[] => cell.split(', ').filter(Boolean);

/** English words for a drawing: what it is, and what it stands for as the nearest. */
type Named = { drawing: string; is: string[]; near: string[] };

/** Names where the sources have none or a wrong one; a drawing may have several rows. */
export const names: readonly Named[] = rowsOf(read('names.tsv'), 'names.tsv', ['drawing', 'is', 'near']).map(({ cells }) => ({
  drawing: cells.drawing,
  is: listOf(cells.is),
  near: listOf(cells.near),
}));

/** Everyday words with the drawing that they mean before any other. */
export const meant: readonly { language: Locale; word: string; drawing: string }[] = rowsOf(read('meant.tsv'), 'meant.tsv', [
  'language',
  'word',
  'drawing',
]).map(({ cells: { language, word, drawing }, fault }) => {
  if (!isLocale(language)) throw fault('language', `“${language}” is not a language of the site`);
  return { language, word, drawing };
});

/** The elements of a drawing in a square of 32, without what surrounds them in its file. */
const bodyOf = (drawing: string): string =>
  unmarked(read(`own/${drawing}.svg`))
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll(/\s*\n\s*/g, '');

/** Drawings of our own; `group` is emojibase's, `subgroup` the name of the one that the drawing resembles. */
export const own: readonly (Named & { group: number; subgroup: string; body: string })[] = rowsOf(read('own.tsv'), 'own.tsv', [
  'drawing',
  'is',
  'near',
  'group',
  'subgroup',
]).map(({ cells: { drawing, is, near, group, subgroup }, fault }) => {
  if (!/^\d$/.test(group)) throw fault('group', `“${group}” is not a group`);
  return { drawing, is: listOf(is), near: listOf(near), group: Number(group), subgroup, body: bodyOf(drawing) };
});
