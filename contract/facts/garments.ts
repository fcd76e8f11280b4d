/**
 * Which garment a text names, in five languages, so that browser and engine mean the same one. `garments.<locale>.json` has the words as regular
 * expressions in which `*` stands for any ending: JSON, because a browser reads no tables.
 */
import en from './garments.en.json' with { type: 'json' };
import es from './garments.es.json' with { type: 'json' };
import fr from './garments.fr.json' with { type: 'json' };
import ru from './garments.ru.json' with { type: 'json' };
import zh from './garments.zh.json' with { type: 'json' };

/** What is worn above the waist, below it, or on the whole body. */
export const garmentParts = ['top', 'bottom', 'whole'] as const;
export type GarmentPart = (typeof garmentParts)[number];

const spaced: readonly Readonly<Record<GarmentPart, readonly string[]>>[] = [en, fr, es, ru];
const wordsFor = (part: GarmentPart): string =>
  spaced
    .flatMap((words) => words[part])
    .join('|')
    .replaceAll('*', '\\p{L}*');
const rules = garmentParts.map((part) => [new RegExp(`(?<!\\p{L})(?:${wordsFor(part)})(?!\\p{L})`, 'iu'), part] as const);

/** The longer Chinese word first: a dress is written with the sign of a skirt. */
const chinese = (['whole', 'top', 'bottom'] as const).map((part) => [new RegExp(zh[part].join('|'), 'giu'), part] as const);

/** The part of the body whose garment a text names; with several, the whole body; null when it names none. */
export function partNamed(text: string): GarmentPart | null {
  const named = new Set(rules.filter(([rule]) => rule.test(text)).map(([, part]) => part));
  let rest = text;
  for (const [word, part] of chinese) {
    const left = rest.replaceAll(word, '');
    if (left !== rest) named.add(part);
    rest = left;
  }
  const [first, ...others] = named;
  return others.length > 0 ? 'whole' : (first ?? null);
}

/** The text without the garments that it names. */
export const withoutGarments = (text: string): string => chinese.reduce((rest, [word]) => rest.replaceAll(word, ''), text);
