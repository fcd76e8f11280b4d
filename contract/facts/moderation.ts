/** Who looks for what breaks the content policy, as its page states, and how much the bundled net finds (decision 26). */

/** What a program looks for in texts by lists of words alone. */
export const soughtByWords = ['sexual', 'minors', 'undressing', 'privatePerson'] as const;

/** What it looks for by lists of words and by the bundled net, in the order of the net's answers. */
export const harms = ['violence', 'hate', 'selfHarm', 'forgery', 'politics'] as const;
export type Harm = (typeof harms)[number];

/** What only people look for, in what is reported. */
export const soughtByPeople = ['likeness', 'deception', 'seen', 'works'] as const;

/** How many of how many texts. */
export type Share = readonly [count: number, of: number];

/** What the bundled net makes of a set of texts that it was never fitted to: `found` of what breaks a rule, `wronged` of what only looks like it. */
export type KeptBack = { readonly set: string; readonly found: Readonly<Record<Harm, Share>>; readonly wronged: Share };

/** The sets that were kept back, newest last: the page states the figures of the newest. `packages/engine/tests/harms.test.ts` judges them all. */
export const keptBack = [
  {
    set: 'fourteenth',
    found: { violence: [20, 20], hate: [20, 20], selfHarm: [20, 20], forgery: [20, 20], politics: [20, 20] },
    wronged: [5, 128],
  },
  {
    set: 'fifteenth',
    found: { violence: [10, 11], hate: [8, 10], selfHarm: [9, 10], forgery: [10, 10], politics: [10, 10] },
    wronged: [1, 64],
  },
  {
    set: 'sixteenth',
    found: { violence: [11, 11], hate: [6, 6], selfHarm: [6, 6], forgery: [6, 6], politics: [6, 6] },
    wronged: [0, 56],
  },
  {
    set: 'seventeenth',
    found: { violence: [13, 15], hate: [15, 15], selfHarm: [13, 15], forgery: [15, 15], politics: [15, 15] },
    wronged: [6, 100],
  },
  {
    set: 'eighteenth',
    found: { violence: [11, 15], hate: [14, 15], selfHarm: [11, 15], forgery: [14, 15], politics: [15, 15] },
    wronged: [8, 100],
  },
] as const satisfies readonly KeptBack[];
export const newest: KeptBack = keptBack.at(-1)!;
