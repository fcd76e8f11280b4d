/**
 * Finds the meaning of the words of a portrait in the lists of five languages, `words.<locale>.tsv`. A row has the kind of its meaning, what
 * it is of, its value, and the words, as `@iridia/tables/words` has them, on text that `fold` has prepared.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import { patternOf, sourceOf } from '@iridia/tables/words';
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

/**
 * What words do in a description without naming anything of it: `silent` words ask for nothing, `years` follow a number that is an age, `unlike`
 * makes the two eyes differ, `each` singles out one of two, `and` begins something else, and `in` makes a color that of the clothes.
 */
const roles = ['silent', 'years', 'unlike', 'each', 'and', 'in'] as const;
type Role = (typeof roles)[number];

type Rule = { meaning: Meaning | { kind: Role }; locale: Locale; pattern: RegExp; words: string };

const isPart = (name: string): name is PartName => (parts as readonly string[]).includes(name);
const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);
const means = (meaning: Rule['meaning']): meaning is Meaning => !isRole(meaning.kind);

/** What a row means; a `shade` is a color that only one part has. Null for a kind or a part that there is not. */
function meaningOf(kind: string, of: string, value: string): Rule['meaning'] | null {
  if (kind === 'noun') return isPart(of) ? { kind, part: of, value } : null;
  if (kind === 'shade') return isPart(of) ? { kind: 'trait', trait: 'shade', value, shade: of } : null;
  if (kind === 'trait') return { kind, trait: of, value };
  if (kind === 'adjective') return { kind, value };
  if (kind === 'joint') return { kind };
  return isRole(kind) ? { kind } : null;
}

/** Reads the list of one language. Throws a `TableError`. */
export function rulesIn(text: string, file: string, locale: Locale): Rule[] {
  return rowsOf(text, file, ['kind', 'of', 'value', 'words']).map(({ cells: { kind, of, value, words }, fault }) => {
    const meaning = meaningOf(kind, of, value);
    if (!meaning) throw fault('kind', `nothing in a portrait is a “${kind}” of “${of}”`);
    try {
      return { meaning, locale, words, pattern: new RegExp(patternOf(words, locale), 'uy') };
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
    if (!means(meaning)) continue;
    pattern.lastIndex = at;
    const word = pattern.exec(text)?.[0] ?? '';
    if (word.length > (best?.word.length ?? 0)) best = { meaning, locale, word };
  }
  return best;
}

/** What has a role: whether a whole word does. */
const hasRole =
  (role: Role) =>
  (word: string): boolean =>
    rules().some(({ meaning, pattern }) => {
      pattern.lastIndex = 0;
      return meaning.kind === role && pattern.exec(word)?.[0] === word;
    });

/** Whether a whole word asks for nothing, as an article does. */
export const isSilent = hasRole('silent');
/** Whether a word singles out one of two: one eye, the other. */
export const isEach = hasRole('each');
/** Whether a word begins something else: after a red ribbon and, nothing is red. */
export const isAnd = hasRole('and');
/** Whether a color alone after the word is that of the clothes: in black, en noir, в чёрном. */
export const isWearing = hasRole('in');

const sourceOfRole = (role: Role): string =>
  rules()
    .filter(({ meaning }) => meaning.kind === role)
    .map(({ words }) => sourceOf(words))
    .join('|');

let patterns: { years: RegExp; unlike: RegExp } | null = null;
const ofPhrases = () =>
  (patterns ??= {
    years: new RegExp(String.raw`(\d{2,3})[\s-]*(?:${sourceOfRole('years')})`, 'uy'),
    unlike: new RegExp(sourceOfRole('unlike'), 'u'),
  });

/** The age in years that stands at this position; null where none does. */
export function yearsAt(text: string, at: number): { years: number; words: string } | null {
  const { years } = ofPhrases();
  years.lastIndex = at;
  const found = years.exec(text);
  return found && { years: Number(found[1]), words: found[0] };
}

/** Whether the words make the two eyes differ, whatever their colors. */
export const hasUnlikeEyes = (text: string): boolean => ofPhrases().unlike.test(text);
