import type english from '../en/help.ts';

export type HelpTopic = keyof typeof english.topics;

/**
 * What the help assistant knows in one language. `asks` are ways to put the question; `{name}` in an answer is a placeholder for a fact.
 */
export type HelpCopy = {
  readonly topics: Readonly<Record<HelpTopic, { readonly asks: readonly string[]; readonly answer: string }>>;
};
