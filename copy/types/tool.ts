import type { ToolSlug } from '../../contract/facts/tools/catalog.ts';

/** What menus, lists and cards show of a tool. */
export type ToolTitle = {
  name: string;
  /** What the tool does, in the sentence of its card. */
  card: string;
};

/** Name of every tool: `<locale>/tools/names.ts`, collected from the tools' own files when code is generated. */
export type ToolNames = Readonly<Record<ToolSlug, string>>;

/** The sentence on the card of every tool: `<locale>/tools/cards.ts`, collected as the names are. */
export type ToolCards = Readonly<Record<ToolSlug, string>>;

/** Texts of a tool's page: `<locale>/tools/<slug>.ts`. Everything else on the page comes from the catalog. */
export type ToolCopy = ToolTitle & {
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

/** What its page shows above and beside the form, and at its end. */
export type ToolHead = Pick<ToolCopy, 'search' | 'h1' | 'lead' | 'action' | 'closing'>;

export type Passage = { title: string; body: string };
