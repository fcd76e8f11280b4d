/**
 * Finds the meaning of the words of a portrait in the lists of five languages, `words.<locale>.tsv`. A row has the kind of its meaning, what
 * it is of, its value, and the words, as `@iridia/tables/words` has them, on text that `fold` has prepared.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import { patternOf } from '@iridia/tables/words';
import { locales, type Locale } from '../../../contract/facts/locales.ts';

/** A part of the portrait that adjectives belong to. */
const parts = [
  'hair',
  'eyes',
  'skin',
  'beard',
  'lips',
  'glasses',
  'hat',
  'clothes',
  'earrings',
  'necklace',
  'tie',
  'background',
  'person',
] as const;
export type PartName = (typeof parts)[number];

/** `noun`: a part, with its kind. `adjective`: belongs to the part next to it. `trait`: states what it is about by itself. `joint`: ends a phrase. */
export type Meaning =
  | { kind: 'noun'; part: PartName; value: string }
  | { kind: 'adjective'; value: string }
  | { kind: 'trait'; trait: string; value: string; shade?: PartName }
  | { kind: 'joint' };

type Rule = { meaning: Meaning | typeof silent; locale: Locale; pattern: RegExp };

/** What a description has that asks for nothing. */
const silent = { kind: 'silent' } as const;

const isPart = (name: string): name is PartName => (parts as readonly string[]).includes(name);

/** What a row means; a `shade` is a color that only one part has. Null for a kind or a part that there is not. */
function meaningOf(kind: string, of: string, value: string): Rule['meaning'] | null {
  if (kind === 'noun') return isPart(of) ? { kind, part: of, value } : null;
  if (kind === 'shade') return isPart(of) ? { kind: 'trait', trait: 'shade', value, shade: of } : null;
  if (kind === 'trait') return { kind, trait: of, value };
  if (kind === 'adjective') return { kind, value };
  if (kind === 'joint') return { kind };
  return kind === silent.kind ? silent : null;
}

/** Reads the list of one language. Throws a `TableError`. */
export function rulesIn(text: string, file: string, locale: Locale): Rule[] {
  return rowsOf(text, file, ['kind', 'of', 'value', 'words']).map(({ cells: { kind, of, value, words }, fault }) => {
    const meaning = meaningOf(kind, of, value);
    if (!meaning) throw fault('kind', `nothing in a portrait is a “${kind}” of “${of}”`);
    try {
      return { meaning, locale, pattern: new RegExp(patternOf(words, locale), 'uy') };
    } catch (error) {
      throw fault('words', (error as Error).message);
    }
  });
}

let read: readonly Rule[] | null = null;
const rules = (): readonly Rule[] =>
  (read ??= locales.flatMap((locale) => {
    const file = `words.${locale}.tsv`;
    return rulesIn(readFileSync(join(import.meta.dirname, file), 'utf8'), file, locale);
  }));

/** What the text means at this position: the longest word that fits; null where none does. */
export function meaningAt(text: string, at: number): { meaning: Meaning; locale: Locale; word: string } | null {
  let best: { meaning: Meaning; locale: Locale; word: string } | null = null;
  for (const { meaning, locale, pattern } of rules()) {
    if (meaning.kind === silent.kind) continue;
    pattern.lastIndex = at;
    const word = pattern.exec(text)?.[0] ?? '';
    if (word.length > (best?.word.length ?? 0)) best = { meaning, locale, word };
  }
  return best;
}

/** Whether a whole word asks for nothing, as an article does. */
export const isSilent = (word: string): boolean =>
  rules().some(({ meaning, pattern }) => {
    pattern.lastIndex = 0;
    return meaning.kind === silent.kind && pattern.exec(word)?.[0] === word;
  });
