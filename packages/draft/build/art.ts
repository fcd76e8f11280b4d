/**
 * Bakes the drawings and the dictionary of the engine into art.br and bodies.br of packages/draft/art, offline. Usage: `npm run art SOURCES`, a folder with kinds.tsv
 * (by packages/draft/build/kinds.py), glyphs.json (by packages/draft/build/glyphs.py), and the package country-flag-icons; packages/draft/NOTICE names what they
 * are made from.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../contract/facts/locales.ts';
import type { ArtFile, Glyph } from '../art/art.ts';
import { fold, stem } from '../words/forms.ts';
import { boundsOf } from './bounds.ts';
import { bakeFlags } from './flags.ts';
import { drawings, emojiOf } from './drawings.ts';
import { shorter } from './shorter.ts';
import { bake } from './packed.ts';
import { meant } from './tables.ts';

const sources = process.argv[2];
if (!sources) throw new Error('usage: npm run art SOURCES');
bakeFlags(join(sources, 'country-flag-icons'));

const list = drawings();
const byHex = new Map(list.flatMap((drawing, at) => (drawing.hexcode ? [[drawing.hexcode, at] as const] : [])));
const byIcon = new Map(list.map((drawing, at) => [drawing.icon, at]));
const maxSenses = 3;
/** A tag shared by more drawings than this says too little. */
const rareTag = 2;

const keyOf = (word: string, language: number) => (locales[language] === 'ru' ? stem(fold(word), language) : fold(word));

/** Per locale and word: drawings with a rank; a lower rank wins. Ranks below 1 are the thing itself, below 2 a kind of it. */
const dictionary = locales.map(() => new Map<string, Map<number, number>>());
function add(language: number, word: string, drawing: number, rank: number): void {
  const key = keyOf(word, language).trim();
  if (key.length < (locales[language] === 'zh' ? 1 : 2)) return;
  const senses = dictionary[language]!.get(key) ?? new Map<number, number>();
  senses.set(drawing, Math.min(senses.get(drawing) ?? Infinity, rank));
  dictionary[language]!.set(key, senses);
}

const names: string[][] = list.map((drawing) => locales.map(() => drawing.name));
for (const [language, locale] of locales.entries()) {
  const all = emojiOf(locale);
  const tagged = new Map<string, number>();
  for (const { tags = [], hexcode } of all) if (byHex.has(hexcode)) for (const tag of tags) tagged.set(tag, (tagged.get(tag) ?? 0) + 1);
  for (const { hexcode, label, tags = [] } of all) {
    const at = byHex.get(hexcode);
    if (at === undefined) continue;
    names[at]![language] = label.toLowerCase();
    add(language, label, at, 0.1);
    // What a face or a symbol is tagged with is a mood or a metaphor.
    if (list[at]!.group === 0 || list[at]!.group === 8 || (!list[at]!.near && list[at]!.group !== 1)) continue;
    for (const tag of tags) if (tagged.get(tag)! <= rareTag) add(language, tag, at, list[at]!.near ? 1.6 : 2.4);
  }
}
list.forEach((drawing, at) => {
  drawing.is.forEach((word, place) => add(0, word, at, 0.001 * place));
  names[at]![0] = drawing.is[0]!;
});

// A new row in names.tsv counts without the long work of kinds.py, and wins over what that found.
const stands = new Map(list.flatMap((drawing, at) => drawing.stands.map((word) => [keyOf(word, 0), at] as const)));
for (const [word, at] of stands) add(0, word, at, word.includes(' ') ? 1.9 : 2.1);

for (const { language: locale, word, drawing } of meant) {
  const [language, at] = [locales.indexOf(locale), byIcon.get(drawing)!];
  add(language, word, at, -1);
  // The first word for a drawing of our own is its name.
  if (!list[at]!.hexcode && names[at]![language] === list[at]!.name) names[at]![language] = word;
}

const best = new Map<string, number>();
for (const line of readFileSync(join(sources, 'kinds.tsv'), 'utf8').trim().split('\n')) {
  const [locale, word, icon, distance, score] = line.split('\t') as [(typeof locales)[number], string, string, string, string];
  const language = locales.indexOf(locale);
  const at = byIcon.get(icon);
  if (language === 0 && distance !== '0' && stands.has(keyOf(word, 0))) continue;
  if (at === undefined) throw new Error(`kinds.tsv names ${icon}, which is no drawing`);
  add(language, word, at, Number(distance) + 0.5 - Math.min(0.4, Number(score) * 0.1));
  const slot = `${language}/${at}`;
  if (distance === '0' && !list[at]!.hexcode && language > 0 && Number(score) > (best.get(slot) ?? 0)) {
    best.set(slot, Number(score));
    names[at]![language] = word;
  }
}

const code = (drawing: number, rank: number) => (drawing * 3 + Math.min(2, Math.max(0, Math.trunc(rank)))).toString(36);
const words = dictionary.map((entries) =>
  [...entries]
    .map(([word, senses]) => {
      const ranked = [...senses].sort((a, b) => a[1] - b[1]).slice(0, maxSenses);
      // The nearest says nothing beside the thing itself.
      const kept = ranked.filter(([, rank]) => rank < 2 || ranked[0]![1] >= 2).slice(0, ranked[0]![1] >= 2 ? 1 : maxSenses);
      return `${word}\t${kept.map(([drawing, rank]) => code(drawing, rank)).join(' ')}`;
    })
    .sort()
    .join('\n'),
);

const file: Omit<ArtFile, 'ends'> & { bodies: string[] } = {
  drawings: await Promise.all(
    list.map(async ({ icon, group, subgroup, emoji, body }, at) => ({
      icon,
      group,
      subgroup,
      ...(await boundsOf(body)),
      emoji,
      names: names[at]!,
    })),
  ),
  bodies: list.map(({ body }) => shorter(body)),
  words,
  glyphs: JSON.parse(readFileSync(join(sources, 'glyphs.json'), 'utf8')) as Record<string, Glyph>,
};
const bytes = bake(file);
console.log(`${list.length} drawings, ${words.map((one) => one.split('\n').length).join(' + ')} words, ${(bytes / 1e6).toFixed(2)} MB`);
