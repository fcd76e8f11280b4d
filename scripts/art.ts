/**
 * Generates the drawing data of the engine: Fluent drawings, and the words in five languages that match them. Run it after either source
 * changes.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { locales } from '../contract/facts/locales.ts';
import { addressOf, fold, stem, type ArtFile } from '../engine/draft/words.ts';

type EmojiData = { hexcode: string; label: string; tags?: string[]; group?: number; order?: number; subgroup?: number };

const require = createRequire(import.meta.url);
const icons = (require('@iconify-json/fluent-emoji/icons.json') as { icons: Record<string, { body: string }> }).icons;

/** Groups of emojibase that are not drawings of objects: components (2), flags (9). */
const left = new Set([2, 9]);
const peopleAndBody = 34;

const slug = (label: string) =>
  label
    .toLowerCase()
    .replace(/[’'.,!:()“”]/g, '')
    .replace(/&/g, 'and')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

const file: ArtFile = { drawings: [], bodies: {}, index: {} };
const place = new Map<string, number>();

function add(language: number, word: string, hexcode: string, score: number): void {
  if (word.length < (locales[language] === 'zh' ? 1 : 3)) return;
  const entry = (file.index[addressOf(language, word)] ??= []);
  const drawing = place.get(hexcode)!;
  const known = entry.find(([other]) => other === drawing);
  if (known) known[1] = Math.max(known[1], score);
  else entry.push([drawing, score]);
}

for (const [language, locale] of locales.entries()) {
  const han = locale === 'zh';
  const key = (word: string) => (han ? word : stem(word, language));
  for (const emoji of require(`emojibase-data/${locale}/data.json`) as EmojiData[]) {
    if (emoji.group === undefined || left.has(emoji.group)) continue;
    if (locale === 'en') {
      const name = slug(emoji.label);
      const icon = [name, `${name}-face`, name.replace(/-face$/, ''), name.replace(/^(person|man|woman)-/, '')].find(
        (candidate) => icons[candidate],
      );
      if (icon) {
        place.set(emoji.hexcode, file.drawings.length);
        const isFace = emoji.label.includes('face') || (emoji.subgroup === peopleAndBody && (emoji.tags ?? []).includes('face'));
        file.drawings.push({ icon, group: emoji.group, order: emoji.order ?? 0, face: isFace });
        file.bodies[icon] = icons[icon]!.body;
      }
    }
    if (!place.has(emoji.hexcode)) continue;
    const label = fold(emoji.label);
    add(language, key(label), emoji.hexcode, 10);
    if (!han) {
      const words = label.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      words.forEach((word, at) => {
        const alone = words.length === 1;
        const headed = locale === 'en' && at === 0 && /^(face|head)$/.test(words[1] ?? '');
        add(language, stem(word, language), emoji.hexcode, alone ? 10 : 6 - Math.min(3, words.length - 1) + (headed ? 3 : 0));
      });
    }
    for (const tag of emoji.tags ?? []) add(language, key(fold(tag)), emoji.hexcode, fold(tag).includes(' ') ? 4 : 3);
  }
}

/** Common words that the source does not assign to a drawing, with the drawing meant. In the order of `locales`. */
const meant: Readonly<Record<string, readonly [en: string, zh: string, fr: string, es: string, ru: string]>> = {
  '1F469': ['lady', '女子 女士', 'dame', 'señora dama', 'дама'],
  '1F33C': ['flower', '花', 'fleur', 'flor', 'цветок цветы цветов цветами цветочный'],
};
for (const [hexcode, words] of Object.entries(meant))
  for (const [language, list] of words.entries())
    for (const word of list.split(' ')) add(language, locales[language] === 'zh' ? word : stem(fold(word), language), hexcode, 10);

const bytes = brotliCompressSync(JSON.stringify(file), {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
writeFileSync(join(import.meta.dirname, '../engine/draft/art.br'), bytes);
console.log(`${file.drawings.length} drawings, ${Object.keys(file.index).length} words, ${(bytes.length / 1e6).toFixed(1)} MB`);
