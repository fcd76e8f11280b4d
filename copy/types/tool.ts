import type { ToolSlug } from '../../contract/facts/tools/catalogue.ts';

/** Name of every tool in menus, lists and cards: `<locale>/tools/names.ts`. */
export type ToolNames = Readonly<Record<ToolSlug, string>>;

/** What a tool does, in the sentence of its card: `<locale>/tools/cards.ts`. */
export type ToolCards = Readonly<Record<ToolSlug, string>>;

/** Texts of a tool's page: `<locale>/tools/<slug>.ts`. Everything else on the page comes from the catalog. */
export type ToolCopy = {
  /** What a search engine lists: 30 to 60 and 70 to 155 characters, where a Chinese one counts twice. */
  search: { title: string; description: string };
  h1: string;
  /** The sentence under the heading. */
  lead: string;
  /** Label of the button, before the coin and the cost. */
  action: string;
  steps: readonly Passage[];
  /** What this tool does and is used for, in paragraphs that no other tool has. */
  about: readonly Passage[];
  reasons: readonly Passage[];
  /** Questions that only this tool raises. */
  faqs: readonly Passage[];
  closing: string;
};

export type Passage = { title: string; body: string };
