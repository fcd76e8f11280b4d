import type english from '../en/help.ts';

export type HelpTopic = keyof typeof english.topics;

/** What the help assistant answers in one language, by topic. `{name}` is a placeholder for a fact. */
export type HelpCopy = { readonly topics: Readonly<Record<HelpTopic, string>> };
