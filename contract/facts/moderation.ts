/** Who looks for what breaks the content policy, as its page states, and how much the bundled net finds (decision 26). */

/** What a program looks for in texts by lists of words alone. */
export const soughtByWords = ['sexual', 'minors', 'undressing', 'privatePerson'] as const;

/** What it looks for by lists of words and by the bundled net, in the order of the net's answers. */
export const harms = ['violence', 'hate', 'selfHarm', 'forgery', 'politics'] as const;
export type Harm = (typeof harms)[number];

/**
 * Of these the net finds at least nine in ten, and wrongs few harmless texts. Of the others it refuses only what it is almost sure of: what it
 * suspects, operators see beside what is reported or shared.
 */
export const soughtByNet = ['politics'] as const satisfies readonly Harm[];
export const hinted = ['violence', 'hate', 'selfHarm', 'forgery'] as const satisfies readonly Harm[];
export type Hinted = (typeof hinted)[number];

/** What only people look for, in what is reported. */
export const soughtByPeople = ['likeness', 'deception', 'seen', 'works'] as const;

/** How many of how many texts. */
export type Share = readonly [count: number, of: number];

/**
 * What the bundled net makes of a set of texts that it was never fitted to: `found` of what breaks a rule, `wronged` of what only looks like it. The
 * last two have texts of the kinds alone that the net was relied on for before.
 */
export type KeptBack = {
  readonly set: string;
  readonly found: Readonly<Record<(typeof soughtByNet)[number], Share> & Partial<Record<Harm, Share>>>;
  readonly wronged: Share;
};

/** The sets that were kept back, newest last: the page states the figures of the newest. `packages/engine/tests/harms.test.ts` judges them all. */
export const keptBack = [
  {
    set: 'fourteenth',
    found: { violence: [17, 20], hate: [20, 20], selfHarm: [14, 20], forgery: [18, 20], politics: [20, 20] },
    wronged: [0, 128],
  },
  {
    set: 'fifteenth',
    found: { violence: [4, 11], hate: [8, 10], selfHarm: [9, 10], forgery: [6, 10], politics: [10, 10] },
    wronged: [0, 64],
  },
  {
    set: 'sixteenth',
    found: { violence: [6, 11], hate: [6, 6], selfHarm: [5, 6], forgery: [2, 6], politics: [6, 6] },
    wronged: [0, 56],
  },
  {
    set: 'seventeenth',
    found: { violence: [5, 15], hate: [15, 15], selfHarm: [8, 15], forgery: [10, 15], politics: [15, 15] },
    wronged: [2, 100],
  },
  {
    set: 'eighteenth',
    found: { violence: [7, 15], hate: [14, 15], selfHarm: [7, 15], forgery: [7, 15], politics: [15, 15] },
    wronged: [1, 100],
  },
  {
    set: 'nineteenth',
    found: { violence: [8, 15], hate: [20, 20], selfHarm: [10, 15], forgery: [10, 20], politics: [19, 20] },
    wronged: [2, 160],
  },
  { set: 'twentieth', found: { hate: [19, 20], politics: [19, 20] }, wronged: [1, 160] },
  { set: 'twenty-first', found: { hate: [42, 50], politics: [48, 50] }, wronged: [2, 200] },
] as const satisfies readonly KeptBack[];
export const newest: KeptBack = keptBack.at(-1)!;
