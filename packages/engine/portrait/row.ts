/** The words for the parts of a portrait, in five languages. Alternatives are separated by a bar, `*` stands for any ending. */
import type { Locale } from '../../../contract/facts/locales.ts';

/** A part of the portrait that adjectives belong to. */
export const parts = [
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

type Words = Readonly<Record<Locale, string>>;
export type LexiconRow = readonly [meaning: Meaning, words: Words];

export const words = (en: string, fr: string, es: string, ru: string, zh: string): Words => ({ en, fr, es, ru, zh });
export const noun = (part: PartName, value: string, ...all: Parameters<typeof words>): LexiconRow => [
  { kind: 'noun', part, value },
  words(...all),
];
export const adjective = (value: string, ...all: Parameters<typeof words>): LexiconRow => [{ kind: 'adjective', value }, words(...all)];
export const trait = (name: string, value: string, ...all: Parameters<typeof words>): LexiconRow => [
  { kind: 'trait', trait: name, value },
  words(...all),
];
/** A color that only one part has. */
export const shade = (part: PartName, value: string, ...all: Parameters<typeof words>): LexiconRow => [
  { kind: 'trait', trait: 'shade', value, shade: part },
  words(...all),
];
