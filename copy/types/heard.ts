import type english from '../en/heard.ts';

/** What a word of a question may mean, whatever the language: `stop` is “cancel”, “résilier” and “取消”. */
export type Concept = keyof typeof english.words;

/**
 * What the help assistant hears in a question, in one language, as people type it: `<locale>/heard.ts`. A list holds words between spaces.
 * `cancel*` is heard in “cancelled” too, and `money_back` only where its words follow each other. Accents and capitals don’t count.
 */
export type Heard = {
  /** Words that carry no meaning in a question, or only tell a story around it. */
  readonly filler: string;
  readonly words: Readonly<Record<Concept, string>>;
  /** Words by which a part of a text is a question. */
  readonly asks: string;
  /** How a part of a question begins that says what is not meant: “one picture, not the account”. */
  readonly except: readonly string[];
  /** How a question begins that goes on from the one before. */
  readonly follow: readonly string[];
};
